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
];

const ALLOWED: readonly Plant[] = [
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

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.app.json', 'tsconfig.base.json']) {
    cpSync(inRoot(file), join(copy, file));
  }
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each(FORBIDDEN)('%s may not import %s', (...plant) => {
  expect(lint(plant)).toMatch(REPORT);
});

it.each(ALLOWED)('%s may import %s', (...plant) => {
  expect(lint(plant)).not.toMatch(REPORT);
});

function lint([file, specifier, target]: Plant): string {
  const planted = [file, ...(target === null ? [] : [target])];
  for (const path of planted) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), 'export const value = 1;\n');
  }
  writeFileSync(
    join(copy, file),
    `import * as planted from '${specifier}';\n\nexport const canary = planted;\n`,
  );
  const binary = inRoot('node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [binary, '--format=unix', file], {
    cwd: copy,
    encoding: 'utf8',
  });
  for (const path of planted) rmSync(join(copy, path));
  return stdout;
}
