import { randomUUID } from 'node:crypto';
import { PORTRAIT_TEMPLATES } from '@lumashot/domain/catalog/portraitTemplates';
import { jobSchema } from '@lumashot/domain/jobs/job';
import { COLLECTIONS, jobIdOf, parseGsUrl } from '@lumashot/domain/paths';
import { PHOTO_LEAST_SIDE } from '@lumashot/domain/photos/photo';
import {
  OPERATION_NAMES,
  type OperationInput,
  type OperationName,
} from '@lumashot/domain/operations/operations';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import {
  runGeneration,
  type GenerationRequest,
} from '../../functions/src/usecases/generation/runGeneration.ts';
import { bucket, closeAdmin, db, objectsOf, profileRef } from '../support/admin.ts';
import { drawTile, portsWith, tileEngine } from '../support/jobs/generation.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { badFiles, smallFacePhoto } from '../support/photos/photo.ts';
import {
  givenProfilePhoto,
  givenUpload,
  inputsFor,
  made,
  productShot,
  runAny,
} from '../support/jobs/requests.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const PRICES = {
  text: 1,
  storyboard: 2,
  productShot: 2,
  productEdit: 1,
  cutOut: 1,
  portrait: 2,
  enhance: 1,
};

describe('each operation', () => {
  it.each(OPERATION_NAMES)('%s is made, saved and charged once', async (operation) => {
    const uid = await givenProfile();
    const inputs = await inputsFor(uid);
    const before = (await moneyOf(uid)).profile.credits;
    const result = await runAny({ uid, operation }, { inputs });

    expect(result).toMatchObject({
      ok: true,
      value: { creditsRemaining: before - PRICES[operation] },
    });
    expect(await runAny({ uid, operation }, { inputs })).toEqual(result);
    expect((await moneyOf(uid)).profile.credits).toBe(before - PRICES[operation]);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it.each(OPERATION_NAMES)('%s says what it was asked for until it is made', async (operation) => {
    const uid = await givenProfile();
    const inputs = await inputsFor(uid);
    const { requestId, ...asked } = inputs[operation];
    const job = db.collection(COLLECTIONS.generationJobs).doc(jobIdOf({ uid, requestId }));
    const inputNow = async () => parseDocument(jobSchema, await job.get()).input;
    const seen: unknown[] = [];
    const engine = tileEngine(async () => {
      seen.push(await inputNow());
      return drawTile();
    });

    await runAny({ uid, operation }, { inputs, ports: portsWith({ engine }) });
    // As the device asks for it, so that a form that is opened again knows its own request.
    expect(seen).toEqual([JSON.parse(JSON.stringify(asked))]);
    expect(await inputNow()).toBeNull();
  });

  it.each(PORTRAIT_TEMPLATES.map(({ id, credits }) => ({ id, credits })))(
    'portrait $id costs $credits, whatever the client thinks',
    async ({ id, credits }) => {
      const uid = await givenProfile();
      await givenProfilePhoto(uid);
      const result = await runGeneration(
        {
          uid,
          operation: 'portrait',
          input: { requestId: randomUUID(), templateId: id, source: { kind: 'profile' } },
        },
        portsWith(),
      );
      expect(result).toMatchObject({ ok: true, value: { creditsRemaining: 10 - credits } });
    },
  );
});

describe('an ended trial', () => {
  it.each(OPERATION_NAMES)('gets no %s, whatever credits are left', async (operation) => {
    const uid = await givenProfile();
    const inputs = await inputsFor(uid);
    await profileRef(uid).update({ trial_ends_at: new Date(Date.now() - 1_000) });
    const engine = tileEngine();
    const before = (await moneyOf(uid)).profile.credits;
    expect(await runAny({ uid, operation }, { inputs, ports: portsWith({ engine }) })).toEqual({
      ok: false,
      refusal: { reason: 'access-ended' },
    });
    expect(engine.drawn()).toBe(0);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits: before, credits_held: 0 });
  });
});

describe('what lands in the library', () => {
  const rowOf = async (collection: string, id: string) =>
    (await db.collection(collection).doc(id).get()).data();

  it('of a storyboard is an image whose prompt says so', async () => {
    const uid = await givenProfile();
    const id = await made({
      uid,
      operation: 'storyboard',
      input: { requestId: randomUUID(), description: 'A fox finds a lamp' },
    });
    expect(await rowOf(COLLECTIONS.generatedImages, id)).toMatchObject({
      prompt: '[STORYBOARD] A fox finds a lamp',
    });
    const jobs = await db.collection(COLLECTIONS.generationJobs).where('item_id', '==', id).get();
    // For the tray, and for the word when it is done.
    expect(jobs.docs.map((job) => job.get('label'))).toEqual(['A fox finds a lamp']);
  });

  it('of a product shot is the shot, and what was photographed, kept without its tags', async () => {
    const uid = await givenProfile();
    const input = productShot([await givenUpload(uid), await givenUpload(uid)]);
    const engine = tileEngine();
    const result = await runGeneration(
      { uid, operation: 'productShot', input },
      portsWith({ engine }),
    );
    if (!result.ok) throw new Error(result.refusal.reason);
    const { itemId } = result.value;

    const shot = await rowOf(COLLECTIONS.productShots, itemId);
    expect(shot).toMatchObject({
      product_name: 'Lamp',
      category: 'home_decor',
      scene_template: 'modern-desk',
      product_image_id: itemId,
      aspect_ratio: '1:1',
      original_shot_id: null,
    });
    expect(await rowOf(COLLECTIONS.productImages, itemId)).toMatchObject({
      user_id: uid,
      product_name: 'Lamp',
      original_image_url: shot?.['original_image_url'],
      photo_count: 2,
    });
    expect(engine.asked()).toMatchObject([{ sources: [{}, {}] }]);

    const kept = parseGsUrl(String(shot?.['original_image_url']));
    const [bytes] = await bucket.file(kept?.path ?? '').download();
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 600, height: 800 });
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('of a product shot keeps the mask that its owner has shown, and edits are drawn with it', async () => {
    const uid = await givenProfile();
    const maskPath = await givenUpload(uid);
    const input = {
      ...productShot([await givenUpload(uid)]),
      cuts: [{ maskPath }],
      view: 'above' as const,
      productSize: 'large' as const,
    };
    const engine = tileEngine();
    const ports = portsWith({ engine });
    const shot = await runGeneration({ uid, operation: 'productShot', input }, ports);
    if (!shot.ok) throw new Error(shot.refusal.reason);
    const shotId = shot.value.itemId;
    const row = await rowOf(COLLECTIONS.productShots, shotId);
    expect(row?.['mask_url']).toMatch(
      new RegExp(`/results/${uid}/${shotId}_[0-9a-f]+[.]mask[.]jpg$`),
    );
    expect(await rowOf(COLLECTIONS.productImages, shotId)).toMatchObject({
      mask_url: row?.['mask_url'],
      view: 'above',
      product_size: 'large',
    });
    expect([row?.['view'], row?.['product_size']]).toEqual(['above', 'large']);
    const [mask] = await bucket.file(parseGsUrl(String(row?.['mask_url']))?.path ?? '').download();
    expect((await sharp(mask).metadata()).exif).toBeUndefined();

    const edit = { requestId: randomUUID(), shotId, editPrompt: 'on a beach' };
    await runGeneration({ uid, operation: 'productEdit', input: edit }, ports);
    expect(engine.asked()).toMatchObject([
      { sources: [{ cut: { mediaType: 'image/jpeg' } }] },
      { originals: [{ cut: { mediaType: 'image/jpeg' } }], view: 'above', productSize: 'large' },
    ]);
  });

  it("of a product shot is refused with a stranger's mask, as if there were none", async () => {
    const uid = await givenProfile();
    const maskPath = await givenUpload(await givenProfile());
    const input = { ...productShot([await givenUpload(uid)]), cuts: [{ maskPath }] };
    expect(
      await runGeneration({ uid, operation: 'productShot', input }, portsWith()),
    ).toMatchObject({
      refusal: { reason: 'source-missing' },
    });
  });

  it('of an edit is a new shot that names the old one', async () => {
    const uid = await givenProfile();
    const inputs = await inputsFor(uid);
    const id = await made({ uid, operation: 'productEdit', input: inputs.productEdit });
    expect(await rowOf(COLLECTIONS.productShots, id)).toMatchObject({
      original_shot_id: inputs.productEdit.shotId,
      product_name: 'Lamp',
      custom_prompt: 'brighter',
    });
  });

  it('of an enhancement stands in the collection of what was enhanced', async () => {
    const uid = await givenProfile();
    const inputs = await inputsFor(uid);
    const image = await made({ uid, operation: 'text', input: inputs.text });
    const enhanced = await made({
      uid,
      operation: 'enhance',
      input: {
        requestId: randomUUID(),
        itemType: 'text-to-image',
        itemId: image,
        enhancementType: 'vintage',
      },
    });
    expect(await rowOf(COLLECTIONS.generatedImages, enhanced)).toMatchObject({
      original_image_id: image,
      prompt: 'a red fox',
    });
    const shot = await made({ uid, operation: 'enhance', input: inputs.enhance });
    expect(await rowOf(COLLECTIONS.productShots, shot)).toMatchObject({
      original_shot_id: inputs.enhance.itemId,
    });
  });
});

describe('sources', () => {
  const refusedFor = (uid: string, imagePaths: string[]) =>
    notMade({ uid, operation: 'productShot', input: productShot(imagePaths) });
  const notMade = async <K extends OperationName>(request: GenerationRequest<K>) => {
    const { uid } = request;
    const engine = tileEngine();
    const result = await runGeneration(request, portsWith({ engine }));
    expect(engine.drawn()).toBe(0);
    const { profile, items } = await moneyOf(uid);
    expect(profile).toMatchObject({ credits: 10, credits_held: 0, jobs_running: 0 });
    expect(items).toEqual([]);
    expect(await objectsOf(uid)).toEqual([]);
    return result;
  };

  it("are the user's own: a stranger's photo is as good as none", async () => {
    const [uid, stranger] = [await givenProfile(), await givenProfile()];
    const missing = { ok: false, refusal: { reason: 'source-missing' } };
    const theirs = await givenUpload(stranger);
    expect(await refusedFor(uid, [theirs])).toEqual(missing);
    expect(await refusedFor(uid, [await givenUpload(uid), theirs])).toEqual(missing);
    expect(await refusedFor(uid, [`uploads/${uid}/nothing.jpg`])).toEqual(missing);
  });

  it.each([
    ['11 MB', 'source-too-large'],
    ['an SVG', 'source-unreadable'],
    ['a text renamed to .jpg', 'source-unreadable'],
    ['a torn JPEG', 'source-unreadable'],
  ])('are refused when they are %s, and cost nothing', async (name, reason) => {
    const uid = await givenProfile();
    const file = (await badFiles())[name];
    const path = await givenUpload(uid, file?.buffer);
    expect(await refusedFor(uid, [path])).toEqual({ ok: false, refusal: { reason } });
  });

  const portraitOf = (
    source: OperationInput<'portrait'>['source'],
  ): OperationInput<'portrait'> => ({
    requestId: randomUUID(),
    templateId: 'professional-headshot',
    source,
  });

  it('are not too small to be worth their credits, whoever draws', async () => {
    const uid = await givenProfile();
    const tooSmall = { ok: false, refusal: { reason: 'source-too-small' } };
    const small = await givenUpload(uid, await smallFacePhoto(900, PHOTO_LEAST_SIDE - 1));
    expect(await refusedFor(uid, [await givenUpload(uid), small])).toEqual(tooSmall);
    const input = portraitOf({ kind: 'upload', path: small, consent: 'self' });
    expect(await notMade({ uid, operation: 'portrait', input })).toEqual(tooSmall);
    await givenProfilePhoto(uid, await smallFacePhoto(60, 80));
    const ofProfile = portraitOf({ kind: 'profile' });
    expect(await notMade({ uid, operation: 'portrait', input: ofProfile })).toEqual(tooSmall);

    const least = await givenUpload(uid, await smallFacePhoto(900, PHOTO_LEAST_SIDE));
    await made({ uid, operation: 'productShot', input: productShot([least]) });
    expect((await moneyOf(uid)).profile.credits).toBe(8);
  });

  it("are never another user's items", async () => {
    const [uid, stranger] = [await givenProfile(), await givenProfile()];
    const { productEdit, enhance } = await inputsFor(stranger);
    const missing = { ok: false, refusal: { reason: 'item-missing' } };
    const ports = portsWith();
    expect(
      await runGeneration({ uid, operation: 'productEdit', input: productEdit }, ports),
    ).toEqual(missing);
    expect(await runGeneration({ uid, operation: 'enhance', input: enhance }, ports)).toEqual(
      missing,
    );
    expect((await moneyOf(uid)).profile.credits).toBe(10);
  });

  it('need a profile photo where one is asked for', async () => {
    const uid = await givenProfile();
    const result = await runGeneration(
      {
        uid,
        operation: 'portrait',
        input: {
          requestId: randomUUID(),
          templateId: 'minimal-white',
          source: { kind: 'profile' },
        },
      },
      portsWith(),
    );
    expect(result).toEqual({ ok: false, refusal: { reason: 'profile-photo-missing' } });
  });

  it('may be gone when a retry asks again: the outcome is stored', async () => {
    const uid = await givenProfile();
    const path = await givenUpload(uid);
    const request = { uid, operation: 'productShot', input: productShot([path]) } as const;
    const first = await runGeneration(request, portsWith());
    await bucket.file(path).delete();
    expect(await runGeneration(request, portsWith())).toEqual(first);
  });
});
