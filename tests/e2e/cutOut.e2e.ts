import { readFile } from 'node:fs/promises';
import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import { ERRORS } from '@lumashot/domain/errors';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PRODUCT_TEXTS, SEVERAL_TEXTS, SIZE_TEXTS, VIEW_TEXTS } from '#app/texts/images.ts';
import { CUT_OUT_TEXTS, TRANSPARENT_TEXTS } from '#app/texts/cutOut.ts';
import {
  busyProductFile,
  cutOutBeforeFile,
  mugFromAboveFile,
  mugInSceneFile,
  noiseFile,
} from '../support/photos/photo.ts';
import { expectSound } from './expectSound.ts';
import { expectCredits, expectDrawn, press, toast, withoutProductNetwork } from './steps.ts';
import { boxOf } from './boxes.ts';
import { cuts, ONCE_SEEN, openMending, openProductForm, paint, pixelAt } from './cutOutSteps.ts';
import { DESKTOP, test } from './test.ts';

const { verdicts } = CUT_OUT_TEXTS;
const view = (page: Page, name: ProductView): Locator =>
  page
    .getByRole('group', { name: VIEW_TEXTS.legend })
    .getByRole('radio', { name: VIEW_TEXTS.names[name] });
test('a cut-out is seen, mended by hand and by keys, and what was shown is what is drawn', async ({
  page,
}) => {
  await openProductForm(page);

  await test.step('a photo of nothing is refused on the device, until it is to be a print', async () => {
    await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await noiseFile());
    await expect(cuts(page).getByRole('status')).toHaveText(verdicts.failed, ONCE_SEEN);
    await press(page, PRODUCT_TEXTS.submit);
    await expect(toast(page, ERRORS['product-not-cut-out'].message)).toBeVisible();
    await expectCredits(page, '10 credits');
    await page.getByLabel(CUT_OUT_TEXTS.wholeLabel('noise.jpg')).check();
    await expect(cuts(page).getByRole('status')).toHaveText(verdicts.whole);
    await press(page, 'Remove noise.jpg');
  });

  await test.step('of a plain scene there is one to have, and the form says why', async () => {
    const many = page.getByRole('group', { name: SEVERAL_TEXTS.legend });
    await expect(many).toHaveAccessibleDescription(SEVERAL_TEXTS.sameEachTime);
    await expect(many.getByRole('radio', { name: '2' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Modern Desk' }).check();
    await many.getByRole('radio', { name: '2' }).check();
    await expect(page.getByRole('button', { name: PRODUCT_TEXTS.submitSeveral(2) })).toBeVisible();
    await page.getByRole('radio', { name: 'Clean White Studio' }).check();
    await expect(page.getByRole('button', { name: PRODUCT_TEXTS.submit })).toBeVisible();
  });

  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await busyProductFile());
  const status = cuts(page).getByRole('status');
  const picture = cuts(page).getByRole('img', { name: CUT_OUT_TEXTS.preview(1) });
  await expect(status).toHaveText(verdicts.doubtful, ONCE_SEEN);
  await openMending(page, 'busy.jpg');
  /** Where what is painted on begins; scrolling, which not every browser does by itself, changes nothing of it. */
  const belowPicture = async (): Promise<number> => {
    const [area, above] = [page.getByRole('application'), picture];
    const [{ y: from = Number.NaN } = {}, { y: to = Number.NaN } = {}] = await Promise.all(
      [above, area].map(async (one) => (await one.boundingBox()) ?? undefined),
    );
    return Math.round(to - from);
  };

  await test.step('by hand', async () => {
    await page.getByRole('radio', { name: CUT_OUT_TEXTS.keep }).check();
    const before = await belowPicture();
    await paint(page, [
      [0.32, 0.4],
      [0.32, 0.6],
      [0.5, 0.6],
    ]);
    await expect(status).toHaveText(verdicts.mended);
    // What is painted on stays where the finger is, though less is said above it now.
    expect(await belowPicture()).toBe(before);
    await expect.poll(async () => (await pixelAt(picture, 0.4, 0.6))[3]).toBe(255);
    await page.getByRole('radio', { name: CUT_OUT_TEXTS.remove }).check();
    await paint(page, [
      [0.08, 0.35],
      [0.08, 0.75],
    ]);
    await expect.poll(async () => (await pixelAt(picture, 0.12, 0.5))[3]).toBe(0);
    await expectSound(page);
  });

  await test.step('by keys, and undone', async () => {
    await page.getByRole('application').focus();
    for (const key of ['r', ' ', 'ArrowUp', 'ArrowUp', ' ']) await page.keyboard.press(key);
    await expect.poll(async () => (await pixelAt(picture, 0.08, 0.73))[3]).toBe(0);
    const nearOnly = page.getByRole('button', { name: CUT_OUT_TEXTS.nearOnly });
    await nearOnly.click();
    await expect(nearOnly).toHaveCount(0);
    await expect.poll(async () => (await pixelAt(picture, 0.08, 0.73))[3]).toBe(0);
    await page.getByRole('button', { name: CUT_OUT_TEXTS.undo }).click();
    await page.getByRole('button', { name: CUT_OUT_TEXTS.undo }).click();
    await page.getByRole('application').press('z');
    await expect(page.getByRole('button', { name: CUT_OUT_TEXTS.undo })).toBeDisabled();
    await expect(status).toHaveText(verdicts.doubtful);
  });

  await test.step('and drawn', async () => {
    await page.getByRole('radio', { name: CUT_OUT_TEXTS.keep }).check();
    await paint(page, [
      [0.32, 0.4],
      [0.32, 0.6],
      [0.5, 0.6],
    ]);
    await expect(status).toHaveText(verdicts.mended);
    await press(page, CUT_OUT_TEXTS.closeLabel('busy.jpg'));
    await press(page, PRODUCT_TEXTS.submit);
    const region = page.getByRole('region', { name: 'Result' });
    await expectDrawn(region.getByRole('img', { name: 'Red mug' }));
    await expectCredits(page, '8 credits');
  });

  await test.step('kept as a transparent PNG', async () => {
    await press(page, TRANSPARENT_TEXTS.submit);
    await expect(toast(page, '7 credits remaining')).toBeVisible({ timeout: 90_000 });
    // Of one photo and one cut there is one: it is opened, and not sold again.
    await expect(page.getByRole('button', { name: TRANSPARENT_TEXTS.submit })).toHaveCount(0);
    await page.getByRole('link', { name: TRANSPARENT_TEXTS.open }).click();
    const downloading = page.waitForEvent('download');
    await press(page, 'Download');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^product-\w+[.]png$/);
    const { isOpaque } = await sharp(await readFile(await download.path())).stats();
    expect(isOpaque).toBe(false);
  });
});

test('a picture that was cut out before keeps its own outline, and leaves its shadow', async ({
  page,
}) => {
  await openProductForm(page);
  const picture = cuts(page).getByRole('img', { name: CUT_OUT_TEXTS.preview(1) });
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await cutOutBeforeFile());
  await expect(cuts(page).getByRole('status')).toHaveText(verdicts.given, ONCE_SEEN);
  const alphaAt = async (x: number, y: number) => (await pixelAt(picture, x, y))[3];
  expect([await alphaAt(0.5, 0.5), await alphaAt(0.35, 0.3)]).toEqual([255, 255]);
  expect([await alphaAt(0.5, 0.72), await alphaAt(0.1, 0.1)]).toEqual([0, 0]);
});

test('where one thing stands in a scene nothing has to be drawn, and its view is seen in the photo', async ({
  page,
}) => {
  await openProductForm(page);
  const status = cuts(page).getByRole('status');
  const picture = cuts(page).getByRole('img', { name: CUT_OUT_TEXTS.preview(1) });

  await test.step('where one thing stands in a scene nothing has to be drawn', async () => {
    await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await mugInSceneFile());
    // A second network takes its image in the marble for a part of it, so nobody is told that it is clean.
    await expect(status).toHaveText(verdicts.likely, ONCE_SEEN);
    expect((await pixelAt(picture, 0.4, 0.6))[3]).toBe(255);
    expect((await pixelAt(picture, 0.4, 0.2))[3]).toBe(0);
    await expect(view(page, 'front')).toBeChecked();
  });

  await test.step('a garment lies, whatever it was photographed on', async () => {
    await page.getByLabel(PRODUCT_TEXTS.name).fill('Down jacket');
    await expect(view(page, 'above')).toBeChecked();
    await page.getByLabel(PRODUCT_TEXTS.name).fill('Down jacket hanger');
    await expect(view(page, 'front')).toBeChecked();
  });

  await test.step('a clock hangs on a wall by its name, a mantel clock stands', async () => {
    await page.getByLabel(PRODUCT_TEXTS.name).fill('Wall clock');
    await expect(view(page, 'wall')).toBeChecked();
    await expect(page.getByText(VIEW_TEXTS.hints.wall)).toBeVisible();
    await expect(page.getByText(SIZE_TEXTS.onWall.small)).toBeVisible();
    await page.getByLabel(PRODUCT_TEXTS.name).fill('Mantel clock');
    await expect(view(page, 'front')).toBeChecked();
  });

  await test.step('a wardrobe and a tent stand on the floor, until somebody says that it is a toy', async () => {
    const size = (name: ProductSize) =>
      page.getByRole('radio', { name: SIZE_TEXTS.names[name], exact: true });
    await expect(size('small')).toBeChecked();
    await page.getByLabel(PRODUCT_TEXTS.name).fill('Wooden wardrobe');
    await expect(size('tall')).toBeChecked();
    await expect(page.getByText(SIZE_TEXTS.hints.tall)).toBeVisible();
    await page.getByLabel(PRODUCT_TEXTS.name).fill('Camping tent');
    await expect(size('large')).toBeChecked();
    await size('small').check();
    await page.getByLabel(PRODUCT_TEXTS.name).fill('Camping tent for two');
    await expect(size('small')).toBeChecked();
  });

  await test.step('what reaches the border goes on beyond it, until people say that it does not', async () => {
    const goesOn = cuts(page).getByText(CUT_OUT_TEXTS.cutOff);
    await openMending(page, 'scene.png');
    await page.getByRole('radio', { name: CUT_OUT_TEXTS.keep }).check();
    await paint(page, [
      [0.005, 0.2],
      [0.005, 0.8],
    ]);
    await expect(status).toHaveText(verdicts.mended);
    await expect(goesOn).toBeHidden();
    await press(page, CUT_OUT_TEXTS.closeLabel('scene.png'));
    await expect(goesOn).toBeVisible();
    await page.getByLabel(CUT_OUT_TEXTS.allInPhotoLabel('scene.png')).check();
    await expect(goesOn).toBeHidden();
    await expectSound(page);
    await press(page, 'Remove scene.png');
  });

  await test.step('from where it was taken is seen in the photo, and people have the last word', async () => {
    await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await mugFromAboveFile());
    await expect(view(page, 'above')).toBeChecked(ONCE_SEEN);
    await view(page, 'angle').check();
    await expect(page.getByText(VIEW_TEXTS.hints.angle)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(view(page, 'front')).toBeChecked();
    await press(page, 'Remove scene.png');
    await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await mugFromAboveFile());
    // A leaf that touches the mug is cut out with it; the look in a mirror finds yet another piece.
    await expect(status).toHaveText(verdicts.doubtful, ONCE_SEEN);
    await expect(view(page, 'front')).toBeChecked();
    // Nor does a name change it from now on.
    await page.getByLabel(PRODUCT_TEXTS.name).fill('Wall clock');
    await expect(view(page, 'front')).toBeChecked();
    await expect(page.getByText(VIEW_TEXTS.belongsOnWall)).toBeVisible();
  });

  await test.step('what hangs on a wall is asked for so, and drawn', async () => {
    await view(page, 'wall').check();
    await page.getByLabel(CUT_OUT_TEXTS.wholeLabel('scene.png')).check();
    const asked = page.waitForRequest((request) => request.url().endsWith('/generateProductShot'));
    await press(page, PRODUCT_TEXTS.submit);
    expect((await asked).postDataJSON()).toMatchObject({ data: { view: 'wall' } });
    const region = page.getByRole('region', { name: 'Result' });
    await expectDrawn(region.getByRole('img', { name: 'Wall clock' }));
  });
});

test('a loop around the product cuts it out, by hand and by two taps, and zooming in is finer', async ({
  page,
}) => {
  await openProductForm(page);
  const status = cuts(page).getByRole('status');
  const picture = cuts(page).getByRole('img', { name: CUT_OUT_TEXTS.preview(1) });
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await busyProductFile());
  const area = page.getByRole('application');
  await expect(status).toHaveText(verdicts.doubtful, ONCE_SEEN);
  await openMending(page, 'busy.jpg');
  await expect(page.getByRole('radio', { name: CUT_OUT_TEXTS.around })).toBeChecked();

  await test.step('by hand: what looks the same outside of it is gone', async () => {
    await paint(page, [
      [0.28, 0.3],
      [0.5, 0.2],
      [0.8, 0.3],
      [0.8, 0.8],
      [0.5, 0.88],
      [0.28, 0.8],
    ]);
    await expect(status).toHaveText(verdicts.mended);
    await expect.poll(async () => (await pixelAt(picture, 0.4, 0.6))[3]).toBe(255);
    expect((await pixelAt(picture, 0.08, 0.5))[3]).toBe(0);
    await page.getByRole('button', { name: CUT_OUT_TEXTS.undo }).click();
    await expect(status).toHaveText(verdicts.doubtful);
  });

  await test.step('by two taps, without a drag', async () => {
    await paint(page, [[0.28, 0.22]]);
    await paint(page, [[0.8, 0.88]]);
    await expect(status).toHaveText(verdicts.mended);
    expect((await pixelAt(picture, 0.08, 0.5))[3]).toBe(0);
    await expectSound(page);
  });

  await test.step('closer: a stroke lands where it was painted', async () => {
    const before = await area.boundingBox();
    await page.getByRole('button', { name: CUT_OUT_TEXTS.zoomIn }).click();
    await page.getByRole('button', { name: CUT_OUT_TEXTS.zoomIn }).click();
    await expect
      .poll(async () => (await area.boundingBox())?.width)
      .toBeGreaterThan(2 * (before?.width ?? Infinity));
    await page.getByRole('radio', { name: CUT_OUT_TEXTS.remove }).check();
    await paint(page, [
      [0.46, 0.5],
      [0.54, 0.5],
    ]);
    await expect.poll(async () => (await pixelAt(picture, 0.5, 0.5))[3]).toBe(0);
  });
});

test('what a photo is mended with opens in sight', DESKTOP, async ({ page }) => {
  await withoutProductNetwork(page);
  await openProductForm(page);
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await busyProductFile());
  await expect(cuts(page).getByRole('status')).toHaveText(verdicts.doubtful, ONCE_SEEN);
  await openMending(page, 'busy.jpg');
  const area = page.getByRole('application');
  await expect(area).toBeInViewport({ ratio: 1 });
  // Nor is it behind the button of the form.
  const foot = page.locator('[data-foot="form"]:visible');
  await expect.poll(async () => (await boxOf(area)).bottom <= (await boxOf(foot)).top).toBe(true);
});
