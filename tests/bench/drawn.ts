import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { required } from '../support/environment.ts';
import { compare, inTurns } from './kit/rounds.ts';
import { printColumns } from './kit/table.ts';
import { audit } from './lighthouse/audit.ts';
import { benchFolder, buildOwn } from './web/buildOwn.ts';
import { freePort } from './web/freePort.ts';
import { TRUSTING } from './web/secure.ts';
import { serveFolder } from './web/serveFolder.ts';

/**
 * What drawing a page at build is worth (ADR 0007): Largest Contentful Paint by Lighthouse's mobile preset,
 * against the same build with the empty shell in the page's place.
 */
const PAGES = { '/': 'index.html', '/about': 'about.html', '/auth': 'auth.html' } as const;

const own = await buildOwn();
const empty = benchFolder('empty');
rmSync(empty, { recursive: true, force: true });
cpSync(own.folder, empty, { recursive: true });
for (const page of Object.values(PAGES)) cpSync(join(empty, 'app.html'), join(empty, page));

const server = await serveFolder(own);
const shell = await serveFolder({ ...own, folder: empty });
const profile = mkdtempSync(join(tmpdir(), 'lumashot-drawn-'));
const port = await freePort();
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: required('LUMASHOT_CHROMIUM'),
  args: ['--no-sandbox', TRUSTING, `--remote-debugging-port=${port}`],
});
try {
  const lines: string[][] = [];
  for (const path of Object.keys(PAGES)) {
    const pairs = await inTurns({
      ours: async () => (await audit(`${server.url}${path}`, port)).lcpMs,
      peer: async () => (await audit(`${shell.url}${path}`, port)).lcpMs,
    });
    const { ours, peer, ratio } = compare(pairs);
    lines.push([
      path,
      `${Math.round(ours)} ms`,
      `${Math.round(peer)} ms`,
      `${Math.round((1 - ratio) * 100)} %`,
    ]);
  }
  printColumns('Largest Contentful Paint', ['page', 'drawn', 'empty shell', 'saved'], lines);
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
  await Promise.all([server.close(), shell.close()]);
}
