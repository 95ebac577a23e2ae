/** Runs something when there is nothing better to do, not before `afterMs`. */
export function whenIdle(run: () => void, afterMs: number): void {
  setTimeout(() => {
    // Safari has none.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else run();
  }, afterMs);
}
