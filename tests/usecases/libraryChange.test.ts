import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreLibrary } from '../../functions/src/adapters/firestore/library/library.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { moneyOf } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const library = firestoreLibrary(db);
const TYPE = 'text-to-image';

async function givenItem(uid: string): Promise<string> {
  const [item] = await givenItems(uid, { type: TYPE, words: ['a fox'], hasFiles: false });
  if (item === undefined) throw new Error('nothing was given');
  return item.itemId;
}

const promptOf = async (uid: string, id: string): Promise<string | undefined> =>
  (await library.image({ uid, id }))?.prompt;

describe('a change of the library', () => {
  it('makes, changes and removes items, and the profile says when', async () => {
    const uid = await givenProfile();
    const [kept, removed] = [await givenItem(uid), await givenItem(uid)];
    expect((await moneyOf(uid)).stampsAgree).toBe(true);

    const update = { kind: 'update', type: TYPE, id: kept, fields: { prompt: 'a hare' } } as const;
    expect(await library.change({ uid, changes: [update] })).toBe(true);
    expect(await promptOf(uid, kept)).toBe('a hare');
    expect((await moneyOf(uid)).stampsAgree).toBe(true);

    const removal = { kind: 'remove', type: TYPE, id: removed } as const;
    expect(await library.change({ uid, changes: [removal] })).toBe(true);
    expect((await moneyOf(uid)).items).toEqual([kept]);
  });

  it('stamps every type that it touches', async () => {
    const uid = await givenProfile();
    await givenItems(uid, { type: 'product', words: ['a mug'], hasFiles: false });
    await givenItems(uid, { type: 'video', words: ['waves'], hasFiles: false });
    const { profile, stampsAgree } = await moneyOf(uid);
    expect(Object.keys(profile.library_changed_at ?? {}).toSorted()).toEqual(['product', 'video']);
    expect(stampsAgree).toBe(true);
  });

  it.each([{ kind: 'update', fields: { prompt: 'mine' } }, { kind: 'remove' }] as const)(
    'is not made at all where one item is another’s or not there: $kind',
    async (wish) => {
      const [uid, stranger] = [await givenProfile(), await givenProfile()];
      const [own, other] = [await givenItem(uid), await givenItem(stranger)];
      for (const id of [other, randomUUID().replaceAll('-', '')]) {
        const changes = [own, id].map((target) => ({ ...wish, type: TYPE, id: target }) as const);
        expect(await library.change({ uid, changes })).toBe(false);
      }
      expect(await promptOf(uid, own)).toBe('a fox');
      expect(await promptOf(stranger, other)).toBe('a fox');
    },
  );

  it('loses none of many that run at once on one profile', async () => {
    const uid = await givenProfile();
    const ids = await Promise.all(Array.from({ length: 10 }, () => givenItem(uid)));
    const { items, stampsAgree } = await moneyOf(uid);
    expect(items).toEqual(ids.toSorted());
    expect(stampsAgree).toBe(true);
  });

  it('is refused for who has no profile', async () => {
    const uid = `user-${randomUUID()}`;
    await expect(givenItem(uid)).rejects.toThrow('no profile');
    const found = await db
      .collection(COLLECTIONS.generatedImages)
      .where('user_id', '==', uid)
      .get();
    expect(found.size).toBe(0);
  });
});
