import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { expectStill } from './steps.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that a colour scheme may break: it changes nothing but colours. */
const RULES_ABOUT_COLOUR = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';

/** No axe violation, and nothing wider than the screen; the colours on a phone in both schemes. */
export async function expectSound(page: Page): Promise<void> {
  await expectFits(page);
  if (test.info().project.name === 'desktop') return;
  const dark = axeOf(page).withRules(RULES_ABOUT_COLOUR);
  await expectNoViolation(page, { axe: dark, scheme: 'dark' });
  await show(page, 'light');
}

/** As `expectSound`, for a screen whose colours it has looked at: at another width or text size. */
export async function expectFits(page: Page): Promise<void> {
  const axe = axeOf(page).withTags(RULES);
  await expectNoViolation(page, { axe, scheme: 'light' });
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

/**
 * Nothing but violations is written down in full. Without frames of other origins the legacy mode sees as
 * much as the other, which opens a page for each run.
 */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

const show = (page: Page, colorScheme: Scheme): Promise<void> =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

async function expectNoViolation(
  page: Page,
  { axe, scheme }: { axe: AxeBuilder; scheme: Scheme },
): Promise<void> {
  await show(page, scheme);
  await expectStill(page);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${scheme} ${id}: ${nodes[0]?.html}`);
  expect(found).toEqual([]);
}
