/** Every order of a few things. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

/** Runs over all items, `size` at once. */
export async function inBatches<Item>(
  items: readonly Item[],
  { size, run }: { size: number; run: (item: Item) => Promise<unknown> },
): Promise<void> {
  for (let from = 0; from < items.length; from += size) {
    await Promise.all(items.slice(from, from + size).map(run));
  }
}
