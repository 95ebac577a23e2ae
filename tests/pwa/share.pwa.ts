import { ROUTES } from '@lumashot/domain/routes';
import { expect, type Page } from '@playwright/test';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PICKED_TEXTS } from '#app/texts/images.ts';
import { SHARE_TEXTS } from '#app/texts/pwa.ts';
import { facePhoto } from '../support/photos/photo.ts';
import { givenMember } from '../support/accounts/users.ts';
import { signIn, signOut } from '../e2e/steps.ts';
import { SHARED_FIELD } from '#app/pwa/sharedField.ts';
import { arrive, home, test } from './test.ts';

interface Shared {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** As the system does it: a form with the files, posted to the address in the manifest. */
async function share(page: Page, ...shared: readonly Shared[]): Promise<void> {
  await page.evaluate(
    ([action, field, all]) => {
      const files = new DataTransfer();
      for (const { name, type, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        files.items.add(new File([bytes], name, { type }));
      }
      const form = document.createElement('form');
      form.method = 'POST';
      form.action = action;
      form.enctype = 'multipart/form-data';
      const input = document.createElement('input');
      input.type = 'file';
      input.name = field;
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [
      ROUTES.share,
      SHARED_FIELD,
      shared.map(({ name, mimeType: type, buffer }) => ({
        name,
        type,
        base64: buffer.toString('base64'),
      })),
    ] as const,
  );
}

/** It was taken or refused: what goes then goes a moment later, and a reload before would find it. */
const expectNoneWaits = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => caches.has('lumashot-shared'))).toBe(false);

const sheet = (page: Page, count = 1) =>
  page.getByRole('dialog', { name: SHARE_TEXTS.title(count) });

test.beforeEach(async ({ page }) => {
  await arrive(page, await givenMember());
});

for (const purpose of ['product', 'portrait'] as const) {
  test(`a shared photo becomes a ${purpose}`, async ({ page }) => {
    await share(page, await facePhoto());
    await sheet(page).getByRole('button', { name: SHARE_TEXTS[purpose].label }).click();
    await expect(page).toHaveURL(new RegExp(`${NAVIGATION.images.path}\\?tab=${purpose}-shots$`));
    await expect(page.getByRole('button', { name: PICKED_TEXTS.remove('me.jpg') })).toBeVisible();
    // It was taken: it is not asked for again.
    await expectNoneWaits(page);
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(sheet(page)).toBeHidden();
  });
}

test('several photos become those of one product; a portrait takes the first', async ({ page }) => {
  const photo = await facePhoto();
  const both = [photo, { ...photo, name: 'side.jpg' }];
  const picked = (name: string) => page.getByRole('button', { name: PICKED_TEXTS.remove(name) });
  await share(page, ...both);
  await sheet(page, 2).getByRole('button', { name: SHARE_TEXTS.product.label }).click();
  await expect(picked('me.jpg')).toBeVisible();
  await expect(picked('side.jpg')).toBeVisible();

  await share(page, ...both);
  await expect(sheet(page, 2).getByText(SHARE_TEXTS.onlyFirst)).toBeVisible();
  await sheet(page, 2).getByRole('button', { name: SHARE_TEXTS.portrait.label }).click();
  await expect(picked('me.jpg')).toBeVisible();
  await expect(picked('side.jpg')).toBeHidden();
});

test('a shared photo that is not wanted is gone', async ({ page }) => {
  await share(page, await facePhoto());
  await sheet(page).getByRole('button', { name: SHARE_TEXTS.cancel }).click();
  await expect(sheet(page)).toBeHidden();
  await expectNoneWaits(page);
  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await expect(sheet(page)).toBeHidden();
});

test('an empty share says what to do', async ({ page }) => {
  await share(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await expect(page.getByText(SHARE_TEXTS.failed.title)).toBeVisible();
});

test('what a signed-out person shares waits for the sign-in', async ({ page }) => {
  await signOut(page);
  await share(page, await facePhoto());
  await expect(page).toHaveURL(/\/auth/);
  await signIn(page, await givenMember());
  await expect(sheet(page)).toBeVisible();
});

test('a sign-out that was cut short takes no photo that was shared after it', async ({ page }) => {
  await signOut(page);
  await page.waitForFunction(() => localStorage.getItem('lumashot-leaving') === null);
  // What is left when the page is closed while it wipes: src/device/pendingSignOut.ts, src/device/ownerMarker.ts.
  await page.evaluate(() => {
    localStorage.setItem('lumashot-leaving', String(Date.now()));
    localStorage.setItem('lumashot-owner', 'whoever-left');
  });
  await share(page, await facePhoto());
  await expect(page).toHaveURL(/\/auth/);
  await signIn(page, await givenMember());
  await expect(sheet(page)).toBeVisible();
});

test('a photo shared by one user is not the next one’s', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(NAVIGATION.home.path);
  await share(other, await facePhoto());
  await expect(sheet(other)).toBeVisible();

  await signOut(page);
  await signIn(page, await givenMember());
  await expect(home(page)).toBeVisible();
  await page.goto(NAVIGATION.images.path);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  // Nor does it wait behind an address that asks for it: the wipe, which may still be at work, takes it along.
  await expectNoneWaits(page);
});
