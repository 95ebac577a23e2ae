import { expect, type Page } from '@playwright/test';
import { test } from '../e2e/test.ts';
import { take } from './take.ts';

const PAGES = {
  landing: '/',
  'sign-in': '/auth',
  'sign-up': '/auth?mode=sign-up',
  'auth-reset-hint': '/auth?reset=true',
  'auth-error': '/auth?error=access_denied&error_description=The+user+said+no',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  'not-found': '/no/such/page',
} as const;

test('the public pages', async ({ page }) => {
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollThrough(page);
    await take(page, name);
  }
});

/** Pictures below the fold load when they come near. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  // Asked again each time: the app may just have taken the place of its picture.
  // What a phone does not show, it does not load.
  const isLoaded = () =>
    [...document.images].every((image) => image.complete || !image.checkVisibility());
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
}
