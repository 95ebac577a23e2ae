import { expect, type BrowserContext, type Page } from '@playwright/test';
import { ERRORS } from '@lumashot/domain/errors';
import { PRODUCT_NAME } from '@lumashot/domain/product';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { PART_MISSING_TEXTS } from '#app/texts/pwa.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { expectSound } from './expectSound.ts';
import {
  goTo,
  newcomer,
  onboard,
  signIn,
  signOut,
  toast,
  visit,
  withoutFaceCheck,
  tickAge,
} from './steps.ts';
import { test } from './test.ts';

/** A call that fails on its way: the function is never reached. */
const breakCall = (page: Page, name: string) =>
  page.route(`**/${name}`, (route) =>
    route.fulfill({
      status: 503,
      json: { error: { status: 'UNAVAILABLE', message: 'no', details: detailsOf(name) } },
    }),
  );

const detailsOf = (name: string) =>
  name === 'createCheckout' ? { reason: 'checkout-failed' } : { reason: 'profile-setup-failed' };

test('a checkout that cannot be opened says so, and the plans stay', async ({ page }) => {
  await newcomer(page);
  await visit(page, '/payment');
  await breakCall(page, 'createCheckout');
  await page.getByRole('button', { name: PAYMENT_TEXTS.submit }).first().click();
  await expect(toast(page, ERRORS['checkout-failed'].message)).toBeVisible();
  await expect(page.getByRole('button', { name: PAYMENT_TEXTS.submit }).first()).toBeEnabled();
});

test('an account that cannot be set up says so, and can be tried again', async ({ page }) => {
  await withoutFaceCheck(page);
  await breakCall(page, 'ensureProfile');
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('Email').fill(`otto-${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('a long password');
  await tickAge(page);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByText(ERRORS['profile-setup-failed'].message)).toBeVisible();
  await expectSound(page);
  await page.unroute('**/ensureProfile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await onboard(page);
});

test('a library that cannot be loaded says so, keeps trying, and comes back', async ({ page }) => {
  const credentials = await newcomer(page);
  await signOut(page);
  // Nothing of it is on this device any more, and nothing can be had.
  const listen = /google\.firestore\.v1\.Firestore/;
  await page.route(listen, (route) => route.abort());
  await signIn(page, credentials);
  await goTo(page, 'library');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 90_000 });
  await expect(toast(page, LIBRARY_TEXTS.failed.description)).toBeVisible();
  // Pressed while nothing can be had: it asks at once. What comes back then needs no press.
  const asked = page.waitForRequest(listen);
  await page.getByRole('button', { name: 'Try again' }).click();
  await asked;
  await page.unroute(listen);
  await expect(page.getByText(LIBRARY_TEXTS.empty.title)).toBeVisible({ timeout: 90_000 });
});

const SCREEN = /AuthScreen-.*\.js/;
const LANDING = /Landing-.*\.js/;

test('a screen that breaks says so, with a way out', async ({ page }) => {
  await page.route(SCREEN, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  );
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('broken');
  await expectSound(page);
  await reloadWorks(page);
});

test('a screen that does not arrive says so, with a way out', async ({ page }) => {
  await page.route(SCREEN, (route) => route.abort());
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: PART_MISSING_TEXTS.title })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(PART_MISSING_TEXTS.text);
  await reloadWorks(page);
});

test('a screen that did not arrive comes by itself when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.route(LANDING, (route) => route.abort());
  await page.getByRole('link', { name: PRODUCT_NAME }).first().click();
  await expect(page.getByRole('heading', { name: PART_MISSING_TEXTS.title })).toBeVisible();
  // It is back in name only: a page that is loaded now would be the browser's own error.
  const refused = page.waitForEvent('requestfailed', (request) => LANDING.test(request.url()));
  await regainNetwork(context);
  // Over before the network goes again: what it asks for then would be answered, and the page reloaded into no network.
  await refused;
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.unroute(LANDING);
  await regainNetwork(context);
  await expect(page.getByRole('heading', { name: PART_MISSING_TEXTS.title })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Get started' }).first()).toBeVisible();
});

/** The browser tells the page that there is a network again. */
async function regainNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

async function reloadWorks(page: Page): Promise<void> {
  await page.unroute(SCREEN);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
}
