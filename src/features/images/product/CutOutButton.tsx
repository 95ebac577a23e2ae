import { succeed } from '@lumashot/domain/result';
import { TRANSPARENT_TEXTS } from '#app/texts/cutOut.ts';
import { PaidButton } from '../generation/PaidButton.tsx';
import { usePaidAction } from '../generation/usePaidAction.ts';
import { cutOutAction } from './productCalls.ts';

/** Nothing is asked but which shot. The PNG lands in the library; the shot stays in sight. */
export function CutOutButton({ shotId }: { shotId: string }) {
  const { isRunning, run } = usePaidAction(cutOutAction);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(succeed({ shotId }));
      }}
    >
      <PaidButton disabled={isRunning}>{TRANSPARENT_TEXTS.submit}</PaidButton>
    </form>
  );
}
