import { expect, type Page } from '@playwright/test';
import { AUTH_TEXTS, PROVIDER_TEXTS } from '#app/texts/auth.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { LANDING_TEXTS } from '#app/texts/landing.ts';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { withGoogleScripts } from '../support/emulators/googleScripts.ts';
import { DRAWN_PATHS } from '../../scripts/prerender/pages.ts';
import { facePhoto } from '../support/photos/photo.ts';
import {
  buyPlan,
  expectCredits,
  POSTER,
  generate,
  goTo,
  newCredentials,
  onboard,
  signOut,
  signUp,
  toast,
} from './steps.ts';
import { test } from './test.ts';

const SIGNED_OUT_PATHS = [
  ...DRAWN_PATHS,
  '/contact',
  '/auth',
  '/auth?mode=sign-up',
  '/auth?reset=true',
  '/auth?mode=resetPassword&oobCode=wrong',
  '/auth?mode=verifyEmail&oobCode=wrong',
  '/auth?error=access_denied',
  '/dashboard',
  '/payment',
  '/no/such/page',
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every page comes with the headers, and assets stay for a year', async ({ page, request }) => {
  for (const path of [...DRAWN_PATHS, '/auth', '/dashboard/library', '/no/such/page']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none';/);
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=63072000;/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cache-control'], path).toBe('no-cache');
  }
  const loading = page.waitForResponse(/\/assets\/base-.*\.css/);
  await page.goto('/');
  expect((await loading).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/assets/of-another-version.js')).status()).toBe(404);
  const picture = await request.get('/samples/fox.webp');
  expect(picture.headers()['cache-control']).toBe('public, max-age=604800');
});

test('signed out, no page does anything the policy forbids', async ({ page }) => {
  for (const path of SIGNED_OUT_PATHS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.waitForLoadState('networkidle');
    });
  }
  await page.goto('/');
  await page.getByRole('button', { name: LANDING_TEXTS.teaser.action }).click();
  await page.getByRole('button', { name: AUTH_TEXTS.signUp.submit, exact: true }).click();
  await expect(page.getByText('Please enter your email')).toBeVisible();
});

test('from sign-up over the face check to a plan: nothing the policy forbids', async ({ page }) => {
  await signUp(page);
  await page.getByLabel(ONBOARDING_TEXTS.pick).setInputFiles(await facePhoto());
  await expect(page.getByText("We couldn't see a face")).toBeVisible();
  await onboard(page);
  await expectCredits(page, '10 credits');
  await page.goto(NAVIGATION.images.path);
  await generate(page, POSTER);
  await goTo(page, 'library');
  await page.getByRole('link', { name: POSTER }).first().click();
  await page.getByRole('link', { name: DETAIL_TEXTS.enhance }).click();
  await expect(page.getByRole('dialog', { name: ENHANCE_TEXTS.title })).toBeVisible();
  await buyPlan(page, 'PLUS');
  await signOut(page);
});

test('Google’s window opens, and signs in, under the policy', async ({ page, context }) => {
  await withGoogleScripts(context);
  await page.goto('/auth');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: PROVIDER_TEXTS.google }).click();
  const popup = await opening;
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(newCredentials().email);
  await popup.getByRole('button', { name: /Sign in with/ }).click();
  await expect(toast(page, AUTH_TEXTS.signIn.success.description)).toBeVisible();
});

test.describe('attacked', () => {
  test.use({ mayViolate: true });

  test('the policy is at work: what an injection would try is stopped', async ({
    page,
    violations,
  }) => {
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.attacked = true' }),
    );
    for (const path of ['/', '/auth']) {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(heading(page)).toBeVisible();
      const stopped = await page.evaluate(() => {
        /** Each from a timer of the page: what a debugger runs itself is let through. */
        const attempt = (attack: () => unknown) =>
          new Promise<string>((resolve) => {
            setTimeout(() => {
              try {
                attack();
                resolve('ran');
              } catch (error) {
                resolve(error instanceof Error ? error.name : 'thrown');
              }
            });
          });
        const script = () => document.createElement('script');
        return Promise.all([
          attempt(() => {
            document.body.insertAdjacentHTML(
              'beforeend',
              '<img src=x onerror="window.attacked=1">',
            );
          }),
          attempt(() => {
            script().text = 'window.attacked = true';
          }),
          attempt(() => {
            script().src = 'https://evil.example/x.js';
          }),
          attempt(() => {
            const code: unknown = Reflect.construct(Function, ['window.attacked = true']);
            if (typeof code === 'function') code();
          }),
        ]);
      });
      expect(stopped, path).toEqual(['TypeError', 'TypeError', 'TypeError', 'EvalError']);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    }
    // The page tells of each in its own time.
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(8);
  });
});
