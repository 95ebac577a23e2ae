import type { Page } from '@playwright/test';
import { closeAdmin } from '../support/admin.ts';
import { GOALS } from './kit/goals.ts';
import { compare, inTurns, type Pair } from './kit/rounds.ts';
import { startBrowser } from './kit/startBrowser.ts';
import { printTable, type Row } from './kit/table.ts';
import { givenCachedDocuments } from './offline/documents.ts';
import { servePage } from './offline/servePage.ts';

/**
 * P5: ten thousand items on the device and no network; from the page's start to the first card and to
 * fifty. Ours is the real index with its real sync and hook, the peers are a plain IndexedDB cursor and
 * Firestore's persistent cache. All three feed the same React list in the same page.
 */
const SOURCES = ['index', 'cursor', 'cache'] as const;
type Source = (typeof SOURCES)[number];

interface Shown {
  readonly first: number;
  readonly fifty: number;
  /** From the source's code being there: what the data alone takes. */
  readonly asked: number;
}

const account = await givenCachedDocuments();
const server = await servePage(account);
const browser = await startBrowser();
const context = await browser.newContext();
for (const source of SOURCES) {
  console.log(`filling: ${source} ...`);
  await inPage(`fill=${source}`, (page) => page.getByText('filled').waitFor({ timeout: 600_000 }));
}

printTable('P5: 10,000 items offline, start to cards', [
  ...(await against('cursor', 'a plain IndexedDB cursor', GOALS.offlineAgainstCursor)),
  ...(await against('cache', "Firestore's cache", GOALS.offlineAgainstCache)),
]);
await browser.close();
await server.close();
await closeAdmin();

async function against(peer: Source, label: string, goal: Row['goal'] & {}): Promise<Row[]> {
  const pairs = await inTurns<Shown>({ ours: () => show('index'), peer: () => show(peer) });
  const row = (cards: keyof Shown, what: string): Row => ({
    metric: `${what}, against ${label}`,
    compared: compare(
      pairs.map(({ ours, peer: other }): Pair<number> => ({
        ours: ours[cards],
        peer: other[cards],
      })),
    ),
    unit: 'ms',
    goal,
  });
  return [
    row('first', 'first card'),
    row('fifty', '50 cards'),
    row('asked', '50 cards, code loaded'),
  ];
}

function show(source: Source): Promise<Shown> {
  return inPage(`show=${source}`, async (page) => {
    await page.getByText('shown').waitFor({ timeout: 120_000 });
    const times = await page.evaluate(() =>
      ['first', 'fifty', 'loaded'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN,
      ),
    );
    const [first = Number.NaN, fifty = Number.NaN, loaded = Number.NaN] = times;
    return { first, fifty, asked: fifty - loaded };
  });
}

/** A page of its own each time: nothing is in memory but what the disk gave. */
async function inPage<Result>(
  query: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(String(error)));
  await page.goto(`${server.url}?${query}`);
  const result = await work(page);
  await page.close();
  return result;
}
