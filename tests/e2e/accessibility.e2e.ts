import { expect, type Locator, type Page } from '@playwright/test';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { ROUTES } from '@lumashot/domain/routes';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import { PAYMENT_TEXTS, SUCCESS_TEXTS } from '#app/texts/billing.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { HOME_TEXTS } from '#app/texts/home.ts';
import { CREATE_TABS } from '#app/texts/images.ts';
import { PROFILE_SOON, SETTINGS_TABS, SUBSCRIPTION_TEXTS } from '#app/texts/settings.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { keepSession } from '../support/accounts/session.ts';
import { boxesOf, linesOf } from './boxes.ts';
import {
  expectFitsDoubled,
  expectNarrow,
  expectSound,
  expectUncrowded,
  setBrowserTextSize,
} from './expectSound.ts';
import { POSTER, generate, goTo, newcomer, newMember, visit } from './steps.ts';
import { DESKTOP, DESKTOP_ONLY, test } from './test.ts';

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 });
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, selected: true });

/** Every screen behind the sign-in, and what says that it is there. */
const STUDIO: readonly (readonly [path: string, sign: (page: Page) => Locator])[] = [
  ...Object.values(NAVIGATION).map(({ path, label }) => [path, heading(label)] as const),
  ['/dashboard/images?tab=product-shots', tab('Product Shots')],
  ['/dashboard/images?tab=portrait-shots', tab('Portrait Shots')],
  [
    '/dashboard/settings?tab=subscription',
    (page) => page.getByRole('region', { name: SUBSCRIPTION_TEXTS.current }),
  ],
  ['/dashboard/profile', (page) => page.getByText(PROFILE_SOON.text)],
  ['/payment', heading(PAYMENT_TEXTS.heading)],
  ['/account', heading(MY_DATA_TEXTS.title)],
  ['/account/pictures', heading(MY_DATA_TEXTS.pictures.title)],
  ['/account/history', heading(MY_DATA_TEXTS.history.title)],
];

test('the public pages are accessible', DESKTOP, async ({ page }) => {
  for (const path of ['/', '/auth', '/no/such/page']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
    });
  }
});

test('the dashboard is accessible, empty and with a picture', DESKTOP, async ({ page }) => {
  await newcomer(page);
  await expectSound(page);
  await goTo(page, 'library');
  await expectSound(page);
  await goTo(page, 'images');
  await expectSound(page);
  await generate(page, POSTER);
  await expectSound(page);
  await goTo(page, 'library');
  await page.getByRole('link', { name: POSTER }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});

test('the pages about money are accessible', DESKTOP, async ({ page }) => {
  await newcomer(page);
  for (const [path, name] of [
    ['/payment', PAYMENT_TEXTS.heading],
    ['/payment-success', SUCCESS_TEXTS.none.heading],
  ] as const) {
    await visit(page, path);
    await expect(heading(name)(page)).toBeVisible();
    await expectSound(page);
  }
});

/** And all others that somebody who is signed in comes to. */
const BESIDE: readonly string[] = [
  ROUTES.landing,
  ROUTES.about,
  ROUTES.contact,
  ROUTES.privacy,
  ROUTES.terms,
  ROUTES.paymentSuccess,
  '/no/such/page',
  `${ROUTES.library}?view=trash`,
  ...CREATE_TABS.map(({ id }) => `${ROUTES.images}?tab=${id}`),
  ...SETTINGS_TABS.map(({ id }) => `${ROUTES.settings}?tab=${id}`),
  ...ADMIN_TEXTS.tabs.map(({ id }) => `${ROUTES.admin}?tab=${id}`),
];

test('the studio fits a screen of 360 px, also at twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('before the sign-in', async () => {
    for (const path of [ROUTES.auth, `${ROUTES.auth}?mode=sign-up`, `${ROUTES.auth}?reset=true`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNarrow(page);
    }
  });
  const member = await newMember();
  await getAuth(getApp()).setCustomUserClaims(member.uid, { role: 'operator' });
  await keepSession(page, member);
  await page.goto(ROUTES.onboarding);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNarrow(page);
  await page.goto(ROUTES.home);
  for (const path of BESIDE) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNarrow(page);
    });
  }
  for (const [path, sign] of STUDIO) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(sign(page)).toBeVisible();
      await expectSound(page);
      await expectFitsDoubled(page);
    });
  }
});

/** Of the browser: one and a half times, and twice. */
const LARGE_LETTERS = [24, 32];

test(
  'the studio fits a wide screen at one and a half times and twice the text size',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { uid } = await newcomer(page);
    await givenItems(uid, { type: 'text-to-image', words: ['a paper crane'] });
    await expect(page.getByRole('link', { name: 'a paper crane' }).first()).toBeVisible();
    for (const size of LARGE_LETTERS) {
      await setBrowserTextSize(page, size);
      for (const [path, sign] of STUDIO) {
        await test.step(`${path} at ${size} px`, async () => {
          await visit(page, path);
          await expect(sign(page)).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectUncrowded(page);
        });
      }
      await expectGreetingInWords(page);
      await expectLooksInPanel(page);
    }
  },
);

async function expectGreetingInWords(page: Page): Promise<void> {
  await visit(page, NAVIGATION.home.path);
  const greeting = page.getByRole('region', { name: HOME_TEXTS.welcome }).getByRole('heading');
  const [lines = []] = await linesOf(greeting);
  expect(new Set(lines.map(({ top }) => top)).size).toBeLessThanOrEqual(4);
}

async function expectLooksInPanel(page: Page): Promise<void> {
  await visit(page, NAVIGATION.images.path);
  const looks = page.getByRole('group', { name: 'Start from a look' });
  await expect(looks).toBeVisible();
  const [[panel], pictures] = [await boxesOf(looks), await boxesOf(looks.locator('img'))];
  for (const [n, one] of pictures.entries()) {
    expect(one.right).toBeLessThanOrEqual((panel?.right ?? 0) + 1);
    const next = pictures[n + 1];
    if (next?.top === one.top) expect(one.right).toBeLessThan(next.left);
  }
}
