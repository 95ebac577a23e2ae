import { expect, type Page } from '@playwright/test';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { productFiles } from '../support/photo.ts';
import { expectLoaded, newcomer, signOut } from './steps.ts';
import { test } from './test.ts';

const SCENE = 'Modern Desk';
const FORM = `${NAVIGATION.images.path}?tab=product-shots` as const;

/** Both are cut out in seconds. */
const ONCE_SEEN = { timeout: 90_000 };

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
  const cuts = page.getByRole('group', { name: CUT_OUT_TEXTS.region });
  await expect(cuts.getByRole('status')).toHaveCount(2);
  await expect(page.getByRole('button', { name: PRODUCT_TEXTS.submit })).toBeEnabled(ONCE_SEEN);

  await signOut(page);
  await expect.poll(() => kept(page)).toBe(0);
});
