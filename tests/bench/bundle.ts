import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { closeAdmin } from '../support/admin.ts';
import { buildBare } from './bundle/barePeer.ts';
import { GOALS, verdictOf } from './kit/goals.ts';
import { startBrowser } from './kit/startBrowser.ts';
import { printColumns } from './kit/table.ts';
import { givenAccount, signInAt } from './web/account.ts';
import { buildOwn } from './web/buildOwn.ts';
import { serveFolder, type Served, type WebServer } from './web/serveFolder.ts';

/**
 * P1: the JavaScript that a browser with nothing cached fetches for a page, packed, against the least
 * app on the same stack. Bytes are the same in every round, so there is one.
 */
const QUIET_MS = 2_000;

const own = await buildOwn();
const server = await serveFolder(own);
const bare = await serveFolder({ folder: await buildBare(), headers: [] });
const browser = await startBrowser();

const peer = bytesOf(await fetchedBy(bare, '/'));
const first = await fetchedBy(server, '/');
const lines = [
  line('`/`, until somebody does something', first, true),
  line('`/`, hydrated', await fetchedBy(server, '/', { act: touch })),
  line('`/about`, hydrated', await fetchedBy(server, '/about', { act: touch })),
  line('`/auth`', await fetchedBy(server, '/auth')),
];
const signedIn = await signedInState();
for (const path of ['/dashboard', '/dashboard/library', '/dashboard/images', '/payment']) {
  lines.push(line(`\`${path}\``, await fetchedBy(server, path, { state: signedIn })));
}
printColumns(
  `P1: JavaScript of a page, gz (peer: react, react-dom and BrowserRouter alone, ${kB(peer)})`,
  ['page', 'JS', 'of it firebase', 'files', 'ratio', 'goal', 'moonshot', 'verdict'],
  lines,
);
await browser.close();
await Promise.all([server.close(), bare.close(), closeAdmin()]);

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** Scripts that a fresh browser fetches until the network is quiet. */
async function fetchedBy(
  from: WebServer,
  path: string,
  { act, state }: { act?: (page: Page) => Promise<void>; state?: State } = {},
): Promise<readonly Served[]> {
  // The service worker fetches the whole app for later, after the page and beside it.
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    ...(state === undefined ? {} : { storageState: state }),
  });
  const page = await context.newPage();
  from.take();
  await page.goto(`${from.url}${path}`);
  const served = await untilQuiet(from);
  await act?.(page);
  served.push(...(await untilQuiet(from)));
  await context.close();
  return served.filter((one) => one.path.endsWith('.js'));
}

/** Signed in, connections to the database stay open: only our own server can tell. */
async function untilQuiet(from: WebServer): Promise<Served[]> {
  const served: Served[] = [];
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const more = from.take();
    if (more.length === 0) return served;
    served.push(...more);
  }
}

function touch(page: Page): Promise<void> {
  return page.keyboard.press('Shift');
}

async function signedInState(): Promise<State> {
  const account = await givenAccount({ items: 6 });
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  await signInAt(server.url, await context.newPage(), account);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

function line(metric: string, scripts: readonly Served[], isGoal = false): string[] {
  const bytes = bytesOf(scripts);
  const ratio = bytes / peer;
  const { goal, moonshot } = GOALS.firstScripts;
  return [
    metric,
    kB(bytes),
    kB(bytesOf(scripts.filter(isFirebase))),
    String(scripts.length),
    `${ratio.toFixed(2)} x`,
    ...(isGoal
      ? [`${goal} x`, `${moonshot} x`, verdictOf(ratio, GOALS.firstScripts)]
      : ['', '', '']),
  ];
}

/** Every part of the SDK registers itself under its package's name. */
function isFirebase({ path }: Served): boolean {
  return readFileSync(join(own.folder, path), 'utf8').includes('@firebase/');
}

function bytesOf(scripts: readonly Served[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}

function kB(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
