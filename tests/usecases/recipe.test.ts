import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { afterAll, describe, expect, it } from 'vitest';
import { requestFingerprint } from '../../functions/src/usecases/generation/requestFingerprint.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { drawTile, portsWith, textRequest, tileEngine } from '../support/jobs/generation.ts';
import { givenProfilePhoto, inputsFor, made } from '../support/jobs/requests.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

describe('of which request a picture came to be', () => {
  const recipeOf = async (collection: string, id: string) => {
    const row = (await db.collection(collection).doc(id).get()).data();
    return { made_by: row?.['made_by'], family_id: row?.['family_id'] };
  };

  it('stands with it, whatever it was', async () => {
    const uid = await givenProfile({ credits: 40 });
    await givenProfilePhoto(uid);
    const inputs = await inputsFor(uid);
    const idOf = async (operation: OperationName) =>
      made<OperationName>({ uid, operation, input: inputs[operation] });

    const { seed } = requestFingerprint({ operation: 'text', input: inputs.text });
    expect(await recipeOf(COLLECTIONS.generatedImages, await idOf('text'))).toEqual({
      made_by: {
        operation: 'text',
        seed,
        shape: 'square',
        count_index: 0,
        enhancement_type: null,
        consent: null,
        words: null,
        source: null,
        of: null,
        model: null,
      },
      family_id: null,
    });
    expect(await recipeOf(COLLECTIONS.productShots, await idOf('productShot'))).toMatchObject({
      made_by: { operation: 'productShot', source: 'upload', of: null },
      family_id: null,
    });
    expect(await recipeOf(COLLECTIONS.portraitShots, await idOf('portrait'))).toMatchObject({
      made_by: { operation: 'portrait', source: 'upload', consent: 'self' },
    });

    // A chain: each names what it was made of, and all of them the first.
    const root = inputs.productEdit.shotId;
    const edited = await idOf('productEdit');
    expect(await recipeOf(COLLECTIONS.productShots, edited)).toMatchObject({
      made_by: { operation: 'productEdit', source: 'library', of: { type: 'product', id: root } },
      family_id: root,
    });
    const enhanced = await made({
      uid,
      operation: 'enhance',
      input: {
        requestId: randomUUID(),
        itemType: 'product',
        itemId: edited,
        enhancementType: 'custom',
        customPrompt: 'warm evening light',
      },
    });
    expect(await recipeOf(COLLECTIONS.productShots, enhanced)).toMatchObject({
      made_by: {
        operation: 'enhance',
        enhancement_type: 'custom',
        words: 'warm evening light',
        of: { type: 'product', id: edited },
      },
      family_id: root,
    });
  });

  it('names the model that drew it', async () => {
    const uid = await givenProfile();
    const engine = tileEngine(async () => ({
      ...(await drawTile()),
      model: 'google:one-that-draws',
    }));
    const id = await made(textRequest({ uid }), portsWith({ engine }));
    expect(await recipeOf(COLLECTIONS.generatedImages, id)).toMatchObject({
      made_by: { model: 'google:one-that-draws' },
    });
  });
});
