import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll, expect, it } from 'vitest';
import { fillLibrary } from '../../functions/scripts/seed/fillLibrary.ts';
import type { NewItem } from '../../functions/src/usecases/ports.ts';
import { closeAdmin, db, objectsOf, profileRef } from '../support/admin.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

/** One more than two batches. */
const COUNT = 501;

const PICTURES = ['gs://pictures/fox.png', 'gs://pictures/boat.png'];

const drawn = PICTURES.map((image_url): NewItem => ({
  prompt: 'a fox',
  template_id: null,
  original_image_id: null,
  image_url,
  thumbnail_url: `${image_url}.thumb.webp`,
  width: 1024,
  height: 1024,
  placeholder: 'data:image/webp;base64,AA==',
  engine: 'embedded',
}));

/** Each stored object starts a function: a thousand items with pictures of their own took the whole machine. */
it('the demo account is filled in batches, and all its items share the pictures that are there', async () => {
  const uid = await givenProfile();
  const { credits } = (await moneyOf(uid)).profile;
  const done: number[] = [];
  await fillLibrary(db, { uid, count: COUNT, drawn, onBatch: (now) => done.push(now) });
  expect(done).toEqual([250, 500, COUNT]);

  const items = await db
    .collection(COLLECTIONS.generatedImages)
    .where('user_id', '==', uid)
    .select('image_url')
    .get();
  expect(items.size).toBe(COUNT);
  const pictures = new Set(items.docs.map((item) => String(item.get('image_url'))));
  expect(pictures).toEqual(new Set(PICTURES));
  expect(await objectsOf(uid)).toEqual([]);

  // The books of the demo account are right but for jobs: nobody has asked for these pictures.
  expect((await profileRef(uid).get()).get('credits')).toBe(credits);
  expect(await brokenInvariants(uid)).not.toContain('credits are the sum of the ledger');
});
