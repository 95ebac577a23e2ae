import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from './lib/places.ts';

/**
 * The canary: plants imports that must not pass into a copy of the layout. Without its resolver the
 * boundaries plugin passes everything, silently; then these tests fail.
 */

/** A file, what it imports, and the file that must exist for the import to resolve. */
type Plant = readonly [file: string, specifier: string, target: string | null];

const FORBIDDEN: readonly Plant[] = [
  ['domain/src/canary.ts', '../../src/lib/planted.ts', 'src/lib/planted.ts'],
  ['domain/src/canary.ts', 'react', null],
  ['domain/src/canary.ts', 'node:fs', null],
  ['domain/src/canary.ts', 'firebase/app', null],
  ['src/features/one/canary.ts', '../two/planted.ts', 'src/features/two/planted.ts'],
  ['src/features/one/canary.ts', '../../app/planted.ts', 'src/app/planted.ts'],
  ['src/features/one/canary.ts', 'firebase/auth', null],
  ['src/components/canary.ts', '../firebase/planted.ts', 'src/firebase/planted.ts'],
  ['src/pwa/canary.ts', '../firebase/planted.ts', 'src/firebase/planted.ts'],
  ['src/lib/canary.ts', '../components/planted.ts', 'src/components/planted.ts'],
  ['src/lib/canary.ts', 'firebase/app', null],
  ['src/firebase/canary.ts', '../session/planted.ts', 'src/session/planted.ts'],
  [
    'functions/src/usecases/canary.ts',
    '../adapters/planted.ts',
    'functions/src/adapters/planted.ts',
  ],
  ['functions/src/usecases/canary.ts', 'firebase-admin/firestore', null],
  [
    'functions/src/adapters/canary.ts',
    '../callables/planted.ts',
    'functions/src/callables/planted.ts',
  ],
  ['functions/src/imaging/canary.ts', 'firebase-functions', null],
  ['engine/src/cutout/canary.ts', '../paint/planted.ts', 'engine/src/paint/planted.ts'],
  ['engine/src/cutout/raster/canary.ts', '../look/planted.ts', 'engine/src/cutout/look/planted.ts'],
];

const ALLOWED: readonly Plant[] = [
  [
    'src/features/one/canary.ts',
    '../../../engine/src/cutout/planted.ts',
    'engine/src/cutout/planted.ts',
  ],
  ['src/features/one/canary.ts', '../../components/planted.ts', 'src/components/planted.ts'],
  ['src/firebase/canary.ts', 'firebase/app', null],
  ['domain/src/canary.ts', 'zod', null],
  [
    'functions/src/callables/canary.ts',
    '../usecases/planted.ts',
    'functions/src/usecases/planted.ts',
  ],
];

const REPORT = /boundaries\(dependencies\)|no-restricted-imports/;

let copy: string;
/** What the linter says of each plant, in the order of both lists: it takes a second to start. */
let said: readonly string[];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.app.json', 'tsconfig.base.json']) {
    cpSync(inRoot(file), join(copy, file));
  }
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'));
  said = lint([...FORBIDDEN, ...ALLOWED]);
  // A whole lint: the usual ten seconds are not enough where all the other suites run too.
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each(FORBIDDEN.map((plant, at) => [...plant, at] as const))(
  '%s may not import %s',
  (_file, _specifier, _target, at) => {
    expect(said[at]).toMatch(REPORT);
  },
);

it.each(ALLOWED.map((plant, at) => [...plant, FORBIDDEN.length + at] as const))(
  '%s may import %s',
  (_file, _specifier, _target, at) => {
    expect(said[at]).not.toMatch(REPORT);
  },
);

/** One run for all of them, each in a file of its own. */
function lint(plants: readonly Plant[]): readonly string[] {
  const files = plants.map(([file, specifier, target], at) => {
    if (target !== null) write(target, 'export const value = 1;\n');
    const own = file.replace('canary', `canary${at}`);
    write(own, `import * as planted from '${specifier}';\n\nexport const canary = planted;\n`);
    return own;
  });
  const binary = inRoot('node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [binary, '--format=unix', ...files], {
    cwd: copy,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n');
  return files.map((file) => lines.filter((line) => line.includes(`${file}:`)).join('\n'));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}
