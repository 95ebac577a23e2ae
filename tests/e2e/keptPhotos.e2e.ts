import { expect, type Page } from '@playwright/test';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { productFiles } from '../support/photos/photo.ts';
import { cuts, ONCE_SEEN, openMending, paint } from './cutOutSteps.ts';
import { expectSound } from './expectSound.ts';
import { expectLoaded, newcomer, press, signOut, withoutProductNetwork } from './steps.ts';
import { test } from './test.ts';

const SCENE = 'Modern Desk';
const FORM = `${NAVIGATION.images.path}?tab=product-shots` as const;

/** The list comes last: without it, what lies there is a set that is still being kept. */
const isListKept = (page: Page): Promise<boolean> =>
  page.evaluate(
    async () =>
      (await caches.match('/picked-photos', { cacheName: 'lumashot-picked' })) !== undefined,
  );

/** Photos that wait on the device, in whatever cache. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('picked'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().length;
  });

const photo = (page: Page) => page.getByRole('img', { name: 'product-2.jpg' }).first();

test('picked photos and what was chosen are there again after a reload, with their cut-outs, and on no device that was signed out', async ({
  page,
}) => {
  await withoutProductNetwork(page);
  await newcomer(page, { at: FORM });
  await page.getByLabel(PRODUCT_TEXTS.name).fill('Green bottle');
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await productFiles());
  await expectLoaded(photo(page));
  await page.getByLabel(PRODUCT_TEXTS.category).selectOption('beauty');
  await page.getByRole('radio', { name: SCENE }).check();
  await expect.poll(() => isListKept(page)).toBe(true);

  await page.reload();
  await expectLoaded(photo(page));
  await expect(page.getByLabel(PRODUCT_TEXTS.name)).toHaveValue('Green bottle');
  await expect(page.getByLabel(PRODUCT_TEXTS.category)).toHaveValue('beauty');
  await expect(page.getByRole('radio', { name: SCENE })).toBeChecked();
  await expect(cuts(page).getByRole('status')).toHaveCount(2);
  await expect(page.getByRole('button', { name: PRODUCT_TEXTS.submit })).toBeEnabled(ONCE_SEEN);

  await signOut(page);
  await expect.poll(() => kept(page)).toBe(0);
});

test('what was painted, turned and ticked on a cut-out is there again after a reload', async ({
  page,
}) => {
  await newcomer(page, { at: FORM });
  const [bottle, other] = await productFiles();
  if (bottle === undefined || other === undefined) throw new Error('no photos');
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles([bottle, other]);
  const verdicts = cuts(page).getByRole('status');
  const straighten = page.getByRole('slider', { name: CUT_OUT_TEXTS.straighten });
  const undo = page.getByRole('button', { name: CUT_OUT_TEXTS.undo });
  await page.getByLabel(CUT_OUT_TEXTS.wholeLabel(other.name)).check();
  await press(page, CUT_OUT_TEXTS.turnLabel(bottle.name));
  await straighten.fill('10');
  await openMending(page, bottle.name);
  await paint(page, [
    [0.5, 0.5],
    [0.5, 0.6],
  ]);
  await expect(verdicts.first()).toHaveText(CUT_OUT_TEXTS.verdicts.mended, ONCE_SEEN);
  await expect.poll(() => isListKept(page)).toBe(true);

  await page.reload();
  await expect(verdicts.first()).toHaveText(CUT_OUT_TEXTS.verdicts.mended, ONCE_SEEN);
  await expect(verdicts.last()).toHaveText(CUT_OUT_TEXTS.verdicts.whole);
  await press(page, CUT_OUT_TEXTS.turnLabel(bottle.name));
  await expect(straighten).toHaveValue('10');
  await openMending(page, bottle.name);
  await undo.click();
  await expect(undo).toBeDisabled();
  await expectSound(page);
});
