const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait before try number `failures + 1`, in milliseconds: 1, 2, 4 ... 30 s. */
export const retryDelayMs = (failures: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));

/** Runs something after a wait, or at once when the network is back; the result calls it off. */
export type RunLater = (delayMs: number, run: () => void) => () => void;

export const runLaterOrOnline: RunLater = (delayMs, run) => {
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('online', now);
  };
  const now = () => {
    end();
    run();
  };
  const timer = setTimeout(now, delayMs);
  window.addEventListener('online', now);
  return end;
};
