import { ERRORS } from '@lumashot/domain/errors';
import { expect } from '@playwright/test';
import { PREVIEW_TEXTS } from '#app/texts/preview.ts';
import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import { expectSound } from './expectSound.ts';
import {
  expectCredits,
  expectDrawn,
  generateButton,
  goTo,
  newcomer,
  promptBox,
  toast,
} from './steps.ts';
import { test } from './test.ts';

test('the form says what cannot be drawn, and a suggestion is drawn instead', async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'images');
  const reading = page.getByRole('region', { name: PREVIEW_TEXTS.region });
  await expect(reading).toContainText(PREVIEW_TEXTS.idle.text);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generateImage')) asked.push(request.url());
  });
  await test.step('a reason is said, and is no word that was struck out', async () => {
    await promptBox(page).fill(`poster that says "${'word '.repeat(30)}"`);
    const reason = 'words in quotes longer than 120 characters';
    await expect(reading.getByText(reason)).toBeVisible();
    await expect(reading.locator('s')).toHaveCount(0);
  });
  await test.step('refused on the device', async () => {
    await promptBox(page).fill('a cat chasing a burger in a forest');
    await expect(reading).toContainText(PREVIEW_TEXTS.refused);
    await expect(reading.getByRole('listitem')).toHaveText(['cat', 'forest', 'chasing', 'burger']);
    await expect(reading.locator('s')).toHaveText(['chasing', 'burger']);
    await expectSound(page);
    await generateButton(page).click();
    await expect(toast(page, ERRORS['needs-a-model'].message)).toBeVisible();
    expect(asked).toEqual([]);
    await expectCredits(page, '10 credits');
  });
  await test.step('drawn as it was suggested', async () => {
    await reading.getByRole('button', { name: 'A cat in a forest' }).click();
    await expect(promptBox(page)).toHaveValue('A cat in a forest');
    await expect(reading).toContainText(PREVIEW_TEXTS.sold);
    await generateButton(page).click();
    const region = page.getByRole('region', { name: 'Result' });
    await expectDrawn(region.getByRole('img', { name: 'A cat in a forest' }));
    await expectCredits(page, '9 credits');
  });
});

test('a story is read as it is typed', async ({ page }) => {
  await newcomer(page, { at: '/dashboard/storyboard' });
  const reading = page.getByRole('region', { name: PREVIEW_TEXTS.region });
  await page.getByLabel(STORYBOARD_TEXTS.description).fill('A baker opens her shop. She sings.');
  await expect(reading).toContainText(PREVIEW_TEXTS.refused);
  await reading.getByRole('button').first().click();
  await expect(reading).toContainText(PREVIEW_TEXTS.sold);
});
