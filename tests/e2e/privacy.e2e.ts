import { expect, type Page } from '@playwright/test';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { COLLECTIONS, parseGsUrl } from '@lumashot/domain/paths';
import sharp from 'sharp';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { purgeItems } from '../../functions/src/usecases/library/purgeItems.ts';
import { bucket, db, profileRef } from '../support/admin.ts';
import { mark, purgePorts } from '../support/library/libraryChanges.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { uidOf } from '../support/emulators/uidOf.ts';
import {
  expectLoaded,
  FOX,
  goTo,
  newcomer,
  newcomerBySignUp,
  newMember,
  signIn,
  signOut,
} from './steps.ts';
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

test('a device that was away for too many changes keeps no picture that was deleted meanwhile', async ({
  page,
}) => {
  const { uid } = await newcomer(page);
  const [deleted, other] = await givenItems(uid, { type: 'text-to-image', words: [FOX, 'a bear'] });
  await goTo(page, 'library');
  await expectLoaded(page.getByRole('img', { name: FOX }).first());
  const id = deleted?.itemId ?? '';
  await expect.poll(async () => (await keptByBrowser(page)).join(' ')).toContain(id);

  await page.goto('about:blank');
  const marks = db.batch();
  for (let at = 0; at < 201; at += 1) {
    const now = FieldValue.serverTimestamp();
    marks.create(db.collection(COLLECTIONS.libraryChanges).doc(), {
      user_id: uid,
      kind: at % 2 === 0 ? 'favorite' : 'unfavorite',
      keys: [`text-to-image/${other?.itemId ?? ''}`],
      at: now,
      expires_at: new Date(Date.now() + 3_600_000),
      created_at: now,
      updated_at: now,
    });
  }
  await marks.commit();
  const items = [{ type: 'text-to-image', id } as const];
  await mark(uid, 'trash', items);
  expect(await purgeItems({ uid, items }, purgePorts())).toMatchObject({ purged: 1 });

  await page.goto('/dashboard/library');
  await expectLoaded(page.getByRole('img', { name: 'a bear' }).first());
  await expect(page.getByRole('img', { name: FOX })).toHaveCount(0);
  await expect.poll(async () => (await keptByBrowser(page)).join(' ')).not.toContain(id);
  await expect
    .poll(async () => (await keptByBrowser(page)).join(' '))
    .toContain(other?.itemId ?? '-');
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
