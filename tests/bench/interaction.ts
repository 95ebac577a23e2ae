import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/places.ts';
import { closeAdmin } from '../support/admin.ts';
import { openLibrary } from './grid/openLibrary.ts';
import { startBrowser } from './kit/startBrowser.ts';
import { ACTS, appActs, twinActs, type Act, type Acting } from './interaction/acts.ts';
import { interactionTimes, observeEvents } from './interaction/eventTimes.ts';
import { GOALS } from './kit/goals.ts';
import { compare, inTurns } from './kit/rounds.ts';
import { printTable, type Row } from './kit/table.ts';

/**
 * P10: typing, changing tabs, opening and closing dialogs with a sixth of the processor, on a phone's
 * window with 10,000 pictures in the library; against a page of bare React that does the same.
 */
const SLOWER = 6;

const browser = await startBrowser();
const { page, context } = await openLibrary(browser, { count: 10_000, width: 390, height: 844 });
const twin = await openTwin();
const ours = appActs(page);
const peers = twinActs(twin);
await observeEvents(page);
await observeEvents(twin);
await slowDown(page);
await slowDown(twin);

const rows: Row[] = [];
for (const name of ACTS) rows.push(await measured(name));
await browser.close();
await closeAdmin();
printTable(`P10: interaction to next paint, p95, processor ${SLOWER} times slower`, rows);

async function measured(name: Act): Promise<Row> {
  const pairs = await inTurns<number>({
    ours: () => p95(page, ours[name]),
    peer: () => p95(twin, peers[name]),
  });
  return { metric: name, compared: compare(pairs), unit: 'ms', goal: GOALS.interaction };
}

async function p95(of: Page, { prepare, act, count }: Acting): Promise<number> {
  await of.bringToFront();
  await prepare();
  const times = await interactionTimes(of, { count, act });
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

async function slowDown(of: Page): Promise<void> {
  const session = await context.newCDPSession(of);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function openTwin(): Promise<Page> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('tests', 'bench', 'interaction', 'twin.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const opened = await context.newPage();
  await opened.route(/\/bench-twin(\.js)?$/, (route, request) =>
    request.url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Twin</title><div id="root"></div><script type="module" src="/bench-twin.js"></script>',
        }),
  );
  return opened;
}
