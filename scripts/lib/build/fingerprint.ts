import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What no build reads: what is made, what is written about it, and what tests it. Whatever else is new counts. */
const APART: ReadonlySet<string> = new Set([
  '.cache',
  '.data',
  '.firebase',
  '.git',
  '.github',
  '.vitest',
  'dist',
  'docs',
  'functions/lib',
  'node_modules',
  'playwright-report',
  'screenshots',
  'test-results',
  'tests',
]);
/** Of the emulators: written by each start. */
const OF_A_RUN = /^(?:[\w-]+\.log|\.firebase\..+\.json)$/;
/** In which npm says what is installed. */
const INSTALLED = join('node_modules', '.package-lock.json');
/** What bundlers and their plugins read of the environment; our own settings are part of the configuration. */
const READ_BY_TOOLS = /^(?:BABEL|BROWSERSLIST|LUMASHOT|NODE|ROLLDOWN|ROLLUP|VITE)_/;

/**
 * SHA-256 of what a build of this folder is made from: its files, what is installed, by which Node, and what tools read
 * of the environment. Throws where something cannot be read.
 */
export function fingerprintOfSources(
  folder: string,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const hash = createHash('sha256');
  hash.update(`${process.version} ${process.platform} ${process.arch}\0`);
  for (const [name, value] of Object.entries(environment).toSorted(byName)) {
    if (READ_BY_TOOLS.test(name) && !NAMED_ANEW.has(name)) hash.update(`${name}=${value}\0`);
  }
  addFile(hash, folder, INSTALLED);
  addFolder(hash, folder, '', isNoSource);
  return hash.digest('hex');
}

/** Of all files in a folder. */
export function fingerprintOfFolder(folder: string): string {
  const hash = createHash('sha256');
  addFolder(hash, folder, '', () => false);
  return hash.digest('hex');
}

/** Set by the build itself, for the folder and the configuration that it is given. */
const NAMED_ANEW: ReadonlySet<string> = new Set(['LUMASHOT_APP_CONFIG', 'LUMASHOT_OUT_DIR']);

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const isNoSource = (path: string): boolean =>
  APART.has(path) || path.endsWith('/node_modules') || OF_A_RUN.test(path);

function addFolder(
  hash: Hash,
  folder: string,
  inFolder: string,
  isApart: (path: string) => boolean,
): void {
  const entries = readdirSync(join(folder, inFolder), { withFileTypes: true });
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = inFolder === '' ? entry.name : `${inFolder}/${entry.name}`;
    if (isApart(path)) continue;
    if (entry.isDirectory()) addFolder(hash, folder, path, isApart);
    else addFile(hash, folder, path);
  }
}

function addFile(hash: Hash, folder: string, path: string): void {
  const contents = readFileSync(join(folder, path));
  hash.update(`${path}\0${contents.length}\0`).update(contents);
}
