import { expect } from '@playwright/test';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { twoCupsFile } from '../support/photos/twoCups.ts';
import { cuts, ONCE_SEEN, openMending, openProductForm, paint, pixelAt } from './cutOutSteps.ts';
import { DESKTOP, test } from './test.ts';

test(
  'a stroke over one colour of a thing that is missing brings all of it',
  DESKTOP,
  async ({ page }) => {
    await openProductForm(page);
    await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await twoCupsFile());
    const status = cuts(page).getByRole('status');
    const picture = cuts(page).getByRole('img', { name: CUT_OUT_TEXTS.preview(1) });
    const alphaAt = async (x: number, y: number): Promise<number> =>
      (await pixelAt(picture, x, y))[3] ?? -1;
    const table = () => alphaAt(0.5, 0.5);
    /** The red saucer of the cup on the right, of which the stroke touches nothing. */
    const saucer = () => alphaAt(0.84, 0.85);
    await expect(picture).toBeVisible(ONCE_SEEN);
    await openMending(page, 'cups.jpg');

    await page.getByRole('application').press('t');
    await expect(page.getByRole('radio', { name: CUT_OUT_TEXTS.trace })).toBeChecked();
    await paint(page, [
      [0.03, 0.02],
      [0.43, 0.02],
      [0.43, 0.97],
      [0.03, 0.97],
      [0.03, 0.05],
    ]);
    await expect.poll(saucer).toBe(0);

    await page.getByRole('application').press('k');
    await paint(page, [
      [0.71, 0.35],
      [0.77, 0.35],
    ]);
    await expect.poll(saucer, ONCE_SEEN).toBe(255);
    await expect(status).toHaveText(CUT_OUT_TEXTS.verdicts.mended);
    expect(await table()).toBe(0);
    await page.getByRole('button', { name: CUT_OUT_TEXTS.undo }).click();
    await expect.poll(saucer).toBe(0);
  },
);
