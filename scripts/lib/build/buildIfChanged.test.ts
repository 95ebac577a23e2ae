import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { buildIfChanged } from './buildIfChanged.ts';

let root: string;
let outDir: string;
const build = vi.fn<() => Promise<void>>();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const start = (settings: unknown = { port: 1 }): Promise<boolean> =>
  buildIfChanged({ root, outDir, settings, build });

beforeEach(async () => {
  vi.unstubAllEnvs();
  root = temporaryFolder();
  outDir = join(root, '.data', 'dist');
  build.mockReset();
  build.mockImplementation(async () => {
    write('.data/dist/index.html', 'page');
    write('.data/dist/assets/one.js', 'one');
  });
  write('package-lock.json', '{}');
  write('node_modules/.package-lock.json', '{}');
  write('src/main.tsx', 'one');
  await start();
  build.mockClear();
});

it('builds once what does not change', async () => {
  write('docs/notes.md', 'written about it');
  write('tests/one.test.ts', 'a test of it');
  write('functions/lib/index.js', 'made elsewhere');
  write('firebase-debug.log', 'said by emulators');
  expect(await start()).toBe(false);
  expect(await start()).toBe(false);
  expect(build).not.toHaveBeenCalled();
});

it.each<[string, () => void]>([
  ['a source', () => write('src/main.tsx', 'two')],
  ['a source that is new', () => write('src/texts/new.ts', 'new')],
  ['a source that is gone', () => rmSync(join(root, 'src/main.tsx'))],
  [
    'a source by another name',
    () => {
      rmSync(join(root, 'src/main.tsx'));
      write('src/other.tsx', 'one');
    },
  ],
  ['a folder that nobody has thought of', () => write('assets/logo.svg', 'ring')],
  ['what is to be installed', () => write('package-lock.json', '{"a":1}')],
  ['what is installed', () => write('node_modules/.package-lock.json', '{"a":1}')],
  ['a file of settings', () => write('.env.local', 'VITE_A=1')],
  ['what tools read of the environment', () => vi.stubEnv('VITE_A', '1')],
  ['a file that was made', () => write('.data/dist/index.html', 'other page')],
  ['a file that was made and is gone', () => rmSync(join(outDir, 'assets/one.js'))],
  ['the folder that was made', () => rmSync(outDir, { recursive: true })],
  ['the record', () => write('.data/dist.made-from.json', '{')],
])('builds again after a change of %s', async (_, change) => {
  change();
  expect(await start()).toBe(true);
  expect(await start()).toBe(false);
});

it('builds again with other settings', async () => {
  expect(await start({ port: 2 })).toBe(true);
  expect(await start({ port: 1 })).toBe(true);
});

it('builds again after a build that failed, though all is as it was before', async () => {
  write('src/main.tsx', 'broken');
  build.mockRejectedValueOnce(new Error('broken'));
  await expect(start()).rejects.toThrow('broken');
  write('src/main.tsx', 'one');
  expect(await start()).toBe(true);
});

it('builds what was changed while it built', async () => {
  write('src/main.tsx', 'two');
  build.mockImplementationOnce(async () => write('src/main.tsx', 'three'));
  expect(await start()).toBe(true);
  expect(await start()).toBe(true);
});

it('builds always where it cannot tell', async () => {
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(await start()).toBe(true);
  expect(await start()).toBe(true);
});
