import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { CUT_OUT_TEXTS } from '#app/texts/images.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { createGenerator, useGenerator } from '../generation/generator.ts';
import { PaidButton } from '../generation/PaidButton.tsx';
import { sentOf } from '../generation/sentOf.ts';

const generator = createGenerator<{ readonly shotId: string }>({
  send: async ({ requestId, input }) =>
    sentOf(
      await callFunction('cutOutProduct', { ...input, requestId }),
      ({ resultImageUrl }) => resultImageUrl,
    ),
  costOf: () => CREDIT_COSTS.cutOut,
  success: CUT_OUT_TEXTS.success,
});

/** Nothing is asked but which shot. The cut-out lands in the library; the shot stays in sight. */
export function CutOutButton({ shotId }: { shotId: string }) {
  const { isRunning, generate } = useGenerator(generator);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void generate({ ok: true, input: { shotId } });
      }}
    >
      <PaidButton disabled={isRunning}>{CUT_OUT_TEXTS.submit}</PaidButton>
    </form>
  );
}
