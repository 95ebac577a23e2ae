import { randomUUID } from 'node:crypto';
import { CALLS } from '@lumashot/domain/calls/calls';
import type { ItemKey } from '@lumashot/domain/library/changes';
import { COLLECTIONS, resultPath } from '@lumashot/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucket, closeAdmin, db, profileRef } from '../support/admin.ts';
import { call, newcomer, reasonOf, type Account, type Reply } from '../support/emulators/calls.ts';
import { aPicture, documentOf } from '../support/library/libraryChanges.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';

afterAll(closeAdmin);

let mara: Account;
let otto: Account;
beforeAll(async () => {
  [mara, otto] = await Promise.all([newcomer(), newcomer()]);
});

const keys = (count: number): ItemKey[] =>
  Array.from({ length: count }, () => ({ type: 'product', id: randomUUID() }));

const resultOf = (answer: Reply): unknown => ('result' in answer ? answer.result : answer.error);

describe('changeItems and purgeItems', () => {
  it('take a picture to the trash, back, and out for ever', async () => {
    const item = await aPicture(mara.uid);
    const change = (set: string) =>
      call('changeItems', { account: mara, data: { set, items: [item] } });
    expect(resultOf(await change('favorite'))).toEqual({ changed: 1, missing: [] });
    expect(resultOf(await change('trash'))).toEqual({ changed: 1, missing: [] });
    expect(resultOf(await change('restore'))).toEqual({ changed: 1, missing: [] });
    const purge = (data: object) => call('purgeItems', { account: mara, data });
    expect(resultOf(await purge({ items: [item] }))).toEqual({ purged: 0, left: 0, missing: [] });
    await change('trash');
    expect(resultOf(await purge({ all: true }))).toEqual({ purged: 1, left: 0, missing: [] });
    expect((await moneyOf(mara.uid)).items).toEqual([]);
    expect(await brokenInvariants(mara.uid)).toEqual([]);
  });

  it('tell nobody whether another’s picture is there', async () => {
    const [theirs, nothing] = [await aPicture(otto.uid), ...keys(1)];
    for (const items of [[theirs], [nothing]]) {
      const data = { set: 'trash', items };
      const changed = await call('changeItems', { account: mara, data });
      expect(resultOf(changed)).toEqual({ changed: 0, missing: items });
      const purged = await call('purgeItems', { account: mara, data: { items } });
      expect(resultOf(purged)).toEqual({ purged: 0, left: 0, missing: items });
    }
    expect((await documentOf(theirs).get()).get('trashed_at')).toBeUndefined();
    expect(await brokenInvariants(otto.uid)).toEqual([]);
  });

  it.each([
    ['changeItems', { set: 'trash', items: keys(501) }],
    ['changeItems', { set: 'trash', items: [] }],
    ['changeItems', { set: 'purge', items: keys(1) }],
    ['changeItems', { set: 'toString', items: keys(1) }],
    ['changeItems', { set: 'trash', items: [{ type: 'hologram', id: 'h1' }] }],
    ['changeItems', { set: 'trash', items: [{ type: 'product', id: 'a/b' }] }],
    ['changeItems', { set: 'trash', items: [{ type: 'product', id: '..' }] }],
    ['changeItems', { set: 'trash', items: keys(1), user_id: 'another' }],
    ['purgeItems', { items: keys(201) }],
    ['purgeItems', { all: false }],
    ['purgeItems', { all: true, items: keys(1) }],
    ['purgeItems', {}],
  ])('%s refuses a request of another shape', async (name, data) => {
    const answer = await call(name, { account: mara, data });
    expect([answer.status, reasonOf(answer)]).toEqual([400, 'invalid-request']);
  });

  it('serve as many items as they say', async () => {
    const data = { set: 'trash', items: keys(500) };
    const answer = await call('changeItems', { account: mara, data });
    const { missing } = CALLS.changeItems.output.parse(resultOf(answer));
    expect(missing).toHaveLength(500);
    expect(await brokenInvariants(mara.uid)).toEqual([]);
  });
});

it('ensureProfile finishes the caller’s purges, and counts a library from before', async () => {
  const account = await newcomer();
  const { uid } = account;
  await aPicture(uid);
  await profileRef(uid).update({ library_counts: FieldValue.delete() });
  const path = resultPath({ uid, itemId: 'gone', nameKey: 'k', extension: 'png' });
  await bucket.file(path).save('a picture', { resumable: false });
  const task = db.collection(COLLECTIONS.purgeTasks).doc(`gone-${uid}`);
  await task.set({ user_id: uid, paths: [path] });

  expect((await call('ensureProfile', { account, data: { isOldEnough: true } })).status).toBe(200);
  expect((await bucket.file(path).exists())[0]).toBe(false);
  expect((await task.get()).exists).toBe(false);
  expect((await moneyOf(uid)).profile.library_counts).toEqual({
    live: { 'text-to-image': 1 },
    favorites: 0,
    trashed: 0,
    purged: 0,
  });
  expect(await brokenInvariants(uid)).toEqual([]);
});
