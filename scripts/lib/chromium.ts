import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const WHAT_TO_DO = `Chromium was not found and could not be fetched. Install it with your system's
package manager (for example: apt-get install chromium) or with: npx playwright install chromium`;

/** A Chromium for the browser tests: on PATH, else fetched. Throws with what to do. */
export function findChromium(): string {
  return onPath() ?? ownDownload() ?? aptPackage() ?? fail();
}

function onPath(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return candidates.find(existsSync) ?? null;
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
  return onPath();
}

function fail(): never {
  throw new Error(WHAT_TO_DO);
}
