import { expect, type Page } from '@playwright/test';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { HOME_TEXTS } from '#app/texts/home.ts';
import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { boxOf } from './boxes.ts';
import { expectSound } from './expectSound.ts';
import {
  expectCredits,
  expectLoaded,
  POSTER,
  generate,
  generateButton,
  goTo,
  newcomer,
  newMember,
  openTab,
  promptBox,
  signIn,
  signOut,
  visit,
} from './steps.ts';
import { test } from './test.ts';

/** Auth, database, functions and pictures: everything but the app's own files. */
const SERVICES = new RegExp(
  `identitytoolkit|securetoken|google\\.firestore|/v0/b/|/${FUNCTIONS_REGION}/`,
);

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const cutOff = (page: Page) => page.route(SERVICES, (route) => route.abort('internetdisconnected'));

test('with no server in reach a returning user sees pictures and credits, and how old they are', async ({
  page,
}) => {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: ['a red square'] });
  await goTo(page, 'library');
  await expectLoaded(page.getByRole('img', { name: 'a red square' }));

  await cutOff(page);
  await page.reload();
  await expectLoaded(page.getByRole('img', { name: 'a red square' }));
  await expectCredits(page, '10 credits');
  await goTo(page, 'home');
  const credits = page.getByRole('region', { name: HOME_TEXTS.creditsTitle });
  await expect(credits).toContainText('10 credits');
  await expect(credits).toContainText(OFFLINE_TEXTS.asOf('a moment ago'));
  await expectSound(page);

  await page.unroute(SERVICES);
  await page.reload();
  await expect(credits).not.toContainText('as of');
});

test('offline nothing can be ordered, and it says why; nothing is sent later', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await goTo(page, 'images');
  await promptBox(page).fill(POSTER);
  await openTab(page, 'Product Shots');
  await openTab(page, 'Text to Image');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/generateImage')) {
      sent.push(request.url());
    }
  });

  await context.setOffline(true);
  await expect(generateButton(page)).toBeDisabled();
  await expect(generateButton(page)).toHaveAccessibleDescription(OFFLINE_TEXTS.paid);
  await context.setOffline(false);
  await page.goto('/dashboard/images');
  await expect(promptBox(page)).toHaveValue(POSTER);
  await expect(generateButton(page)).toBeEnabled();
  expect(sent).toEqual([]);
});

test('offline the plans cannot be bought, and it says why', async ({ page, context }) => {
  await newcomer(page);
  await visit(page, '/payment');
  const buttons = page.getByRole('button', { name: PAYMENT_TEXTS.submit });
  const reason = page.getByText(OFFLINE_TEXTS.sending);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(buttons.first()).toBeEnabled();
    const { top } = await boxOf(buttons.first());
    await context.setOffline(true);
    for (const button of await buttons.all()) await expect(button).toBeDisabled();
    await expect(reason).toBeVisible();
    // Somebody's finger may be on its way to it.
    expect((await boxOf(buttons.first())).top, `at ${size.width} px`).toBe(top);
    await context.setOffline(false);
    await expect(reason).toHaveCount(0);
  }
  await context.setOffline(true);
  await expect(reason).toBeVisible();
  await expectSound(page);
  await context.setOffline(false);
  await expect(buttons.first()).toBeEnabled();
});

test('what was typed is there after a reload, until it has become a picture', async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'images');
  await promptBox(page).fill(POSTER);
  await openTab(page, 'Product Shots');
  await page.getByLabel(PRODUCT_TEXTS.name).fill('Green bottle');
  await page.goto(NAVIGATION.storyboard.path);
  await page.getByLabel(STORYBOARD_TEXTS.description).fill('A fox crosses the snow');
  await page.reload();
  await expect(page.getByLabel(STORYBOARD_TEXTS.description)).toHaveValue('A fox crosses the snow');
  await goTo(page, 'images');
  await openTab(page, 'Product Shots');
  await expect(page.getByLabel(PRODUCT_TEXTS.name)).toHaveValue('Green bottle');
  await openTab(page, 'Text to Image');
  await expect(promptBox(page)).toHaveValue(POSTER);

  await generate(page, POSTER);
  await page.reload();
  await expect(promptBox(page)).toHaveValue('');
});

/** Everything this browser keeps, as text. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name ?? '');
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(new Error('not opened')));
      });
      for (const store of opened.objectStoreNames) {
        const rows = opened.transaction(store).objectStore(store).getAll();
        kept.push(
          await new Promise((resolve) => {
            rows.addEventListener('success', () => resolve(rows.result));
          }),
        );
      }
      opened.close();
    }
    for (const cacheName of await caches.keys()) {
      const requests = await (await caches.open(cacheName)).keys();
      kept.push(...requests.map(({ url }) => url).filter((url) => url.includes('media')));
    }
    return JSON.stringify(kept);
  });

test('after signing out, in whatever window, nothing of a user is left or sent', async ({
  page,
  context,
}) => {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: ['a red square'] });
  await goTo(page, 'images');
  await promptBox(page).fill('a secret wish');
  await goTo(page, 'library');
  await expectLoaded(page.getByRole('img', { name: 'a red square' }));
  await expect.poll(() => keptIn(page)).toContain('a secret wish');
  const other = await context.newPage();
  await other.goto('/dashboard/library');
  await expectLoaded(other.getByRole('img', { name: 'a red square' }));

  await signOut(page);
  await expect(other).toHaveURL(/\/auth/);
  await expect.poll(() => keptIn(other)).not.toContain(uid);
  expect(await keptIn(other)).not.toContain('a secret wish');

  const sent: string[] = [];
  await other.close();
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await signIn(page, await newMember());
  await goTo(page, 'library');
  await expect(page.getByText(LIBRARY_TEXTS.empty.title)).toBeVisible();
  await goTo(page, 'images');
  await expect(promptBox(page)).toHaveValue('');
  expect(sent.filter((line) => line.includes(uid))).toEqual([]);
});
