import { expect, it } from 'vitest';
import { rebuilder } from './rebuilder.ts';

/** A disk with one file, and a builder that is told when it may be done. */
function workshop() {
  const said: string[] = [];
  const started: { readonly saw: string; readonly done: PromiseWithResolvers<void> }[] = [];
  const settled = { promise: Promise.resolve() };
  const disk = { file: 'first' };
  const changed = rebuilder({
    settle: () => settled.promise,
    build: () => {
      const done = Promise.withResolvers<void>();
      started.push({ saw: disk.file, done });
      return done.promise;
    },
    onBuilt: () => said.push('built'),
    onFailed: (error) => said.push(String(error)),
  });
  return {
    said,
    settled,
    saw: () => started.map(({ saw }) => saw),
    save: (file: string) => {
      disk.file = file;
      changed();
    },
    end: (error?: Error) => {
      const last = started.at(-1)?.done;
      if (error === undefined) last?.resolve();
      else last?.reject(error);
      return nothingLeft();
    },
  };
}

/** All that does not wait for a build has happened: a macrotask comes after every microtask. */
const nothingLeft = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('builds once for what is saved together, as it stands in the end', async () => {
  const { save, saw, end, said, settled } = workshop();
  const { promise, resolve } = Promise.withResolvers<void>();
  settled.promise = promise;
  save('half');
  save('whole');
  await nothingLeft();
  expect(saw()).toEqual([]);
  resolve();
  await nothingLeft();
  await end();
  expect(saw()).toEqual(['whole']);
  expect(said).toEqual(['built']);
});

it('builds once more, not beside it, for all that is saved while it builds', async () => {
  const { save, saw, end, said } = workshop();
  save('one');
  await nothingLeft();
  save('two');
  save('three');
  await nothingLeft();
  expect(saw()).toEqual(['one']);
  await end();
  await end();
  expect(saw()).toEqual(['one', 'three']);
  expect(said).toEqual(['built', 'built']);
});

it('says why a build failed, and builds the next change', async () => {
  const { save, end, said } = workshop();
  save('broken');
  await nothingLeft();
  await end(new Error('index.ts:3: Expected ";"'));
  save('mended');
  await nothingLeft();
  await end();
  expect(said).toEqual(['Error: index.ts:3: Expected ";"', 'built']);
});

it('builds what was saved while a build failed', async () => {
  const { save, saw, end } = workshop();
  save('broken');
  await nothingLeft();
  save('mended');
  await end(new Error('broken'));
  expect(saw()).toEqual(['broken', 'mended']);
});
