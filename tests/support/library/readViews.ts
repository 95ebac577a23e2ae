import type { Browser, Locator, Page } from '@playwright/test';
import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { HOME_TEXTS } from '#app/texts/home.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { meterReads, type BilledReads, type ReadMeter } from './billedReads.ts';
import { newcomer, type Account } from '../emulators/calls.ts';
import { profileRef } from '../admin.ts';
import { purgeItems } from '../../../functions/src/usecases/library/purgeItems.ts';
import { mark, purgePorts } from './libraryChanges.ts';
import { givenItems } from './libraryItems.ts';

/** How many of each kind the measured library holds: more than any first page. */
export const ITEMS_A_TYPE = 40;
const CHANGES = 5;
const TRASHED = 200;

const TYPES = ['text-to-image', 'product', 'portrait'] as const;

export const VIEWS = {
  homeCold: 'home, cold',
  homeWarm: 'home, warm',
  libraryCold: 'library, cold',
  libraryWarm: 'library, warm, no changes',
  libraryChanged: `library, warm, ${CHANGES} changes`,
  favorite: 'library, open: one favourite elsewhere',
  trashed: `library, open: ${TRASHED} trashed elsewhere`,
  purged: `library, open: ${TRASHED} deleted for ever elsewhere`,
} as const;
export type ViewName = keyof typeof VIEWS;

/** Somebody with a library of three kinds, all of it from this month. */
export async function givenReader(): Promise<Account> {
  const account = await newcomer();
  await profileRef(account.uid).update({ has_completed_onboarding: true });
  for (const type of TYPES) {
    const words = Array.from({ length: ITEMS_A_TYPE }, (_, at) => `${type} ${at + 1}`);
    await givenItems(account.uid, { type, words, hasFiles: false });
  }
  return account;
}

/** Opens each view in a fresh profile of the browser, and says what it was billed. */
export async function readsOfViews(
  browser: Browser,
  { account, appUrl }: { account: Account; appUrl: string },
): Promise<Readonly<Record<ViewName, BilledReads>>> {
  const context = await browser.newContext({ baseURL: appUrl });
  const page = await context.newPage();
  const meter = await meterReads(page);
  await signIn(page, account);
  const homeCold = await settled(page, { meter, shown: homeCards(page) });
  await page.reload();
  const homeWarm = await settled(page, { meter, shown: homeCards(page) });

  await forgetLibrary(page);
  const openLibrary = async () => {
    await page.goto(NAVIGATION.library.path);
    return settled(page, { meter, shown: libraryCards(page) });
  };
  const libraryCold = await openLibrary();
  await page.goto('/');
  const libraryWarm = await openLibrary();
  await page.goto('/');
  await givenItems(account.uid, {
    type: 'product',
    hasFiles: false,
    words: Array.from({ length: CHANGES }, (_, at) => `change ${at + 1}`),
  });
  const libraryChanged = await openLibrary();

  // Elsewhere, so that the page has nothing of them, as on a phone that never scrolled back so far.
  const items = await givenItems(account.uid, {
    type: 'portrait',
    hasFiles: false,
    createdAt: new Date(Date.now() - 300 * 86_400_000),
    words: Array.from({ length: TRASHED }, (_, at) => `old ${at + 1}`),
  });
  await settled(page, { meter, shown: libraryCards(page) });
  const keys = items.map(({ itemId }) => ({ type: 'portrait', id: itemId }) as const);
  const whileOpen = async (act: () => Promise<unknown>): Promise<BilledReads> => {
    await act();
    return settled(page, { meter, shown: libraryCards(page) });
  };
  const favorite = await whileOpen(() => mark(account.uid, 'favorite', keys.slice(0, 1)));
  const trashed = await whileOpen(() => mark(account.uid, 'trash', keys));
  const purged = await whileOpen(() => purgeItems({ uid: account.uid, items: keys }, purgePorts()));
  await context.close();
  return {
    homeCold,
    homeWarm,
    libraryCold,
    libraryWarm,
    libraryChanged,
    favorite,
    trashed,
    purged,
  };
}

const homeCards = (page: Page): Locator =>
  page.getByRole('region', { name: HOME_TEXTS.recentTitle }).getByRole('listitem').nth(5);

const libraryCards = (page: Page): Locator =>
  page.getByRole('region', { name: LIBRARY_TEXTS.title }).getByRole('listitem').nth(3);

async function signIn(page: Page, { email }: Account): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: AUTH_TEXTS.signIn.submit, exact: true }).click();
}

/** The index and what goes with it; the session stays. */
async function forgetLibrary(page: Page): Promise<void> {
  // The landing page has none of them open.
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.deleteDatabase('lumashot-library');
        asked.addEventListener('success', () => resolve());
        asked.addEventListener('error', () => reject(new Error('not deleted')));
      }),
  );
}

/** Cards are there, the server was heard, and since then there was time for more. */
async function settled(
  page: Page,
  { meter, shown }: { meter: ReadMeter; shown: Locator },
): Promise<BilledReads> {
  await shown.waitFor({ timeout: 60_000 });
  for (let quiet = 0, last = 0; quiet < 8 || last === 0; quiet += 1) {
    // Eight idle periods in a row without a read; the profile at least is read by every view.
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 250)),
    );
    if (meter.total() !== last) quiet = 0;
    last = meter.total();
  }
  return meter.take();
}
