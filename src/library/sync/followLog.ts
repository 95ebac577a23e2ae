import {
  EPOCH,
  isLater,
  laterOf,
  type LibraryFeed,
  type LogEntry,
  type PageEnd,
  type Stamp,
} from '@lumashot/domain/library/feed';
import type { KnownSync, LibraryIndex, LogRead } from './libraryIndex.ts';

const PAGE = 100;
/** Beyond this, a device that starts anew reads less. */
const MOST_BEHIND = 200;
const DAY_MS = 86_400_000;
/** Entries live longer than this: a device that was away for less has missed none. */
const LONGEST_AWAY_MS = 365 * DAY_MS;

export interface LogFollower {
  /** What the index knows. */
  readonly open: (known: KnownSync) => void;
  /** How far the log is known: to be remembered with whatever is asked for now. */
  readonly asOf: () => Stamp | null;
  /**
   * Reads what is new in the log and applies it. `lost`: the index could not follow and is empty now,
   * as on a device that has nothing yet.
   */
  readonly follow: (
    heard: Stamp | null,
    options: {
      /** Something was done since `heard`: the log has more than that says. */
      readonly hasMore: boolean;
    },
  ) => Promise<'followed' | 'lost'>;
}

interface Options {
  readonly uid: string;
  readonly feed: Pick<LibraryFeed, 'log'>;
  readonly index: Pick<LibraryIndex, 'saveLog' | 'empty'>;
  /** Changes that were made here, and that a reading begun now settles. */
  readonly settledByLog: () => Promise<readonly number[]>;
  /** Rows that are no more: what else is kept of them goes as well. */
  readonly onGone: (rows: Awaited<ReturnType<LibraryIndex['saveLog']>>) => void;
  /** Before the index is emptied: which of its rows are no more, nobody here can tell. */
  readonly onLost: () => Promise<void>;
  readonly now?: () => number;
}

/** Keeps the index in step with the change log. */
export function createLogFollower({
  uid,
  feed,
  index,
  settledByLog,
  onGone,
  onLost,
  now = Date.now,
}: Options): LogFollower {
  let cursor: Stamp | null = null;
  let confirmedAt = 0;
  /** Rows from before there was a log: what happened to them since, nobody knows. */
  let isOlderThanLog = false;

  const follow: LogFollower['follow'] = async (heard, { hasMore }) => {
    if (cursor === null && (!isOlderThanLog || heard === null)) {
      // What is in the log now, the first pages know already.
      await save({ entries: [], cursor: heard ?? EPOCH, settled: [] });
      return 'followed';
    }
    if (cursor === null || now() - confirmedAt > LONGEST_AWAY_MS) return lose(heard);
    const settled = await settledByLog();
    const isBehind = heard !== null && isLater(heard, cursor);
    if (!isBehind && !hasMore && settled.length === 0) {
      if (now() - confirmedAt > DAY_MS) await save({ entries: [], cursor, settled });
      return 'followed';
    }
    const entries = await entriesAfter(cursor);
    if (entries === null) return lose(heard);
    const reached = laterOf(entries.at(-1)?.at ?? null, heard);
    await save({ entries, cursor: laterOf(cursor, reached) ?? cursor, settled });
    return 'followed';
  };

  /** Null: too many, or one that this version does not understand. */
  async function entriesAfter(from: Stamp): Promise<LogEntry[] | null> {
    const entries: LogEntry[] = [];
    let after: PageEnd = from;
    for (;;) {
      // One more than is taken, which says whether there is more: one moment may have several entries.
      const page = await feed.log(uid, { after, limit: PAGE + 1 });
      if (page.some(({ change }) => change === null)) return null;
      const taken = page.slice(0, PAGE);
      entries.push(...taken);
      const last = taken.at(-1);
      if (last === undefined || page.length <= PAGE) return entries;
      if (entries.length >= MOST_BEHIND) return null;
      after = { ...last.at, id: last.id };
    }
  }

  async function save(read: Omit<LogRead, 'confirmedAt'>): Promise<void> {
    const at = now();
    const gone = await index.saveLog(uid, { ...read, confirmedAt: at });
    cursor = read.cursor;
    confirmedAt = at;
    if (gone.length > 0) onGone(gone);
  }

  async function lose(heard: Stamp | null): Promise<'lost'> {
    const known = { cursor: heard ?? EPOCH, confirmedAt: now() };
    // First: a page that is closed between the two finds itself as far behind at the next start.
    await onLost();
    await index.empty(uid, known);
    ({ cursor, confirmedAt } = known);
    return 'lost';
  }

  return {
    open: ({ types, log }) => {
      cursor = log?.cursor ?? null;
      confirmedAt = log?.confirmedAt ?? 0;
      isOlderThanLog = log === null && types.length > 0;
    },
    asOf: () => cursor,
    follow,
  };
}
