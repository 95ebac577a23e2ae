import { randomUUID } from 'node:crypto';
import { itemKeyOf, type ItemKey } from '@lumashot/domain/library/changes';
import { FLAG_CHANGES } from '@lumashot/domain/library/flags';
import { afterAll, describe, expect, it } from 'vitest';
import { countLibrary } from '../../functions/src/adapters/firestore/library/countLibrary.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { closeAdmin, db, profileRef } from '../support/admin.ts';
import { portsWith, textRequest } from '../support/jobs/generation.ts';
import {
  anEdit,
  aPicture,
  documentOf,
  editOf,
  enhancementOf,
  mark,
} from '../support/library/libraryChanges.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenUpload, made, productShot } from '../support/jobs/requests.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const member = (): Promise<string> =>
  givenProfile({ credits: 100, has_active_subscription: true, plan_id: 'ULTIMATE' });

const unknown = (): ItemKey => ({ type: 'product', id: randomUUID().replaceAll('-', '') });

async function givenRows(uid: string, count: number): Promise<ItemKey[]> {
  const words = Array.from({ length: count }, (_, at) => `fox ${at}`);
  const items = await givenItems(uid, { type: 'text-to-image', words, hasFiles: false });
  return items.map(({ itemId }) => ({ type: 'text-to-image', id: itemId }));
}

describe('a mark', () => {
  it('is on the item, in the counts and in the log, and is no change of the content', async () => {
    const uid = await member();
    const item = await aPicture(uid);
    const before = await documentOf(item).get();
    for (const set of FLAG_CHANGES) {
      expect(await mark(uid, set, [item])).toMatchObject({ ok: true, value: { changed: 1 } });
      expect(await brokenInvariants(uid)).toEqual([]);
    }
    const { log, profile } = await moneyOf(uid);
    expect(log.map(({ kind }) => kind).toSorted()).toEqual([...FLAG_CHANGES].toSorted());
    expect(log.every(({ keys }) => keys.join() === itemKeyOf(item))).toBe(true);
    expect(profile.library_counts).toEqual({
      live: { 'text-to-image': 1 },
      favorites: 0,
      trashed: 0,
      purged: 0,
    });
    const after = await documentOf(item).get();
    expect(after.get('updated_at')).toEqual(before.get('updated_at'));
    expect(after.get('flags_at')).not.toBeUndefined();
  });

  it('as trashed carries the time of its entry in the log', async () => {
    const uid = await member();
    const item = await aPicture(uid);
    await mark(uid, 'trash', [item]);
    const [entry] = (await moneyOf(uid)).log;
    expect((await documentOf(item).get()).get('trashed_at').toDate()).toEqual(entry?.at);
  });

  it('that is there already is not written again', async () => {
    const uid = await member();
    const item = await aPicture(uid);
    await mark(uid, 'favorite', [item]);
    const before = (await profileRef(uid).get()).updateTime;
    expect(await mark(uid, 'favorite', [item, item])).toEqual({
      ok: true,
      value: { changed: 0, missing: [] },
    });
    expect((await profileRef(uid).get()).updateTime).toEqual(before);
    expect((await moneyOf(uid)).log).toHaveLength(1);
  });

  it('on what is another’s or not there is missing, alike, and the others are marked', async () => {
    const [uid, stranger] = [await member(), await member()];
    const [own, other, nothing] = [await aPicture(uid), await aPicture(stranger), unknown()];
    expect(await mark(uid, 'trash', [other, own, nothing])).toEqual({
      ok: true,
      value: { changed: 1, missing: [other, nothing] },
    });
    expect((await documentOf(other).get()).get('trashed_at')).toBeUndefined();
    expect((await moneyOf(stranger)).log).toEqual([]);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('on 250 items is three entries, of at most 100 items each', async () => {
    const uid = await member();
    const items = await givenRows(uid, 250);
    expect(await mark(uid, 'trash', items)).toMatchObject({ value: { changed: 250 } });
    const { log, profile, logAgrees } = await moneyOf(uid);
    expect(log.map(({ keys }) => keys.length).toSorted((a, b) => a - b)).toEqual([50, 100, 100]);
    expect(new Set(log.flatMap(({ keys }) => keys))).toEqual(new Set(items.map(itemKeyOf)));
    expect(profile.library_counts).toMatchObject({ trashed: 250, live: { 'text-to-image': 0 } });
    expect(logAgrees).toBe(true);
  });

  it('does not take a refunded picture out of the trash', async () => {
    const uid = await member();
    const item = await aPicture(uid);
    await mark(uid, 'trash', [item]);
    await documentOf(item).update({ refunded_at: new Date() });
    expect(await mark(uid, 'restore', [item])).toEqual({
      ok: false,
      refusal: { reason: 'item-refunded' },
    });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('for who has no profile is on nothing', async () => {
    const item = unknown();
    expect(await mark(`user-${randomUUID()}`, 'trash', [item])).toEqual({
      ok: true,
      value: { changed: 0, missing: [item] },
    });
  });
});

it('20 marks at once, while 10 pictures are made, lose nothing', async () => {
  const uid = await member();
  const items = await Promise.all(Array.from({ length: 4 }, () => aPicture(uid)));
  const marks = Array.from({ length: 20 }, (_, at) => {
    const set = FLAG_CHANGES[at % FLAG_CHANGES.length] ?? 'favorite';
    return mark(uid, set, items.slice(at % 3));
  });
  const pictures = Array.from({ length: 10 }, () =>
    runGeneration(textRequest({ uid }), portsWith()),
  );
  await Promise.all([...marks, ...pictures]);
  const drawn = (await Promise.all(pictures)).filter(({ ok }) => ok);
  expect((await moneyOf(uid)).items).toHaveLength(items.length + drawn.length);
  expect(drawn.length).toBeGreaterThan(0);
  expect(await brokenInvariants(uid)).toEqual([]);
});

describe('a library that was never counted', () => {
  it('is counted by the first mark, with the pictures that are made meanwhile', async () => {
    const uid = await member();
    await profileRef(uid).update({ library_counts: FieldValue.delete() });
    const items = await Promise.all(Array.from({ length: 3 }, () => aPicture(uid)));
    expect((await moneyOf(uid)).profile.library_counts).toBeUndefined();
    await Promise.all([mark(uid, 'favorite', items.slice(1)), aPicture(uid), aPicture(uid)]);
    expect((await moneyOf(uid)).profile.library_counts).toMatchObject({
      live: { 'text-to-image': 5 },
      favorites: 2,
    });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is counted once', async () => {
    const uid = await member();
    await aPicture(uid);
    const before = (await profileRef(uid).get()).updateTime;
    await countLibrary(db, uid);
    expect((await profileRef(uid).get()).updateTime).toEqual(before);
  });
});

describe('a picture in the trash', () => {
  it('is no source of another one, and nothing is charged', async () => {
    const uid = await member();
    const upload = await givenUpload(uid);
    const input = productShot([upload]);
    const shot = {
      type: 'product',
      id: await made({ uid, operation: 'productShot', input }),
    } as const;
    await mark(uid, 'trash', [shot]);
    const { credits } = (await moneyOf(uid)).profile;
    const refused = { ok: false, refusal: { reason: 'item-trashed' } };
    const ports = portsWith();
    expect(
      await runGeneration({ uid, operation: 'productEdit', input: editOf(shot) }, ports),
    ).toEqual(refused);
    expect(
      await runGeneration({ uid, operation: 'enhance', input: enhancementOf(shot) }, ports),
    ).toEqual(refused);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits, credits_held: 0 });

    await mark(uid, 'restore', [shot]);
    await anEdit(uid, shot);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});
