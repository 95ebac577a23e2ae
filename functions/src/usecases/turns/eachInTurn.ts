import { oneByOne } from './oneByOne.ts';

/** Every value has its turn, whatever becomes of the others. Then the first failure is thrown. */
export async function eachInTurn<Value>(
  values: Iterable<Value>,
  work: (value: Value) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  await oneByOne(values, {
    work: async (value) => {
      await work(value);
      return 1;
    },
    failed: (_, error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
}
