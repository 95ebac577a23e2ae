import { createServer } from 'node:http';
import { build } from 'esbuild';
import { z } from 'zod';
import { inRoot } from '../../scripts/lib/places.ts';
import { listen } from '../support/listen.ts';
import { GOALS, verdictOf } from './kit/goals.ts';
import { median, spread } from './kit/numbers.ts';
import { startBrowser } from './kit/startBrowser.ts';
import { printColumns } from './kit/table.ts';

/**
 * P14: another device has changed things. A hundred entries of the change log are applied to an index of
 * ten thousand rows, in a real browser: the longest task is what a finger could feel.
 */
const ROUNDS = 9;
const appliedSchema = z.object({ longest: z.number(), whole: z.number() });

const { outputFiles } = await build({
  entryPoints: [inRoot('tests', 'bench', 'log', 'page.ts')],
  bundle: true,
  format: 'esm',
  minify: true,
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
const code = outputFiles[0]?.text ?? '';
const server = await listen(
  createServer((request, response) => {
    const isCode = request.url === '/page.js';
    response
      .writeHead(200, { 'content-type': isCode ? 'text/javascript' : 'text/html' })
      .end(isCode ? code : '<!doctype html><script type="module" src="/page.js"></script>');
  }),
);
const browser = await startBrowser();
const page = await browser.newPage();
await page.goto(server.url);
await page.waitForFunction('typeof window.fillIndex === "function"');
await page.evaluate('window.fillIndex()');

const lines: string[][] = [];
for (const [what, kinds] of [
  ['a favourite', ['favorite', 'unfavorite']],
  ['to the trash and back', ['trash', 'restore']],
] as const) {
  for (const keys of [1, 10]) {
    const found: z.infer<typeof appliedSchema>[] = [];
    for (let round = 0; round < ROUNDS + 1; round += 1) {
      const asked = `window.applyLog('${kinds[round % 2]}', ${keys})`;
      found.push(appliedSchema.parse(await page.evaluate(asked)));
    }
    // The first one warms up.
    const longest = found.slice(1).map((one) => one.longest);
    const whole = found.slice(1).map((one) => one.whole);
    lines.push([
      `100 entries of ${keys}, ${what}`,
      `${median(longest).toFixed(1)} ms`,
      `${Math.round(spread(longest) * 100)} %`,
      `${median(whole).toFixed(0)} ms`,
      `${GOALS.logTask.goal} ms`,
      verdictOf(median(longest), GOALS.logTask),
    ]);
  }
}
printColumns(
  'P14: the change log, applied to 10,000 rows',
  ['what', 'longest task', 'spread', 'until it is kept', 'goal', 'verdict'],
  lines,
);
await browser.close();
await server.close();
