import { expect, type Page } from '@playwright/test';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';

const { closing } = MY_DATA_TEXTS;

/** Presses "Delete everything now", and once more. A double click is no second press: it has to be pressed again a moment later. */
export async function deleteNow(page: Page): Promise<void> {
  const now = page.getByRole('button', { name: closing.now });
  const sure = page.getByRole('button', { name: closing.sure });
  await now.dblclick();
  await expect(page.getByRole('status').filter({ hasText: closing.nowNote })).toBeVisible();
  await expect(async () => {
    // On a slow machine the first press is forgotten meanwhile.
    if (await now.isVisible()) await now.click();
    await sure.click({ timeout: 1_000 });
    await expect(sure).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
