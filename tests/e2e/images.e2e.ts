import { expect, type Locator, type Page } from '@playwright/test';
import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { TEXT_TAB_TEXTS } from '#app/texts/textToImage.ts';
import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import { db, profileRef } from '../support/admin.ts';
import { holdToast } from './holdToast.ts';
import {
  dismissToasts,
  expectCredits,
  expectDrawn,
  expectStill,
  FOX,
  generateButton,
  goTo,
  newcomer,
  POSTER,
  promptBox,
  toast,
  visit,
} from './steps.ts';
import { DESKTOP_ONLY, test } from './test.ts';

const pictureOf = (page: Page, prompt = POSTER): Locator =>
  page.getByRole('region', { name: 'Result' }).getByRole('img', { name: prompt });

test('picking a look fills the prompt; editing it drops the look', async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'images');
  const looks = page.getByRole('group', { name: 'Start from a look' });
  await expect(looks.getByRole('button')).toHaveCount(10);
  const [look] = TEXT_TEMPLATES;
  const button = looks.getByRole('button', { name: look?.name ?? '' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(promptBox(page)).toHaveValue(look?.prompt ?? '');
  await promptBox(page).press('End');
  await promptBox(page).pressSequentially(', smiling');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test(
  'the toast of a finished picture lies over nothing that is worked with',
  DESKTOP_ONLY,
  async ({ page }) => {
    await newcomer(page, { at: NAVIGATION.images.path });
    const boxOf = async (place: Locator) => {
      const box = await place.boundingBox();
      if (box === null) throw new Error('not to be seen');
      return box;
    };
    const isOver = async (one: Locator, other: Locator): Promise<boolean> => {
      const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
      const [isBeside, isAbove] = [
        a.x + a.width <= b.x || b.x + b.width <= a.x,
        a.y + a.height <= b.y || b.y + b.height <= a.y,
      ];
      return !isBeside && !isAbove;
    };
    const made = page.getByRole('status').filter({ hasText: 'saved to your library' });
    const worked = [
      page.getByRole('button', { name: TEXT_TAB_TEXTS.download }),
      generateButton(page),
      promptBox(page),
      page.getByRole('tablist'),
      page.getByRole('navigation', { name: 'Main' }).first(),
      page.getByRole('button', { name: /theme\. Switch/ }),
      page.getByRole('status', { name: 'Credits' }),
    ];
    for (const height of [900, 720]) {
      await page.setViewportSize({ width: 1280, height });
      for (const sidebar of ['with words', 'icons only']) {
        await promptBox(page).fill(POSTER);
        await generateButton(page).click();
        await holdToast(made);
        await expectDrawn(pictureOf(page));
        await expectStill(page);
        await expect(made).toBeInViewport({ ratio: 1 });
        // What comes after the toast makes it leave a moment later.
        const under = async (): Promise<readonly string[]> => {
          const over = await Promise.all(worked.map((place) => isOver(made, place)));
          return worked.filter((_, n) => over[n]).map((place) => place.toString());
        };
        await expect.poll(under, `${height}, sidebar ${sidebar}`).toEqual([]);
        await dismissToasts(page);
        await page.keyboard.press('Control+b');
      }
    }
  },
);

for (const height of [844, 667]) {
  test(`on a phone ${height} high the toast of a finished picture leaves all to press free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await newcomer(page, { at: NAVIGATION.images.path });
    await promptBox(page).fill(POSTER);
    await generateButton(page).click();
    const made = page.getByRole('status').filter({ hasText: 'saved to your library' });
    await holdToast(made);
    await expectDrawn(pictureOf(page));
    await expect(made).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() =>
        made.evaluate((shown) => {
          const { left, right, top, bottom } = shown.getBoundingClientRect();
          const isOver = (one: Element): boolean => {
            const box = one.getBoundingClientRect();
            const isApart =
              box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
            return !isApart && !shown.contains(one);
          };
          return [...document.querySelectorAll('a, button, input, textarea')]
            .filter(isOver)
            .map((one) => one.textContent);
        }),
      )
      .toEqual([]);
  });
}

test('a reload while a picture is drawn loses nothing, and it is shown when it is ready', async ({
  page,
}) => {
  const { uid } = await newcomer(page);
  await goTo(page, 'images');
  await promptBox(page).fill(FOX);
  await generateButton(page).click();
  const jobs = db.collection(COLLECTIONS.generationJobs).where('user_id', '==', uid);
  await expect.poll(async () => (await jobs.get()).size).toBe(1);
  await page.reload();
  await expectDrawn(pictureOf(page, FOX));
  await expectCredits(page, '9 credits');
});

test('too few credits for a storyboard', async ({ page }) => {
  const { uid } = await newcomer(page);
  await profileRef(uid).update({ credits: 1 });
  await expectCredits(page, '1 credit');
  await visit(page, '/dashboard/storyboard');
  await page
    .getByLabel(STORYBOARD_TEXTS.description)
    .fill('A woman walks through a forest. She meets a fox.');
  await page.getByRole('button', { name: STORYBOARD_TEXTS.submit }).click();
  await expect(toast(page, STORYBOARD_TEXTS.tooFewCredits.description)).toBeVisible();
});
