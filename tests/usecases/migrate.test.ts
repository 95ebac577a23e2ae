import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { INPUT_KEPT_MS } from '@lumashot/domain/jobs/limits';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { auditAnswers } from '../../functions/scripts/migrations/auditAnswers.ts';
import { emailKeys } from '../../functions/scripts/migrations/emailKeys.ts';
import { itemFamilies } from '../../functions/scripts/migrations/itemFamilies.ts';
import { itemWords } from '../../functions/scripts/migrations/itemWords.ts';
import type { Migration } from '../../functions/scripts/migrations/migration.ts';
import { MIGRATIONS } from '../../functions/scripts/migrations/migrations.ts';
import { jobWords } from '../../functions/scripts/migrations/jobWords.ts';
import { openOnes } from '../../functions/scripts/migrations/openOnes.ts';
import { runMigration } from '../../functions/scripts/migrations/runMigration.ts';

/** Migrations look at all there is: a project of their own, empty before each test. */
const projectId = `demo-migrate-${randomUUID().slice(0, 8)}`;
const app = initializeApp({ projectId }, 'migrate');
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const IMAGES = LIBRARY_TYPES['text-to-image'].collection;
const LONG_AGO = Timestamp.fromDate(new Date('2026-01-02T03:04:05Z'));

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});

/** As the first version wrote it: none of the later fields. */
const old = (prompt: string, original: string | null = null, user_id = 'somebody') => ({
  user_id,
  prompt,
  template_id: null,
  original_image_id: original,
  image_url: 'gs://bucket/results/somebody/a.png',
  thumbnail_url: 'gs://bucket/results/somebody/a.thumb.webp',
  width: 64,
  height: 64,
  placeholder: 'data:image/webp;base64,AAAA',
  engine: 'embedded',
  created_at: LONG_AGO,
  updated_at: LONG_AGO,
});

const put = (id: string, fields: object) => db.collection(IMAGES).doc(id).set(fields);
const read = async (id: string) => (await db.collection(IMAGES).doc(id).get()).data();
const all = async () =>
  (await db.collection(IMAGES).get()).docs.map((row) => ({ id: row.id, ...row.data() }));
const run = (migration: Migration, dry = false, pageSize = 3) =>
  runMigration(migration, { db, dry, pageSize });
const progressOf = async ({ name }: Migration) =>
  (await db.collection(COLLECTIONS.opsMigrations).doc(name).get()).data();

const PROMPTS = ['A red fox', 'Crème brûlée', '富士山', 'A dog', 'A cat', 'The sea', 'A moon'];
const givenOldOnes = () =>
  Promise.all(PROMPTS.map((prompt, at) => put(`image-${at}`, old(prompt))));

it('a dry run counts, and writes nothing at all', async () => {
  await givenOldOnes();
  const before = await all();
  for (const migration of MIGRATIONS) await run(migration, true);
  expect(await run(itemWords, true)).toMatchObject({ looked: 7, written: 7, unreadable: 0 });
  expect(await all()).toEqual(before);
  expect((await db.listCollections()).map(({ id }) => id)).toEqual([IMAGES]);
});

it('writes the words of items from before, and moves no time', async () => {
  await givenOldOnes();
  expect(await run(itemWords)).toMatchObject({ state: 'done', looked: 7, written: 7 });
  expect(await read('image-0')).toEqual({ ...old('A red fox'), words: ['red', 'fox'] });
  expect((await read('image-1'))?.['words']).toEqual(['creme', 'brulee']);
  expect((await read('image-2'))?.['words']).toEqual(['富士', '士山']);
});

it('runs once: a second run writes nothing, nor does a first one without its record', async () => {
  await givenOldOnes();
  await run(itemWords);
  const times = async () => (await db.collection(IMAGES).get()).docs.map((row) => row.updateTime);
  const written = await times();
  expect(await run(itemWords)).toMatchObject({ state: 'done', written: 7 });
  await db.recursiveDelete(db.collection(COLLECTIONS.opsMigrations));
  expect(await run(itemWords)).toMatchObject({ state: 'done', looked: 7, written: 0 });
  expect(await times()).toEqual(written);
});

it('goes on behind the last page when it was cut off', async () => {
  await givenOldOnes();
  let pages = 0;
  const seen: string[] = [];
  const failing: Migration = {
    ...itemWords,
    lacks: async (page, given) => {
      pages += 1;
      if (pages === 2) throw new Error('no network');
      seen.push(...page.map(({ id }) => id));
      return itemWords.lacks(page, given);
    },
  };
  await expect(run(failing)).rejects.toThrow('no network');
  expect(await progressOf(itemWords)).toMatchObject({ state: 'running', looked: 3, written: 3 });
  expect(await run(failing)).toMatchObject({ state: 'done', looked: 7, written: 7 });
  expect(seen.toSorted()).toEqual(PROMPTS.map((_prompt, at) => `image-${at}`));
});

it('keeps what somebody does to an item meanwhile', async () => {
  await givenOldOnes();
  let isFirst = true;
  const interrupted: Migration = {
    ...itemWords,
    lacks: async (page, given) => {
      const lacking = await itemWords.lacks(page, given);
      if (isFirst) await db.collection(IMAGES).doc('image-0').update({ is_favorite: true });
      isFirst = false;
      return lacking;
    },
  };
  expect(await run(interrupted)).toMatchObject({ looked: 7, written: 7 });
  expect(await read('image-0')).toMatchObject({ is_favorite: true, words: ['red', 'fox'] });
});

it('leaves alone what it cannot read, and says how many', async () => {
  await givenOldOnes();
  await put('broken', { user_id: 'somebody', prompt: 7 });
  expect(await run(itemWords)).toMatchObject({ looked: 8, written: 7, unreadable: 1 });
  expect(await read('broken')).toEqual({ user_id: 'somebody', prompt: 7 });
});

/** As a deploy runs it. */
async function command(...options: readonly string[]) {
  const script = fileURLToPath(new URL('../../functions/scripts/migrate.ts', import.meta.url));
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, [script, projectId, ...options], { stdio });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code: child.exitCode, said };
}

it('stops the deploy that meets what it cannot read and names it, and no later one', async () => {
  await givenOldOnes();
  await put('broken', { user_id: 'somebody', prompt: 7 });
  const first = await command('--apply');
  expect(first.code).toBe(1);
  expect(first.said).toContain(`${IMAGES}/broken`);
  const second = await command('--apply');
  expect(second.code).toBe(0);
  expect(second.said).not.toContain(`${IMAGES}/broken`);
  // A dry run looks at everything itself.
  expect((await command()).code).toBe(1);
}, 60_000);

it('gives messages and mails from before the key their address in one spelling', async () => {
  const message = (id: string) => db.collection(COLLECTIONS.contactMessages).doc(id);
  const mail = (id: string) => db.collection(COLLECTIONS.mailOutbox).doc(id);
  await message('typed').set({ user_id: null, email: 'Anna@X.com' });
  await message('new').set({ user_id: null, email: 'Ben@X.com', email_key: 'ben@x.com' });
  await message('broken').set({ user_id: null, email: 7 });
  await mail('answer').set({ user_id: null, channel: 'mail', to: 'Anna@X.com' });
  await mail('push').set({ user_id: 'somebody', channel: 'push' });
  expect(await run(emailKeys)).toMatchObject({ looked: 5, written: 2, unreadable: 1 });
  const keyOf = async (of: FirebaseFirestore.DocumentReference) =>
    (await of.get()).get('email_key');
  expect(await keyOf(message('typed'))).toBe('anna@x.com');
  expect(await keyOf(mail('answer'))).toBe('anna@x.com');
  expect(await keyOf(mail('push'))).toBeUndefined();
});

it('takes answers out of the audit log, and says whose message or report a row is about', async () => {
  const row = (id: string) => db.collection(COLLECTIONS.auditLog).doc(id);
  const stored = async (id: string) => (await row(id).get()).data();
  const message = (id: string) => db.collection(COLLECTIONS.contactMessages).doc(id);
  await message('mine').set({ user_id: 'somebody', answer: 'The words' });
  await message('visitors').set({ user_id: null });
  await db.collection(COLLECTIONS.pictureReports).doc('text_1').set({ user_id: 'somebody' });
  const before = { actor: 'ann', user_id: null, why: 'asked by mail' };
  const answer = (messageId: string) => ({
    ...before,
    kind: 'answer',
    details: { messageId, words: 'The words' },
  });
  const given = { ...before, kind: 'credits', user_id: 'somebody', details: { amount: 5 } };
  const switched = { ...before, kind: 'switch', details: { live: { banner: { words: 'Hello' } } } };
  await row('answer').set(answer('mine'));
  await row('to-visitor').set(answer('visitors'));
  await row('to-nobody').set(answer('gone'));
  await row('done').set({ ...before, kind: 'done', details: { messageId: 'mine' } });
  await row('decided').set({ ...before, kind: 'decide', details: { reportId: 'text_1' } });
  await row('given').set(given);
  await row('switched').set(switched);
  await row('gone_1').set({ actor: 'ann', user_id: 'gone_2', kind: 'ban' });
  await row('broken').set({ actor: 'ann', user_id: 7, kind: 'answer' });
  expect(await run(auditAnswers)).toMatchObject({ looked: 9, written: 5, unreadable: 1 });
  expect(await stored('answer')).toMatchObject({
    user_id: 'somebody',
    details: { messageId: 'mine' },
    why: 'asked by mail',
  });
  expect(await stored('to-visitor')).toMatchObject({ user_id: null });
  expect([await stored('done'), await stored('decided')]).toMatchObject([
    { user_id: 'somebody', details: { messageId: 'mine' } },
    { user_id: 'somebody', details: { reportId: 'text_1' } },
  ]);
  expect([await stored('given'), await stored('switched')]).toEqual([given, switched]);
  const rows = await db.collection(COLLECTIONS.auditLog).get();
  expect(JSON.stringify(rows.docs.map((one) => one.data()))).not.toContain('The words');
  await db.recursiveDelete(db.collection(COLLECTIONS.opsMigrations));
  expect(await run(auditAnswers)).toMatchObject({ looked: 9, written: 0 });
});

it('gives jobs from before a time to forget their words, and takes them from groups', async () => {
  const jobs = db.collection(COLLECTIONS.generationJobs);
  const job = {
    user_id: 'somebody',
    request_id: 'one',
    operation: 'text',
    request_hash: 'a'.repeat(64),
    item_id: 'item',
    cost: 1,
    lease_expires_at: LONG_AGO,
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    label: 'a secret',
  };
  const outcome = { image_url: 'gs://bucket/a.png', credits_remaining: 1, engine: 'embedded' };
  await jobs.doc('done').set({ ...job, state: 'done', outcome, ended_at: LONG_AGO });
  await jobs.doc('older').set({ ...job, state: 'cancelled' });
  await jobs.doc('open').set({ ...job, state: 'waiting' });
  await jobs.doc('new').set({ ...job, state: 'cancelled', input_expires_at: LONG_AGO });
  await jobs.doc('forgotten').set({ ...job, state: 'cancelled', label: '' });
  await jobs.doc('broken').set({ state: 'cancelled', label: 'a secret' });
  const group = db.collection(COLLECTIONS.generationGroups).doc('group');
  await group.set({ user_id: 'somebody', size: 2, label: 'a secret' });
  expect(await run(jobWords)).toMatchObject({ looked: 7, written: 3, unreadable: 1 });
  const dayAfter = new Date(LONG_AGO.toMillis() + INPUT_KEPT_MS);
  const due = await jobs.where('input_expires_at', '==', dayAfter).get();
  expect(due.docs.map(({ id }) => id)).toEqual(['done', 'older']);
  expect((await group.get()).data()).toEqual({ user_id: 'somebody', size: 2 });
  await db.recursiveDelete(db.collection(COLLECTIONS.opsMigrations));
  expect(await run(jobWords)).toMatchObject({ written: 0 });
});

it('makes messages and reports from before the open ones that they are', async () => {
  const message = (id: string) => db.collection(COLLECTIONS.contactMessages).doc(id);
  const report = (id: string) => db.collection(COLLECTIONS.pictureReports).doc(id);
  await message('old').set({ user_id: null });
  await message('answered').set({ state: 'answered' });
  await report('old').set({ kept: 'too-old' });
  await report('given').set({ kept: 'too-old', decision: 'given' });
  await report('new').set({ kept: 'limit', decision: null });
  expect(await run(openOnes)).toMatchObject({ looked: 5, written: 2, unreadable: 0 });
  expect((await message('old').get()).get('state')).toBe('open');
  expect((await message('answered').get()).get('state')).toBe('answered');
  const { docs } = await db
    .collection(COLLECTIONS.pictureReports)
    .where('decision', '==', null)
    .get();
  expect(docs.map(({ id }) => id)).toEqual(['new', 'old']);
});

it('gives every edit of a chain the family of its first picture', async () => {
  await put('z-first', old('A fox'));
  await put('m-second', old('warmer', 'z-first'));
  await put('a-third', old('closer', 'm-second'));
  await put('orphan', old('bluer', 'purged'));
  await put('of-orphan', old('bluer still', 'orphan'));
  await put('of-a-stranger', old('mine', 'z-first', 'stranger'));
  await put('loop', old('round', 'loop'));
  await put('new', { ...old('new', 'm-second'), family_id: 'z-first' });
  expect(await run(itemFamilies, false, 2)).toMatchObject({ looked: 8, written: 6 });
  const families = (await all()).map((item) => [
    item.id,
    'family_id' in item ? item.family_id : null,
  ]);
  expect(Object.fromEntries(families)).toEqual({
    'z-first': null,
    'm-second': 'z-first',
    'a-third': 'z-first',
    orphan: 'purged',
    'of-orphan': 'purged',
    'of-a-stranger': 'z-first',
    loop: 'loop',
    new: 'z-first',
  });
});
