import { expect, type Page } from '@playwright/test';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { twoCupsFile } from '../support/photos/twoCups.ts';
import { cuts, ONCE_SEEN, openMending, openProductForm, paint, pixelAt } from './cutOutSteps.ts';
import { DESKTOP, test } from './test.ts';

/** The editor over a photo of two cups, of which a line was traced around the left one, or around both. */
async function withTraced(page: Page, right: number) {
  await openProductForm(page);
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await twoCupsFile());
  const picture = cuts(page).getByRole('img', { name: CUT_OUT_TEXTS.preview(1) });
  await expect(picture).toBeVisible(ONCE_SEEN);
  await openMending(page, 'cups.jpg');
  await page.getByRole('application').press('t');
  await expect(page.getByRole('radio', { name: CUT_OUT_TEXTS.trace })).toBeChecked();
  await paint(page, [
    [0.03, 0.02],
    [right, 0.02],
    [right, 0.97],
    [0.03, 0.97],
    [0.03, 0.05],
  ]);
  const alphaAt = async (x: number, y: number): Promise<number> =>
    (await pixelAt(picture, x, y))[3] ?? -1;
  return {
    table: () => alphaAt(0.5, 0.5),
    /** Their red saucers, of which no stroke touches anything. */
    leftSaucer: () => alphaAt(0.16, 0.85),
    rightSaucer: () => alphaAt(0.84, 0.85),
  };
}

/** Over the coffee of the cup on the right. */
const strokeRight = (page: Page): Promise<void> =>
  paint(page, [
    [0.71, 0.35],
    [0.77, 0.35],
  ]);

test(
  'a stroke over one colour of a thing that is missing brings all of it',
  DESKTOP,
  async ({ page }) => {
    const { table, leftSaucer, rightSaucer } = await withTraced(page, 0.43);
    await expect.poll(rightSaucer).toBe(0);
    await page.getByRole('application').press('k');
    await strokeRight(page);
    await expect.poll(rightSaucer, ONCE_SEEN).toBe(255);
    await expect(cuts(page).getByRole('status')).toHaveText(CUT_OUT_TEXTS.verdicts.mended);
    expect([await table(), await leftSaucer()]).toEqual([0, 255]);
    await page.getByRole('button', { name: CUT_OUT_TEXTS.undo }).click();
    await expect.poll(rightSaucer).toBe(0);
  },
);

test(
  'a stroke over one colour of a thing that came along takes all of it away',
  DESKTOP,
  async ({ page }) => {
    const { leftSaucer, rightSaucer } = await withTraced(page, 0.97);
    await expect.poll(rightSaucer).toBe(255);
    await page.getByRole('application').press('r');
    await strokeRight(page);
    await expect.poll(rightSaucer, ONCE_SEEN).toBe(0);
    expect(await leftSaucer()).toBe(255);
    await page.getByRole('button', { name: CUT_OUT_TEXTS.undo }).click();
    await expect.poll(rightSaucer).toBe(255);
  },
);
