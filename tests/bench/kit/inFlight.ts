/** Runs `count` works, `width` of them at any time. Throws what the first failing one throws. */
export async function inFlight({
  count,
  width,
  work,
}: {
  count: number;
  width: number;
  work: (index: number) => Promise<unknown>;
}): Promise<void> {
  let next = 0;
  const runner = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: width }, runner));
}
