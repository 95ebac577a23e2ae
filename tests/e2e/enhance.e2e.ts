import { expect, type Page } from '@playwright/test';
import { ERRORS } from '@lumashot/domain/errors';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { DOWNLOAD_TEXTS } from '#app/texts/downloads.ts';
import { RESULT_TEXTS } from '#app/texts/images.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { enhanceLink } from '#app/library/index/itemLink.ts';
import { ZOOM_TEXTS } from '#app/texts/zoom.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { expectSound } from './expectSound.ts';
import { holdToast } from './holdToast.ts';
import {
  dismissToasts,
  expectCredits,
  expectDrawn,
  expectLoaded,
  POSTER,
  generate,
  goTo,
  newcomer,
  openTab,
  promptBox,
  toast,
  visit,
} from './steps.ts';
import { DESKTOP, DESKTOP_ONLY, test } from './test.ts';

const details = (page: Page) =>
  page.getByRole('dialog', { name: DETAIL_TEXTS.titles['text-to-image'] });
const dialog = (page: Page) => page.getByRole('dialog', { name: ENHANCE_TEXTS.title });

/** What can be pressed and lies under a toast, by its words. */
const pressedBelowToasts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const one of document.querySelectorAll('#toasts .toast')) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      for (let x = left + 1; x < right; x += 10) {
        for (let y = top + 1; y < bottom; y += 10) {
          const [below] = document
            .elementsFromPoint(x, y)
            .filter((element) => !element.closest('#toasts'));
          const pressed = below?.closest('a, button, input, label') ?? null;
          if (pressed !== null)
            found.add(pressed.getAttribute('aria-label') ?? pressed.textContent);
        }
      }
    }
    return [...found];
  });

async function openEnhance(page: Page): Promise<void> {
  await goTo(page, 'library');
  await page.getByRole('link', { name: POSTER }).first().click();
  await page.getByRole('link', { name: DETAIL_TEXTS.enhance }).click();
  await expect(dialog(page)).toBeVisible();
}

test('words of one’s own outlast a reload, but not the closing', async ({ page }) => {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: [POSTER] });
  await openEnhance(page);
  const own = dialog(page).getByRole('radio', { name: ENHANCE_TEXTS.custom.label });
  const box = dialog(page).getByLabel(ENHANCE_TEXTS.customBox);
  await own.check();
  await box.fill('as if drawn with chalk');
  await page.reload();
  await expect(own).toBeChecked();
  await expect(box).toHaveValue('as if drawn with chalk');

  await dialog(page).getByRole('button', { name: ENHANCE_TEXTS.close }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: DETAIL_TEXTS.enhance }).click();
  await expect(own).not.toBeChecked();
  await own.check();
  await expect(box).toHaveValue('');
});

test('closing leads back to the picture that it was opened from', DESKTOP, async ({ page }) => {
  const { uid } = await newcomer(page);
  const [fox] = await givenItems(uid, { type: 'text-to-image', words: [POSTER] });

  await test.step('from its details, and from there to the library', async () => {
    await openEnhance(page);
    await page.keyboard.press('Escape');
    await expect(details(page).getByText(POSTER, { exact: true })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    // It is led back when the other has gone.
    await expect
      .poll(() => details(page).evaluate((one) => one.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: POSTER })).toBeFocused();
  });

  await test.step('of a link from elsewhere, to its details', async () => {
    await visit(page, enhanceLink({ type: 'text-to-image', id: fox?.itemId ?? '' }));
    await dialog(page).getByRole('button', { name: ENHANCE_TEXTS.close }).click();
    await expect(details(page).getByText(POSTER, { exact: true })).toBeVisible();
  });
});

test('a picture is enhanced, compared and kept', async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'images');
  await generate(page, POSTER);

  await test.step('looked at closely, and a step from being enhanced', async () => {
    await page.getByRole('button', { name: ZOOM_TEXTS.open }).click();
    const zoom = page.getByRole('dialog', { name: ZOOM_TEXTS.title(POSTER) });
    const picture = zoom.getByRole('img', { name: POSTER });
    await expectLoaded(picture);
    await zoom.getByRole('button', { name: ZOOM_TEXTS.actual }).click();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(1024);
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
    await page.getByRole('link', { name: RESULT_TEXTS.enhance, exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    // Twice at once: the first has not led anywhere yet, and the second goes no further.
    await page.evaluate(() => {
      const place = document.activeElement;
      for (const _ of 'ab') {
        place?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }
    });
    await expect(promptBox(page)).toBeVisible();
  });

  await openEnhance(page);
  const submit = dialog(page).getByRole('button', { name: ENHANCE_TEXTS.submit });

  await test.step('five presets and words of one’s own', async () => {
    await expect(dialog(page).getByRole('radio')).toHaveCount(6);
    await expect(dialog(page).getByRole('radio', { name: 'Make Cinematic' })).toBeChecked();
    await dialog(page).getByRole('radio', { name: ENHANCE_TEXTS.custom.label }).check();
    await submit.click();
    await expect(toast(page, ERRORS['enhancement-empty'].message)).toBeVisible();
    await expectSound(page);
  });

  await test.step('enhance', async () => {
    await dialog(page).getByRole('radio', { name: 'Vintage Look' }).check();
    await submit.click();
    // First: a toast goes after its seconds, which a picture may take to be fetched.
    await expect(toast(page, '8 credits remaining')).toBeVisible({ timeout: 90_000 });
    await expectDrawn(
      dialog(page).getByRole('img', { name: `${ENHANCE_TEXTS.enhanced}: ${POSTER}` }),
    );
    await expectSound(page);
  });

  await test.step('a refused wish leaves what was made before it', async () => {
    await dialog(page).getByRole('radio', { name: ENHANCE_TEXTS.custom.label }).check();
    await dialog(page).getByLabel(ENHANCE_TEXTS.customBox).fill('make her hair darker');
    await submit.click();
    await expect(toast(page, ERRORS['edit-not-understood'].message)).toBeVisible();
    await expect(
      dialog(page).getByRole('img', { name: `${ENHANCE_TEXTS.enhanced}: ${POSTER}` }),
    ).toBeVisible();
  });

  await test.step('move the line between before and after', async () => {
    await dialog(page).getByRole('button', { name: ENHANCE_TEXTS.slider }).click();
    const line = dialog(page).getByRole('slider', { name: ENHANCE_TEXTS.compare });
    await expect(line).toHaveValue('50');
    await line.press('End');
    await expect(line).toHaveValue('100');
    await expectSound(page);
  });

  await test.step('download', async () => {
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: ENHANCE_TEXTS.download }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^enhanced-\d+\.png$/);
    await holdToast(toast(page, DOWNLOAD_TEXTS.success.description));
    // A phone's dialog has buttons at its head and its foot, and between them the line that compares, over all of the picture.
    await expect.poll(() => pressedBelowToasts(page)).not.toContain(ENHANCE_TEXTS.close);
    await dismissToasts(page);
  });

  await test.step('closing forgets what was chosen, the library keeps the picture', async () => {
    await dialog(page).getByRole('button', { name: ENHANCE_TEXTS.close }).click();
    await expect(dialog(page)).toBeHidden();
    await details(page).getByRole('button', { name: DETAIL_TEXTS.close }).click();
    await expectCredits(page, '8 credits');
    await openTab(page, 'Images 2');
    await openEnhance(page);
    await expect(dialog(page).getByRole('radio', { name: 'Make Cinematic' })).toBeChecked();
    await expect(dialog(page).getByText(ENHANCE_TEXTS.waiting)).toBeVisible();
  });
});

test('no toast lies on a button of the dialog', DESKTOP_ONLY, async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'images');
  await generate(page, POSTER);
  await openEnhance(page);
  const submit = dialog(page).getByRole('button', { name: ENHANCE_TEXTS.submit });
  await dialog(page).getByRole('radio', { name: ENHANCE_TEXTS.custom.label }).check();
  await submit.click();
  const [refused, done] = [
    toast(page, ERRORS['enhancement-empty'].message),
    toast(page, '8 credits remaining'),
  ];
  await expect(refused).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Vintage Look' }).check();
  await submit.click();
  // One that has gone covers nothing either.
  await holdToast(done);
  await expect.poll(() => pressedBelowToasts(page)).toEqual([]);
});
