import { expect, type Page } from '@playwright/test';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import { PAYMENT_TEXTS, SUCCESS_TEXTS } from '#app/texts/billing.ts';
import { NAVIGATION, TRIAL_TEXTS } from '#app/texts/dashboard.ts';
import { billingCustomerSchema } from '@lumashot/domain/billing/subscription';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { stripeControl } from '../../emulators/stripe/control.ts';
import { firestoreBilling } from '../../functions/src/adapters/firestore/billing/billing.ts';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { db, profileRef } from '../support/admin.ts';
import { required } from '../support/environment.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { boxOf, linesOf } from './boxes.ts';
import { ensured } from './ensured.ts';
import { expectCredits, newcomer, toast } from './steps.ts';
import { test } from './test.ts';

/** A user whose trial ended an hour ago, wherever the app has taken them. */
async function expired(page: Page): Promise<string> {
  const { uid } = await newcomer(page);
  await profileRef(uid).update({ trial_ends_at: new Date(Date.now() - 3_600_000) });
  // The gate is at the next page.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: PAYMENT_TEXTS.heading })).toBeVisible();
  return uid;
}

const plan = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The hosted page opens in a tab of its own. */
async function openCheckout(page: Page, name = 'PLUS'): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await plan(page, name).getByRole('button', { name: PAYMENT_TEXTS.submit }).click();
  const checkout = await opening;
  await expect(checkout.getByRole('button', { name: /^Pay/ })).toBeVisible();
  return checkout;
}

test('an ended trial leads to the plans; paying opens the studio again', async ({ page }) => {
  const uid = await expired(page);
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByText(TRIAL_TEXTS.expired.title)).toBeVisible();
  await page.goto('/dashboard/images');
  await expect(page).toHaveURL(/\/payment$/);

  const checkout = await openCheckout(page);
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  // Both at once: the page leads on by itself after a few seconds.
  await Promise.all([
    expect(checkout.getByRole('heading', { name: SUCCESS_TEXTS.done.heading })).toBeVisible(),
    expect(checkout.getByText(SUCCESS_TEXTS.done.redirect)).toBeVisible(),
  ]);
  await expect(
    checkout.getByRole('heading', { name: NAVIGATION.home.label, level: 1 }),
  ).toBeVisible();
  await expectCredits(checkout, '310 credits');
  // The tab that waited goes on by itself.
  await expect(page.getByRole('heading', { name: NAVIGATION.home.label, level: 1 })).toBeVisible();
  await expectMoney(uid, { plan_id: 'PLUS', credits: 310 });
});

test('on a narrow phone the ways to other pages begin where the name does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await newcomer(page);
  await page.goto('/payment');
  const ways = [MY_DATA_TEXTS.link, PAYMENT_TEXTS.back].map((name) =>
    page.getByRole('banner').getByRole('link', { name }),
  );
  for (const way of ways) await expect(way).toBeVisible();
  const beginnings = await Promise.all(ways.map(async (way) => (await linesOf(way)).flat()[0]));
  const home = await boxOf(page.getByRole('banner').getByRole('link').first());
  const BORDER = 1;
  const indents = beginnings.map((words) => (words?.left ?? 0) - home.left);
  expect(indents).toEqual([BORDER, BORDER]);
});

test('a declined card and a cancelled checkout change nothing', async ({ page }) => {
  const uid = await expired(page);
  await page.getByText(PAYMENT_TEXTS.periods.yearly).click();
  await expect(plan(page, 'CREATOR')).toContainText('$24.50');
  const checkout = await openCheckout(page, 'CREATOR');
  await checkout.getByRole('button', { name: /Decline/i }).click();
  await expect(checkout.getByRole('alert')).toContainText(/declined/i);
  await checkout.getByRole('button', { name: 'Cancel' }).click();
  await expect(checkout).toHaveURL(/\/payment$/);
  await expect(checkout.getByRole('heading', { name: PAYMENT_TEXTS.heading })).toBeVisible();
  await expectMoney(uid, { credits: 10, plan_id: null });
});

test('the success page grants nothing by itself', async ({ page }) => {
  const uid = await expired(page);
  await page.goto('/payment-success?session_id=cs_test_made_up');
  await expect(page.getByRole('heading', { name: SUCCESS_TEXTS.foreign.heading })).toBeVisible();
  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { name: SUCCESS_TEXTS.none.heading })).toBeVisible();
  await page.getByRole('link', { name: SUCCESS_TEXTS.none.action }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expectMoney(uid, { credits: 10, has_active_subscription: false });
});

test('a change is confirmed in the portal, leads back, and one that waits is said', async ({
  page,
}) => {
  const uid = await expired(page);
  const checkout = await openCheckout(page, 'PLUS');
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  await expect(checkout.getByRole('heading', { name: SUCCESS_TEXTS.done.heading })).toBeVisible();
  await checkout.close();

  /** Confirms it there, and is led back to where the plan stands. */
  const changeTo = async (name: string): Promise<void> => {
    await page.goto('/payment');
    const opening = page.waitForEvent('popup');
    await plan(page, name).getByRole('button', { name: PAYMENT_TEXTS.change }).click();
    const portal = await opening;
    await expect(toast(page, PAYMENT_TEXTS.opened.change.title)).toBeVisible();
    await portal.getByRole('button', { name: 'Confirm' }).click();
    await expect(portal).toHaveURL(/\/dashboard\/settings/);
    await portal.close();
  };
  await changeTo('CREATOR');
  await expect(plan(page, 'CREATOR').getByRole('button')).toHaveText(PAYMENT_TEXTS.manage);
  await changeTo('STARTER');
  await expect(page.getByText(/^Your plan changes to STARTER on /)).toBeVisible();

  await test.step('who wants another one meanwhile is shown what waits', async () => {
    const opening = page.waitForEvent('popup');
    await plan(page, 'PLUS').getByRole('button', { name: PAYMENT_TEXTS.change }).click();
    const portal = await opening;
    await expect(toast(page, PAYMENT_TEXTS.opened.portal.title)).toBeVisible();
    await portal.getByRole('button', { name: 'Keep the present plan' }).click();
    await portal.close();
    await expect(page.getByText(/^Your plan changes to STARTER on /)).toBeHidden();
  });
  // What of the credits is left of the first plan goes by the second.
  await expectMoney(uid, { plan_id: 'CREATOR', next_plan_id: null });
});

test('a plan cancelled in the portal ends with the paid time', async ({ page }) => {
  const uid = await expired(page);
  const checkout = await openCheckout(page, 'STARTER');
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  await expect(checkout.getByRole('heading', { name: SUCCESS_TEXTS.done.heading })).toBeVisible();
  await checkout.close();

  // Without a checkout nobody reads that something was paid.
  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { name: SUCCESS_TEXTS.none.heading })).toBeVisible();

  // A subscriber who asks for another plan is sent to where that one change is confirmed.
  await page.goto('/payment');
  await expect(page.getByRole('link', { name: PAYMENT_TEXTS.back })).toBeVisible();
  await expect(plan(page, 'STARTER').getByRole('button')).toHaveText(PAYMENT_TEXTS.manage);
  const changing = page.waitForEvent('popup');
  await plan(page, 'PLUS').getByRole('button', { name: PAYMENT_TEXTS.change }).click();
  const change = await changing;
  await expect(change.getByText('PLUS')).toBeVisible();
  await expect(change.getByRole('button')).toHaveText(['Confirm']);
  await change.close();
  const opening = page.waitForEvent('popup');
  await plan(page, 'STARTER').getByRole('button', { name: PAYMENT_TEXTS.manage }).click();
  const portal = await opening;
  await portal.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(portal.getByText('Ends on')).toBeVisible();

  // Until then everything is as paid for.
  await expect
    .poll(async () => (await billedOf(uid)).subscriptions[0]?.ends_at_period_end)
    .toBe(true);
  const { access_until, has_active_subscription } = (await moneyOf(uid)).profile;
  expect(has_active_subscription).toBe(true);
  const [line] = (await billedOf(uid)).subscriptions[0]?.lines ?? [];
  expect(access_until).toEqual(line?.ends_at);

  // What the scheduled run does, when that day comes. An event that was told after it would find the plan paid,
  // as today it is, and so would a page that still asks for its profile: that shows what it remembers before.
  const isEnsured = ensured(page);
  await page.goto('/dashboard');
  await isEnsured;
  await expectCredits(page, '110 credits');
  await stripeControl(required('LUMASHOT_STRIPE_URL')).settle();
  await firestoreBilling(db).settle({ uid, now: access_until ?? new Date(0) });
  // The gate acts on the next page that is entered.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: PAYMENT_TEXTS.heading })).toBeVisible();
  await expectMoney(uid, { credits: 110, has_active_subscription: false, plan_id: null });
});

const expectMoney = async (uid: string, expected: Record<string, unknown>): Promise<void> => {
  expect((await moneyOf(uid)).profile).toMatchObject(expected);
  expect(await brokenInvariants(uid)).toEqual([]);
};

const billedOf = async (uid: string) =>
  parseDocument(
    billingCustomerSchema,
    await db.collection(COLLECTIONS.billingCustomers).doc(uid).get(),
  );
