import { PORTRAIT_TEMPLATES } from '@lumashot/domain/catalog/portraitTemplates';
import { PRODUCT_SCENES } from '@lumashot/domain/catalog/productScenes';
import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import { ROUTES } from '@lumashot/domain/routes';
import { expect, type Page } from '@playwright/test';
import { ABOUT } from '#app/texts/about.ts';
import { PORTRAIT_TEXTS, PRODUCT_TEXTS } from '#app/texts/images.ts';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { CONTACT_TEXTS } from '#app/texts/contact.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { PRIVACY } from '#app/texts/privacy.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import { TERMS } from '#app/texts/terms.ts';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { db } from '../support/admin.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { givenMember, type Member } from '../support/accounts/users.ts';
import {
  expectLoaded,
  FOX,
  generateButton,
  goTo,
  openTab,
  promptBox,
  signIn,
  signOut,
} from '../e2e/steps.ts';
import type { AppServer } from './appServer.ts';
import { brokenPictures, picturesSeen, unfinishedPictures } from './picturesSeen.ts';
import { arrive, home, test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

async function member(page: Page): Promise<Member> {
  const somebody = await givenMember();
  await arrive(page, somebody);
  return somebody;
}

/** A picture is shown before it is on the disk: until that many are there. */
const expectKept = (page: Page, count: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('lumashot-media')).keys()).length),
    )
    .toBe(count);

/** In the underground: no server of ours, and no network at all. */
async function goOffline(page: Page, server: AppServer): Promise<void> {
  await server.stop();
  await page.context().setOffline(true);
}

const DEEP_LINKS: readonly (readonly [path: string, heading: string])[] = [
  ['/about', ABOUT.title],
  ['/privacy', PRIVACY.title],
  ['/terms', TERMS.title],
  ['/contact', CONTACT_TEXTS.heading],
  ['/auth', NAVIGATION.home.label],
  ['/onboarding', NAVIGATION.home.label],
  [ROUTES.payment, PAYMENT_TEXTS.heading],
  ['/nowhere', 'Oops! Page not found'],
  ['/dashboard/profile', 'Dashboard'],
  ...Object.values(NAVIGATION).map(({ path, label }) => [path, label] as const),
  ['/dashboard/images?tab=portrait-shots', NAVIGATION.images.label],
  ['/dashboard/library?tab=portrait', NAVIGATION.library.label],
];

test('every address opens offline', async ({ page, server }) => {
  await member(page);
  await goOffline(page, server);
  for (const [path, name] of DEEP_LINKS) {
    await page.goto(path);
    await expect(heading(page, name), path).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Most of its pictures were never seen: where one is not there, its place stays calm.
  await expect.poll(() => unfinishedPictures(page)).toBe(0);
  // A picture is complete a task before its error is heard.
  await expect.poll(() => brokenPictures(page)).toEqual([]);
});

test('forms that were never opened show their looks and scenes offline', async ({
  page,
  server,
}) => {
  await member(page);
  await goOffline(page, server);
  await page.goto(NAVIGATION.images.path);
  for (const [tab, group, count] of FORMS) {
    await test.step(tab, async () => {
      await openTab(page, tab);
      const pictures = page.getByRole('group', { name: group, exact: true }).locator('img');
      await expect(pictures).toHaveCount(count);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expectLoaded(picture);
      }
    });
  }
});

const FORMS = [
  ['Text to Image', 'Start from a look', TEXT_TEMPLATES.length],
  ['Product Shots', PRODUCT_TEXTS.scene, PRODUCT_SCENES.length],
  ['Portrait Shots', PORTRAIT_TEXTS.scene, PORTRAIT_TEMPLATES.length],
] as const;

const words = Array.from({ length: 200 }, (_, at) => `picture number ${at + 1}`);

test('200 pictures of the library are there with the server stopped', async ({ page, server }) => {
  const somebody = await givenMember();
  const [newest] = await givenItems(somebody.uid, {
    type: 'text-to-image',
    words,
  });
  expect(newest).toBeDefined();
  await arrive(page, somebody);
  // Tall, so that a few looks see all of them.
  await page.setViewportSize({ width: 390, height: 3_000 });
  await goTo(page, 'library');
  expect(await picturesSeen(page, words.length)).toHaveLength(200);
  await expectKept(page, 200);

  await goOffline(page, server);
  await page.reload();
  await expect(page.getByRole('status', { name: 'Connection' })).toHaveText(OFFLINE_TEXTS.banner);
  expect((await picturesSeen(page, words.length)).toSorted()).toEqual(words.toSorted());

  // One that was never opened is shown as the grid has it, and says so.
  await page.locator('main li a').first().click();
  const dialog = page.getByRole('dialog');
  await expectLoaded(dialog.locator('img[data-shown="true"]'));
  await expect(dialog.getByRole('note')).toHaveText(DETAIL_TEXTS.onlyThumbnail);
});

test('an opened picture stays, large, for later', async ({ page, server }) => {
  const somebody = await givenMember();
  await givenItems(somebody.uid, { type: 'text-to-image', words: [FOX] });
  await arrive(page, somebody);
  await goTo(page, 'library');
  await page.getByRole('link', { name: FOX }).first().click();
  const large = page.getByRole('dialog').locator('img[data-shown="true"]');
  await expect(large).toBeVisible();
  // The thumbnail and the picture itself.
  await expectKept(page, 2);

  await goOffline(page, server);
  await page.reload();
  await expect(large).toBeVisible();
});

test('offline nothing can be paid for, the words stay, and nothing runs later', async ({
  page,
  server,
}) => {
  const { uid } = await member(page);
  await goTo(page, 'images');
  await promptBox(page).fill(FOX);
  await goOffline(page, server);
  await expect(generateButton(page)).toBeDisabled();
  await expect(generateButton(page)).toHaveAccessibleDescription(OFFLINE_TEXTS.paid);
  await page.reload();
  await expect(promptBox(page)).toHaveValue(FOX);
  await expect(generateButton(page)).toBeDisabled();

  await page.context().setOffline(false);
  await expect(generateButton(page)).toBeEnabled();
  await expect(promptBox(page)).toHaveValue(FOX);
  const jobs = db.collection(COLLECTIONS.generationJobs).where('user_id', '==', uid);
  expect((await jobs.get()).size).toBe(0);
});

test('credits are shown offline as they were last known', async ({ page, server }) => {
  await member(page);
  await expect(page.getByRole('status', { name: 'Credits' })).toHaveText('10 credits');
  await goOffline(page, server);
  await page.reload();
  await expect(page.getByRole('status', { name: 'Credits' })).toContainText('10 credits');
  await expect(page.getByText(/\bas of\b/).first()).toBeVisible();
});

test('signing out wipes what is there for offline; the next user sees nothing of it', async ({
  page,
  server,
}) => {
  const first = await givenMember();
  const second = await givenMember();
  await givenItems(first.uid, { type: 'text-to-image', words: [FOX] });
  await arrive(page, first);
  await goTo(page, 'library');
  await expect(page.locator('main li img[data-shown="true"]')).toHaveCount(1);
  await signOut(page);
  await expect.poll(() => leftBehind(page, first)).toEqual([]);

  await signIn(page, second);
  await expect(home(page)).toBeVisible();
  await goTo(page, 'library');
  await expect(page.getByText(LIBRARY_TEXTS.empty.title)).toBeVisible();
  await goOffline(page, server);
  await page.reload();
  await expect(page.getByText(LIBRARY_TEXTS.empty.title)).toBeVisible();
  await expect(page.getByRole('img', { name: FOX })).toHaveCount(0);
});

/** Every trace of a user in this browser: caches, databases, both storages. */
const leftBehind = (page: Page, { uid, email }: Member): Promise<string[]> =>
  page.evaluate(
    async (traces) => {
      const found: string[] = [];
      const look = (where: string, text: string) => {
        if (traces.some((trace) => text.includes(trace))) found.push(where);
      };
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) look(`cache ${name}`, url);
      }
      look('localStorage', JSON.stringify(Object.entries(localStorage)));
      look('sessionStorage', JSON.stringify(Object.entries(sessionStorage)));
      for (const { name = '' } of await indexedDB.databases()) {
        const open = indexedDB.open(name);
        await new Promise((resolve) => open.addEventListener('success', resolve));
        const database = open.result;
        for (const store of database.objectStoreNames) {
          const all = database.transaction(store).objectStore(store).getAll();
          await new Promise((resolve) => all.addEventListener('success', resolve));
          look(`${name}/${store}`, JSON.stringify(all.result));
        }
        database.close();
      }
      return found;
    },
    [uid, email],
  );
