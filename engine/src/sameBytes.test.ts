import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { drawEverything } from './testing/drawEverything.ts';

const run = promisify(execFile);
const MODULE = new URL('testing/drawEverything.ts', import.meta.url).href;
const PROGRAM = `const { drawEverything } = await import(${JSON.stringify(MODULE)});
console.log(JSON.stringify(await drawEverything()));`;

/** What another process draws, one that has nothing in memory yet. */
async function elsewhere(): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  return JSON.parse(stdout);
}

it('draws the same bytes twice, and in another process', async () => {
  const here = await drawEverything();
  expect(await drawEverything()).toEqual(here);
  expect(await elsewhere()).toEqual(here);
  expect(new Set(Object.values(here)).size).toBe(7);
});
