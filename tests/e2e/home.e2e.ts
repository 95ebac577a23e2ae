import { expect, type Page } from '@playwright/test';
import { NAVIGATION, NO_ACTIVITY, TRIAL_TEXTS } from '#app/texts/dashboard.ts';
import { CONTINUE_TEXTS, HOME_TEXTS, MONTH_COUNTS, SHORTCUTS } from '#app/texts/home.ts';
import { PROFILE_SOON } from '#app/texts/settings.ts';
import { profileRef } from '../support/admin.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { expectSound } from './expectSound.ts';
import {
  expectLoaded,
  newcomer,
  newCredentials,
  promptBox,
  signIn,
  signOut,
  visit,
} from './steps.ts';
import { boxesOf, boxOf, expectLevel, linesOf } from './boxes.ts';
import { DESKTOP, test } from './test.ts';

const DAY_MS = 86_400_000;

const main = (page: Page) => page.getByRole('main');
const trial = (page: Page) => page.getByRole('region', { name: 'Trial' });

/** Longer than a drawer is wide. */
const longNamed = () => {
  const { email, password } = newCredentials();
  return { email: `maria-magdalena-of-the-long-address-${email}`, password };
};

/** 'Images' and its figure. */
const expectCount = (page: Page, label: string, figure: string): Promise<void> =>
  expect(
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) }),
  ).toHaveText(`${label}${figure}`);

test('a newcomer finds the desk laid out, and nothing made up on it', DESKTOP, async ({ page }) => {
  const { email } = await newcomer(page);
  const name = email.split('@')[0] ?? '';
  await expect(
    page.getByRole('heading', { name: new RegExp(`^Good (morning|afternoon|evening), ${name}$`) }),
  ).toBeVisible();
  const credits = page.getByRole('region', { name: HOME_TEXTS.creditsTitle });
  const first = main(page).getByRole('link', { name: HOME_TEXTS.first });
  await expect(first).toBeInViewport({ ratio: 1 });
  expect((await boxOf(first)).bottom).toBeLessThan((await boxOf(credits)).top);
  await expect(credits).toContainText('10 credits');
  await expect(credits).toContainText('0 of 10 used');
  await expect(credits).toContainText('Starter plan');
  for (const { label } of MONTH_COUNTS) await expectCount(page, label, '0');
  await expect(page.getByText(NO_ACTIVITY)).toBeVisible();
  await expectSound(page);

  for (const { path, label } of SHORTCUTS) {
    await test.step(label, async () => {
      await main(page).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
      await page.goBack();
    });
  }
});

test('what is made appears by itself, and the last of it is where to go on', async ({ page }) => {
  const { uid } = await newcomer(page);
  await expectCount(page, 'Images', '0');
  await givenItems(uid, { type: 'portrait', words: ['a green scarf'] });
  await givenItems(uid, { type: 'product', words: ['beans', 'steam'] });
  const longAgo = new Date(Date.now() - 70 * DAY_MS);
  await givenItems(uid, { type: 'text-to-image', words: ['long ago'], createdAt: longAgo });
  await givenItems(uid, { type: 'video', words: ['waves'] });
  await givenItems(uid, { type: 'text-to-image', words: ['a kite', 'a boat'] });
  await givenItems(uid, { type: 'text-to-image', words: ['a paper crane'] });

  for (const [label, figure] of [
    ['Images', '3'],
    ['Portraits', '1'],
    ['Product Shots', '2'],
    ['Videos', '1'],
  ] as const) {
    await expectCount(page, label, figure);
  }
  const recent = page.getByRole('region', { name: HOME_TEXTS.recentTitle });
  await expect(recent.getByRole('listitem')).toHaveCount(6);
  await expect(recent.getByRole('link', { name: 'a paper crane' })).toBeVisible();
  await recent.getByRole('link', { name: 'a paper crane' }).scrollIntoViewIfNeeded();
  await expectLoaded(recent.getByRole('img', { name: 'a paper crane' }));
  await expectSound(page);

  await expect(page.getByText(CONTINUE_TEXTS.title)).toBeVisible();
  await page.getByRole('link', { name: CONTINUE_TEXTS.action }).click();
  await expect(page).toHaveURL(/\/dashboard\/images/);
  await expect(promptBox(page)).toHaveValue('a paper crane');
});

test('the month is counted in full, also where this device knows only a part', async ({ page }) => {
  const credentials = await newcomer(page);
  await signOut(page);
  const words = Array.from({ length: 65 }, (_, at) => `picture ${at + 1}`);
  await givenItems(credentials.uid, { type: 'text-to-image', words });
  await signIn(page, credentials);
  await expectCount(page, 'Images', '65');
  await expectCount(page, 'Portraits', '0');
});

test('a subscriber sees the plan and its allowance, and no trial', async ({ page }) => {
  const { uid } = await newcomer(page);
  await expect(trial(page)).toBeVisible();
  await profileRef(uid).update({
    has_active_subscription: true,
    plan_id: 'PLUS',
    access_until: new Date(Date.now() + 20 * DAY_MS),
    credits: 310,
  });
  const credits = page.getByRole('region', { name: HOME_TEXTS.creditsTitle });
  await expect(credits).toContainText('310 credits');
  await expect(credits).toContainText('300 credits every month');
  await expect(credits).toContainText('PLUS plan');
  await expect(trial(page)).toBeHidden();
  await expectSound(page);
});

test('the trial says how it stands, until it is over', async ({ page }) => {
  const { uid } = await newcomer(page);
  const profile = profileRef(uid);
  const endsIn = (ms: number) => profile.update({ trial_ends_at: new Date(Date.now() + ms) });

  await expect(trial(page)).toContainText(TRIAL_TEXTS.active.title);
  await expect(trial(page)).toContainText('5 days remaining, 10 credits left');
  await endsIn(1.5 * DAY_MS);
  await expect(trial(page)).toContainText(TRIAL_TEXTS['ending-soon'].title);
  await expect(trial(page)).toContainText(
    '2 days remaining, 10 credits left. Upgrade to keep creating!',
  );
  await expectSound(page);
  await trial(page).getByRole('link', { name: 'View Plans' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await page.goBack();

  await endsIn(4.5 * DAY_MS);
  await profile.update({ credits: 3 });
  await expect(trial(page)).toContainText('5 days remaining, 3 credits left');
  await expect(trial(page)).toContainText(TRIAL_TEXTS['ending-soon'].title);

  await endsIn(-DAY_MS);
  await expect(trial(page)).toContainText(TRIAL_TEXTS.expired.title);
  // Nobody is torn away from what they look at: the gate is at the next page.
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(trial(page)).toContainText(TRIAL_TEXTS.expired.title);
  await expect(trial(page)).toContainText(TRIAL_TEXTS.expired.description);
});

test('every page of the dashboard has its title; the profile page is to come', async ({ page }) => {
  await newcomer(page);
  for (const { path, label } of Object.values(NAVIGATION)) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: label, level: 1, exact: true })).toBeVisible();
  }
  await visit(page, '/dashboard/profile');
  await expect(page.getByText(PROFILE_SOON.text)).toBeVisible();
  await expect(page.getByRole('heading', { name: NAVIGATION.home.label, level: 1 })).toBeVisible();
  await expectSound(page);
  await main(page).getByRole('link', { name: PROFILE_SOON.action }).click();
  await expect(page.getByRole('tab', { name: 'Account' })).toBeVisible();
});

test(
  'the sidebar folds to icons and stays so; a phone has a drawer',
  DESKTOP,
  async ({ page }, info) => {
    const { email } = await newcomer(page, { credentials: longNamed() });
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    if (info.project.name === 'phone') {
      await expect(sidebar).toBeHidden();
      const entries = page.locator('[data-foot="studio"]').locator('a, button');
      expectLevel(await boxesOf(entries.locator('svg')));
      const lines = await linesOf(entries.locator('span'));
      expect(lines.map((rows) => rows.length)).toEqual(lines.map(() => 1));
      expectLevel(lines.flat());
      await page.getByRole('button', { name: 'Menu' }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('link', { name: NAVIGATION.storyboard.label })).toBeVisible();
      const edge = (await boxOf(drawer)).right;
      const address = drawer.getByText(email, { exact: true });
      expect((await boxOf(address)).right).toBeLessThan(edge);
      await expect(address).toHaveCSS('text-overflow', 'ellipsis');
      await expectSound(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await drawer.getByRole('link', { name: NAVIGATION.settings.label }).click();
      await expect(drawer).toBeHidden();
      await expect(
        page.getByRole('heading', { name: NAVIGATION.settings.label, level: 1 }),
      ).toBeVisible();
      return;
    }
    const width = async () => (await sidebar.boundingBox())?.width;
    await expect.poll(width).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(width).toBe(48);
    await expect(sidebar.getByRole('link', { name: NAVIGATION.library.label })).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect.poll(width).toBe(48);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
    const days = ((cookie?.expires ?? 0) * 1_000 - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await page.keyboard.press('Meta+b');
    await expect.poll(width).toBe(256);
    await sidebar.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect.poll(width).toBe(48);
  },
);
