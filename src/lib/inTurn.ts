/** Runs one at a time, in all tabs of the app; in this one alone where the browser has no locks. */
export function inTurnAs(name: string): (run: () => Promise<void>) => Promise<void> {
  if ('locks' in navigator) return (run) => navigator.locks.request(name, run);
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}
