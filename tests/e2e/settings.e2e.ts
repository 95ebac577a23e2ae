import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { PLAN_IDS } from '@lumashot/domain/billing/plans';
import { GRACE_MS } from '@lumashot/domain/billing/subscription';
import { formatDay } from '#app/lib/formatDate.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import {
  ACCOUNT_TEXTS,
  CONTACT_PATH,
  CONTACT_SUPPORT,
  NOTIFICATION_TEXTS,
  SECURITY_TEXTS,
  SETTINGS_PHOTO_REFUSALS,
  SETTINGS_TABS,
  SUBSCRIPTION_TEXTS,
} from '#app/texts/settings.ts';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { profileRef } from '../support/admin.ts';
import { facePhoto, personPhoto } from '../support/photos/photo.ts';
import { resetMailsTo } from '../support/emulators/resetMails.ts';
import { uidOf } from '../support/emulators/uidOf.ts';
import type { Member } from '../support/accounts/users.ts';
import { linesOf } from './boxes.ts';
import { expectFits, expectSound } from './expectSound.ts';
import {
  buyPlan,
  expectLoaded,
  goTo,
  newcomer,
  newcomerBySignUp,
  openTab,
  toast,
  visit,
} from './steps.ts';
import { DESKTOP, test } from './test.ts';

const profileOf = async (uid: string) => parseDocument(profileSchema, await profileRef(uid).get());

/** Pixels between two names, below which they are read as one. */
const AIR = 8;

async function openSettings(page: Page, tab?: string): Promise<Member> {
  const at = `/dashboard/settings${tab === undefined ? '' : `?tab=${tab}`}` as const;
  const member = await newcomer(page, { at });
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  return member;
}

test('its tabs, in the URL and by the keyboard', DESKTOP, async ({ page }) => {
  await openSettings(page, 'security');
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const names = (await linesOf(page.getByRole('tab'))).flat();
  expect(names).toHaveLength(SETTINGS_TABS.length);
  for (const [at, name] of names.slice(1).entries()) {
    expect(name.left - (names[at]?.right ?? 0)).toBeGreaterThanOrEqual(AIR);
  }
  for (const { id, label } of SETTINGS_TABS) {
    await test.step(label, async () => {
      await openTab(page, label);
      await expect(page).toHaveURL(new RegExp(`tab=${id}$`));
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expectSound(page);
    });
  }
  await page.getByRole('tab', { name: 'Security' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=notifications$/);
  await page.reload();
  await expect(page.getByRole('button', { name: NOTIFICATION_TEXTS.submit })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { label } of SETTINGS_TABS) {
    await openTab(page, label);
    await expectFits(page);
  }
});

test('the email stands fast, and the account cannot be deleted by a slip', async ({ page }) => {
  const { email } = await openSettings(page);
  const field = page.getByRole('textbox', { name: ACCOUNT_TEXTS.email, exact: true });
  await expect(field).toHaveValue(email);
  await expect(field).not.toBeEditable();
  await expect(field).toHaveAccessibleDescription(new RegExp(ACCOUNT_TEXTS.emailNote));
  await expect(page.getByRole('link', { name: CONTACT_SUPPORT })).toHaveAttribute(
    'href',
    CONTACT_PATH,
  );
  await page.getByRole('link', { name: ACCOUNT_TEXTS.data.open }).click();
  await expect(page.getByRole('heading', { name: MY_DATA_TEXTS.title, level: 1 })).toBeVisible();
});

test('a new profile photo is looked at first, then takes the place of the old', async ({
  page,
}) => {
  const { email } = await newcomerBySignUp(page);
  const uid = await uidOf(email);
  await visit(page, '/dashboard/settings');
  const { photo } = ACCOUNT_TEXTS;
  const old = page.getByRole('img', { name: photo.current });
  await expectLoaded(old);
  const before = await profileOf(uid);
  const picker = page.getByLabel(photo.pick);

  await test.step('refused: too large, or no image', async () => {
    const { buffer, ...file } = await facePhoto();
    const large = Buffer.concat([buffer, Buffer.alloc(2 * 1024 * 1024 - buffer.length)]);
    await picker.setInputFiles({ ...file, buffer: large });
    await expect(toast(page, SETTINGS_PHOTO_REFUSALS['photo-too-large'].description)).toBeVisible();
    await picker.setInputFiles({ ...file, buffer: Buffer.from('no picture at all') });
    await expect(
      toast(page, SETTINGS_PHOTO_REFUSALS['photo-wrong-type'].description),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: photo.save })).toBeHidden();
  });

  await test.step('picked, and put back', async () => {
    await picker.setInputFiles(await personPhoto());
    await expectLoaded(page.getByRole('img', { name: photo.preview }));
    await expectSound(page);
    await page.getByRole('button', { name: photo.cancel }).click();
    await expect(old).toBeVisible();
    expect((await profileOf(uid)).profile_photo_url).toBe(before.profile_photo_url);
  });

  const save = page.getByRole('button', { name: photo.save });
  await test.step('offline it waits, and says why', async () => {
    await picker.setInputFiles(await personPhoto());
    await page.context().setOffline(true);
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription(OFFLINE_TEXTS.sending);
    await expectSound(page);
    await page.context().setOffline(false);
  });

  await test.step('an upload that fails loses nothing', async () => {
    const upload = /\/v0\/b\//;
    // Refused: on a line that breaks the SDK tries again for half a minute (onboarding.e2e.ts).
    await page.route(upload, (route) => route.fulfill({ status: 403, body: '{}' }));
    await save.click();
    await expect(toast(page, photo.failed.description)).toBeVisible();
    await page.unroute(upload);
    await expect(page.getByRole('img', { name: photo.preview })).toBeVisible();
  });

  await test.step('saved', async () => {
    await save.click();
    await expect(toast(page, photo.saved.description)).toBeVisible();
    await expectLoaded(old);
    const { profile_photo_url } = await profileOf(uid);
    expect(profile_photo_url).not.toBe(before.profile_photo_url);
    expect(profile_photo_url).toMatch(
      new RegExp(String.raw`^gs://[^/]+/profile-photos/${uid}/\d+\.jpg$`),
    );
    await page.reload();
    await expectLoaded(old);
  });

  await test.step('removed, put back, and removed for good', async () => {
    const saved = (await profileOf(uid)).profile_photo_url;
    const remove = page.getByRole('button', { name: photo.remove });
    // Its words begin below those of the line above it, but for the button's border.
    const begins = async (words: Locator) => (await linesOf(words)).flat()[0]?.left ?? 0;
    await expect(remove).toBeVisible();
    const indent = (await begins(remove)) - (await begins(page.getByText(photo.limit)));
    expect(Math.round(indent)).toBe(1);
    await remove.click();
    await expect(page.getByText(photo.none)).toBeAttached();
    await expect(remove).toBeHidden();
    await toast(page, photo.removed.title).getByRole('button', { name: photo.undo }).click();
    await expectLoaded(old);
    // The page shows what it has written before the server has it.
    await expect.poll(async () => (await profileOf(uid)).profile_photo_url).toBe(saved);
    await remove.click();
    await expect(page.getByText(photo.none)).toBeAttached();
    await expect.poll(async () => (await profileOf(uid)).profile_photo_url).toBeNull();
    await page.reload();
    await expect(page.getByText(photo.none)).toBeAttached();
    await expectSound(page);
  });
});

test('switches that were not saved wait for whoever leaves, who can save them from there', async ({
  page,
}) => {
  const { uid } = await openSettings(page, 'notifications');
  const email = page.getByRole('switch', { name: 'Email notifications' });
  await email.uncheck();
  await page.reload();
  await expect(email).not.toBeChecked();
  await expect(page.getByText(NOTIFICATION_TEXTS.unsaved)).toBeVisible();

  await goTo(page, 'home');
  const left = toast(page, NOTIFICATION_TEXTS.left.title);
  await expect(left).toBeVisible();
  await expectSound(page);
  await visit(page, '/dashboard/settings?tab=notifications');
  await expect(email).not.toBeChecked();
  await expect(left).toHaveCount(0);
  expect((await profileOf(uid)).email_notifications).toBe(true);

  await goTo(page, 'home');
  await left.getByRole('button', { name: NOTIFICATION_TEXTS.submit }).click();
  await expect(toast(page, NOTIFICATION_TEXTS.saved.description)).toBeVisible();
  expect((await profileOf(uid)).email_notifications).toBe(false);
  await visit(page, '/dashboard/settings?tab=notifications');
  await expect(email).not.toBeChecked();
  await expect(page.getByRole('button', { name: NOTIFICATION_TEXTS.submit })).toBeDisabled();
});

test('notifications are saved by the button only, and a failure keeps the choice', async ({
  page,
}) => {
  const { uid } = await openSettings(page, 'notifications');
  const save = page.getByRole('button', { name: NOTIFICATION_TEXTS.submit });
  const email = page.getByRole('switch', { name: 'Email notifications' });
  const credits = page.getByRole('switch', { name: 'Credits notifications' });
  await expect(email).toBeChecked();
  await expect(credits).toBeChecked();
  await expect(save).toBeDisabled();

  await email.uncheck();
  await expect(page.getByText(NOTIFICATION_TEXTS.unsaved)).toBeVisible();
  await expectSound(page);
  await email.check();
  await expect(page.getByText(NOTIFICATION_TEXTS.unsaved)).toBeHidden();
  await expect(save).toBeDisabled();

  await email.uncheck();
  await openTab(page, 'Account');
  await openTab(page, 'Notifications');
  await expect(email).not.toBeChecked();
  expect((await profileOf(uid)).email_notifications).toBe(true);

  await page.context().setOffline(true);
  await save.click();
  await expect(toast(page, NOTIFICATION_TEXTS.failed.description)).toBeVisible();
  await page.context().setOffline(false);
  await expect(email).not.toBeChecked();
  await expect(page.getByText(NOTIFICATION_TEXTS.unsaved)).toBeVisible();
  expect((await profileOf(uid)).email_notifications).toBe(true);

  await save.click();
  await expect(toast(page, NOTIFICATION_TEXTS.saved.description)).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await profileOf(uid)).toMatchObject({
    email_notifications: false,
    credits_notifications: true,
  });
  await page.reload();
  await expect(email).not.toBeChecked();
  await expect(credits).toBeChecked();
});

test('the subscription tab tells the plan, and leads to the others', async ({ page }) => {
  const { uid } = await openSettings(page, 'subscription');
  const current = page.getByRole('region', { name: SUBSCRIPTION_TEXTS.current });
  await expect(current).toContainText(SUBSCRIPTION_TEXTS.trial);
  await expect(current).toContainText('10 credits');
  await expect(current).toContainText('5 days left');
  for (const name of PLAN_IDS) {
    await expect(page.getByRole('link', { name: `Choose ${name}`, exact: true })).toHaveAttribute(
      'href',
      '/payment',
    );
  }
  const manage = page.getByRole('button', { name: SUBSCRIPTION_TEXTS.manage });
  await expect(manage).toBeHidden();
  await visit(page, '/account');
  await expect(page.getByRole('heading', { name: MY_DATA_TEXTS.closing.title })).toBeVisible();
  await expect(manage).toHaveCount(0);

  await buyPlan(page, 'PLUS');
  await visit(page, '/account');
  await expect(manage).toBeVisible();
  await visit(page, '/dashboard/settings?tab=subscription');
  await expect(current).toContainText('PLUS');
  await expect(current).toContainText('300 credits every month');
  await expect(current).not.toContainText(SUBSCRIPTION_TEXTS.accessUntil);
  const renewal = current.getByText(SUBSCRIPTION_TEXTS.renewsOn, { exact: true });
  const day = await renewal.locator('xpath=following-sibling::dd').innerText();
  const { access_until, renews_at } = await profileOf(uid);
  if (access_until === null || renews_at === null) throw new Error('the plan does not renew');
  expect(access_until.getTime() - renews_at.getTime()).toBe(GRACE_MS);
  expect(day).toBe(formatDay(renews_at));
  await expect(page.getByRole('link', { name: 'Choose PLUS', exact: true })).toBeHidden();
  await expect(page.getByText(SUBSCRIPTION_TEXTS.yours, { exact: true })).toBeVisible();
  await expect(
    page.getByRole('link', { name: SUBSCRIPTION_TEXTS.change('CREATOR'), exact: true }),
  ).toBeVisible();
  await expectSound(page);

  const opening = page.waitForEvent('popup');
  await manage.click();
  const portal = await opening;
  await expect(portal.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});

test('a password mail goes out once, and the next one has to wait', async ({ page }) => {
  const { email } = await openSettings(page, 'security');
  await expect(page.getByText('Email and password')).toBeVisible();
  const send = page.getByRole('button', { name: SECURITY_TEXTS.submit });

  await page.context().setOffline(true);
  await send.click();
  await expect(toast(page, 'No connection. Check your network and try again.')).toBeVisible();
  await page.context().setOffline(false);
  expect(await resetMailsTo(email)).toEqual([]);

  await send.click();
  await expect(toast(page, SECURITY_TEXTS.sent.title)).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(page.getByText(/you can ask again in \d+ seconds?\./)).toBeVisible();
  await expectSound(page);
  const [mail, ...more] = await resetMailsTo(email);
  expect(more).toEqual([]);
  expect(mail).toContain(encodeURIComponent('/auth?reset=true'));
  await page.reload();
  await expect(send).toBeDisabled();
});
