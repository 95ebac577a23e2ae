import { expect, type Page, type Route } from '@playwright/test';
import { PLANS } from '@lumashot/domain/billing/plans';
import { landingPrice } from '@lumashot/domain/billing/prices';
import { ROUTES } from '@lumashot/domain/routes';
import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { LANDING_TEXTS, PUBLIC_LINKS } from '#app/texts/landing.ts';
import { PAGE_HEADS } from '#app/texts/pages.ts';
import { expectSound } from './expectSound.ts';
import { noteShiftsOfPages, shiftsOf } from './layoutShifts.ts';
import { expectTakenOver } from './librariesThatCame.ts';
import { servePieces } from './servePieces.ts';
import { expectLoaded } from './steps.ts';
import { DRAWN_PATHS } from '../../scripts/prerender/pages.ts';
import { test } from './test.ts';

/** The chunk that brings React: everything before it is the page as it was drawn at build. */
const APP = /\/assets\/main-[^/]*\.js$/;

const box = (page: Page) => page.getByLabel(LANDING_TEXTS.teaser.label);
const yearly = (page: Page) => page.getByRole('radio', { name: 'Yearly' });
const plusPrice = (page: Page, period: 'monthly' | 'yearly') =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: PLANS.PLUS.name, exact: true }) })
    .getByText(landingPrice('PLUS', period).perMonth, { exact: true });

/** Keeps the app back until it is let go: a slow network, as slow as the test wants. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(APP, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    // First: what is asked for once it is open is not held, and would be waited for in vain.
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages are whole, and their links and anchors work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: LANDING_TEXTS.hero.title })).toBeVisible();
    const picture = page
      .getByRole('list', { name: 'Pictures drawn here' })
      .getByRole('img')
      .first();
    await expectLoaded(picture);
    await page.getByRole('link', { name: LANDING_TEXTS.hero.plans }).click();
    await expect(
      page.getByRole('heading', { name: LANDING_TEXTS.pricing.heading }),
    ).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
    await expect(page).toHaveTitle('Privacy Policy · Lumashot');
    await page.getByRole('link', { name: PUBLIC_LINKS.getStarted.label }).click();
    await expect(page).toHaveURL(/\/auth\?mode=sign-up$/);
  });

  test('the button below the teaser leads to the sign-up too', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: LANDING_TEXTS.teaser.action }).click();
    await expect(page).toHaveURL(/\/auth\?mode=sign-up$/);
  });
});

test('every public page names itself to search engines and link previews', async ({ request }) => {
  for (const [path, { title, description }] of Object.entries(PAGE_HEADS)) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta name="description" content="${description}"`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^"]+${path}"`));
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\.jpg"/);
    expect(html).not.toContain('noindex');
    // The policy would not let it through.
    expect(html).not.toMatch(/ style="| on\w+="/);
  }
});

test('what is no public page is none to search engines either', async ({ request }) => {
  for (const path of [ROUTES.home, ROUTES.account, '/no-such-page']) {
    expect(await (await request.get(path)).text()).toContain('name="robots" content="noindex"');
  }
});

test('until somebody does something, only the first script is there', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  for (const path of DRAWN_PATHS) {
    scripts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts.filter((name) => !/before\.js|index-|preload-helper-/.test(name))).toEqual([]);
  }
  await expectSound(page);
});

test('React takes the pages over without a word, and keeps their place', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'debug') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  for (const path of DRAWN_PATHS) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, 400));
    // Not by an idle network: it may have been idle before the key, and is not asked again.
    await expectTakenOver(page);
    // A click that the router answers is one that does not load the page anew.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    expect(await page.evaluate(() => window.scrollY), path).toBe(400);
    const other = path === '/about' ? 'Terms' : 'About';
    await page.getByRole('contentinfo').getByRole('link', { name: other }).press('Enter');
    await expect(page.getByRole('status', { name: 'Page' })).toContainText(other);
    expect(await page.evaluate(() => 'isSamePage' in window), path).toBe(true);
  }
  expect(said).toEqual([]);
});

test('what was typed and chosen before React came stays', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/');
  await yearly(page).check();
  await box(page).fill('a heron in the fog');
  await expect(plusPrice(page, 'monthly')).toBeVisible();
  await letGo();
  await expect(plusPrice(page, 'yearly')).toBeVisible();
  await expect(yearly(page)).toBeChecked();
  await expect(box(page)).toHaveValue('a heron in the fog');
  await page.getByRole('button', { name: LANDING_TEXTS.teaser.action }).click();
  await expect(page.getByRole('heading', { name: AUTH_TEXTS.signUp.heading })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('lumashot:prompt'))).toBe(
    'a heron in the fog',
  );
});

test('a click that came before React is answered when it is there', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'A lighthouse in a storm' }).click();
  await expect(box(page)).toHaveValue('');
  await letGo();
  await expect(box(page)).toHaveValue('A lighthouse in a storm');
});

test('words and the button right after them, before React: both arrive', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/');
  await box(page).fill('a heron in the fog');
  await page.getByRole('button', { name: LANDING_TEXTS.teaser.action }).click();
  await letGo();
  await expect(page.getByRole('heading', { name: AUTH_TEXTS.signUp.heading })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('lumashot:prompt'))).toBe(
    'a heron in the fog',
  );
});

test('where the app does not arrive, the links lead on like any others', async ({ page }) => {
  await page.route(APP, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  await expect(page).toHaveURL(/\/terms$/);
});

test('a link that somebody points at is fetched before the click', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  // The first pointer brings the app, the next one finds it listening.
  await expect
    .poll(async () => {
      await page.getByRole('heading', { level: 1 }).hover();
      await page.getByRole('link', { name: PUBLIC_LINKS.signIn.label }).hover();
      return asked.some((url) => /\/AuthScreen-[^/]*\.js$/.test(url));
    })
    .toBe(true);
  await expect(page).toHaveURL(/\/$/);
});

const FONTS = /\.woff2$/;
const SIGN_IN_SCRIPTS = /\/assets\/AuthScreen-[^/]*\.js$/;

test('the sign-in stands there before its scripts, and they take its place without a jump', async ({
  page,
}) => {
  await noteShiftsOfPages(page, 0);
  // A font that comes late moves words wherever its stand-in has other widths (here no Arial is installed):
  // that is not the scripts' doing, so none comes.
  await page.route(FONTS, (route) => route.abort());
  const held: Route[] = [];
  await page.route(SIGN_IN_SCRIPTS, (route) => void held.push(route));
  await page.goto('/auth', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: AUTH_TEXTS.signIn.heading });
  await expect(heading).toBeVisible();
  // A page has no frame before its styles, but boxes.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const before = await heading.boundingBox();
  // A picture of it: there is nothing to type into that would be lost.
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  expect(await shiftsOf(page)).toEqual([]);
});

test('half of the sign-in is not shown: it would jump when the rest arrives', async ({
  page,
  baseURL,
}) => {
  const { url, sendRest, close } = await servePieces({
    appUrl: baseURL ?? '',
    cutAfter: AUTH_TEXTS.signIn.heading,
  });
  await noteShiftsOfPages(page, 0);
  await page.route(FONTS, (route) => route.abort());
  // Held for good: refused, the app would put its word about them in the picture's place.
  await page.route(SIGN_IN_SCRIPTS, () => undefined);
  await page.goto(`${url}/auth`, { waitUntil: 'commit' });
  const heading = page.locator('[data-still] h1');
  await expect(heading).toHaveText(AUTH_TEXTS.signIn.heading);
  await expect(heading).toBeHidden();
  sendRest();
  await expect(heading).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await close();
});

test('an address that asks for something else does not flash the sign-in', async ({ page }) => {
  await page.route(SIGN_IN_SCRIPTS, (route) => route.abort());
  await page.goto('/auth?mode=sign-up', { waitUntil: 'commit' });
  await expect(page.locator('[data-still] h1')).toBeHidden();
});
