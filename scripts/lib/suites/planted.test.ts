import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { inRoot } from '../places.ts';
import { whilePlanted } from './planted.ts';

const SOUND = 'const most = 3;\n';

function givenFile(): string {
  const path = join(temporaryFolder(), 'code.ts');
  writeFileSync(path, SOUND);
  return path;
}
const read = (path: string): string => readFileSync(path, 'utf8');

it('plants for as long as the tests run', async () => {
  const path = givenFile();
  const seen = await whilePlanted({ path, find: '= 3', put: '= $&4' }, () =>
    Promise.resolve(read(path)),
  );
  expect(seen).toBe('const most = $&4;\n');
  expect(read(path)).toBe(SOUND);
});

it('takes it out again when the tests break down', async () => {
  const path = givenFile();
  const running = whilePlanted({ path, find: '= 3', put: '= 4' }, () =>
    Promise.reject(new Error('no')),
  );
  await expect(running).rejects.toThrow('no');
  expect(read(path)).toBe(SOUND);
});

it('plants nothing where the place is not exactly one', async () => {
  const path = givenFile();
  const never = () => Promise.reject(new Error('must not run'));
  expect(await whilePlanted({ path, find: '= 5', put: '' }, never)).toBeNull();
  expect(await whilePlanted({ path, find: 's', put: '' }, never)).toBeNull();
  expect(read(path)).toBe(SOUND);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'takes it out again when %s ends the run',
  async (signal) => {
    const path = givenFile();
    const script = `
    import { whilePlanted } from ${JSON.stringify(inRoot('scripts', 'lib', 'suites', 'planted.ts'))};
    process.on('${signal}', () => process.exit(1));
    await whilePlanted({ path: ${JSON.stringify(path)}, find: '= 3', put: '= 4' }, () => {
      console.log('planted');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    await once(child.stdout, 'data');
    expect(read(path)).toBe('const most = 4;\n');
    child.kill(signal);
    await once(child, 'exit');
    expect(read(path)).toBe(SOUND);
  },
);
