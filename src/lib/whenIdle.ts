/** Runs something when there is nothing better to do, not before `afterMs`. */
export function whenIdle(run: () => void, afterMs: number): void {
  setTimeout(() => void untilIdle().then(run), afterMs);
}

/** Resolves when there is nothing better to do, after `withinMs` in any case. */
export const untilIdle = (withinMs?: number): Promise<void> =>
  new Promise((resolve) => {
    // Safari has none.
    if (!('requestIdleCallback' in window)) return resolve();
    window.requestIdleCallback(
      () => resolve(),
      withinMs === undefined ? {} : { timeout: withinMs },
    );
  });
