import { randomUUID } from 'node:crypto';
import type { ImageEngine } from '@lumashot/domain/imaging/engine';
import type { OperationInput } from '@lumashot/domain/operations/operations';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { closeAdmin, db, namedObjectsOf, objectsOf } from '../support/admin.ts';
import { drawTile, portsWith, tileEngine } from '../support/jobs/generation.ts';
import { mark } from '../support/library/libraryChanges.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenUpload, made, productShot } from '../support/jobs/requests.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const CREDITS = 60;
const refused = (reason: string) => ({ ok: false, refusal: { reason } });

/** One customer's product shots, and what is asked of them. */
async function studio() {
  const uid = await givenProfile({ credits: CREDITS });
  const engine = tileEngine();
  const ports = portsWith({ engine });
  const photo = await givenUpload(uid);
  return {
    uid,
    engine,
    shot: (over: Partial<OperationInput<'productShot'>> = {}) =>
      made({ uid, operation: 'productShot', input: { ...productShot([photo]), ...over } }, ports),
    photo,
    edit: (
      shotId: string,
      editPrompt: string,
      by: ImageEngine = engine,
      requestId = randomUUID(),
    ) =>
      runGeneration(
        { uid, operation: 'productEdit', input: { requestId, shotId, editPrompt } },
        portsWith({ engine: by }),
      ),
    enhance: (
      itemId: string,
      what: Pick<OperationInput<'enhance'>, 'enhancementType' | 'customPrompt'>,
      by: ImageEngine = engine,
    ) =>
      runGeneration(
        {
          uid,
          operation: 'enhance',
          input: { requestId: randomUUID(), itemType: 'product', itemId, ...what },
        },
        portsWith({ engine: by }),
      ),
  };
}

describe('an edit of a shot', () => {
  it('may photograph it anew where that loses nothing: it shows one photo, as it was taken', async () => {
    const { shot, edit, enhance, engine, photo, uid } = await studio();
    const mayRetake = async (shotId: string): Promise<unknown> => {
      await edit(shotId, `on a beach ${randomUUID()}`);
      return engine.asked().at(-1);
    };
    const plain = await shot();
    expect(await mayRetake(plain)).toMatchObject({
      originals: [{}],
      canRetake: true,
      isOfSeveral: false,
    });
    const three = await shot({ imagePaths: [photo, photo, photo] });
    expect(await mayRetake(three)).toMatchObject({ canRetake: false, isOfSeveral: true });
    const wished = await shot({ customPrompt: 'warmer' });
    expect(await mayRetake(wished)).toMatchObject({ canRetake: false });

    const sepia = await edit(plain, 'sepia');
    const vintage = await enhance(plain, { enhancementType: 'vintage' });
    if (!sepia.ok || !vintage.ok) throw new Error('not made');
    for (const { value } of [sepia, vintage])
      expect(await mayRetake(value.itemId)).toMatchObject({ canRetake: false });

    // From before photos were counted: there may have been several.
    const uncounted = await shot();
    await db.collection(COLLECTIONS.productImages).doc(uncounted).update({ photo_count: null });
    expect(await mayRetake(uncounted)).toMatchObject({ canRetake: false });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('after which it would look as before is refused, and nothing is stored or charged', async () => {
    const { shot, edit, uid } = await studio();
    const shotId = await shot();
    const before = { money: await moneyOf(uid), objects: await objectsOf(uid) };
    const engine = tileEngine(() => Promise.resolve({ ok: false, failure: 'unchanged' }));
    expect(await edit(shotId, 'remove the background', engine)).toEqual(
      refused('nothing-to-change'),
    );
    const { profile, items } = await moneyOf(uid);
    expect(profile.credits).toBe(before.money.profile.credits);
    expect([profile.credits_held, items]).toEqual([0, before.money.items]);
    expect(await objectsOf(uid)).toEqual(before.objects);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('the same change of the same picture', () => {
  it('is not sold twice where it would look the same, until what is there is in the trash', async () => {
    const { shot, enhance, engine, uid } = await studio();
    const [one, other] = [await shot(), await shot()];
    const improve = { enhancementType: 'improve' } as const;
    const first = await enhance(one, improve);
    if (!first.ok) throw new Error(first.refusal.reason);
    const before = { money: await moneyOf(uid), drawn: engine.drawn() };
    expect(await enhance(one, improve)).toEqual(refused('same-again'));
    expect({ money: await moneyOf(uid), drawn: engine.drawn() }).toEqual(before);
    for (const wanted of [
      await enhance(other, improve),
      await enhance(first.value.itemId, improve),
      await enhance(one, { enhancementType: 'modern' }),
      await enhance(one, improve, { ...tileEngine(), id: 'hosted' }),
    ])
      expect(wanted).toMatchObject({ ok: true });
    await mark(uid, 'trash', [{ type: 'product', id: first.value.itemId }]);
    expect(await enhance(one, improve)).toMatchObject({ ok: true });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is another one with other words, and a variation each time', async () => {
    const { shot, enhance, edit, uid } = await studio();
    const shotId = await shot();
    const custom = (customPrompt: string) =>
      enhance(shotId, { enhancementType: 'custom', customPrompt });
    for (const wanted of [
      await custom('warmer'),
      await custom('cooler'),
      await edit(shotId, 'warmer'),
      await enhance(shotId, { enhancementType: 'variation' }),
      await enhance(shotId, { enhancementType: 'variation' }),
    ])
      expect(wanted).toMatchObject({ ok: true });
    expect(await custom(' Warmer ')).toEqual(refused('same-again'));
    expect(await edit(shotId, 'Warmer')).toEqual(refused('same-again'));
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is sold once to two devices that ask for it at the same moment', async () => {
    const { shot, enhance, uid } = await studio();
    const shotId = await shot();
    const credits = (await moneyOf(uid)).profile.credits;
    const both = Promise.withResolvers<void>();
    let begun = 0;
    const engine = tileEngine(async () => {
      begun += 1;
      if (begun === 2) both.resolve();
      await both.promise;
      return drawTile();
    });
    const answers = await Promise.all(
      [1, 2].map(() => enhance(shotId, { enhancementType: 'improve' }, engine)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual(refused('same-again'));
    const { profile, items } = await moneyOf(uid);
    expect([profile.credits_held, items.length]).toEqual([0, 2]);
    expect(profile.credits).toBe(credits - CREDIT_COSTS.enhancement);
    // Nothing of the one that was not sold.
    expect(await objectsOf(uid)).toEqual(await namedObjectsOf(uid));
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('answers whoever asks again for what was asked for before', async () => {
    const { shot, edit, engine } = await studio();
    const shotId = await shot();
    const requestId = randomUUID();
    const first = await edit(shotId, 'warmer', engine, requestId);
    expect(first).toMatchObject({ ok: true });
    expect(await edit(shotId, 'warmer', engine, requestId)).toEqual(first);
  });
});
