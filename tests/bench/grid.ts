import type { Page } from '@playwright/test';
import { closeAdmin } from '../support/admin.ts';
import { fling, type Fling } from './grid/fling.ts';
import { openLibrary, type Library } from './grid/openLibrary.ts';
import { startBrowser } from './kit/startBrowser.ts';
import { peerPage } from './grid/peerPage.ts';
import { GOALS, verdictOf } from './kit/goals.ts';
import { compare, inTurns, type Pair } from './kit/rounds.ts';
import { printColumns, printTable } from './kit/table.ts';

/**
 * P4: the real library, flung from its first picture to its last, against a windowed list in plain
 * JavaScript with the same pictures. Elements and long tasks are counted; frame times are only told.
 */
interface Case {
  readonly name: string;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** In selection, with every picture picked. */
  readonly picksAll?: true;
}

const CASES: readonly Case[] = [
  { name: '10,000, desktop', count: 10_000, width: 1280, height: 860 },
  { name: '10,000, all picked', count: 10_000, width: 1280, height: 860, picksAll: true },
  { name: '10,000, phone', count: 10_000, width: 390, height: 844 },
  { name: '100,000, desktop', count: 100_000, width: 1280, height: 860 },
];

const browser = await startBrowser();
const results: { readonly name: string; readonly flings: readonly Pair<Fling>[] }[] = [];
for (const { name, picksAll, ...size } of CASES) {
  const library = await openLibrary(browser, size);
  if (picksAll === true) await pickAll(library.page);
  const peer = await openPeer(library, size.count);
  const flings = await inTurns<Fling>({
    ours: () => fling(library.page),
    peer: () => fling(peer),
  });
  results.push({ name, flings });
  await library.context.close();
}
await browser.close();
await closeAdmin();

printTable(
  'P4: frame time while flinging, p95',
  results.map(({ name, flings }) => ({
    metric: name,
    compared: compare(
      flings.map(({ ours, peer }) => ({ ours: ours.frameP95, peer: peer.frameP95 })),
    ),
    unit: 'ms',
    goal: GOALS.gridFrame,
  })),
);
printColumns(
  'Counted while flinging, the worst round',
  ['library', 'elements', "peer's", 'verdict', 'tasks over 50 ms', "peer's", 'verdict'],
  results.map(({ name, flings }) => [
    name,
    ...counted(flings, 'nodes'),
    ...counted(flings, 'longTasks'),
  ]),
);

function counted(flings: readonly Pair<Fling>[], key: 'nodes' | 'longTasks'): string[] {
  const ours = Math.max(...flings.map((pair) => pair.ours[key]));
  const peer = Math.max(...flings.map((pair) => pair.peer[key]));
  const goal = key === 'nodes' ? GOALS.gridNodes : GOALS.gridLongTasks;
  return [String(ours), String(peer), verdictOf(ours, goal)];
}

/** In the same browser, and from the same origin: the pictures need no other way there. */
async function openPeer({ context, pictures }: Library, count: number): Promise<Page> {
  const page = await context.newPage();
  await page.route(/\/bench-peer$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: peerPage({ count, pictures: pictures.length }),
    }),
  );
  await page.route(/\/bench-picture-\d+$/, (route, request) => {
    const body = pictures[Number(request.url().split('-').at(-1))];
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'image/webp', body });
  });
  await page.goto('/bench-peer');
  await page.locator('li').first().waitFor();
  return page;
}

async function pickAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'picture 1', exact: true }).focus();
  await page.keyboard.press('Control+a');
  await page.getByText('10,000 selected').waitFor();
}
