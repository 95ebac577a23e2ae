import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectStill, FOX, generate, goTo, newcomer, signUp } from './steps.ts';
import { test } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SCHEMES = ['light', 'dark'] as const;

/** No axe violation in either colour scheme, and nothing wider than the screen. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectStill(page);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`);
    expect(found).toEqual([]);
  }
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

test('the public pages are accessible', async ({ page }) => {
  for (const path of ['/', '/auth', '/no/such/page']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
    });
  }
});

test('onboarding is accessible', async ({ page }) => {
  await signUp(page);
  await expectSound(page);
});

test('the dashboard is accessible, empty and with a picture', async ({ page }) => {
  await newcomer(page);
  await expectSound(page);
  await goTo(page, 'library');
  await expectSound(page);
  await goTo(page, 'images');
  await expectSound(page);
  await generate(page, FOX);
  await expectSound(page);
  await goTo(page, 'library');
  await page.getByRole('link', { name: FOX }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});

test('the pages about money are accessible', async ({ page }) => {
  await newcomer(page);
  for (const path of ['/payment', '/payment-success']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
  }
});

test('nothing is wider than a screen of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expectSound(page);
  await newcomer(page);
  for (const place of ['home', 'library', 'images'] as const) {
    await goTo(page, place);
    await expectSound(page);
  }
});
