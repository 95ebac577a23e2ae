import { expect, type Page } from '@playwright/test';
import { SCREEN_STRINGS, type StringScreen } from '../spec/strings.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { newcomer, newcomerAtOnboarding, visit } from './steps.ts';
import { test } from './test.ts';

const PUBLIC: Partial<Record<StringScreen, string>> = {
  landing: '/',
  signIn: '/auth',
  signUp: '/auth?mode=sign-up',
  notFound: '/no/such/page',
  privacy: '/privacy',
  terms: '/terms',
};

const SIGNED_IN: Partial<Record<StringScreen, string>> = {
  home: '/dashboard',
  library: '/dashboard/library',
  text: '/dashboard/images',
  product: '/dashboard/images?tab=product-shots',
  portrait: '/dashboard/images?tab=portrait-shots',
  videos: '/dashboard/videos',
  storyboard: '/dashboard/storyboard',
  settings: '/dashboard/settings',
  notifications: '/dashboard/settings?tab=notifications',
  profile: '/dashboard/profile',
  payment: '/payment',
};

/** Said where it can be read, or as the name of a control that shows less on a phone. */
async function expectStrings(page: Page, screen: StringScreen): Promise<void> {
  await test.step(screen, async () => {
    for (const text of SCREEN_STRINGS[screen]) {
      await expect(page.locator('body'), `${screen} says "${text}"`).toContainText(text, {
        ignoreCase: false,
      });
    }
  });
}

test('every string of the public pages', async ({ page }) => {
  for (const [screen, path] of entriesOf(PUBLIC)) {
    await page.goto(path);
    await expectStrings(page, screen);
  }
});

test('every string of onboarding', async ({ page }) => {
  await newcomerAtOnboarding(page);
  await expectStrings(page, 'onboarding');
});

test('payment and every screen of the studio: every string', async ({ page }) => {
  await newcomer(page);
  for (const [screen, path] of entriesOf(SIGNED_IN)) {
    await visit(page, path);
    await expectStrings(page, screen);
  }
});

test('enhance: every preset', async ({ page }) => {
  const { uid } = await newcomer(page);
  const [made] = await givenItems(uid, { type: 'text-to-image', words: ['a kite'] });
  await visit(page, `/dashboard/library?type=text-to-image&item=${made?.itemId}`);
  await page.getByRole('link', { name: DETAIL_TEXTS.enhance }).click();
  await expectStrings(page, 'enhance');
});

const entriesOf = (
  paths: Partial<Record<StringScreen, string>>,
): (readonly [StringScreen, string])[] =>
  SCREENS.flatMap((screen) => {
    const path = paths[screen];
    return path === undefined ? [] : [[screen, path] as const];
  });

const isScreen = (name: string): name is StringScreen => Object.hasOwn(SCREEN_STRINGS, name);
const SCREENS = Object.keys(SCREEN_STRINGS).filter(isScreen);

test('no screen of the list is left out', () => {
  const walked = [...entriesOf(PUBLIC), ...entriesOf(SIGNED_IN)].map(([screen]) => screen);
  expect([...walked, 'onboarding', 'enhance'].toSorted()).toEqual(SCREENS.toSorted());
});
