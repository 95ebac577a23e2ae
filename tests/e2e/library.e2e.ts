import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PORTRAIT_TEXTS, PRODUCT_TEXTS } from '#app/texts/images.ts';
import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import { PORTRAIT_TEMPLATES } from '@lumashot/domain/catalog/portraitTemplates';
import { MARK_TEXTS } from '#app/texts/marks.ts';
import { givenItems, givenProductImage } from '../support/library/libraryItems.ts';
import { expectSound } from './expectSound.ts';
import { expectLoaded, goTo, newcomer, openTab, promptBox, toast } from './steps.ts';
import { boxesOf, expectLevel, linesOf } from './boxes.ts';
import { DESKTOP_ONLY, test } from './test.ts';

const details = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openItem(page: Page, caption: string): Promise<void> {
  await goTo(page, 'library');
  await page.getByRole('link', { name: caption }).first().click();
}

/** One of everything, as functions would have written it. */
async function libraryOfAll(page: Page): Promise<string> {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: ['a red square'] });
  await givenItems(uid, { type: 'video', words: ['waves at night'] });
  await givenItems(uid, { type: 'portrait', words: ['a green scarf'] });
  const own = await givenProductImage(uid, { name: 'Green bottle' });
  await givenItems(uid, { type: 'product', words: ['beans and steam'], own });
  return uid;
}

test('an empty library says what to do', async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'library');
  await expect(page.getByText(LIBRARY_TEXTS.subtitle)).toBeVisible();
  await expect(page.getByRole('heading', { name: LIBRARY_TEXTS.empty.title })).toBeVisible();
  await expect(page.getByText(LIBRARY_TEXTS.empty.description)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'All 0' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: NAVIGATION.images.label }).click();
  await expect(promptBox(page)).toBeVisible();
});

test('the list is there without MUI, which only its dialogs need', async ({ page }) => {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: ['a red square'] });
  await page.route(/\/assets\/mui-/, (route) => route.abort());
  await page.goto(NAVIGATION.library.path);
  await expectLoaded(page.getByRole('img', { name: 'a red square' }));
  await expect(page.getByRole('tab', { name: 'All 1' })).toBeVisible();
});

test('the tabs count and show each kind, live', async ({ page }) => {
  await libraryOfAll(page);
  await goTo(page, 'library');
  for (const [tab, label, caption] of [
    ['All 4', 'Text to Image', 'a red square'],
    ['Images 1', 'Text to Image', 'a red square'],
    ['Videos 1', 'Video', 'waves at night'],
    ['Portraits 1', 'Portrait Shot', 'a green scarf'],
    ['Products 1', 'Product Shot', 'beans and steam'],
  ] as const) {
    await openTab(page, tab);
    await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: caption }).scrollIntoViewIfNeeded();
    await expectLoaded(page.getByRole('img', { name: caption }));
    const shown = tab.startsWith('All') ? 4 : 1;
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(shown);
  }
  // Nothing hovers on a phone: there the details have it.
  await expect(
    page.getByRole('main').getByRole('button', { name: LIBRARY_TEXTS.download }),
  ).toBeHidden();
  await expectSound(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Products 1' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the details of a portrait, and the same again', async ({ page }) => {
  await libraryOfAll(page);
  await openItem(page, 'a green scarf');
  const dialog = details(page, 'Portrait Details');
  await expectLoaded(dialog.getByRole('img', { name: 'a green scarf' }));
  for (const [name, value] of [
    [DETAIL_TEXTS.scene, 'Smart Casual'],
    [DETAIL_TEXTS.customPrompt, 'a green scarf'],
    [DETAIL_TEXTS.framing, 'Upper Body'],
    [DETAIL_TEXTS.credits, '3'],
    [DETAIL_TEXTS.clothing, 'smart casual'],
    [DETAIL_TEXTS.pose, 'relaxed'],
  ] as const) {
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    await expect(dialog.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText(DETAIL_TEXTS.created, { exact: true })).toBeVisible();
  await expectSound(page);

  await dialog.getByRole('link', { name: DETAIL_TEXTS.newPortrait }).click();
  await expect(page.getByRole('tab', { name: 'Portrait Shots' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('radio', { name: 'Smart Casual' })).toBeChecked();
  await expect(page.getByLabel(PORTRAIT_TEXTS.prompt)).toHaveValue('a green scarf');
  const upperBody = PORTRAIT_TEMPLATES.filter(
    ({ transformationType }) => transformationType === 'upper-body',
  );
  const scenes = page.getByRole('group', { name: PORTRAIT_TEXTS.scene, exact: true });
  await expect(scenes.getByRole('radio')).toHaveCount(upperBody.length);

  await test.step('what was handed over is read once', async () => {
    await page.reload();
    await expect(page.getByLabel(PORTRAIT_TEXTS.prompt)).toHaveValue('');
  });
});

test('the details of a product shot, and another scene for the same product', async ({ page }) => {
  await libraryOfAll(page);
  await openItem(page, 'beans and steam');
  const dialog = details(page, 'Product Shot Details');
  await expect(dialog.getByText(DETAIL_TEXTS.original, { exact: true })).toBeVisible();
  await expectLoaded(dialog.getByRole('img', { name: 'Green bottle' }));
  await expect(dialog.getByText('1:1', { exact: true })).toBeVisible();
  await expectSound(page);

  await dialog.getByRole('link', { name: DETAIL_TEXTS.newProduct }).click();
  await expect(page.getByRole('radio', { name: 'Modern Desk' })).toBeChecked();
  await expect(page.getByLabel(PRODUCT_TEXTS.name)).toHaveValue('Green bottle');
  await expect(page.getByLabel(PRODUCT_TEXTS.category)).toHaveValue('food_beverage');
  await expectLoaded(page.getByRole('img', { name: 'Green bottle' }));
  await expect(page.getByText(PRODUCT_TEXTS.oneIsKept(4))).toBeVisible();
});

test('the details of an image and of a video lead on with what they know', async ({ page }) => {
  const uid = await libraryOfAll(page);
  const board = '[STORYBOARD] A fox finds a lamp';
  await givenItems(uid, { type: 'text-to-image', words: [board] });
  await openItem(page, 'a red square');
  const image = details(page, 'Image Details');
  await expect(image.getByText(DETAIL_TEXTS.prompt, { exact: true })).toBeVisible();
  await image.getByRole('link', { name: DETAIL_TEXTS.usePrompt }).click();
  await expect(promptBox(page)).toHaveValue('a red square');

  await openItem(page, 'A fox finds a lamp');
  await page.getByRole('link', { name: DETAIL_TEXTS.usePrompt }).click();
  await expect(page.getByLabel(STORYBOARD_TEXTS.description)).toHaveValue('A fox finds a lamp');

  await openItem(page, 'waves at night');
  const video = details(page, 'Video Details');
  await expect(video.getByText(DETAIL_TEXTS.seconds(6))).toBeVisible();
  await expect(video.getByLabel('waves at night')).toBeVisible();
  await expect(video.getByRole('link', { name: DETAIL_TEXTS.similarVideo })).toBeVisible();
  await expect(video.getByRole('link', { name: DETAIL_TEXTS.enhance })).toHaveCount(0);
  await expectSound(page);
});

test('a favourite that a mouse points at has one heart', DESKTOP_ONLY, async ({ page }) => {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: ['a red square'] });
  await goTo(page, 'library');
  const card = page.getByRole('listitem').filter({ hasText: 'a red square' });
  const hearts = (drawn: string) =>
    card
      .locator('svg')
      .evaluateAll(
        (icons, heart) =>
          icons.filter(
            (icon) =>
              icon.innerHTML === heart && icon.checkVisibility({ visibilityProperty: true }),
          ).length,
        drawn,
      );
  await card.hover();
  const button = card.getByRole('button', { name: MARK_TEXTS.favorite });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const heart = await button.locator('svg').innerHTML();
  await expect.poll(() => hearts(heart)).toBe(1);
  await page.mouse.move(0, 0);
  await button.blur();
  await expect(button).toHaveCount(0);
  await expect.poll(() => hearts(heart)).toBe(1);
});

test('a mouse finds details and download on the card itself', DESKTOP_ONLY, async ({ page }) => {
  await libraryOfAll(page);
  await goTo(page, 'library');
  // A card that comes later takes the place of another, which the mouse may be on.
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
  const card = page.getByRole('listitem').filter({ hasText: 'a red square' });
  const download = card.getByRole('button', { name: LIBRARY_TEXTS.download });
  await card.hover();
  const word = card.getByText(LIBRARY_TEXTS.details);
  await expect(word).toBeVisible();
  const pair = word.or(download);
  expectLevel(await boxesOf(pair));
  expectLevel((await linesOf(pair)).flat());
  const downloading = page.waitForEvent('download');
  await download.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^text-to-image-\w+\.jpg$/);
  // It is kept as a PNG: what is saved is what its name says.
  expect((await sharp(await readFile(await file.path())).metadata()).format).toBe('jpeg');
  await expect(toast(page, 'Download started')).toBeVisible();
});
