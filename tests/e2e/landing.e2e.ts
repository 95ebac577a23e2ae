import { expect, type Page } from '@playwright/test';
import { PLAN_IDS, PLANS } from '@lumashot/domain/billing/plans';
import { landingPrice } from '@lumashot/domain/billing/prices';
import {
  FEATURED_PICTURE,
  GENERATION_PICTURES,
  SCENE_PICTURES,
} from '@lumashot/domain/catalog/showcase';
import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { CLAIMS, FEATURES, LANDING_TEXTS } from '#app/texts/landing.ts';
import { boxesOf } from './boxes.ts';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { expectFits, expectFitsDoubled, setTextSize } from './expectSound.ts';
import { expectTakenOver, noteScripts } from './librariesThatCame.ts';
import { expectLoaded, onboard, promptBox, signUpHere, withoutFaceCheck } from './steps.ts';
import { DESKTOP, test } from './test.ts';

/** Names, and where they stand: some stand more than once. */
const CALLS_TO_ACTION = ['Sign in', 'Get started', 'Start creating'] as const;

const authHeading = (page: Page) =>
  page.getByRole('heading', {
    name: new RegExp(`${AUTH_TEXTS.signIn.heading}|${AUTH_TEXTS.signUp.heading}`),
  });

test('every claim, feature and fact of the landing page is there', async ({ page }) => {
  await page.goto('/');
  for (const { figure, text } of CLAIMS.statistics) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(CLAIMS.trusted)).toBeVisible();
  for (const { title, facts, price } of FEATURES) {
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: title, level: 3 }),
    });
    await expect(card).toContainText(price);
    for (const fact of facts) await expect(card).toContainText(fact);
  }
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Features',
    'Pricing',
    'About',
    'Contact',
    'Privacy',
    'Terms',
  ]);
});

test('every call to action leads to the sign-in', async ({ page }) => {
  await page.goto('/');
  const names = [...CALLS_TO_ACTION, ...FEATURES.map(({ action }) => action)];
  for (const name of names) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(authHeading(page)).toBeVisible();
    await page.goBack();
  }
  const plans = page.getByRole('link', { name: 'START RISK FREE' });
  await expect(plans).toHaveCount(4);
  for (const plan of await plans.all()) {
    await expect(plan).toHaveAttribute('href', /^\/auth/);
  }
  await plans.first().click();
  await expect(authHeading(page)).toBeVisible();
});

test('the gallery has ten scenes, one featured picture and ten generations', async ({ page }) => {
  await page.goto('/');
  const columns = [
    [LANDING_TEXTS.gallery.scenes, SCENE_PICTURES],
    [LANDING_TEXTS.gallery.featured, [FEATURED_PICTURE]],
    [LANDING_TEXTS.gallery.generations, GENERATION_PICTURES],
  ] as const;
  for (const [name, pictures] of columns) {
    const shown = page.getByRole('region', { name, exact: true }).getByRole('img');
    await expect(shown).toHaveCount(pictures.length);
    for (const picture of await shown.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expectLoaded(picture);
    }
  }
  expect([SCENE_PICTURES.length, GENERATION_PICTURES.length]).toEqual([10, 10]);
});

test('plans by the month, and by the year with the total beside it', async ({ page }) => {
  await page.goto('/');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  for (const period of ['monthly', 'yearly'] as const) {
    await page.getByRole('radio', { name: period === 'monthly' ? 'Monthly' : 'Yearly' }).check();
    for (const id of PLAN_IDS) {
      const { perMonth, yearlyTotal } = landingPrice(id, period);
      const plan = card(PLANS[id].name);
      await expect(plan.getByText(perMonth, { exact: true })).toBeVisible();
      if (yearlyTotal !== null) await expect(plan).toContainText(yearlyTotal);
      await expect(plan).toContainText('7 DAY MONEY BACK GUARANTEE');
    }
  }
  // Rounded down, while the total is exact (decision 20).
  await expect(card('CREATOR')).toContainText('$24 per month');
  await expect(card('CREATOR')).toContainText('$294');
  await expect(card('PLUS')).toContainText('MOST POPULAR');
});

test(
  'the anchors lead to their sections and take the keyboard along',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/about');
    const link = (name: string) =>
      page.getByRole('link', { name }).filter({ visible: true }).first();
    for (const [name, id] of [
      ['Features', 'how-it-works'],
      ['Pricing', 'pricing'],
    ] as const) {
      await link(name).click();
      await expect(page).toHaveURL(new RegExp(`/#${id}$`));
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
    }
    await page.getByRole('link', { name: 'Lumashot, home' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('the words of the teaser travel through sign-up and onboarding', async ({ page }) => {
  await withoutFaceCheck(page);
  await page.goto('/');
  await page.getByLabel(LANDING_TEXTS.teaser.label).fill('a heron in the fog');
  await page.getByRole('button', { name: 'Try it now' }).click();
  await signUpHere(page);
  await onboard(page, NAVIGATION.images.label);
  await expect(page).toHaveURL(/\/dashboard\/images$/);
  await expect(promptBox(page)).toHaveValue('a heron in the fog');
});

test('what was chosen on the landing page travels through sign-up and onboarding, once', async ({
  page,
}) => {
  await withoutFaceCheck(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Shoot a product', exact: true }).click();
  await signUpHere(page);
  await onboard(page, NAVIGATION.images.label);
  await expect(page.getByRole('tab', { name: 'Product Shots' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an example fills the box', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'A lighthouse in a storm' }).click();
  await expect(page.getByLabel(LANDING_TEXTS.teaser.label)).toHaveValue('A lighthouse in a storm');
});

test('the landing page loads neither MUI nor Firebase, and talks to nobody', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const libraries = noteScripts(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTakenOver(page);
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
  expect(await libraries()).toEqual([]);
});

test('the landing page is sound at 360 px and at twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expectFits(page);
  await expectFitsDoubled(page);
});

test('at twice the text size the periods stand below one another, within round corners', async ({
  page,
}) => {
  await page.goto('/#pricing');
  await setTextSize(page, '200%');
  const group = page.getByRole('group', { name: PAYMENT_TEXTS.periodGroup });
  const [monthly, yearly] = await boxesOf(group.locator('label'));
  expect(monthly?.bottom).toBeLessThan(yearly?.top ?? 0);
  expect([monthly?.left, monthly?.right]).toEqual([yearly?.left, yearly?.right]);
  // The corner of a pill as high as both is round as far down as the first of them reaches.
  const radius = await group.evaluate((one) =>
    Number.parseFloat(getComputedStyle(one).borderRadius),
  );
  expect(radius).toBeLessThan(((monthly?.bottom ?? 0) - (monthly?.top ?? 0)) * 0.75);
});
