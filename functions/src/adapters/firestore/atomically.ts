import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore';

/** One hot profile serves many parallel calls: in each round one of them gets through. */
const MAX_ROUNDS = 60;
const BACKOFF_MS = { first: 4, most: 200 } as const;

/** gRPC codes of a commit that lost the race: something it read has changed, or was made. */
const LOST_RACE: readonly unknown[] = [
  6, // ALREADY_EXISTS
  9, // FAILED_PRECONDITION
  10, // ABORTED
];

/** Writes that go through only if the documents they were decided on are still the same. */
export interface GuardedBatch {
  /** Fails the whole batch if the document exists. */
  create(ref: DocumentReference, fields: object): void;
  /** Fails the whole batch if the document has changed since it was read. */
  update(read: DocumentSnapshot, fields: object): void;
  /** Deletes; fails the whole batch if the document has changed since it was read. */
  remove(read: DocumentSnapshot): void;
  /** Fails the whole batch if the document, which was not there, has been made since. */
  missing(read: DocumentSnapshot): void;
}

/**
 * An optimistic transaction: reads, decides, and commits everything or nothing, on condition that
 * what it read is unchanged; else again. `decide` must write to (or create) every document whose
 * state it relied on, or say that it is `missing`, unless it writes nothing at all.
 *
 * Why not `runTransaction`: the server SDK locks what it reads. Two calls of one user that both
 * read before either writes then wait for each other until a lock times out, seconds later.
 */
export async function atomically<Outcome, Read = readonly DocumentSnapshot[]>(
  db: Firestore,
  {
    read,
    decide,
  }: {
    read: () => Promise<Read>;
    decide: (documents: Read, batch: GuardedBatch) => Outcome;
  },
): Promise<Outcome> {
  for (let round = 1; ; round += 1) {
    const batch = guarded(db.batch());
    const outcome = decide(await read(), batch);
    try {
      await batch.commit();
      return outcome;
    } catch (error) {
      if (round === MAX_ROUNDS || !isLostRace(error)) throw error;
    }
    await backoff(round);
  }
}

function guarded(batch: WriteBatch): GuardedBatch & { commit(): Promise<void> } {
  let isEmpty = true;
  return {
    create: (ref, fields) => {
      isEmpty = false;
      batch.create(ref, fields);
    },
    update: (read, fields) => {
      isEmpty = false;
      batch.update(read.ref, fields, unchanged(read));
    },
    remove: (read) => {
      isEmpty = false;
      batch.delete(read.ref, unchanged(read));
    },
    missing: ({ ref }) => {
      isEmpty = false;
      batch.delete(ref, { exists: false });
    },
    commit: async () => {
      if (!isEmpty) await batch.commit();
    },
  };
}

function unchanged({ ref, updateTime }: DocumentSnapshot): { lastUpdateTime: Timestamp } {
  if (updateTime === undefined) throw new Error(`${ref.path} does not exist`);
  return { lastUpdateTime: updateTime };
}

const isLostRace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOST_RACE.includes(error.code);

/** With jitter, so that those who met once do not meet again. */
const backoff = (round: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.random() * Math.min(BACKOFF_MS.first * 2 ** round, BACKOFF_MS.most)),
  );
