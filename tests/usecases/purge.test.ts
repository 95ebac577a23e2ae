import type { ItemKey } from '@lumashot/domain/library/changes';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreTrash } from '../../functions/src/adapters/firestore/library/libraryTrash.ts';
import { purgeItems } from '../../functions/src/usecases/library/purgeItems.ts';
import { finishPurges, purgeTrash } from '../../functions/src/usecases/library/purgeTrash.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { bucket, closeAdmin, db, namedObjectsOf, objectsOf } from '../support/admin.ts';
import { FAULTS, withFault, type FaultPlan } from '../support/faults.ts';
import { drawTile, portsWith, tileEngine } from '../support/jobs/generation.ts';
import {
  anEdit,
  anEnhancement,
  aPicture,
  documentOf,
  editOf,
  mark,
  purgePorts,
} from '../support/library/libraryChanges.ts';
import { memoryObjects } from '../support/photos/memoryObjects.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { inBatches, permutations } from '../support/orders.ts';
import { givenUpload, made, productShot } from '../support/jobs/requests.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const DAY_MS = 86_400_000;

const member = (): Promise<string> =>
  givenProfile({ credits: 100, has_active_subscription: true, plan_id: 'ULTIMATE' });

const purge = (uid: string, items: readonly ItemKey[]) =>
  purgeItems({ uid, items: [...items] }, purgePorts());

async function aShot(
  uid: string,
  upload = givenUpload(uid),
  ports = portsWith(),
): Promise<ItemKey> {
  const input = productShot([await upload]);
  return { type: 'product', id: await made({ uid, operation: 'productShot', input }, ports) };
}

/** A shot, an edit of it, an edit of that, and an enhancement of the first. */
async function aFamily(uid: string, objects = memoryObjects()): Promise<readonly ItemKey[]> {
  const ports = portsWith({ results: objects.results, sources: objects.sources });
  const shot = await aShot(uid, objects.givenUpload(uid), ports);
  const edit = await anEdit(uid, shot, ports);
  return [shot, edit, await anEdit(uid, edit, ports), await anEnhancement(uid, shot, ports)];
}

const tasksOf = async (uid: string): Promise<number> =>
  (await db.collection(COLLECTIONS.purgeTasks).where('user_id', '==', uid).get()).size;

const photosOf = async (uid: string): Promise<number> =>
  (await db.collection(COLLECTIONS.productImages).where('user_id', '==', uid).get()).size;

/** Nothing lies about that no row names, and every row has its objects. */
async function expectWhole(uid: string): Promise<void> {
  expect(await objectsOf(uid)).toEqual(await namedObjectsOf(uid));
  expect(await tasksOf(uid)).toBe(0);
  expect(await brokenInvariants(uid)).toEqual([]);
}

describe('a shot, its edits and its enhancement', () => {
  it('go in every order: the photo stays until the last of them', async () => {
    await inBatches(permutations([0, 1, 2, 3]), {
      size: 8,
      run: async (order) => {
        const uid = await member();
        const objects = memoryObjects();
        const family = await aFamily(uid, objects);
        await mark(uid, 'trash', family);
        for (const [gone, at] of order.entries()) {
          expect(await photosOf(uid)).toBe(1);
          const items = family.slice(at, at + 1);
          const wish = { uid, items };
          const { purged, left } = await purgeItems(wish, { ...purgePorts(), ...objects });
          expect({ purged, left }).toEqual({ purged: 1, left: 3 - gone });
          expect(objects.resultsOf(uid)).toEqual(await namedObjectsOf(uid));
        }
        expect(await photosOf(uid)).toBe(0);
        expect(objects.resultsOf(uid)).toEqual([]);
        expect(await tasksOf(uid)).toBe(0);
        expect(await brokenInvariants(uid)).toEqual([]);
      },
    });
  }, 240_000);

  it('go together, or all but one', async () => {
    const uid = await member();
    const objects = memoryObjects();
    const family = await aFamily(uid, objects);
    const ports = { ...purgePorts(), ...objects };
    await mark(uid, 'trash', family);
    await purgeItems({ uid, items: family.slice(0, 3) }, ports);
    expect(await photosOf(uid)).toBe(1);
    expect(objects.resultsOf(uid)).toEqual(await namedObjectsOf(uid));
    await purgeItems({ uid, items: family.slice(3) }, ports);
    expect(await photosOf(uid)).toBe(0);
    expect(objects.resultsOf(uid)).toEqual([]);
  });

  it('lose no picture that is made while its photo is deleted for ever', async () => {
    const uid = await member();
    const shot = await aShot(uid);
    const engine = tileEngine(async () => {
      await mark(uid, 'trash', [shot]);
      await purge(uid, [shot]);
      return drawTile();
    });
    const request = { uid, operation: 'productEdit', input: editOf(shot) } as const;
    const result = await runGeneration(request, portsWith({ engine }));
    expect(result.ok).toBe(true);
    const [id = ''] = (await moneyOf(uid)).items;
    expect((await documentOf({ type: 'product', id }).get()).data()).toMatchObject({
      product_image_id: null,
      original_image_url: null,
    });
    await expectWhole(uid);
  });
});

describe('a purge', () => {
  it('takes only what is in the caller’s own trash', async () => {
    const [uid, stranger] = [await member(), await member()];
    const [live, trashed, other] = [
      await aPicture(uid),
      await aPicture(uid),
      await aPicture(stranger),
    ];
    await mark(uid, 'trash', [trashed]);
    await mark(stranger, 'trash', [other]);
    expect(await purge(uid, [live, trashed, other])).toEqual({
      purged: 1,
      left: 0,
      missing: [other],
    });
    expect((await moneyOf(uid)).items).toEqual([live.id]);
    expect((await moneyOf(stranger)).items).toEqual([other.id]);
    await expectWhole(uid);
    await expectWhole(stranger);
    expect(await purge(uid, [trashed])).toEqual({ purged: 0, left: 0, missing: [trashed] });
  });

  it('of everything empties the trash and nothing else', async () => {
    const uid = await member();
    const [shot, picture, live] = [await aShot(uid), await aPicture(uid), await aPicture(uid)];
    await mark(uid, 'trash', [shot, picture]);
    expect(await purgeItems({ uid, all: true }, purgePorts())).toEqual({
      purged: 2,
      left: 0,
      missing: [],
    });
    expect((await moneyOf(uid)).items).toEqual([live.id]);
    await expectWhole(uid);
    expect(await purgeItems({ uid, all: true }, purgePorts())).toMatchObject({ purged: 0 });
  });

  it('removes no object that does not bear the item’s own name', async () => {
    const uid = await member();
    const [kept, gone] = [await aPicture(uid), await aPicture(uid)];
    const { image_url } = (await documentOf(kept).get()).data() ?? {};
    await documentOf(gone).update({ image_url });
    await mark(uid, 'trash', [gone]);
    await purge(uid, [gone]);
    const path = String(image_url).replace(`gs://${bucket.name}/`, '');
    expect((await bucket.file(path).exists())[0]).toBe(true);
  });

  it.each(FAULTS)(
    'that a call to the world %s in, at every call, is finished by the daily run',
    async (fault) => {
      let points = 0;
      for (let at = 1; await survives({ fault, at }); at += 1) points = at;
      // The step, the objects of both items, both tasks.
      expect(points).toBeGreaterThanOrEqual(5);
    },
    120_000,
  );

  async function survives(plan: FaultPlan): Promise<boolean> {
    const uid = await member();
    const shot = await aShot(uid);
    const [edit, picture] = [await anEdit(uid, shot), await aPicture(uid)];
    const leaving = [shot, picture];
    await mark(uid, 'trash', leaving);
    const log = { objectsFailed: () => {}, ownerFailed: () => {} };
    const faulty = withFault({ ...purgePorts(), log }, plan);
    await purgeItems({ uid, items: leaving }, faulty.ports).catch(() => undefined);
    expect(await brokenInvariants(uid)).toEqual([]);

    await finishPurges({}, purgePorts());
    await expectWhole(uid);
    expect((await moneyOf(uid)).items).toContain(edit.id);
    await purge(uid, leaving);
    await expectWhole(uid);
    expect((await moneyOf(uid)).items).toEqual([edit.id]);
    expect(await photosOf(uid)).toBe(1);
    return faulty.wasHit();
  }
});

describe('the hourly run', () => {
  it('takes what has been in the trash for 30 days, of everybody, and leaves the rest', async () => {
    const people = await Promise.all([member(), member()]);
    const old: ItemKey[] = [];
    const young: ItemKey[] = [];
    for (const uid of people) {
      old.push(await aPicture(uid), await aShot(uid));
      young.push(await aPicture(uid));
      await mark(uid, 'trash', [...old, ...young]);
    }
    const trashedAt = (days: number) => ({ trashed_at: new Date(Date.now() - days * DAY_MS) });
    for (const item of old) await documentOf(item).update(trashedAt(30.01));
    for (const item of young) await documentOf(item).update(trashedAt(29.9));

    expect(await purgeTrash({ ...purgePorts(), now: new Date() })).toBeGreaterThanOrEqual(4);
    for (const [at, uid] of people.entries()) {
      expect((await moneyOf(uid)).items).toEqual([young[at]?.id]);
      await expectWhole(uid);
    }
  });

  it('takes a page of each type in turn, so that none waits for all of another', async () => {
    const uid = await member();
    const pictures = await Promise.all([aPicture(uid), aPicture(uid)]);
    const shot = await aShot(uid);
    await mark(uid, 'trash', [...pictures, shot]);
    // Before whatever else is in the trash.
    for (const item of [...pictures, shot])
      await documentOf(item).update({ trashed_at: new Date(0) });
    const types: string[] = [];
    const due = firestoreTrash(db, { page: 1 }).trashedUpTo(new Date(1));
    for await (const page of due)
      types.push(...page.filter((one) => one.uid === uid).map(({ item }) => item.type));
    expect(types).toHaveLength(3);
    expect(types.at(-1)).toBe('text-to-image');
    await purge(uid, [...pictures, shot]);
  });

  it('goes on when one owner’s library cannot be purged', async () => {
    const [uid, gone] = [await member(), await member()];
    const [item, orphan] = [await aPicture(uid), await aPicture(gone)];
    await mark(uid, 'trash', [item]);
    await mark(gone, 'trash', [orphan]);
    for (const one of [item, orphan]) await documentOf(one).update({ trashed_at: new Date(0) });
    const failed: string[] = [];
    const log = {
      ...purgePorts().log,
      ownerFailed: (event: { uid: string }) => void failed.push(event.uid),
    };
    const { trash } = purgePorts();
    const purgeButOne: typeof trash.purge = (request) =>
      request.uid === gone ? Promise.reject(new Error('no answer')) : trash.purge(request);
    const ports = { ...purgePorts(), trash: { ...trash, purge: purgeButOne }, log };
    await purgeTrash({ ...ports, now: new Date() });
    expect(failed).toEqual([gone]);
    expect((await moneyOf(uid)).items).toEqual([]);
    await purge(gone, [orphan]);
  });
});
