import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { checkFunctions } from './checkFunctions.ts';

function entryOf(code: string): string {
  const file = join(temporaryFolder(), 'index.mjs');
  writeFileSync(file, code);
  return file;
}

it('says why the functions do not load', async () => {
  const entry = entryOf('throw new Error("PICTURES: nobody is none of google, openai");');
  await expect(checkFunctions({}, entry)).rejects.toThrow(
    'the functions do not load: PICTURES: nobody is none of google, openai',
  );
});

it('says so of what they import and is not there', async () => {
  const entry = entryOf('import "./chunks/gone.js";');
  await expect(checkFunctions({}, entry)).rejects.toThrow(/do not load: Cannot find module .*gone/);
});

it('lets functions pass that load with the given settings, as in the emulators', async () => {
  const entry = entryOf(`
    const { FUNCTIONS_EMULATOR, PICTURES } = process.env;
    if (FUNCTIONS_EMULATOR !== 'true' || PICTURES !== 'own') throw new Error('other settings');`);
  await expect(checkFunctions({ PICTURES: 'own' }, entry)).resolves.toBeUndefined();
  await expect(checkFunctions({}, entry)).rejects.toThrow('other settings');
});
