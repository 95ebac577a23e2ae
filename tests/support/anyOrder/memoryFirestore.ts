import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';

/**
 * As much of Firestore as the jobs' adapter uses, in memory: documents with their times of change,
 * batches that commit everything or nothing on condition of these times, equality and range queries.
 * Every call first awaits `turn`: whoever gives the turns chooses the order of what runs at once.
 */
type Fields = Readonly<Record<string, unknown>>;

interface Stored {
  readonly fields: Fields;
  readonly updateTime: Timestamp;
}

export interface MemoryDocuments {
  readonly all: Map<string, Stored>;
  /** Counted up with each commit: no two have one time. */
  time: number;
  readonly listeners: Set<() => void>;
  /** Called after every commit. */
  onCommit?: () => void;
}

export const memoryDocuments = (): MemoryDocuments => ({
  all: new Map(),
  time: 0,
  listeners: new Set(),
});

/** Where the clock of these tests begins. */
export const EPOCH_S = Date.UTC(2026, 10, 22, 12) / 1_000;

const timeOf = (count: number): Timestamp => new Timestamp(EPOCH_S + count, 0);

class Refused extends Error {
  readonly code = 9;
}

interface Write {
  readonly path: string;
  readonly precondition: Timestamp | 'absent';
  /** Null deletes. */
  readonly fields: Fields | null;
}

export function memoryFirestore(documents: MemoryDocuments, turn: () => Promise<void>): Firestore {
  const { all } = documents;

  const refOf = (path: string) => ({
    path,
    id: path.slice(path.indexOf('/') + 1),
    get: async () => {
      await turn();
      return snapshotOf(path);
    },
    update: async (fields: Fields) => {
      await turn();
      commit([{ path, precondition: snapshotOf(path).updateTime ?? 'absent', fields }]);
    },
    onSnapshot: (onNext: (snapshot: unknown) => void) => {
      let seen = -1;
      const look = (): void => {
        const time = all.get(path)?.updateTime.seconds ?? 0;
        if (time !== seen) onNext(snapshotOf(path));
        seen = time;
      };
      documents.listeners.add(look);
      queueMicrotask(look);
      return () => documents.listeners.delete(look);
    },
  });

  const snapshotOf = (path: string) => {
    const stored = all.get(path);
    return {
      ref: refOf(path),
      id: refOf(path).id,
      exists: stored !== undefined,
      updateTime: stored?.updateTime,
      data: () => stored?.fields,
      get: (field: string) => stored?.fields[field],
    };
  };

  /** All or nothing. */
  function commit(writes: readonly Write[]): void {
    for (const { path, precondition } of writes) {
      const stored = all.get(path);
      const isMet =
        precondition === 'absent'
          ? stored === undefined
          : stored?.updateTime.isEqual(precondition) === true;
      if (!isMet) throw new Refused(`${path} has changed`);
    }
    documents.time += 1;
    const updateTime = timeOf(documents.time);
    for (const { path, fields } of writes) {
      if (fields === null) all.delete(path);
      else {
        const before = all.get(path)?.fields ?? {};
        all.set(path, { fields: merged(before, fields, updateTime), updateTime });
      }
    }
    for (const look of documents.listeners) look();
    documents.onCommit?.();
  }

  function batch() {
    const writes: Write[] = [];
    return {
      create: ({ path }: { path: string }, fields: Fields) =>
        writes.push({ path, precondition: 'absent', fields }),
      update: (
        { path }: { path: string },
        fields: Fields,
        { lastUpdateTime }: { lastUpdateTime?: Timestamp } = {},
      ) => {
        const precondition = lastUpdateTime ?? snapshotOf(path).updateTime ?? 'absent';
        writes.push({ path, precondition, fields });
      },
      delete: ({ path }: { path: string }, { lastUpdateTime }: { lastUpdateTime: Timestamp }) =>
        writes.push({ path, precondition: lastUpdateTime, fields: null }),
      commit: async () => {
        await turn();
        commit(writes);
      },
    };
  }

  let ids = 0;
  const collection = (name: string) => ({
    doc: (id?: string) => {
      ids += 1;
      return refOf(
        `${name}/${id ?? `id${documents.time}x${ids}x${Math.trunc(Math.random() * 1e9)}`}`,
      );
    },
    ...queryOf(name, { filters: [], order: null, limit: Number.POSITIVE_INFINITY }),
  });

  type Placed = readonly [path: string, fields: Fields];

  interface Asked {
    readonly filters: readonly ((fields: Fields) => boolean)[];
    readonly order: string | null;
    readonly limit: number;
    /** What comes after this one. */
    readonly after?: { readonly path: string; readonly fields: Fields };
  }

  const queryOf = (name: string, asked: Asked): object => ({
    where: (field: string, operator: string, value: unknown) =>
      queryOf(name, {
        ...asked,
        filters: [...asked.filters, (fields) => compares(fields[field], operator, value)],
      }),
    orderBy: (order: string) => queryOf(name, { ...asked, order }),
    limit: (limit: number) => queryOf(name, { ...asked, limit }),
    select: () => queryOf(name, asked),
    startAfter: ({ ref, data }: ReturnType<typeof snapshotOf>) =>
      queryOf(name, { ...asked, after: { path: ref.path, fields: data() ?? {} } }),
    get: async () => {
      await turn();
      const { filters, order, limit, after } = asked;
      const inOrder = ([one, a]: Placed, [other, b]: Placed): number =>
        order === null
          ? one.localeCompare(other)
          : numberOf(a[order]) - numberOf(b[order]) || (one < other ? -1 : Number(one > other));
      const docs = [...all]
        .map(([path, { fields }]): Placed => [path, fields])
        .filter(
          ([path, fields]) => path.startsWith(`${name}/`) && filters.every((is) => is(fields)),
        )
        .toSorted(inOrder)
        .filter((one) => after === undefined || inOrder(one, [after.path, after.fields]) > 0)
        .slice(0, limit)
        .map(([path]) => snapshotOf(path));
      return { docs, size: docs.length, empty: docs.length === 0 };
    },
  });

  const database = {
    collection,
    batch,
    getAll: async (...refs: { path: string }[]) => {
      await turn();
      return refs.map(({ path }) => snapshotOf(path));
    },
  };
  // What it lacks is not used: a call of it fails the test.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stand-in for a class
  return database as unknown as Firestore;
}

function compares(stored: unknown, operator: string, value: unknown): boolean {
  if (stored === undefined || stored === null) return false;
  switch (operator) {
    case '==':
      return stored === value;
    case '<=':
      return numberOf(stored) <= numberOf(value);
    case '>':
      return numberOf(stored) > numberOf(value);
    default:
      throw new Error(`no query asks by ${operator}`);
  }
}

function numberOf(value: unknown): number {
  if (value instanceof Timestamp) return value.toMillis();
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'number') return value;
  throw new Error('no query orders by such a value');
}

/** `a.b` names a field of a map; the server's time is the commit's. */
function merged(before: Fields, fields: Fields, now: Timestamp): Fields {
  const after: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) throw new Error(`${name} is undefined`);
    const stored = value instanceof FieldValue ? now : storedOf(value);
    const [outer = '', inner] = name.split('.');
    if (inner === undefined) after[outer] = stored;
    else after[outer] = { ...Object(after[outer]), [inner]: stored };
  }
  return after;
}

/** Dates are stored as timestamps, however deep they stand. */
function storedOf(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(storedOf);
  if (typeof value !== 'object' || value === null || value instanceof Timestamp) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, storedOf(part)]),
  );
}
