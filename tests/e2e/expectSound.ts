import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/places.ts';
import { expectStill } from './steps.ts';
import { wordsOverOthers } from './wordsApart.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that a colour scheme may break: it changes nothing but colours. */
const RULES_ABOUT_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The rules that the size of the text may break: what is there and how it is named stays as it was. */
const RULES_ABOUT_SIZE = ['scrollable-region-focusable', 'target-size'];

type Scheme = 'light' | 'dark';

/** No axe violation, and nothing wider than the screen; the colours on a phone in both schemes. */
export async function expectSound(page: Page): Promise<void> {
  await expectFits(page);
  if (test.info().project.name === 'desktop') return;
  const dark = (await axeOf(page)).withRules(RULES_ABOUT_COLOUR);
  await expectNoViolation(page, { axe: dark, scheme: 'dark' });
  await show(page, 'light');
}

/** As `expectSound`, for a screen whose colours it has looked at: at another width. */
export async function expectFits(page: Page): Promise<void> {
  const axe = (await axeOf(page)).withTags(RULES);
  await expectNoViolation(page, { axe, scheme: 'light' });
  await expectNoExcess(page);
}

/** For a page that `expectSound` has looked at, with the text twice as large. */
export async function expectFitsDoubled(page: Page): Promise<void> {
  await setTextSize(page, '200%');
  const axe = (await axeOf(page)).withRules(RULES_ABOUT_SIZE);
  await expectNoViolation(page, { axe, scheme: 'light' });
  await expectUncrowded(page);
  await setTextSize(page, '');
}

/** Nothing is wider than the screen, and no words lie over others. */
export async function expectUncrowded(page: Page): Promise<void> {
  await expectNoExcess(page);
  expect(await wordsOverOthers(page)).toEqual([]);
}

/** As somebody sets it in the browser, whose own size counts where columns begin and end. In pixels; 16 is usual. */
export async function setBrowserTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/** As somebody may set it; by script, since the policy lets no style be added. Empty: as it was. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((to) => {
    document.documentElement.style.setProperty('font-size', to, 'important');
  }, size);

/** Nothing is wider than the screen, in either scheme: for pages that are looked at elsewhere. */
export async function expectNarrow(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoExcess(page);
  }
}

async function expectNoExcess(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

/** Each page reads it anew: as it is published for pages, it is less than half of what the builder would bring. */
const AXE = readFileSync(inRoot('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/**
 * Nothing but violations is written down in full. Without frames of other origins the legacy mode sees as
 * much as the other, which opens a page for each run. The builder brings axe twice for each run: a page
 * that has it already keeps it.
 */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, axeSource: isThere ? 'null' : AXE })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);
}

const show = (page: Page, colorScheme: Scheme): Promise<void> =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

async function expectNoViolation(
  page: Page,
  { axe, scheme }: { axe: AxeBuilder; scheme: Scheme },
): Promise<void> {
  await show(page, scheme);
  const found = await violationsOf(page, axe);
  // Something may change its colours while they are read: what is wrong is wrong the second time too.
  const persisting = found.length === 0 ? [] : await violationsOf(page, axe);
  expect(persisting.map((violation) => `${scheme} ${violation}`)).toEqual([]);
}

async function violationsOf(page: Page, axe: AxeBuilder): Promise<readonly string[]> {
  await expectStill(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
