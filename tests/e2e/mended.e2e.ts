import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { greenPixels } from '@lumashot/engine/testing/greenPixels';
import { CUT_OUT_TEXTS, TRANSPARENT_TEXTS } from '#app/texts/cutOut.ts';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { mugBehindBladeFile } from '../support/photos/photo.ts';
import { cuts, ONCE_SEEN, openMending, openProductForm, paint, pixelAt } from './cutOutSteps.ts';
import { expectSound } from './expectSound.ts';
import { expectDrawn, goTo, press, toast } from './steps.ts';
import { test } from './test.ts';

const { verdicts } = CUT_OUT_TEXTS;

/** Of a cut-out, what is neither solid nor clear; without its soft edge it is nothing. */
async function shareSeenThrough(png: Buffer): Promise<number> {
  const data = await sharp(png).ensureAlpha().raw().toBuffer();
  let seen = 0;
  for (let at = 3; at < data.length; at += 4)
    if ((data[at] ?? 0) > 128 && (data[at] ?? 0) < 250) seen++;
  return seen / (data.length / 4);
}

test('a traced product ends where it was drawn; what stands before it is healed from beside it', async ({
  page,
}) => {
  await openProductForm(page);
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await mugBehindBladeFile());
  const status = cuts(page).getByRole('status');
  const picture = cuts(page).getByRole('img', { name: CUT_OUT_TEXTS.preview(1) });
  const isGreen = async (): Promise<boolean> => {
    const [red = 0, green = 0] = await pixelAt(picture, 0.46, 0.505);
    return green > red;
  };
  await expect(status).toHaveText(verdicts.clean, ONCE_SEEN);
  expect(await isGreen()).toBe(true);
  await openMending(page, 'blade.jpg');
  await page.getByRole('application').press('h');
  await expect(page.getByRole('radio', { name: CUT_OUT_TEXTS.heal })).toBeChecked();
  const across = [
    [0.42, 0.575],
    [0.5, 0.435],
  ] as const;
  await paint(page, across);
  await expect.poll(isGreen).toBe(false);
  await expect(status).toHaveText(verdicts.mended);
  await page.getByRole('button', { name: CUT_OUT_TEXTS.undo }).click();
  await expect.poll(isGreen).toBe(true);
  await expectSound(page);
  // Its upper half alone, drawn along by hand; undone, all of it is back.
  const foot = async (): Promise<number> => (await pixelAt(picture, 0.4, 0.68))[3] ?? -1;
  const rim = async (): Promise<number> => (await pixelAt(picture, 0.4, 0.4))[3] ?? -1;
  expect([await rim(), await foot()]).toEqual([255, 255]);
  await page.getByRole('application').press('t');
  await expect(page.getByRole('radio', { name: CUT_OUT_TEXTS.trace })).toBeChecked();
  await paint(page, [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.75, 0.55],
    [0.25, 0.55],
  ]);
  await expect.poll(foot).toBe(0);
  expect(await rim()).toBe(255);
  await page.getByRole('button', { name: CUT_OUT_TEXTS.undo }).click();
  await expect.poll(foot).toBe(255);
  await page.getByRole('application').press('h');
  await paint(page, across);
  await expect.poll(isGreen).toBe(false);
  // As if its lower half were clear: what lies behind it is seen there, and in the picture that is paid for.
  await page.getByRole('application').press('g');
  await expect(page.getByRole('radio', { name: CUT_OUT_TEXTS.glass })).toBeChecked();
  await paint(page, [
    [0.3, 0.68],
    [0.6, 0.68],
  ]);
  await expect.poll(foot).toBeLessThan(250);
  expect(await foot()).toBeGreaterThan(0);
  await press(page, CUT_OUT_TEXTS.closeLabel('blade.jpg'));
  await press(page, PRODUCT_TEXTS.submit);
  const region = page.getByRole('region', { name: 'Result' });
  await expectDrawn(region.getByRole('img', { name: 'Red mug' }));
  await press(page, TRANSPARENT_TEXTS.submit);
  await expect(toast(page, '7 credits remaining')).toBeVisible({ timeout: 90_000 });
  await goTo(page, 'library');
  await page.getByRole('link', { name: 'Transparent background' }).click();
  const downloading = page.waitForEvent('download');
  await press(page, 'Download');
  const alone = await readFile(await (await downloading).path());
  expect(await greenPixels(alone)).toBe(0);
  expect(await shareSeenThrough(alone)).toBeGreaterThan(0.02);
});
