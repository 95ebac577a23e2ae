import { expect } from '@playwright/test';
import { uploadPath } from '@lumashot/domain/paths';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { TRAY_TEXTS } from '#app/texts/darkroom.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { bucket } from '../support/admin.ts';
import { givenFailedJob } from '../support/jobs/crashedJob.ts';
import { productFiles } from '../support/photos/photo.ts';
import { expectLoaded, newcomer, withoutProductNetwork } from './steps.ts';
import { test } from './test.ts';

test('a refused shot is changed with its own name and photos', async ({ page }) => {
  await withoutProductNetwork(page);
  const { uid } = await newcomer(page, { at: NAVIGATION.images.path });
  const [file] = await productFiles();
  const path = uploadPath({ uid, uploadId: 'refused', extension: 'jpg' });
  await bucket.file(path).save(file?.buffer ?? '', { contentType: 'image/jpeg' });
  await givenFailedJob(uid, {
    operation: 'productShot',
    failure: 'needs-a-model',
    label: 'Green bottle',
    input: {
      productName: 'Green bottle',
      category: 'beauty',
      sceneId: 'modern-desk',
      customPrompt: 'words that were refused',
      imagePaths: [path],
      cuts: ['whole'],
    },
  });
  await page.getByRole('button', { name: TRAY_TEXTS.title }).click();
  await page.getByRole('link', { name: TRAY_TEXTS.changeOne('Green bottle') }).click();

  await expectLoaded(page.getByRole('img', { name: 'Green bottle 1' }).first());
  await expect(page.getByLabel(CUT_OUT_TEXTS.wholeLabel('Green bottle 1'))).toBeChecked();
  await expect(page.getByLabel(PRODUCT_TEXTS.name)).toHaveValue('Green bottle');
  await expect(page.getByLabel(PRODUCT_TEXTS.category)).toHaveValue('beauty');
  await expect(page.getByRole('radio', { name: 'Modern Desk' })).toBeChecked();
  await expect(page.getByLabel(PRODUCT_TEXTS.prompt)).toHaveValue('words that were refused');
});
