import { COLLECTIONS } from '@lumashot/domain/paths';
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { atomically } from '../../src/adapters/firestore/atomically.ts';
import { newStamps } from '../../src/adapters/firestore/newStamps.ts';
import type { Migration } from './migration.ts';

const count = z.int().min(0);

/** `ops_migrations/{name}`: how far a migration has come. */
const progressSchema = z.object({
  state: z.enum(['running', 'done']),
  /** The last document of a page that was finished; null: none yet. */
  at: z.object({ collection: z.string(), id: z.string() }).nullable(),
  looked: count,
  written: count,
  unreadable: count,
});
export type Progress = z.infer<typeof progressSchema>;

const NOTHING: Progress = { state: 'running', at: null, looked: 0, written: 0, unreadable: 0 };

export interface Run {
  readonly db: Firestore;
  /** Reads and counts, and writes nothing. */
  readonly dry: boolean;
  /** Documents a page. */
  readonly pageSize: number;
  /** After every page. */
  readonly onPage?: (progress: Progress) => void;
  /** Of each document that this run could not read. One from before is not told again. */
  readonly onUnreadable?: (path: string) => void;
}

/**
 * Walks through all documents, page by page. A run that was cut off goes on behind its last page, and
 * one that is done answers with what it did. A dry run begins at the beginning and leaves nothing.
 */
export async function runMigration(migration: Migration, run: Run): Promise<Progress> {
  const { db, dry } = run;
  const kept = db.collection(COLLECTIONS.opsMigrations).doc(migration.name);
  const before = dry ? NOTHING : await readProgress(kept);
  if (before.state === 'done') return before;
  let progress = before;
  const first = Math.max(0, migration.collections.indexOf(before.at?.collection ?? ''));
  for (const collection of migration.collections.slice(first)) {
    let after = collection === before.at?.collection ? before.at.id : null;
    for (;;) {
      const page = await readPage(run, { collection, after });
      const last = page.at(-1);
      if (last === undefined) break;
      const written = await writePage(migration, page, run);
      progress = sum(progress, { at: { collection, id: last.id }, ...written });
      for (const path of written.unreadable) run.onUnreadable?.(path);
      if (!dry) await keep(kept, progress);
      run.onPage?.(progress);
      after = last.id;
    }
  }
  progress = { ...progress, state: 'done' };
  if (!dry) await keep(kept, progress);
  return progress;
}

async function readPage(
  { db, pageSize }: Run,
  { collection, after }: { readonly collection: string; readonly after: string | null },
): Promise<readonly DocumentSnapshot[]> {
  const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(pageSize);
  return (await (after === null ? all : all.startAfter(after)).get()).docs;
}

type PageCounts = Pick<Progress, 'looked' | 'written'> & { readonly unreadable: readonly string[] };

/** All of a page or nothing; a document that changes meanwhile is looked at again. */
async function writePage(
  migration: Migration,
  page: readonly DocumentSnapshot[],
  { db, dry }: Run,
): Promise<PageCounts> {
  let isFirst = true;
  return atomically(db, {
    read: async () => {
      const documents = isFirst ? page : await db.getAll(...page.map(({ ref }) => ref));
      isFirst = false;
      const there = documents.filter(({ exists }) => exists);
      return { there, lacking: await migration.lacks(there, db) };
    },
    decide: ({ there, lacking }, batch): PageCounts => {
      const unreadable: string[] = [];
      let written = 0;
      for (const [index, snapshot] of there.entries()) {
        const fields = lacking[index] ?? null;
        if (fields === null) unreadable.push(snapshot.ref.path);
        else if (Object.keys(fields).length > 0) {
          written += 1;
          if (!dry) batch.update(snapshot, fields);
        }
      }
      return { looked: there.length, written, unreadable };
    },
  });
}

const sum = (
  progress: Progress,
  page: PageCounts & { readonly at: NonNullable<Progress['at']> },
): Progress => ({
  state: 'running',
  at: page.at,
  looked: progress.looked + page.looked,
  written: progress.written + page.written,
  unreadable: progress.unreadable + page.unreadable.length,
});

async function readProgress(kept: DocumentReference): Promise<Progress> {
  const found = await kept.get();
  return found.exists ? progressSchema.parse(found.data()) : NOTHING;
}

async function keep(kept: DocumentReference, progress: Progress): Promise<void> {
  const { created_at } = newStamps();
  const isNew = !(await kept.get()).exists;
  await kept.set(
    { ...progress, updated_at: FieldValue.serverTimestamp(), ...(isNew ? { created_at } : {}) },
    { merge: true },
  );
}
