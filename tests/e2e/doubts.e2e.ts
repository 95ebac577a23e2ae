import { expect, type Locator } from '@playwright/test';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { busyProductFile } from '../support/photos/photo.ts';
import { cuts, ONCE_SEEN, openMending, openProductForm, pixelAt } from './cutOutSteps.ts';
import { expectSound } from './expectSound.ts';
import { test } from './test.ts';

const { doubts } = CUT_OUT_TEXTS;

test('a part that was lost is marked, added by its number, and gone again when it is undone', async ({
  page,
}) => {
  await openProductForm(page);
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await busyProductFile());
  const picture = cuts(page).getByRole('img', { name: CUT_OUT_TEXTS.preview(1) });
  await expect(cuts(page).getByRole('status')).toHaveText(
    CUT_OUT_TEXTS.verdicts.doubtful,
    ONCE_SEEN,
  );
  await openMending(page, 'busy.jpg');
  const places = cuts(page).getByRole('group', { name: doubts.label });
  // The photo is drawn and cut by the engine as it is: what else is marked on it changes with that.
  const add: Locator = places.getByRole('button', { name: /^Add \d+, right$/ });
  await expect(add).toBeVisible();
  const marked = await places.getByRole('button', { name: /^(?:Add|Take away) \d+, / }).count();
  await expect(places).toContainText(doubts.some(marked));
  await expectSound(page);
  // The outer side of the handle, of which the photo shows all.
  const handle = async (): Promise<number> => (await pixelAt(picture, 0.97, 0.537))[3] ?? -1;
  expect(await handle()).toBeLessThan(64);
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await expect.poll(handle).toBeGreaterThan(192);
  await expect(cuts(page).getByRole('status')).toHaveText(CUT_OUT_TEXTS.verdicts.mended);
  await page.getByRole('button', { name: CUT_OUT_TEXTS.undo }).click();
  await expect.poll(handle).toBeLessThan(64);
  await expect(add).toHaveAttribute('aria-disabled', 'false');

  await places.getByRole('button', { name: doubts.nothingWrong }).click();
  await expect(places).toContainText(doubts.none);
  await expect(add).toHaveCount(0);
  await expectSound(page);
  await places.getByRole('button', { name: doubts.showAgain }).click();
  await expect(add).toBeVisible();
});
