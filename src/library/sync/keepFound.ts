import type { LogFollower } from './followLog.ts';
import type { LibraryIndex } from './libraryIndex.ts';
import type { LibrarySync } from './syncStatus.ts';

interface Options {
  readonly uid: string;
  readonly index: Pick<LibraryIndex, 'save'>;
  readonly log: Pick<LogFollower, 'asOf'>;
}

/** Keeps rows that were asked for besides the sync, with what has happened to them on their way. */
export const createKeepFound =
  ({ uid, index, log }: Options): LibrarySync['keepFound'] =>
  async (ask) => {
    const asOf = log.asOf();
    const found = await ask();
    await index.save(uid, { entries: found.entries, sync: [], asOf });
    return found;
  };
