import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from './lib/places.ts';

/**
 * The folders inside the large ones, the lowest first: each may import those before it. The lint holds the large ones
 * apart (.oxlintrc.json), and `import/no-cycle` only files. `.`: what stands in the large folder itself.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'functions/src/usecases': [
    'turns',
    'tasks',
    'safety',
    '.',
    'operations',
    'generation',
    'jobs',
    'library',
    'photos',
    'billing',
    'notices',
    'reports',
    'watch',
    'account',
    'admin',
  ],
  'functions/src/usecases/operations': ['sources', 'rows', '.'],
  'functions/src/usecases/billing': ['.', 'settling', 'heard', 'pages'],
  'functions/src/adapters/firestore': [
    '.',
    'notices',
    'billing',
    'library',
    'jobs',
    'account',
    'admin',
  ],
  'scripts/lib': [
    '.',
    'processes',
    'settings',
    'google',
    'build',
    'page',
    'hosting',
    'emulators',
    'suites',
    'docs',
  ],
  'tests/support': [
    '.',
    'setup',
    'attacks',
    'emulators',
    'photos',
    'jobs',
    'library',
    'billing',
    'accounts',
    'anyOrder',
    'plantedFaults',
  ],
};

const IMPORTED = /(?:from|import|import\() ?'(\.[^']+)'/g;

describe.each(Object.entries(ROOMS))('%s', (folder, rooms) => {
  const roomOf = (path: string): string => {
    const [first = '', ...rest] = relative(inRoot(folder), path).split(sep);
    return rest.length === 0 ? '.' : first;
  };
  const files = globSync(`${folder}/**/*.ts`, { cwd: inRoot() }).map((file) => inRoot(file));

  it('has the rooms that stand here', () => {
    expect(new Set(files.map(roomOf))).toEqual(new Set(rooms));
  });

  it('has no import of a room above', () => {
    const upwards = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORTED)]
        .map(([, specifier = '']) => resolve(dirname(file), specifier))
        .filter((imported) => files.includes(imported))
        .filter((imported) => rooms.indexOf(roomOf(imported)) > rooms.indexOf(roomOf(file)))
        .map((imported) => `${relative(inRoot(), file)} imports ${relative(inRoot(), imported)}`),
    );
    expect(upwards).toEqual([]);
  });
});
