/**
 * Works on one after another. What one throws is told, and keeps no other: the next run finds it
 * again. Returns how much was done, as `work` counts it.
 */
export async function oneByOne<Value>(
  values: Iterable<Value> | AsyncIterable<Value>,
  {
    work,
    failed,
  }: {
    readonly work: (value: Value) => Promise<number>;
    readonly failed: (value: Value, error: unknown) => void;
  },
): Promise<number> {
  let done = 0;
  for await (const value of values) {
    try {
      done += await work(value);
    } catch (error) {
      failed(value, error);
    }
  }
  return done;
}
