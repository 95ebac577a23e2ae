import { parseItemKey, type ItemKey } from '@lumashot/domain/library/changes';
import { FIELD_OF_CHANGE, isFlagged, type FlagChange } from '@lumashot/domain/library/flags';
import { confirmedFlagsOf, rowWithFlags, shownFlags } from '../index/applyLog.ts';
import type { IndexDatabase, PendingRow, StoredRow } from '../index/database.ts';
import type { Sendable } from './faults.ts';
import { writeAs } from '../index/ownership.ts';
import { putRows, removeRows, rowsOfKeys, rowTables } from '../index/rows.ts';

/** Changes of one kind that are sent in one call. */
export interface Batch {
  readonly change: FlagChange;
  readonly items: readonly ItemKey[];
  readonly ids: readonly number[];
}

/** Changes that were made here, until the log says what became of them. */
export interface PendingChanges {
  /** Shows the change at once, and keeps it to be sent. */
  add(change: FlagChange, keys: readonly string[]): Promise<void>;
  /** What is to be sent next; null: nothing is. From here on, whether it arrived is not known. */
  take(sendable: Sendable): Promise<Batch | null>;
  /** The server has done it. It stays on top of the rows until the log was read after this. */
  answered(ids: readonly number[], missing: readonly string[]): Promise<void>;
  /** The server has not, and will not: shown is what was confirmed before. */
  refused(ids: readonly number[]): Promise<void>;
  /** Those that a reading of the log, begun now, settles. */
  settledByLog(): Promise<readonly number[]>;
  /** When the first change was made that was not sent, by the device's clock; null: there is none. */
  waitingSince(): Promise<number | null>;
  /** Items with a change that was not sent. */
  count(): Promise<number>;
}

interface Told {
  /** Rows that are no more: what else is kept of them goes as well. The log, which names keys alone, finds none of them by then. */
  readonly onGone?: (rows: readonly StoredRow[]) => void;
}

export function pendingChangesIn(
  database: IndexDatabase,
  uid: string,
  { onGone = () => undefined }: Told = {},
): PendingChanges {
  const { pending } = database;
  const own = (): Promise<PendingRow[]> => pending.where('uid').equals(uid).sortBy('id');
  const write = (change: () => Promise<unknown>): Promise<void> =>
    writeAs(uid, [...rowTables(database), pending], change, database);

  /** The rows of these keys as they are shown with what is pending now. */
  async function showAgain(keys: readonly string[]): Promise<void> {
    const local = changesOfKeys(await own());
    const rows = await rowsOfKeys(database, keys);
    await putRows(
      database,
      rows.map((row) => rowWithFlags(row, confirmedFlagsOf(row), local.get(row.key))),
    );
  }

  return {
    add: (change, keys) =>
      write(async () => {
        const known = changesOfKeys(await own());
        const rows = await rowsOfKeys(database, keys);
        const madeAt = Date.now();
        const added: Omit<PendingRow, 'id'>[] = [];
        for (const row of rows) {
          const last = known.get(row.key)?.findLast((one) => areAlike(one.change, change));
          // Never sent: nobody has to know of it.
          const dropped = last?.state === 'new' ? last : null;
          if (dropped !== null) await pending.delete(dropped.id);
          const rest = (known.get(row.key) ?? []).filter((one) => one !== dropped);
          if (isFlagged(shownFlags(confirmedFlagsOf(row), rest), change)) continue;
          added.push({ uid, key: row.key, change, madeAt, state: 'new' });
        }
        await pending.bulkAdd(added);
        await showAgain(keys);
      }),

    async take({ most, apart }) {
      let batch: Batch | null = null;
      await write(async () => {
        const unsent = (await own()).filter(({ state }) => state !== 'answered');
        const { last, outdone } = lastOfEachMark(unsent);
        await pending.bulkDelete(outdone.map(({ id }) => id));
        const others = last.filter(({ id }) => !apart.includes(id));
        const alone = apart.flatMap((id) => last.find((one) => one.id === id) ?? []);
        const [first] = [...others, ...alone];
        if (first === undefined) return;
        const alike = others.filter(({ change }) => change === first.change);
        const some = alike.length === 0 ? [first] : alike.slice(0, most);
        await pending.bulkPut(some.map((one) => ({ ...one, state: 'tried' })));
        batch = {
          change: first.change,
          ids: some.map(({ id }) => id),
          items: some.flatMap(({ key }) => parseItemKey(key) ?? []),
        };
      });
      return batch;
    },

    async answered(ids, missing) {
      let gone: readonly StoredRow[] = [];
      await write(async () => {
        const done = (await own()).filter(({ id }) => ids.includes(id));
        await pending.bulkPut(done.map((one) => ({ ...one, state: 'answered' })));
        gone = await rowsOfKeys(database, missing);
        await removeRows(database, missing);
      });
      if (gone.length > 0) onGone(gone);
    },

    refused: (ids) =>
      write(async () => {
        const undone = (await own()).filter(({ id }) => ids.includes(id));
        await pending.bulkDelete([...ids]);
        await showAgain(undone.map(({ key }) => key));
      }),

    settledByLog: async () =>
      (await own()).flatMap(({ id, state }) => (state === 'answered' ? [id] : [])),

    waitingSince: async () =>
      (await own()).find(({ state }) => state !== 'answered')?.madeAt ?? null,

    count: async () => unsentKeys(await own()).size,
  };
}

export const unsentKeys = (rows: readonly PendingRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ key, state }) => (state === 'answered' ? [] : [key])));

/** In the order in which they were made. */
export function changesOfKeys(
  rows: readonly PendingRow[],
): ReadonlyMap<string, readonly PendingRow[]> {
  const changes = new Map<string, PendingRow[]>();
  for (const row of rows) changes.set(row.key, [...(changes.get(row.key) ?? []), row]);
  return changes;
}

/** Of several about one mark of one item only the last one is meant. */
function lastOfEachMark(rows: readonly PendingRow[]): {
  readonly last: readonly PendingRow[];
  readonly outdone: readonly PendingRow[];
} {
  const lastOf = new Map(rows.map((row) => [markOf(row), row]));
  const last = rows.filter((row) => lastOf.get(markOf(row)) === row);
  return { last, outdone: rows.filter((row) => lastOf.get(markOf(row)) !== row) };
}

const markOf = ({ key, change }: PendingRow): string => `${FIELD_OF_CHANGE[change]} ${key}`;

const areAlike = (one: FlagChange, other: FlagChange): boolean =>
  FIELD_OF_CHANGE[one] === FIELD_OF_CHANGE[other];
