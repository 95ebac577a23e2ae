import { COLLECTIONS, parseGsUrl } from '@lumashot/domain/paths';
import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { bucket, db } from '../support/admin.ts';
import { productFiles } from '../support/photos/photo.ts';
import { cuts, ONCE_SEEN } from './cutOutSteps.ts';
import { expectSound } from './expectSound.ts';
import { expectDrawn, goTo, newcomer, openTab, press } from './steps.ts';
import { test } from './test.ts';

test('what leans or lies in its photo is turned, and stands as it was shown', async ({ page }) => {
  const { uid } = await newcomer(page);
  await goTo(page, 'images');
  await openTab(page, 'Product Shots');
  const [bottle] = await productFiles();
  if (bottle === undefined) throw new Error('no photo');
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(bottle);
  // Its white label is on white paper: no photo shows an edge there.
  await expect(cuts(page).getByRole('status')).toHaveText(CUT_OUT_TEXTS.verdicts.likely, ONCE_SEEN);
  const picture = cuts(page).getByRole('img', { name: CUT_OUT_TEXTS.preview(1) });
  const isWide = async () => (await boxOf(await shotOf(picture))).ratio > 1;
  expect(await isWide()).toBe(false);

  await press(page, CUT_OUT_TEXTS.turnLabel(bottle.name));
  await press(page, CUT_OUT_TEXTS.quarter);
  await expect.poll(isWide).toBe(true);
  await expectSound(page);
  await page.getByRole('slider', { name: CUT_OUT_TEXTS.straighten }).fill('10');
  await press(page, CUT_OUT_TEXTS.turnLabel(bottle.name));
  await page.getByLabel(PRODUCT_TEXTS.name).fill('Bottle');
  await page.getByRole('radio', { name: 'Clean White Studio' }).check();
  await press(page, PRODUCT_TEXTS.submit);
  await expectDrawn(
    page.getByRole('region', { name: 'Result' }).getByRole('img', { name: 'Bottle' }),
  );

  // Photo and mask were turned alike, by 100 degrees: it lies, with its neck to the right and a little down.
  const kept = await db.collection(COLLECTIONS.productImages).where('user_id', '==', uid).get();
  const fileOf = async (field: string) => {
    const { path } = parseGsUrl(String(kept.docs[0]?.get(field))) ?? { path: '' };
    return (await bucket.file(path).download())[0];
  };
  const mask = await fileOf('mask_url');
  const { ratio, rise } = await boxOf(mask);
  expect(ratio).toBeGreaterThan(1);
  expect(rise).toBeLessThan(0);
  const { width, height } = await sharp(mask).metadata();
  const product = await sharp(await fileOf('original_image_url'))
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const white = await sharp(mask).extractChannel(0).raw().toBuffer();
  const green = [...white.keys()].filter(
    (at) => (product[at * 3 + 1] ?? 0) > (product[at * 3] ?? 0) + 20,
  );
  const within = green.filter((at) => (white[at] ?? 0) > 127);
  expect(within.length / green.length).toBeGreaterThan(0.95);
});

/** The small picture as it is seen: white where the product is. */
const shotOf = (picture: Locator): Promise<Buffer> =>
  picture
    .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
    .then(async (url) =>
      sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
        .extractChannel('alpha')
        .png()
        .toBuffer(),
    );

/** Of what is white: width by height, and how much higher its right third lies than its left one, in pixels. */
async function boxOf(mask: Buffer): Promise<{ ratio: number; rise: number }> {
  const { data, info } = await sharp(mask)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const white = [...data.keys()]
    .filter((at) => (data[at] ?? 0) > 127)
    .map((at) => ({ x: at % info.width, y: Math.floor(at / info.width) }));
  const [xs, ys] = [white.map(({ x }) => x), white.map(({ y }) => y)];
  const span = (values: readonly number[]) => {
    const [from, to] = [
      values.reduce((a, b) => Math.min(a, b)),
      values.reduce((a, b) => Math.max(a, b)),
    ];
    return { from, size: to - from + 1 };
  };
  const [across, down] = [span(xs), span(ys)];
  const heightIn = (from: number, to: number): number => {
    const part = white.filter(({ x }) => {
      const at = (x - across.from) / across.size;
      return at >= from && at < to;
    });
    return part.reduce((sum, { y }) => sum + y, 0) / part.length;
  };
  return { ratio: across.size / down.size, rise: heightIn(0, 1 / 3) - heightIn(2 / 3, 1) };
}
