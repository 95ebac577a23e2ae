import { expect, type Locator, type Page } from '@playwright/test';
import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { TEXT_TAB_TEXTS } from '#app/texts/textToImage.ts';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { facePhoto } from '../support/photos/photo.ts';
import {
  expectDrawn,
  POSTER,
  generateButton,
  newCredentials,
  promptBox,
  withoutFaceCheck,
} from './steps.ts';
import { DESKTOP_ONLY, test } from './test.ts';

/** Tab until it has the focus: a control that cannot be reached, or too late, fails. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('sixty times Tab, and the control was not reached');
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test(
  'from the landing page to the first download without a mouse',
  DESKTOP_ONLY,
  async ({ page }) => {
    await withoutFaceCheck(page);
    const { email, password } = newCredentials();
    await page.goto('/');
    await press(
      page,
      page
        .getByRole('link', { name: /^(Get started|Start creating)$/ })
        .filter({ visible: true })
        .first(),
    );
    await expect(page.getByRole('heading', { name: AUTH_TEXTS.signUp.heading })).toBeVisible();
    await type(page, page.getByLabel('Email'), email);
    await type(page, page.getByLabel('Password'), password);
    await press(page, page.getByLabel(AUTH_TEXTS.age), 'Space');
    await press(page, page.getByRole('button', { name: AUTH_TEXTS.signUp.submit, exact: true }));

    await expect(page.getByRole('heading', { name: ONBOARDING_TEXTS.heading })).toBeVisible();
    const choosing = page.waitForEvent('filechooser');
    await press(page, page.getByLabel(ONBOARDING_TEXTS.pick));
    await (await choosing).setFiles(await facePhoto());
    const go = page.getByRole('button', { name: ONBOARDING_TEXTS.submit });
    await expect(go).toBeEnabled();
    await press(page, go);

    await expect(
      page.getByRole('heading', { name: NAVIGATION.home.label, level: 1 }),
    ).toBeVisible();
    await press(page, page.locator(`a[href="${NAVIGATION.images.path}"]:visible`).first());
    await type(page, promptBox(page), POSTER);
    await press(page, generateButton(page));
    await expectDrawn(
      page.getByRole('region', { name: 'Result' }).getByRole('img', { name: POSTER }),
    );
    const downloading = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: TEXT_TAB_TEXTS.download, exact: true }));
    expect((await downloading).suggestedFilename()).toMatch(/^generated-image-\d+\.png$/);
  },
);
