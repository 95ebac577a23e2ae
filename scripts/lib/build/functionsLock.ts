import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { inRoot } from '../places.ts';

/**
 * functions/ has a lockfile of its own, for it is deployed without the rest: the cloud runs `npm ci` on what it
 * gets, and would otherwise install other bytes than the tests have seen.
 */
export const FUNCTIONS_LOCK = inRoot('functions', 'package-lock.json');

const versions = z.record(z.string(), z.string());
const locked = z.looseObject({
  version: z.string().optional(),
  link: z.boolean().default(false),
  optional: z.boolean().default(false),
  dependencies: versions.optional(),
});
const lockfile = z.looseObject({ packages: z.record(z.string(), locked) });
const manifest = z.looseObject({ dependencies: versions });

export const readLock = (path: string) => lockfile.parse(JSON.parse(readFileSync(path, 'utf8')));

export const readManifest = () =>
  manifest.parse(JSON.parse(readFileSync(inRoot('functions', 'package.json'), 'utf8')));

const INSTALLED = /^(?:functions\/)?(?=node_modules\/)/;

/**
 * Locks functions/package.json again, away from the workspaces, to which npm would add it. npm starts from the
 * root's versions, which the tests run with, and takes out what functions do not reach.
 */
export function lockFunctions(): void {
  const { packages, ...rest } = readLock(inRoot('package-lock.json'));
  const own = readManifest();
  const installed = Object.entries(packages)
    .filter(([path, { link }]) => INSTALLED.test(path) && !link)
    // Of two of one name the one that lies in functions/ comes last, and counts.
    .toSorted(([one], [other]) => Number(isInFunctions(one)) - Number(isInFunctions(other)))
    .map(([path, entry]) => [path.replace(INSTALLED, ''), entry]);
  const seed = {
    ...rest,
    name: own['name'],
    packages: { '': own, ...Object.fromEntries(installed) },
  };
  const folder = mkdtempSync(join(tmpdir(), 'lumashot-lock-'));
  try {
    copyFileSync(inRoot('functions', 'package.json'), join(folder, 'package.json'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(seed));
    execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    copyFileSync(join(folder, 'package-lock.json'), FUNCTIONS_LOCK);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isInFunctions = (path: string): boolean => path.startsWith('functions/');
