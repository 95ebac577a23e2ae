import type { BrowserContext, Page } from '@playwright/test';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { closeAdmin } from '../support/admin.ts';
import { required } from '../support/environment.ts';
import { signIn } from '../e2e/steps.ts';
import { startBrowser } from './kit/startBrowser.ts';
import { GOALS } from './kit/goals.ts';
import { compare, inTurns } from './kit/rounds.ts';
import { printTable, type Row } from './kit/table.ts';
import { watchFirstCard } from './repeat/firstCard.ts';
import { givenAccount } from './web/account.ts';
import { serveStatic } from './repeat/serveStatic.ts';
import { staticCopyOf } from './repeat/staticCopy.ts';

/**
 * P3: the dashboard opened again by somebody who was there before, under the service worker, to the
 * first card of the recent pictures; against the page it draws then, as one static file with 12
 * cards. Once with the network and once without.
 */
const CARDS = 12;
const VIEWPORT = { width: 1280, height: 860 };

const browser = await startBrowser();
const context = await browser.newContext({
  baseURL: required('LUMASHOT_APP_URL'),
  viewport: VIEWPORT,
  reducedMotion: 'reduce',
});
const page = await context.newPage();
const ownCardAt = await watchFirstCard(page);
await settleIn(page);
const copy = await serveStatic(await staticCopyOf(page, CARDS));
const peer = await peerPage();
const peerCardAt = await watchFirstCard(peer);

const online = await measure('with the network');
await context.setOffline(true);
const offline = await measure('offline');
printTable('P3: a repeat visit of the dashboard, to its first card', [online, offline]);

await browser.close();
await copy.close();
await closeAdmin();

/** An account with pictures, and the whole app on the device. */
async function settleIn(own: Page): Promise<void> {
  await signIn(own, await givenAccount({ items: CARDS }));
  await own.locator('main li img[data-shown="true"]').first().waitFor();
  await own.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The browser keeps compiled code only of what it has run more than once.
  for (let visit = 0; visit < 3; visit += 1) {
    await own.goto(NAVIGATION.home.path);
    await own.locator('main li img[data-shown="true"]').first().waitFor();
  }
}

async function peerPage(): Promise<Page> {
  const other: BrowserContext = await browser.newContext({ viewport: VIEWPORT });
  return other.newPage();
}

async function measure(label: string): Promise<Row> {
  const pairs = await inTurns({
    ours: () => ownCardAt(NAVIGATION.home.path),
    peer: () => peerCardAt(`${copy.url}/`),
  });
  return { metric: label, compared: compare(pairs), unit: 'ms', goal: GOALS.repeatVisit };
}
