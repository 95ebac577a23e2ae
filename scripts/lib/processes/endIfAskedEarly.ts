import { endLeftovers } from './leftovers.ts';

/**
 * Nobody waits for emulators that are not wanted any more: while a suite starts, a wish to stop ends all of it at once.
 * What was saved is not touched before it is up. Answers with what to call then: from there on stopping is the caller's.
 */
export function endIfAskedEarly({
  suite,
  asked,
}: {
  readonly suite: string;
  readonly asked: Promise<unknown>;
}): () => void {
  let isUp = false;
  void asked.then(() => {
    if (isUp) return;
    endLeftovers(suite);
    process.exit(130);
  });
  return () => {
    isUp = true;
  };
}
