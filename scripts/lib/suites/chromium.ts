import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const WHAT_TO_DO = `Chromium was not found and could not be fetched. Install it with your system's
package manager (for example: apt-get install chromium) or with: npx playwright install chromium`;

const SHELL = 'chromium-headless-shell';

/** A Chromium for the browser tests: on PATH, else fetched. Throws with what to do. */
export function findChromium(): string {
  return onPath(NAMES) ?? ownDownload() ?? aptPackage() ?? fail();
}

/**
 * The same engine without the browser's own windows, which cost a second of processor time for every
 * page that is opened. Null where it cannot be had: then Chromium itself does.
 */
export function findHeadlessShell(): string | null {
  return onPath([SHELL]) ?? downloadedShell() ?? (debianHasShell() ? onPath([SHELL]) : null);
}

function onPath(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return candidates.find(existsSync) ?? null;
}

/** It comes with `playwright install chromium`, beside the browser and of the same revision. */
function downloadedShell(): string | null {
  const browser = chromium.executablePath();
  const shell = browser
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(
      /chrome-([a-z0-9-]+)([\\/])[^\\/]+$/,
      'chrome-headless-shell-$1$2chrome-headless-shell',
    );
  return shell !== browser && existsSync(shell) ? shell : null;
}

const APT_PATIENCE_MS = 90_000;

/** Debian has it as a package beside `chromium`, in the same version. */
function debianHasShell(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/lib/chromium/chromium')) return false;
  console.log(`Trying apt-get install ${SHELL} ...`);
  const { status } = spawnSync(
    'apt-get',
    // Without a network it says so soon: it is asked for with each run.
    ['install', '-y', '-qq', '-o', 'Acquire::http::Timeout=10', '--no-install-recommends', SHELL],
    { stdio: 'inherit', timeout: APT_PATIENCE_MS },
  );
  return status === 0;
}

/** Playwright's own browser, downloaded once into its cache. */
function ownDownload(): string | null {
  const there = (): string | null =>
    existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
  if (there() !== null) return there();
  console.log('Chromium is not on PATH: trying playwright install chromium ...');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return there();
}

function aptPackage(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Trying apt-get install chromium ...');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    });
  } catch {
    return null; // No registry within reach: the caller says what to do.
  }
  return onPath(NAMES);
}

function fail(): never {
  throw new Error(WHAT_TO_DO);
}
