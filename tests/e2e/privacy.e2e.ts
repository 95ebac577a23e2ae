import { expect, type Page } from '@playwright/test';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { parseGsUrl } from '@lumashot/domain/paths';
import sharp from 'sharp';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { bucket, profileRef } from '../support/admin.ts';
import { givenItems } from '../support/libraryItems.ts';
import { uidOf } from '../support/uidOf.ts';
import { FOX, goTo, newcomer, newcomerBySignUp, newMember, signIn, signOut } from './steps.ts';
import { test } from './test.ts';

test('a face photo is kept upright, without the place it was taken at', async ({ page }) => {
  const { email } = await newcomerBySignUp(page);
  const uid = await uidOf(email);
  const photoUrl = async (): Promise<string | null> =>
    parseDocument(profileSchema, await profileRef(uid).get()).profile_photo_url;
  // The app moves on as soon as the write is on its way.
  await expect.poll(photoUrl).not.toBeNull();
  const object = parseGsUrl((await photoUrl()) ?? '');
  expect(object?.bucket).toBe(bucket.name);

  const file = bucket.file(object?.path ?? '');
  const kept = async () => (await file.download())[0];
  const metadata = await sharp(await kept()).metadata();
  expect(metadata.width).toBeLessThan(metadata.height);
  expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  expect((await kept()).includes('Lumaphone')).toBe(false);
  // The server encodes it once more, for uploads that did not come from the app.
  await expect
    .poll(async () => (await file.getMetadata())[0].metadata ?? {})
    .toMatchObject({ cleaned: 'true' });
});

/** Everything the browser keeps of this origin, as names. */
const keptByBrowser = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names: string[] = [];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) names.push(request.url);
    }
    return names;
  });

test('signing out leaves nothing for the next user of the device', async ({ page }) => {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: [FOX] });
  await goTo(page, 'library');
  await expect(page.getByRole('img', { name: FOX }).first()).toBeVisible();
  await expect.poll(() => keptByBrowser(page)).not.toEqual([]);

  await signOut(page);
  await expect.poll(() => keptByBrowser(page)).toEqual([]);

  await signIn(page, await newMember());
  await goTo(page, 'library');
  await expect(page.getByText(LIBRARY_TEXTS.empty.title)).toBeVisible();
  await expect(page.getByRole('img', { name: FOX })).toHaveCount(0);
});
