import { expect } from '@playwright/test';
import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { READY_TOAST } from '#app/texts/images.ts';
import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import { db, profileRef } from '../support/admin.ts';
import {
  expectCredits,
  expectDrawn,
  FOX,
  generateButton,
  goTo,
  newcomer,
  promptBox,
  toast,
} from './steps.ts';
import { test } from './test.ts';

test('picking a look fills the prompt; editing it drops the look', async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'images');
  const looks = page.getByRole('group', { name: 'Start from a look' });
  await expect(looks.getByRole('button')).toHaveCount(10);
  const [look] = TEXT_TEMPLATES;
  const button = looks.getByRole('button', { name: look?.name ?? '' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(promptBox(page)).toHaveValue(look?.prompt ?? '');
  await promptBox(page).press('End');
  await promptBox(page).pressSequentially(', smiling');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a reload while a picture is drawn loses nothing, and says when it is ready', async ({
  page,
}) => {
  const { uid } = await newcomer(page);
  await goTo(page, 'images');
  await promptBox(page).fill(FOX);
  await generateButton(page).click();
  const jobs = db.collection(COLLECTIONS.generationJobs).where('user_id', '==', uid);
  await expect.poll(async () => (await jobs.get()).size).toBe(1);
  await page.reload();
  await expect(toast(page, READY_TOAST.title)).toBeVisible({ timeout: 90_000 });
  await page.getByRole('link', { name: READY_TOAST.action, exact: true }).click();
  await expectDrawn(page.getByRole('dialog').getByRole('img', { name: FOX }));
  await page.keyboard.press('Escape');
  await expectCredits(page, '9 credits');
});

test('too few credits for a storyboard', async ({ page }) => {
  const { uid } = await newcomer(page);
  await profileRef(uid).update({ credits: 1 });
  await expectCredits(page, '1 credit');
  await page.goto('/dashboard/storyboard');
  await page
    .getByLabel(STORYBOARD_TEXTS.description)
    .fill('A woman walks through a forest. She meets a fox.');
  await page.getByRole('button', { name: STORYBOARD_TEXTS.submit }).click();
  await expect(toast(page, STORYBOARD_TEXTS.tooFewCredits.description)).toBeVisible();
});
