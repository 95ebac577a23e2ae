import { expect, type Locator, type Page } from '@playwright/test';
import { SHAPE_IDS, SHAPES, USUAL_SHAPE } from '@lumashot/domain/catalog/shapes';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { READY_TOAST, SHAPE_TEXTS } from '#app/texts/images.ts';
import { MAKE_AGAIN_TEXTS } from '#app/texts/makeAgain.ts';
import { db } from '../support/admin.ts';
import { brokenInvariants } from '../support/billing/money.ts';
import { expectSound } from './expectSound.ts';
import {
  dismissToasts,
  expectCredits,
  expectDrawn,
  POSTER,
  generateButton,
  goTo,
  newcomer,
  promptBox,
  toast,
} from './steps.ts';
import { test } from './test.ts';

const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });
const picture = (page: Page): Locator => result(page).getByRole('img', { name: POSTER });
const others = SHAPE_IDS.filter((id) => id !== USUAL_SHAPE);

const naturalSize = (image: Locator) =>
  image.evaluate((img) =>
    img instanceof HTMLImageElement ? [img.naturalWidth, img.naturalHeight] : [],
  );

test('four shapes of one prompt, and one more of the last in its own', async ({ page }) => {
  const { uid } = await newcomer(page, { at: NAVIGATION.images.path });
  const radios = page.getByRole('group', { name: SHAPE_TEXTS.legend }).getByRole('radio');
  await expect(radios).toHaveCount(SHAPE_IDS.length);
  await expect(radios.first()).toBeChecked();

  await radios.first().focus();
  for (const id of others) {
    const { name, width, height } = SHAPES[id];
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    await promptBox(page).fill(POSTER);
    await generateButton(page).click();
    await expect(result(page)).toContainText(`${width} × ${height}`, { timeout: 90_000 });
    await expectDrawn(picture(page));
    await expect(page.getByRole('link', { name: READY_TOAST.action, exact: true })).toHaveCount(0);
    // The one before has the same words, and stays until this one has come.
    await expect.poll(() => naturalSize(picture(page))).toEqual([width, height]);
    // All of it is seen at once, undistorted.
    const box = await picture(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 1);
    expect(box?.height ?? 0).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.86);
    await page.getByRole('radio', { name, exact: true }).focus();
  }
  await expectCredits(page, '6 credits');
  await dismissToasts(page);
  await expectSound(page);

  await test.step('the shape is there again after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('radio', { name: SHAPES.wide.name, exact: true })).toBeChecked();
  });

  await test.step('one more like it has its shape', async () => {
    await goTo(page, 'library');
    await page.locator('[aria-posinset]').getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${SHAPES.wide.width} × ${SHAPES.wide.height}`);
    await dialog.getByRole('button', { name: MAKE_AGAIN_TEXTS.remake(1) }).click();
    await expect(toast(page, READY_TOAST.title)).toBeVisible({ timeout: 90_000 });
  });

  const { docs } = await db
    .collection(COLLECTIONS.generatedImages)
    .where('user_id', '==', uid)
    .get();
  const shapes = docs.map((row) => String(row.get('made_by.shape')));
  expect(shapes.toSorted()).toEqual([...others, 'wide'].toSorted());
  expect(await brokenInvariants(uid)).toEqual([]);
});
