import { expect, type Page } from '@playwright/test';
import type { VideosHandOff } from '@lumashot/domain/handOffs';
import { videoRequestSchema, type VideoRequest } from '@lumashot/domain/library/videoRequest';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import {
  MY_VIDEOS_TEXTS,
  PHOTOS_TO_VIDEO_TEXTS as PHOTOS,
  TEXT_TO_VIDEO_TEXTS as TEXT,
  VIDEO_SOON,
  VIDEO_TEXTS,
} from '#app/texts/videos.ts';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { db } from '../support/admin.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { expectFits, expectSound } from './expectSound.ts';
import { openWith, reopenWith } from './handOffs.ts';
import { expectCredits, expectLoaded, newcomer, openTab, toast, visit } from './steps.ts';
import { DESKTOP, test } from './test.ts';

const { path, label } = NAVIGATION.videos;

const openVideos = (page: Page, handOff: VideosHandOff): Promise<void> =>
  openWith(page, path, handOff);

/** A newcomer with one picture, on the form for it. */
async function withPicture(page: Page): Promise<{ uid: string; pictureUrl: string }> {
  const { uid } = await newcomer(page);
  const [made] = await givenItems(uid, { type: 'text-to-image', words: ['a paper boat'] });
  if (made === undefined) throw new Error('no picture was made');
  await openVideos(page, { tab: 'photos', sourceImageUrl: made.pictureUrl });
  await expectLoaded(page.getByRole('img', { name: PHOTOS.chosen }));
  return { uid, pictureUrl: made.pictureUrl };
}

async function requestsOf(uid: string): Promise<readonly VideoRequest[]> {
  const { docs } = await db.collection(COLLECTIONS.videoRequests).where('user_id', '==', uid).get();
  return docs.map((document) => parseDocument(videoRequestSchema, document));
}

const save = (page: Page) => page.getByRole('button', { name: PHOTOS.submit });
const saved = (page: Page) =>
  page.getByRole('region', { name: MY_VIDEOS_TEXTS.requests }).getByRole('article');

test('a request is saved with its picture, and waits in My Videos', async ({ page, context }) => {
  const { uid, pictureUrl } = await withPicture(page);
  const other = await context.newPage();
  await other.goto(`${path}?tab=mine`);
  await expect(other.getByText(MY_VIDEOS_TEXTS.empty.title)).toBeVisible();

  await expect(page).toHaveURL(/tab=photos$/);
  await expect(page.getByRole('radio', { name: 'Product Ad' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '12 seconds' })).toBeChecked();
  await expect(page.getByText(PHOTOS.honest)).toBeVisible();
  await page.getByRole('radio', { name: 'Social Media' }).check();
  await page.getByRole('radio', { name: '30 seconds' }).check();
  await page.getByLabel(PHOTOS.prompt).fill('  slowly down the river  ');
  await expectSound(page);
  await save(page).click();

  await expect(toast(page, PHOTOS.saved.title)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'My Videos' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  for (const window of [page, other]) {
    await expect(saved(window)).toHaveCount(1);
    await expect(saved(window)).toContainText('Social Media');
    await expect(saved(window)).toContainText('30 seconds');
    await expect(saved(window)).toContainText('slowly down the river');
    await expect(saved(window)).toContainText(MY_VIDEOS_TEXTS.state);
    await expectLoaded(saved(window).getByRole('img'));
  }
  await expectSound(page);
  await expectCredits(page, '10 credits');
  expect(await requestsOf(uid)).toMatchObject([
    {
      source_image_url: pictureUrl,
      video_style: 'social-media',
      duration: 30,
      custom_prompt: 'slowly down the river',
    },
  ]);

  await test.step('the form starts over', async () => {
    await openTab(page, 'Photos to Video');
    await expect(page.getByText(PHOTOS.none)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Product Ad' })).toBeChecked();
    await expect(page.getByRole('radio', { name: '12 seconds' })).toBeChecked();
    await expect(page.getByLabel(PHOTOS.prompt)).toHaveValue('');
  });

  await test.step('what was handed over is not there again after a reload', async () => {
    await page.reload();
    await expect(page.getByText(PHOTOS.none)).toBeVisible();
  });
});

test('without a prompt none is saved; newest first', async ({ page }) => {
  const { uid, pictureUrl } = await withPicture(page);
  await save(page).click();
  await expect(saved(page)).toHaveCount(1);
  await expect(saved(page)).toContainText(MY_VIDEOS_TEXTS.noPrompt);
  await reopenWith(page, path, {
    tab: 'photos',
    sourceImageUrl: pictureUrl,
  } satisfies VideosHandOff);
  await page.getByRole('radio', { name: 'Tutorial' }).check();
  await page.getByRole('radio', { name: '6 seconds' }).check();
  await save(page).click();
  await expect(saved(page)).toHaveCount(2);
  await expect(saved(page).first()).toContainText('Tutorial');
  expect((await requestsOf(uid)).map(({ custom_prompt }) => custom_prompt)).toEqual([null, null]);
});

test('a request needs a picture, which the library has', async ({ page }) => {
  await newcomer(page, { at: `${path}?tab=photos` });
  await expect(page.getByText(PHOTOS.none)).toBeVisible();
  await expectSound(page);
  await save(page).click();
  await expect(toast(page, PHOTOS.sourceMissing)).toBeVisible();
  await page.getByRole('link', { name: PHOTOS.pick }).click();
  await expect(page).toHaveURL(/\/dashboard\/library$/);
});

test('a request that could not be saved is not lost', async ({ page, context }) => {
  const { uid } = await withPicture(page);
  await page.getByRole('radio', { name: 'Testimonial' }).check();
  await context.setOffline(true);
  await save(page).click();
  const failure = toast(page, PHOTOS.failed.title);
  await expect(failure).toContainText(PHOTOS.failed.description);
  await failure.getByRole('button', { name: 'Dismiss' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('radio', { name: 'Testimonial' })).toBeChecked();
  await expect(page.getByRole('img', { name: PHOTOS.chosen })).toBeVisible();
  expect(await requestsOf(uid)).toEqual([]);
  await save(page).click();
  await expect(saved(page)).toHaveCount(1);
  expect(await requestsOf(uid)).toHaveLength(1);
});

test('text to video says what is coming and what it may cost', async ({ page }) => {
  await newcomer(page);
  await openVideos(page, { tab: 'text', prompt: 'waves at night' });
  await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
  await expect(page.getByText(VIDEO_TEXTS.balance('10 credits'))).toBeVisible();
  await expect(page.getByLabel(TEXT.prompt)).toHaveValue('waves at night');
  await expectSound(page);
  await page.getByRole('button', { name: TEXT.submit }).click();
  const dialog = page.getByRole('dialog', { name: VIDEO_SOON.title });
  for (const feature of VIDEO_SOON.upcoming) await expect(dialog).toContainText(feature);
  for (const price of ['10 credits', '8 credits', '12 credits']) {
    await expect(dialog).toContainText(price);
  }
  await expectSound(page);
  await dialog.getByRole('button', { name: VIDEO_SOON.close }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: VIDEO_TEXTS.open }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectCredits(page, '10 credits');
});

test(
  'My Videos has a next step when empty, and the videos when there are some',
  DESKTOP,
  async ({ page }) => {
    const { uid } = await newcomer(page);
    await visit(page, `${path}?tab=mine`);
    await expect(page.getByText(MY_VIDEOS_TEXTS.empty.title)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: MY_VIDEOS_TEXTS.toPhotos }).click();
    await expect(page).toHaveURL(/tab=photos$/);
    await openTab(page, 'My Videos');
    await givenItems(uid, { type: 'video', words: ['waves'] });
    const videos = page.getByRole('region', { name: MY_VIDEOS_TEXTS.videos });
    await expectLoaded(videos.getByRole('img', { name: 'waves' }));
    await expectSound(page);
  },
);

test('nothing is wider than a screen of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withPicture(page);
  await expectFits(page);
  for (const tab of ['Text to Video', 'My Videos']) {
    await openTab(page, tab);
    await expectFits(page);
  }
  await visit(page, NAVIGATION.home.path);
  await expect(page.getByRole('heading', { name: NAVIGATION.home.label, level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'My Videos' })).toHaveCount(0);
  await expectFits(page);
});
