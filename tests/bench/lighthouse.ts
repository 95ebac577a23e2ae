import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { closeAdmin } from '../support/admin.ts';
import { required } from '../support/environment.ts';
import { GOALS } from './kit/goals.ts';
import { median } from './kit/numbers.ts';
import { compare, inTurns } from './kit/rounds.ts';
import { printColumns, printTable } from './kit/table.ts';
import { audit, type AuditOptions, type Audited } from './lighthouse/audit.ts';
import { writeStaticCopy } from './lighthouse/staticCopy.ts';
import { givenAccount, signInAt } from './web/account.ts';
import { buildOwn } from './web/buildOwn.ts';
import { freePort } from './web/freePort.ts';
import { TRUSTING } from './web/secure.ts';
import { serveFolder } from './web/serveFolder.ts';

/**
 * P2: Lighthouse's mobile preset (a slow phone on slow 4G, simulated) on `/`, against the same page
 * without scripts, in turns; then its scores of the pages inside, signed in.
 */
const INSIDE = ['/dashboard', '/dashboard/library'] as const;
const RUNS = 5;

const own = await buildOwn();
const server = await serveFolder(own);
const copy = await serveFolder({ ...own, folder: writeStaticCopy(own.folder) });
const port = await freePort();
const profile = mkdtempSync(join(tmpdir(), 'lumashot-lighthouse-'));
let browser = await launch();
try {
  const pairs = await inTurns<Audited>({
    ours: () => audit(`${server.url}/`, port),
    peer: () => audit(`${copy.url}/`, port),
  });
  const lcp = compare(pairs.map(({ ours, peer }) => ({ ours: ours.lcpMs, peer: peer.lcpMs })));
  printTable('P2: Largest Contentful Paint of /, against the page without scripts', [
    { metric: '/', compared: lcp, unit: 'ms', goal: GOALS.firstPaint },
  ]);
  const pages = [
    line(
      '`/`',
      pairs.map(({ ours }) => ours),
    ),
    line('`/auth`', await runs('/auth')),
  ];
  const page = await browser.newPage();
  await signInAt(server.url, page, await givenAccount({ items: 6 }));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // What the measuring itself costs: nothing of this page runs, nothing of it comes from afar.
  pages.push(line('`/about`, no script, been here before', await laterVisits('/about')));
  for (const path of INSIDE) {
    pages.push(line(`\`${path}\`, nothing cached`, await runs(path)));
    await keepApp(path);
    pages.push(line(`\`${path}\`, been here before`, await laterVisits(path)));
  }
  printScores(pages);
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
  await Promise.all([server.close(), copy.close(), closeAdmin()]);
}

function launch(): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: required('LUMASHOT_CHROMIUM'),
    args: ['--no-sandbox', TRUSTING, `--remote-debugging-port=${port}`],
  });
}

/**
 * Each in a browser that was just opened, as Lighthouse's own command does it: a process that has shown the app
 * before holds all of its code, and reading that out when the profiler starts counts as blocking by the page
 * (docs/performance.md).
 */
async function runs(path: string, options: AuditOptions = {}): Promise<readonly Audited[]> {
  const audited: Audited[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await browser.close();
    browser = await launch();
    audited.push(await audit(`${server.url}${path}`, port, options));
  }
  return audited;
}

function laterVisits(path: string): Promise<readonly Audited[]> {
  return runs(path, { keepsStorage: true });
}

/** As after any first visit: the service worker has the app. Lighthouse wipes it for its own runs. */
async function keepApp(path: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${server.url}${path}`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.locator('main li img[data-shown="true"]').first().waitFor();
  await page.close();
}

function printScores(lines: readonly string[][]): void {
  printColumns(
    'P2: Lighthouse, mobile',
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS', 'TBT'],
    lines,
  );
}

/** Scores of all runs, `100` when they are the same; the median of the times, the most of the shifts. */
function line(page: string, audited: readonly Audited[]): string[] {
  const lost = new Set(audited.flatMap((one) => one.lost));
  if (lost.size > 0) console.log(`\n${page} loses points: ${[...lost].join('; ')}`);
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) =>
    range(audited.map((one) => one.scores[name])),
  );
  const middle = (pick: (one: Audited) => number): number => median(audited.map(pick));
  return [
    page,
    ...scores,
    `${Math.round(middle((one) => one.lcpMs))} ms`,
    // Of all runs: a page that jumps once in a while jumps.
    Math.max(...audited.map((one) => one.cls)).toFixed(3),
    `${Math.round(middle((one) => one.tbtMs))} ms`,
  ];
}

function range(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? String(low) : `${low} to ${high}`;
}
