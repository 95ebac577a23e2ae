import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claim } from './claim.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { inRoot } from '../places.ts';

const newFile = (): string => join(temporaryFolder(), 'claimed');

/** Another process that says whether it has claimed the file, and lives on until it is ended. */
function claimant(file: string): ChildProcess {
  const script = `
    import { claim } from ${JSON.stringify(inRoot('scripts', 'lib', 'processes', 'claim.ts'))};
    console.log(claim(${JSON.stringify(file)}));
    process.on('SIGTERM', () => process.exit());
    setInterval(() => {}, 1_000);`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script]);
}

async function answerOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('no output');
  const [said] = await once(stdout, 'data');
  return String(said).trim();
}

it('is one process’s at a time, and free again when it ends', async () => {
  const file = newFile();
  const all = Array.from({ length: 4 }, () => claimant(file));
  const answers = await Promise.all(all.map(answerOf));
  expect(answers.toSorted()).toEqual(['false', 'false', 'false', 'true']);
  expect(claim(file)).toBe(false);
  for (const child of all) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  expect(existsSync(file)).toBe(false);
  expect(claim(file)).toBe(true);
});

it('is nobody’s when its owner was killed, or never wrote a name', async () => {
  const killed = newFile();
  const child = claimant(killed);
  expect(await answerOf(child)).toBe('true');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(killed)).toBe(true);
  expect(claim(killed)).toBe(true);

  const unsigned = newFile();
  writeFileSync(unsigned, '');
  expect(claim(unsigned)).toBe(true);
});

it('does not go on for ever where no file can be made', () => {
  expect(claim(join(newFile(), 'in', 'no', 'folder'))).toBe(false);
});
