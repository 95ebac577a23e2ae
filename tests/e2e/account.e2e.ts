import { ERRORS } from '@lumashot/domain/errors';
import { expect } from '@playwright/test';
import { deleteAccount } from '../support/emulators/accounts.ts';
import { profileRef } from '../support/admin.ts';
import { ensured } from './ensured.ts';
import { FOX, generateButton, goTo, newcomer, promptBox, signIn, toast } from './steps.ts';
import { test } from './test.ts';

test('a suspended user is told so, is signed out, and stays out', async ({ page }) => {
  // Suspended before this answer, the page that is left is told, and the next one has nothing to say.
  const isEnsured = ensured(page);
  const credentials = await newcomer(page);
  await isEnsured;
  await profileRef(credentials.uid).update({ suspended_at: new Date() });
  await page.reload();
  const told = toast(page, ERRORS['account-suspended'].title);
  await expect(told).toContainText(ERRORS['account-suspended'].message);
  await expect(told).toContainText(ERRORS['account-suspended'].advice);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => localStorage.getItem('lumashot-profile'))).toBeNull();

  await signIn(page, credentials);
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a deleted user is told so by the first thing they try, and is signed out', async ({
  page,
}) => {
  const { uid } = await newcomer(page);
  await goTo(page, 'images');
  await deleteAccount({ uid: uid });
  await promptBox(page).fill(FOX);
  await generateButton(page).click();
  await expect(toast(page, ERRORS['account-missing'].message)).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});
