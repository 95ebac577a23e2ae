import type { AdminAnswer, LongLookKind, Which } from '@lumashot/domain/admin/looks';
import type { ErrorReason } from '@lumashot/domain/errors';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firestoreAdminReader } from '../../functions/src/adapters/firestore/admin/reader.ts';
import type { AdminReadLog } from '../../functions/src/usecases/admin/ports.ts';
import { closeAdmin } from '../support/admin.ts';
import { CHOICES } from '../support/accounts/adminPorts.ts';

/** A project of its own: every list is what is written here. */
const apart = initializeApp({ projectId: 'demo-admin-lists' }, 'admin-lists');
const elsewhere = getFirestore(apart);
const log = { rowUnread: vi.fn<AdminReadLog['rowUnread']>() };
const reader = firestoreAdminReader({ db: elsewhere, auth: getAuth(), choices: CHOICES, log });

/** As one step writes them, and more precisely than a Date says. */
const SAME_MOMENT = new Timestamp(1_764_150_000, 123_456_000);
const LATER = new Timestamp(1_764_150_000, 123_457_000);
const stamps = { created_at: SAME_MOMENT, updated_at: SAME_MOMENT, expires_at: SAME_MOMENT };

const message = {
  ...stamps,
  name: 'Mara',
  email: 'mara@example.com',
  subject: 'Hello',
  message: 'Why?',
  user_id: null,
};
const report = {
  ...stamps,
  user_id: 'mara',
  item_type: 'product',
  item_id: 'one',
  reason: 'other',
  words: '',
  operation: null,
  engine: 'embedded',
  credits: 0,
};
const auditRow = {
  ...stamps,
  actor: 'ann',
  role: null,
  kind: 'done',
  user_id: null,
  outcome: null,
  ended_at: null,
};

/** Every third is open, and the newest fifty are not: an operator who sees those only sees none. */
const ALL = Array.from({ length: 240 }, (_, at) => `row-${String(at).padStart(3, '0')}`);
const isOpen = (at: number): boolean => at < 180 && at % 3 === 0;
const OPEN = ALL.filter((_, at) => isOpen(at));

beforeAll(async () => {
  await Promise.all(
    [
      COLLECTIONS.contactMessages,
      COLLECTIONS.pictureReports,
      COLLECTIONS.auditLog,
      COLLECTIONS.generationJobs,
    ].map((name) => elsewhere.recursiveDelete(elsewhere.collection(name))),
  );
  const batch = elsewhere.batch();
  for (const [at, id] of ALL.entries()) {
    const put = (name: string, fields: object) =>
      batch.set(elsewhere.collection(name).doc(id), {
        ...fields,
        ...(at < 180 ? {} : { created_at: LATER }),
      });
    put(COLLECTIONS.contactMessages, { ...message, state: isOpen(at) ? 'open' : 'answered' });
    put(COLLECTIONS.pictureReports, {
      ...report,
      // Decided by one of us, given back by itself, given back before.
      decision: at % 3 === 1 ? 'kept' : null,
      kept: isOpen(at) || at % 3 === 1 ? 'too-old' : at % 2 === 0 ? null : 'refunded-before',
    });
    put(COLLECTIONS.auditLog, auditRow);
  }
  await batch.commit();
});
afterAll(async () => {
  await deleteApp(apart);
  await closeAdmin();
});

type Page = { readonly ids: readonly string[]; readonly older: string | null };
const page = async (kind: LongLookKind, which: Which, before?: string): Promise<Page> => {
  const behind = before === undefined ? {} : { before };
  if (kind === 'messages') return idsOf(await reader.messages({ kind, which, ...behind }));
  if (kind === 'reports') return idsOf(await reader.reports({ kind, which, ...behind }));
  return idsOf(await reader.audit({ kind, ...behind }));
};
const idsOf = ({ rows, older }: AdminAnswer<LongLookKind>): Page => ({
  ids: rows.map((row) => ('id' in row ? row.id : row.key)),
  older,
});

async function pages(kind: LongLookKind, which: Which): Promise<(readonly string[])[]> {
  const read: (readonly string[])[] = [];
  for (let before: string | undefined = undefined; ;) {
    const { ids, older }: Page = await page(kind, which, before);
    read.push(ids);
    if (older === null) return read;
    before = older;
  }
}

it.each(['messages', 'reports', 'audit'] as const)(
  '%s are read to the oldest, each once, also those of one moment',
  async (kind) => {
    const read = await pages(kind, 'all');
    expect(read.map(({ length }) => length)).toEqual([50, 50, 50, 50, 40]);
    expect(read.flat()).toEqual(ALL.toReversed());
  },
);

it.each(['messages', 'reports'] as const)(
  'of %s those come first that wait for somebody, however old they are',
  async (kind) => {
    const read = await pages(kind, 'open');
    expect(read.flat()).toEqual(OPEN.toReversed());
    expect(read.map(({ length }) => length)).toEqual([50, 10]);
  },
);

it('goes on behind a row that was deleted meanwhile', async () => {
  const first = await page('messages', 'all');
  const last = elsewhere.collection(COLLECTIONS.contactMessages).doc(first.ids.at(-1) ?? '');
  const kept = (await last.get()).data() ?? {};
  await last.delete();
  const next = await page('messages', 'all', first.older ?? '');
  expect(next.ids[0]).toBe(ALL.toReversed()[50]);
  await last.set(kept);
});

it.each([
  ['messages', COLLECTIONS.contactMessages],
  ['reports', COLLECTIONS.pictureReports],
  ['audit', COLLECTIONS.auditLog],
] as const)('of %s one that cannot be read is reported, and hides no other', async (kind, name) => {
  const newest = elsewhere.collection(name).doc(ALL.at(-1) ?? '');
  const kept = (await newest.get()).data() ?? {};
  await newest.update({ created_at: LATER, subject: 7, reason: 7, kind: 7 });
  log.rowUnread.mockClear();
  const read = await pages(kind, 'all');
  expect(read.flat()).toEqual(ALL.toReversed().slice(1));
  expect(log.rowUnread).toHaveBeenCalledExactlyOnceWith({
    collection: name,
    createdAt: LATER.toDate().toISOString(),
    error: expect.any(Error),
  });
  await newest.set(kept);
});

it('what was refused is no failure of the last day', async () => {
  const now = new Date();
  const jobs = elsewhere.collection(COLLECTIONS.generationJobs);
  const failed = (failure: ErrorReason) => ({ state: 'failed', failure });
  const ended = [
    { state: 'done' },
    failed('image-failed'),
    failed('unexpected'),
    failed('needs-a-model'),
    failed('photo-not-alone'),
    failed('item-trashed'),
  ];
  await Promise.all(ended.map((job) => jobs.add({ ...job, created_at: now })));
  await jobs.add({
    ...failed('image-failed'),
    created_at: new Date(now.getTime() - 2 * 86_400_000),
  });
  expect(await reader.health(now)).toMatchObject({ done: 1, failed: 2, refused: 3 });
});
