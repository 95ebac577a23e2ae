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

it('the runtime of this version asks one thing of the SDK, when the old admin module begins an app', () => {
  const text = readFileSync(join(EMULATOR, RUNTIME), 'utf8');
  expect(text).toContain('const localFunctionsModule = require(functionsResolution.resolution);');
  const taken = [...text.matchAll(/localFunctionsModule\.([\w.]+)/g)].map(([, name]) => name);
  expect(taken).toEqual(['app.setEmulatedAdminApp']);
});

it.each(['firebase-admin', 'firebase-functions', 'zod', 'nobody'])(
  'finds the folder of %s as the CLI does',
  (name) => {
    const file = here.resolve(name === 'nobody' ? 'zod' : name);
    const theirs = here(join(EMULATOR, HEAVY)).findModuleRoot(name, file);
    expect(findModuleRoot(name, file)).toBe(theirs);
  },
);

/** What `script` prints in a process that has the preload; `runtime` is the CLI's, or a module that has its name. */
function saidByRuntime(script: string): unknown {
  const asking = `
    const Module = require('node:module');
    const runtime = new Module('${RUNTIME}');
    runtime.filename = ${JSON.stringify(join(EMULATOR, RUNTIME))};
    runtime.paths = Module._nodeModulePaths(${JSON.stringify(EMULATOR)});
    const loaded = () => Object.keys(require.cache).length;
    console.log(JSON.stringify((() => { ${script} })()));`;
  const words = ['--no-deprecation', '--require', PRELOAD, '-e', asking];
  return JSON.parse(String(execFileSync(process.execPath, words)));
}

it('the process of a function has the helper, and not what else comes with it', () => {
  const said = saidByRuntime(`
    const shared = runtime.require('${HEAVY}');
    const before = loaded();
    const other = typeof shared.getSignatureType;
    return [typeof shared.findModuleRoot, before < 5, other];`);
  expect(said).toEqual(['function', true, 'function']);
});

it('the process of a function has no second SDK until something is asked of it', () => {
  const said = saidByRuntime(`
    const sdk = runtime.require(${JSON.stringify(here.resolve('firebase-functions'))});
    const before = loaded();
    return [before < 5, typeof sdk.app.setEmulatedAdminApp, loaded() > 20];`);
  expect(said).toEqual([true, 'function', true]);
});
