import { expect } from '@playwright/test';
import { ERRORS } from '@lumashot/domain/errors';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PRODUCT_TEXTS, RESULT_TEXTS } from '#app/texts/images.ts';
import { productFiles } from '../support/photos/photo.ts';
import { holdToast } from './holdToast.ts';
import { expectDrawn, expectStill, newcomer, toast, withoutProductNetwork } from './steps.ts';
import { test } from './test.ts';

const FORM = `${NAVIGATION.images.path}?tab=product-shots` as const;
/** The least of the phones that are looked at. */
const SMALL = { width: 390, height: 667 };
/** Its photos are cut out in seconds. */
const ONCE_SEEN = { timeout: 90_000 };

test('on a small phone a finished shot is shown from its beginning, and toasts leave room', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  await withoutProductNetwork(page);
  await newcomer(page, { at: FORM });
  await page.getByLabel(PRODUCT_TEXTS.name).fill('Green bottle');
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await productFiles());
  const submit = page.getByRole('button', { name: PRODUCT_TEXTS.submit });
  await expect(submit).toBeEnabled(ONCE_SEEN);
  await submit.click();
  // A toast of three lines takes no more of the window than they need.
  const said = toast(page, ERRORS['product-incomplete'].message);
  await holdToast(said);
  await expectStill(page);
  expect((await said.boundingBox())?.height).toBeLessThanOrEqual(92);
  await page.getByRole('radio', { name: 'Lifestyle Kitchen' }).check();
  await submit.click();

  const result = page.getByRole('region', { name: RESULT_TEXTS.region });
  const picture = result.getByRole('img', { name: 'Green bottle' });
  await expectDrawn(picture);
  await expect(result.getByRole('button', { name: PRODUCT_TEXTS.edit })).toBeVisible();
  await expectStill(page);
  // Before it is brought into sight it is below the window.
  await expect
    .poll(async () => {
      const top = (await picture.boundingBox())?.y ?? -1;
      return top >= 0 && top < SMALL.height / 2;
    })
    .toBe(true);
});
