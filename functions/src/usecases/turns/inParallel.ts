/**
 * Works on what comes, so many at a time, and no sooner than that asks for more. `work` says itself
 * what goes wrong: what it throws ends everything.
 */
export async function inParallel<Value>(
  values: AsyncIterable<Value>,
  { most, work }: { readonly most: number; readonly work: (value: Value) => Promise<void> },
): Promise<void> {
  const running = new Set<Promise<void>>();
  for await (const value of values) {
    const one = work(value).finally(() => running.delete(one));
    running.add(one);
    if (running.size >= most) await Promise.race(running);
  }
  await Promise.all(running);
}
