import { randomUUID } from 'node:crypto';
import { COLLECTIONS, jobIdOf, parseGsUrl } from '@lumashot/domain/paths';
import type { ImageType } from '@lumashot/domain/library/item';
import type { ImageEngine } from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreLibrary } from '../../functions/src/adapters/firestore/library/library.ts';
import { remakeOf, variationsOf } from '../../functions/src/usecases/jobs/makeAgain.ts';
import { startGeneration } from '../../functions/src/usecases/jobs/startGeneration.ts';
import { bucket, closeAdmin, db, objectsOf, profileRef } from '../support/admin.ts';
import { drawTile, tileEngine } from '../support/jobs/generation.ts';
import { mark } from '../support/library/libraryChanges.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { queueWorld, startedIds, statesOf } from '../support/jobs/queue.ts';
import {
  givenProfilePhoto,
  inputsFor,
  made,
  productShot,
  givenUpload,
  runAny,
} from '../support/jobs/requests.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const COLLECTION_OF = {
  'text-to-image': COLLECTIONS.generatedImages,
  product: COLLECTIONS.productShots,
  portrait: COLLECTIONS.portraitShots,
} as const;

interface Asking {
  readonly uid: string;
  readonly itemType: ImageType;
  readonly itemId: string;
  readonly count?: number;
  readonly requestId?: string;
}

/** Asking for pictures like one that is there, by the way of the two calls. */
function world(engine: ImageEngine = tileEngine()) {
  const queue = queueWorld({ engine });
  const library = firestoreLibrary(db);
  const start = async (
    { requestId = randomUUID(), count = 1, ...asked }: Asking,
    of: typeof remakeOf,
  ) => {
    const request = await of({ ...asked, requestId, count }, library);
    return request.ok ? startGeneration(request.value, queue.ports) : request;
  };
  return {
    ...queue,
    remake: (asked: Asking) => start(asked, remakeOf),
    vary: (asked: Asking) => start(asked, variationsOf),
  };
}

/** A kept photo has been encoded once more than the upload that it was. */
const withoutBytes = (request: unknown): unknown =>
  JSON.parse(
    JSON.stringify(request, (name, value: unknown) => (name === 'bytes' ? 'bytes' : value)),
  );

const hosted = (): ImageEngine => ({ ...tileEngine(), id: 'hosted' });
const rowOf = async (type: ImageType, id: string) =>
  (await db.collection(COLLECTION_OF[type]).doc(id).get()).data();
const refused = (reason: string) => ({ ok: false, refusal: { reason } });
const textOf = (uid: string, prompt = 'a red fox') =>
  made({ uid, operation: 'text', input: { requestId: randomUUID(), prompt } });

describe('more like a picture', () => {
  it('is the same request with other seeds, charged for each, and of its family', async () => {
    const uid = await givenProfile();
    const itemId = await textOf(uid);
    const first = await rowOf('text-to-image', itemId);
    const { remake, drain } = world();
    const started = await remake({ uid, itemType: 'text-to-image', itemId, count: 3 });
    expect(started).toMatchObject({ value: { creditsAvailable: 6 } });
    await drain();
    const { items, profile } = await moneyOf(uid);
    expect(items).toHaveLength(4);
    expect(profile).toMatchObject({ credits: 6, credits_held: 0 });
    const rows = (
      await db.collection(COLLECTIONS.generatedImages).where('family_id', '==', itemId).get()
    ).docs.map((row) => row.data());
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row).toMatchObject({
        prompt: 'a red fox',
        made_by: { operation: 'text', of: { type: 'text-to-image', id: itemId } },
      });
    }
    const seeds = [first, ...rows].map((row) => row?.['made_by'].seed);
    expect(new Set(seeds).size).toBe(4);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('that is like another one itself is of the same family', async () => {
    const uid = await givenProfile();
    const first = await textOf(uid);
    const { remake } = world();
    const again = async (itemId: string): Promise<string> => {
      const started = await remake({ uid, itemType: 'text-to-image', itemId });
      return (started.ok ? started.value.jobs[0]?.itemId : undefined) ?? 'nothing';
    };
    const child = await again(first);
    const grandchild = await again(child);
    expect(await rowOf('text-to-image', grandchild)).toMatchObject({
      family_id: first,
      made_by: { of: { id: child } },
    });
  });

  it('is as tall or wide as it was', async () => {
    const uid = await givenProfile();
    const itemId = await textOf(uid);
    await db
      .collection(COLLECTIONS.generatedImages)
      .doc(itemId)
      .update({ 'made_by.shape': 'tall' });
    const shapes: unknown[] = [];
    const tile = tileEngine((_, { shape }) => {
      shapes.push(shape);
      return drawTile();
    });
    const { remake } = world({ ...tile, shapes: { text: ['tall'] } });
    expect(await remake({ uid, itemType: 'text-to-image', itemId })).toMatchObject({ ok: true });
    expect(shapes).toEqual(['tall']);
  });

  const PRICES = {
    text: 1,
    storyboard: 2,
    productShot: 2,
    productEdit: 1,
    portrait: 2,
    enhance: 1,
  };
  const NAMES = [
    'text',
    'storyboard',
    'productShot',
    'productEdit',
    'portrait',
    'enhance',
  ] as const;
  const TYPE_OF: Readonly<Record<(typeof NAMES)[number], ImageType>> = {
    text: 'text-to-image',
    storyboard: 'text-to-image',
    productShot: 'product',
    productEdit: 'product',
    portrait: 'portrait',
    enhance: 'product',
  };

  it.each(NAMES)('%s: asks the engine for what the first one was', async (operation) => {
    const uid = await givenProfile({ credits: 30 });
    await givenProfilePhoto(uid);
    const inputs = await inputsFor(uid);
    const input =
      operation === 'portrait'
        ? { ...inputs.portrait, source: { kind: 'profile' as const } }
        : inputs[operation];
    const tile = tileEngine();
    const engine: ImageEngine = { ...tile, id: 'hosted' };
    const { remake, drain, failures, ports } = world(engine);
    const itemId = await made<OperationName>({ uid, operation, input }, ports);
    const before = (await moneyOf(uid)).profile.credits;
    const started = await remake({ uid, itemType: TYPE_OF[operation], itemId, count: 2 });
    expect(statesOf(started)).toEqual(['queued', 'queued']);
    await drain();
    expect(failures).toEqual([]);
    const [first, ...again] = tile.asked().map(withoutBytes);
    expect(again).toEqual([first, first]);
    expect((await moneyOf(uid)).profile.credits).toBe(before - 2 * PRICES[operation]);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is asked for once by one id, and known again although the picture is in the trash', async () => {
    const uid = await givenProfile();
    const itemId = await textOf(uid);
    const asked = {
      uid,
      itemType: 'text-to-image',
      itemId,
      count: 2,
      requestId: randomUUID(),
    } as const;
    const { remake, drain } = world();
    const first = await remake(asked);
    await drain();
    await db
      .collection(COLLECTIONS.generatedImages)
      .doc(itemId)
      .update({ trashed_at: FieldValue.serverTimestamp() });
    const again = await remake(asked);
    expect(startedIds(again)).toEqual(startedIds(first));
    expect(startedIds(first)[0]).toBe(jobIdOf({ uid, requestId: asked.requestId, index: 0 }));
    expect(await remake({ ...asked, requestId: randomUUID() })).toEqual(refused('item-trashed'));
    expect(await remake({ ...asked, count: 3 })).toEqual(refused('request-reused'));
    expect((await moneyOf(uid)).profile.credits).toBe(7);
  });

  it("never reads another's picture", async () => {
    const owner = await givenProfile();
    const itemId = await textOf(owner);
    const uid = await givenProfile();
    const { remake, vary } = world();
    const asked = { uid, itemType: 'text-to-image', itemId } as const;
    expect(await remake(asked)).toEqual(refused('item-missing'));
    expect(await vary(asked)).toEqual(refused('item-missing'));
    expect(await remake({ ...asked, itemType: 'product' })).toEqual(refused('item-missing'));
    expect((await moneyOf(uid)).jobs).toEqual([]);
  });

  it('says what is missing, and holds nothing', async () => {
    const uid = await givenProfile({ credits: 40 });
    await givenProfilePhoto(uid);
    const inputs = await inputsFor(uid);
    const portrait = await made({ uid, operation: 'portrait', input: inputs.portrait });
    const enhanced = await made({ uid, operation: 'enhance', input: inputs.enhance });
    const shot = inputs.enhance.itemId;
    const cut = await made({ uid, operation: 'cutOut', input: inputs.cutOut });
    const old = await textOf(uid);
    const edit = (type: ImageType, id: string, fields: object) =>
      db.collection(COLLECTION_OF[type]).doc(id).update(fields);
    await edit('text-to-image', old, { made_by: null });
    const { remake } = world(hosted());
    const before = await moneyOf(uid);

    const of = (itemType: ImageType, itemId: string) => remake({ uid, itemType, itemId });
    expect(await of('portrait', portrait)).toEqual(refused('source-gone'));
    expect(await of('text-to-image', old)).toEqual(refused('recipe-missing'));
    expect(await of('product', cut)).toEqual(refused('same-again'));
    await edit('product', shot, { trashed_at: FieldValue.serverTimestamp() });
    expect(await of('product', enhanced)).toEqual(refused('source-trashed'));
    await db.collection(COLLECTIONS.productShots).doc(shot).delete();
    expect(await of('product', enhanced)).toEqual(refused('source-gone'));
    const gone = await made({
      uid,
      operation: 'productShot',
      input: productShot([await givenUpload(uid)]),
    });
    await edit('product', gone, { scene_template: 'a scene of yesterday' });
    expect(await of('product', gone)).toEqual(refused('template-unknown'));
    await edit('product', gone, { scene_template: 'modern-desk', original_image_url: null });
    expect(await of('product', gone)).toEqual(refused('source-gone'));
    const { jobs, profile } = await moneyOf(uid);
    expect(jobs).toHaveLength(before.jobs.length + 1);
    expect(profile.credits_held).toBe(0);
  });

  it('fails for a product whose kept photo is gone from the bucket, and gives the credits back', async () => {
    const uid = await givenProfile();
    const itemId = await made({
      uid,
      operation: 'productShot',
      input: productShot([await givenUpload(uid)]),
    });
    const { original_image_url: kept } = (await rowOf('product', itemId)) ?? {};
    await bucket.file(parseGsUrl(String(kept))?.path ?? '').delete();
    const { remake, drain } = world();
    const [jobId = ''] = startedIds(await remake({ uid, itemType: 'product', itemId }));
    await drain();
    const job = (await db.collection(COLLECTIONS.generationJobs).doc(jobId).get()).data();
    expect(job).toMatchObject({ state: 'failed', failure: 'source-gone' });
    expect((await moneyOf(uid)).profile).toMatchObject({ credits: 8, credits_held: 0 });
  });

  it('is not sold where the preview engine would draw the same again', async () => {
    const uid = await givenProfile({ credits: 30 });
    const inputs = await inputsFor(uid);
    const enhanced = await made({ uid, operation: 'enhance', input: inputs.enhance });
    const plain = await made({
      uid,
      operation: 'productShot',
      input: { ...productShot([await givenUpload(uid)]), sceneId: 'clean-white-studio' },
    });
    const embedded = world();
    for (const itemId of [enhanced, plain]) {
      expect(await embedded.remake({ uid, itemType: 'product', itemId })).toEqual(
        refused('same-again'),
      );
      const byModel = await world(hosted()).remake({ uid, itemType: 'product', itemId });
      expect(byModel.ok).toBe(true);
    }
  });

  it('is refused when access is over', async () => {
    const uid = await givenProfile();
    const itemId = await textOf(uid);
    await profileRef(uid).update({ trial_ends_at: new Date(0) });
    const { remake, vary } = world();
    const asked = { uid, itemType: 'text-to-image', itemId, count: 4 } as const;
    expect(await remake(asked)).toEqual(refused('access-ended'));
    expect(await vary(asked)).toEqual(refused('access-ended'));
  });
});

describe('several at once', () => {
  it.each(['productShot', 'portrait', 'productEdit', 'enhance'] as const)(
    'of what the preview engine draws the same each time are refused free of charge: %s',
    async (operation) => {
      const uid = await givenProfile({ credits: 30 });
      const inputs = await inputsFor(uid);
      const input = {
        productShot: { ...inputs.productShot, sceneId: 'clean-white-studio' },
        portrait: inputs.portrait,
        productEdit: inputs.productEdit,
        enhance: inputs.enhance,
      } as const;
      const before = await moneyOf(uid);
      const ask = (count: number, engine: ImageEngine, requestId: string) =>
        startGeneration(
          {
            uid,
            operation,
            input: { ...input[operation], requestId },
            count,
            shape: 'square',
            notify: false,
          },
          world(engine).ports,
        );
      expect(await ask(2, tileEngine(), randomUUID())).toEqual(refused('same-again'));
      expect(await moneyOf(uid)).toEqual(before);
      expect(await ask(1, tileEngine(), randomUUID())).toMatchObject({ ok: true });
      expect(await ask(2, hosted(), randomUUID())).toMatchObject({ ok: true });
    },
  );

  it('of a scene that is arranged anew are drawn', async () => {
    const uid = await givenProfile({ credits: 30 });
    const { productShot: input } = await inputsFor(uid);
    const { ports } = world();
    const asked = { uid, operation: 'productShot', input, count: 2, shape: 'square' } as const;
    expect(await startGeneration({ ...asked, notify: false }, ports)).toMatchObject({ ok: true });
  });
});

describe('variations of a picture', () => {
  it('are enhancements with seeds of their own, in its family', async () => {
    const uid = await givenProfile();
    const itemId = await textOf(uid);
    const { vary, drain } = world();
    await vary({ uid, itemType: 'text-to-image', itemId, count: 4 });
    await drain();
    const rows = (
      await db.collection(COLLECTIONS.generatedImages).where('family_id', '==', itemId).get()
    ).docs.map((row) => row.data());
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      expect(row).toMatchObject({
        original_image_id: itemId,
        made_by: { operation: 'enhance', enhancement_type: 'variation' },
      });
    }
    expect(new Set(rows.map((row) => row['made_by'].seed)).size).toBe(4);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits: 5, credits_held: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('are not sold twice: one photo has one cut-out, whichever of its shots is asked of, until that is in the trash', async () => {
    const uid = await givenProfile({ credits: 30 });
    const inputs = await inputsFor(uid);
    const edit = await made({ uid, operation: 'productEdit', input: inputs.productEdit });
    const itemId = await made({ uid, operation: 'cutOut', input: inputs.cutOut });
    const before = await moneyOf(uid);
    for (const shotId of [inputs.cutOut.shotId, edit, itemId]) {
      const asked = { ...inputs, cutOut: { requestId: randomUUID(), shotId } };
      expect(await runAny({ uid, operation: 'cutOut' }, { inputs: asked })).toEqual(
        refused('already-cut-out'),
      );
    }
    expect(await moneyOf(uid)).toEqual(before);
    await mark(uid, 'trash', [{ type: 'product', id: itemId }]);
    const again = { ...inputs, cutOut: { requestId: randomUUID(), shotId: edit } };
    expect(await runAny({ uid, operation: 'cutOut' }, { inputs: again })).toMatchObject({
      ok: true,
    });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('are not sold of a cut-out, whose clear ground they would lose; nor is anything else drawn over it', async () => {
    const uid = await givenProfile({ credits: 30 });
    const inputs = await inputsFor(uid);
    const itemId = await made({ uid, operation: 'cutOut', input: inputs.cutOut });
    const engine = tileEngine();
    const before = { money: await moneyOf(uid), objects: await objectsOf(uid) };
    const { vary, ports } = world(engine);
    expect(await vary({ uid, itemType: 'product', itemId, count: 4 })).toEqual(
      refused('ground-is-clear'),
    );
    const asked = {
      ...inputs,
      enhance: { ...inputs.enhance, itemId },
      productEdit: { ...inputs.productEdit, shotId: itemId },
    };
    for (const operation of ['enhance', 'productEdit'] as const) {
      const now = await runAny({ uid, operation }, { inputs: asked, ports });
      expect(now).toEqual(refused('ground-is-clear'));
    }
    expect(engine.drawn()).toBe(0);
    expect({ money: await moneyOf(uid), objects: await objectsOf(uid) }).toEqual(before);
    // The shot itself stands in a scene.
    expect(await runAny({ uid, operation: 'enhance' }, { inputs, ports })).toMatchObject({
      ok: true,
    });
  });

  it('can be had of pictures whose request was not kept, and not of those in the trash', async () => {
    const uid = await givenProfile();
    const itemId = await textOf(uid);
    const row = db.collection(COLLECTIONS.generatedImages).doc(itemId);
    await row.update({ made_by: null });
    const { vary } = world();
    expect((await vary({ uid, itemType: 'text-to-image', itemId })).ok).toBe(true);
    await row.update({ trashed_at: FieldValue.serverTimestamp() });
    const asked = { uid, itemType: 'text-to-image', itemId } as const;
    expect(await vary(asked)).toEqual(refused('item-trashed'));
  });
});
