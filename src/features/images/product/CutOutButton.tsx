import { succeed } from '@lumashot/domain/result';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { itemLink } from '#app/library/index/itemLink.ts';
import { useCutOut } from '#app/library/hooks/useCutOut.ts';
import { TRANSPARENT_TEXTS } from '#app/texts/cutOut.ts';
import { PaidButton } from '../generation/PaidButton.tsx';
import { usePaidAction } from '../generation/usePaidAction.ts';
import { cutOutAction } from './productCalls.ts';

/**
 * Nothing is asked but which shot. The PNG lands in the library; the shot stays in sight. Of one photo and one cut there
 * is one PNG: once it is made, it is opened and not sold again.
 */
export function CutOutButton({ shotId }: { shotId: string }) {
  const { attempt, isRunning, run } = usePaidAction(cutOutAction);
  const isOfShot = attempt?.state === 'done' && attempt.input.shotId === shotId;
  const made = useCutOut({ shotId, justMade: isOfShot ? attempt.result.itemId : null });
  if (typeof made === 'string') {
    return (
      <ButtonLink look="outlined" to={itemLink({ type: 'product', id: made })}>
        {TRANSPARENT_TEXTS.open}
      </ButtonLink>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(succeed({ shotId }));
      }}
    >
      <PaidButton look="outlined" disabled={isRunning || made === undefined}>
        {TRANSPARENT_TEXTS.submit}
      </PaidButton>
    </form>
  );
}
