interface Waiting {
  readonly unbuilt: () => Promise<readonly string[]>;
  readonly pause: () => Promise<void>;
  readonly say: (line: string) => void;
  /** How often it is asked. */
  readonly most: number;
}

/** A query without its index fails: functions that ask it come after. False: it takes too long. */
export async function waitForIndexes({ unbuilt, pause, say, most }: Waiting): Promise<boolean> {
  for (let asked = 1; asked <= most; asked += 1) {
    const names = await unbuilt();
    if (names.length === 0) return true;
    say(`${names.length} are still being built`);
    await pause();
  }
  return false;
}
