import { expect, type Locator, type Page } from '@playwright/test';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { TRAY_TEXTS } from '#app/texts/darkroom.ts';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import { ZOOM_TEXTS } from '#app/texts/zoom.ts';
import { NAVIGATION, TRIAL_TEXTS } from '#app/texts/dashboard.ts';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { profileRef } from '../support/admin.ts';
import { givenItems, givenProductImage } from '../support/library/libraryItems.ts';
import { givenMessage } from '../support/accounts/messages.ts';
import { uidOf } from '../support/emulators/uidOf.ts';
import {
  expectDrawn,
  expectLoaded,
  generate,
  generateButton,
  goTo,
  newcomer,
  newcomerBySignUp,
  openTab,
  promptBox,
  signUp,
} from '../e2e/steps.ts';
import { test } from '../e2e/test.ts';
import { take } from './take.ts';

const PROMPTS = [
  'a red fox in a snowy forest at sunset',
  'a lighthouse on a rocky coast in evening light',
  'two elephants by a river, watercolor',
];

/** Screens that look the same for everybody, by their address. */
const ADDRESSES = {
  'create-product': '/dashboard/images?tab=product-shots',
  'create-portrait': '/dashboard/images?tab=portrait-shots',
  videos: '/dashboard/videos',
  storyboard: '/dashboard/storyboard',
  settings: '/dashboard/settings',
  profile: '/dashboard/profile',
  account: '/account',
  'account-history': '/account/history',
  payment: '/payment',
  'payment-none': '/payment-success',
} as const;

async function heading(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('onboarding', async ({ page }) => {
  await signUp(page);
  await take(page, 'onboarding');
});

test('a newcomer', async ({ page }) => {
  // With a face photo: two of the screens show it.
  await newcomerBySignUp(page);
  await take(page, 'home-empty');
  await goTo(page, 'library');
  await take(page, 'library-empty');
  await goTo(page, 'images');
  await take(page, 'create-text');
  for (const [name, address] of Object.entries(ADDRESSES)) {
    await page.goto(address);
    await heading(page);
    await take(page, name);
    const tabs = page.getByRole('main').getByRole('tab');
    if (name.startsWith('create')) continue;
    for (let at = 1; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click();
      await take(page, `${name}-tab${at + 1}`);
    }
  }
});

test('with pictures', async ({ page }) => {
  const { email } = await newcomer(page);
  const uid = await uidOf(email);
  await goTo(page, 'images');
  for (const prompt of PROMPTS) await generate(page, prompt);
  await take(page, 'create-text-result');
  await page.getByRole('button', { name: ZOOM_TEXTS.open }).click();
  await take(page, 'zoom');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: TRAY_TEXTS.title }).click();
  await take(page, 'tray');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await givenItems(uid, {
    type: 'video',
    words: ['waves at night'],
    file: 'samples/sailboat.webp',
  });
  await givenItems(uid, {
    type: 'portrait',
    words: ['a green scarf'],
    file: 'scenes/warm-natural.webp',
  });
  const own = await givenProductImage(uid, { name: 'Green bottle' });
  await givenItems(uid, {
    type: 'product',
    words: ['beans and steam'],
    own,
    file: 'scenes/cozy-living.webp',
  });
  await goTo(page, 'home');
  await page.getByRole('link', { name: PROMPTS[0] ?? '' }).scrollIntoViewIfNeeded();
  await expectLoaded(page.getByRole('img', { name: PROMPTS[0] ?? '' }).first());
  await take(page, 'home');
  await goTo(page, 'library');
  await expectLoaded((await cellOf(page, PROMPTS[0] ?? '')).getByRole('img'));
  await take(page, 'library');
  if ((page.viewportSize()?.width ?? 0) > 768) {
    await (await cellOf(page, PROMPTS[1] ?? '')).hover();
    await take(page, 'library-hover', { isWindow: true });
    await page.mouse.move(0, 0);
  }
  await pickAndSearch(page);

  for (const [name, caption] of [
    ['image', PROMPTS[0] ?? ''],
    ['video', 'waves at night'],
    ['portrait', 'a green scarf'],
    ['product', 'beans and steam'],
  ] as const) {
    await (await cellOf(page, caption)).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await take(page, `details-${name}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  await (await cellOf(page, PROMPTS[0] ?? '')).click();
  await page.getByRole('link', { name: DETAIL_TEXTS.enhance }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'enhance');
  await page.getByRole('button', { name: ENHANCE_TEXTS.submit }).click();
  const enhanced = `${ENHANCE_TEXTS.enhanced}: ${PROMPTS[0] ?? ''}`;
  await expectDrawn(page.getByRole('img', { name: enhanced }));
  await take(page, 'enhance-done');
  await page.getByRole('button', { name: ENHANCE_TEXTS.slider }).click();
  await take(page, 'enhance-slider');
});

test('while a picture is drawn, and when it fails', async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'images');
  await openTab(page, 'Text to Image');
  await page.route('**/generateImage', async (route) => {
    await new Promise((resolve) => {
      page.once('close', resolve);
      setTimeout(resolve, 20_000);
    });
    await route.abort();
  });
  await promptBox(page).fill(PROMPTS[0] ?? '');
  await generateButton(page).click();
  await take(page, 'create-text-running');
  await expect(page.getByRole('alert')).toBeVisible();
  await take(page, 'create-text-failed');
});

test('the trial, ending and ended', async ({ page }) => {
  const { email } = await newcomer(page);
  const uid = await uidOf(email);
  await profileRef(uid).update({ trial_ends_at: new Date(Date.now() + 86_400_000) });
  await expect(page.getByText(TRIAL_TEXTS['ending-soon'].title)).toBeVisible();
  await take(page, 'home-trial-ending');
  await profileRef(uid).update({ trial_ends_at: new Date(Date.now() - 3_600_000) });
  await page.reload();
  await expect(page.getByText(TRIAL_TEXTS.expired.title)).toBeVisible();
  await take(page, 'payment-trial-ended');
});

test('a subscriber', async ({ page }) => {
  const { email } = await newcomer(page);
  await profileRef(await uidOf(email)).update({
    has_active_subscription: true,
    plan_id: 'PLUS',
    renews_at: new Date(Date.now() + 30 * 86_400_000),
    access_until: new Date(Date.now() + 33 * 86_400_000),
  });
  await expect(page.getByText(TRIAL_TEXTS.active.title)).toBeHidden();
  await take(page, 'home-subscriber');
  await page.goto(`${NAVIGATION.settings.path}?tab=subscription`);
  await heading(page);
  await take(page, 'settings-subscriber');
  await page.goto('/payment');
  await heading(page);
  await take(page, 'payment-subscriber');
});

test('the phone’s drawer, and the sidebar as icons', async ({ page, isMobile }) => {
  await newcomer(page);
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } else await page.keyboard.press('Control+b');
  await take(page, 'navigation');
});

/** The library draws only what is near the window: scrolls until the cell is among it. */
async function cellOf(page: Page, name: string): Promise<Locator> {
  const cell = page.getByRole('link', { name });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(async () => {
    if ((await cell.count()) === 0) {
      await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2));
    }
    await expect(cell).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return cell;
}

/** The library's own tools: a search that finds and one that does not, filters, and picked pictures. */
async function pickAndSearch(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: SEARCH_TEXTS.field });
  await page.getByRole('button', { name: SEARCH_TEXTS.filters }).click();
  await field.fill('green');
  await take(page, 'library-search');
  await field.fill('zeppelin');
  await take(page, 'library-nothing-found');
  await field.fill('');
  await page.getByRole('button', { name: SEARCH_TEXTS.filters }).click();
  const density = page.getByRole('button', { name: SEARCH_TEXTS.density });
  const isPhone = await density.isVisible();
  if (isPhone) {
    await density.click();
    await take(page, 'library-dense');
    await density.click();
  }
  await (await cellOf(page, 'a green scarf')).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowRight');
  await take(page, 'library-selection');
  await page.keyboard.press('Escape');
}

test('the operator’s room', async ({ page }) => {
  const { email } = await newcomer(page);
  await getAuth(getApp()).setCustomUserClaims(await uidOf(email), { role: 'operator' });
  await givenMessage({ subject: 'Where are my credits?' });
  for (const { id } of ADMIN_TEXTS.tabs) {
    await page.goto(`/admin?tab=${id}`);
    await heading(page);
    if (id === 'people') {
      await page.getByLabel(ADMIN_TEXTS.find.label).fill(email);
      await page.getByRole('button', { name: ADMIN_TEXTS.find.submit }).click();
      await expect(page.getByRole('heading', { name: ADMIN_TEXTS.person.actions })).toBeVisible();
    }
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await take(page, `admin-${id}`);
  }
});
