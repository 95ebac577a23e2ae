import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = createRequire(import.meta.url);
const PRELOAD = fileURLToPath(new URL('leanRuntime.cjs', import.meta.url));
const EMULATOR = join(dirname(here.resolve('firebase-tools/package.json')), 'lib', 'emulator');
const { findModuleRoot, RUNTIME, HEAVY } = here('./leanRuntime.cjs');

it('the runtime of this version takes nothing else from the module that it is spared', () => {
  const text = readFileSync(join(EMULATOR, RUNTIME), 'utf8');
  expect(text).toContain(`const functionsEmulatorShared_1 = require("${HEAVY}");`);
  const taken = [...text.matchAll(/functionsEmulatorShared_1\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(taken)).toEqual(new Set(['findModuleRoot']));
});

it.each(['firebase-admin', 'firebase-functions', 'zod', 'nobody'])(
  'finds the folder of %s as the CLI does',
  (name) => {
    const file = here.resolve(name === 'nobody' ? 'zod' : name);
    const theirs = here(join(EMULATOR, HEAVY)).findModuleRoot(name, file);
    expect(findModuleRoot(name, file)).toBe(theirs);
  },
);

it('the process of a function has the helper, and not what else comes with it', () => {
  // The runtime's own name, in a folder where only it could ask.
  const asking = `
    const Module = require('node:module');
    const runtime = new Module('${RUNTIME}');
    runtime.filename = ${JSON.stringify(join(EMULATOR, RUNTIME))};
    runtime.paths = Module._nodeModulePaths(${JSON.stringify(EMULATOR)});
    const shared = runtime.require('${HEAVY}');
    const before = Object.keys(require.cache).length;
    const other = typeof shared.getSignatureType;
    console.log(JSON.stringify([typeof shared.findModuleRoot, before < 5, other]));`;
  const said = execFileSync(process.execPath, [
    '--no-deprecation',
    '--require',
    PRELOAD,
    '-e',
    asking,
  ]);
  expect(JSON.parse(String(said))).toEqual(['function', true, 'function']);
});
