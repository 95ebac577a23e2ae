const AT_A_TIME = 32;

/** Runs the work on every item, some at a time, and returns the outcomes in order. */
export async function inParallel<Item, Outcome>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) outcomes[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return outcomes;
}
