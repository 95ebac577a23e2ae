import { itemKeyOf } from '@lumashot/domain/library/changes';
import {
  isLater,
  laterOf,
  millisOf,
  type FeedEntry,
  type FeedItem,
  type LogEntry,
  type Stamp,
} from '@lumashot/domain/library/feed';
import {
  confirmedFlagsOf,
  flagsAfterSteps,
  rowWithFlags,
  stepsOfKeys,
  withRefund,
} from '../index/applyLog.ts';
import {
  type AppliedEntry,
  type IndexDatabase,
  type LogState,
  type StoredRow,
  type SyncRow,
} from '../index/database.ts';
import { writeAs } from '../index/ownership.ts';
import { changesOfKeys } from '../outbox/pendingChanges.ts';
import { putRows, removeRows, rowsOfKeys, rowTables } from '../index/rows.ts';

export interface KnownSync {
  readonly types: readonly SyncRow[];
  readonly log: LogState | null;
}

/** What was read of the log. */
export interface LogRead {
  /** Of kinds that this version knows, in their order. */
  readonly entries: readonly LogEntry[];
  readonly cursor: Stamp;
  readonly confirmedAt: number;
  /** Changes that were made here and are in the log by now: their ids in `pending`. */
  readonly settled: readonly number[];
}

/** The index as the sync writes it. */
export interface LibraryIndex {
  readSync(uid: string): Promise<KnownSync>;
  /**
   * Entries and cursors in one transaction: a crash between them would skip entries for good. `asOf`:
   * how far the log was known when they were asked for; what is later in it happens to them too.
   */
  save(
    uid: string,
    found: {
      readonly entries: readonly FeedEntry[];
      readonly sync: readonly SyncRow[];
      readonly asOf: Stamp | null;
    },
  ): Promise<void>;
  /** Applies the log to the rows that are here. Answers the rows that were deleted for ever. */
  saveLog(uid: string, read: LogRead): Promise<readonly StoredRow[]>;
  /** Everything goes but what was changed here and not sent; the log is known up to then. */
  empty(uid: string, log: Pick<LogRead, 'cursor' | 'confirmedAt'>): Promise<void>;
}

/** How long entries are kept for pages that are on their way. */
const ENTRIES_KEPT_MS = 7 * 86_400_000;

export function libraryIndexIn(database: IndexDatabase): LibraryIndex {
  const { sync, logState, log, pending } = database;
  const tables = [...rowTables(database), sync, logState, log, pending];

  /** Rows as the log's steps and then the changes made here leave them. Answers those that are gone. */
  async function putAfter(
    uid: string,
    { rows, steps }: { rows: readonly StoredRow[]; steps: ReturnType<typeof stepsOfKeys> },
  ): Promise<readonly StoredRow[]> {
    const local = changesOfKeys(await pending.where('uid').equals(uid).sortBy('id'));
    const kept: StoredRow[] = [];
    const gone: StoredRow[] = [];
    for (const row of rows) {
      const flags = flagsAfterSteps(confirmedFlagsOf(row), steps.get(row.key));
      if (flags === null) gone.push(row);
      else {
        const known = withRefund(row, steps.get(row.key));
        kept.push(rowWithFlags(known, flags, local.get(row.key)));
      }
    }
    await putRows(database, kept);
    await removeRows(
      database,
      gone.map(({ key }) => key),
    );
    return gone;
  }

  return {
    async readSync(uid) {
      const types = await sync.filter((row) => row.uid === uid).toArray();
      return { types, log: (await logState.get(uid)) ?? null };
    },

    save: (uid, { entries, sync: moved, asOf }) =>
      writeAs(
        uid,
        tables,
        async () => {
          const { rows, goneKeys } = rowChanges(entries, uid);
          const later = asOf === null ? [] : await entriesAfter(database, asOf);
          await putAfter(uid, { rows, steps: stepsOfKeys(later) });
          await removeRows(database, goneKeys);
          await sync.bulkPut(moved);
        },
        database,
      ),

    async saveLog(uid, { entries, cursor, confirmedAt, settled }) {
      let gone: readonly StoredRow[] = [];
      await writeAs(
        uid,
        tables,
        async () => {
          const known = (await logState.get(uid))?.cursor ?? null;
          // Another tab may have read further.
          const fresh = entries.filter(({ at }) => known === null || isLater(at, known));
          const steps = stepsOfKeys(fresh);
          const done = (await pending.bulkGet([...settled])).flatMap((row) => row?.key ?? []);
          await pending.bulkDelete([...settled]);
          const rows = await rowsOfKeys(database, [...steps.keys(), ...done]);
          gone = await putAfter(uid, { rows, steps });
          const reached = laterOf(known, cursor) ?? cursor;
          await log.bulkPut(fresh.flatMap((entry) => appliedEntry(uid, entry)));
          await log
            .where('at')
            .below(millisOf(reached) - ENTRIES_KEPT_MS)
            .delete();
          await logState.put({ uid, cursor: reached, confirmedAt });
        },
        database,
      );
      return gone;
    },

    empty: (uid, known) =>
      writeAs(
        uid,
        [...tables, database.counts],
        async () => {
          for (const table of [...rowTables(database), sync, log, database.counts]) {
            await table.clear();
          }
          await logState.put({ uid, ...known });
        },
        database,
      ),
  };
}

/** In their order. */
async function entriesAfter({ log }: IndexDatabase, stamp: Stamp): Promise<readonly LogEntry[]> {
  const near = await log.where('at').aboveOrEqual(millisOf(stamp)).sortBy('at');
  return near
    .filter((entry) => isLater(entry.stamp, stamp))
    .toSorted((one, other) => (isLater(one.stamp, other.stamp) ? 1 : -1))
    .map(({ id, stamp: at, kind, keys, refunded = false }) => ({
      id,
      at,
      change: { kind, keys, refunded },
    }));
}

const appliedEntry = (uid: string, { id, at, change }: LogEntry): AppliedEntry[] =>
  change === null ? [] : [{ id, uid, at: millisOf(at), stamp: at, ...change }];

/** What entries do to the rows. Of several about one item the last one counts. */
export function rowChanges(
  entries: readonly FeedEntry[],
  uid: string,
): { readonly rows: StoredRow[]; readonly goneKeys: string[] } {
  const lastOfKey = new Map(entries.map((entry) => [itemKeyOf(entry), entry]));
  const last = [...lastOfKey.values()];
  return {
    rows: last.flatMap((entry) => (entry.kind === 'item' ? [rowFromItem(entry, uid)] : [])),
    goneKeys: last.flatMap((entry) => (entry.kind === 'gone' ? [itemKeyOf(entry)] : [])),
  };
}

const rowFromItem = ({ type, id, document }: FeedItem, uid: string): StoredRow => ({
  key: itemKeyOf({ type, id }),
  uid,
  type,
  id,
  createdAt: document.created_at.getTime(),
  item: document,
});
