import { expect, it } from 'vitest';
import { inTurn } from './inTurn.ts';
import type { CutRequest } from './messages.ts';

const open = (number: number, key: string): CutRequest => ({
  kind: 'open',
  number,
  key,
  photo: new Blob(),
  shown: null,
});

/** Requests whose answers are given by hand. */
function desk() {
  const begun: number[] = [];
  const skipped: number[] = [];
  const done: (() => void)[] = [];
  const take = inTurn({
    answer: ({ number }) => {
      begun.push(number);
      return new Promise((resolve) => done.push(resolve));
    },
    skip: ({ number }) => skipped.push(number),
  });
  const finish = async (): Promise<void> => {
    done.shift()?.();
    // Each turn is a promise after the last.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { begun, skipped, take, finish };
}

it('begins one request when the one before it is answered', async () => {
  const { begun, take, finish } = desk();
  take(open(1, 'mug'));
  take(open(2, 'bag'));
  await finish();
  expect(begun).toEqual([1]);
  await finish();
  expect(begun).toEqual([1, 2]);
});

it('does not look at a photo that is taken away before its turn, and answers for it', async () => {
  const { begun, skipped, take, finish } = desk();
  take(open(1, 'mug'));
  take(open(2, 'bag'));
  take(open(3, 'cup'));
  take({ kind: 'close', number: 4, key: 'bag' });
  for (const _ of [1, 2, 3, 4]) await finish();
  expect(begun).toEqual([1, 3, 4]);
  expect(skipped).toEqual([2]);
});

it('looks at a photo that comes back under the same key', async () => {
  const { begun, take, finish } = desk();
  take({ kind: 'close', number: 1, key: 'bag' });
  take(open(2, 'bag'));
  for (const _ of [1, 2, 3]) await finish();
  expect(begun).toEqual([1, 2]);
});

it('looks for doubts only in the newest cut: a stroke does not wait for what it has outdated', async () => {
  const { begun, skipped, take, finish } = desk();
  take({ kind: 'mend', number: 1, key: 'bag', strokes: [] });
  take({ kind: 'doubts', number: 2, key: 'bag', strokes: [] });
  take({ kind: 'doubts', number: 3, key: 'mug', strokes: [] });
  take({ kind: 'mend', number: 4, key: 'bag', strokes: [] });
  take({ kind: 'doubts', number: 5, key: 'bag', strokes: [] });
  for (const _ of [1, 2, 3, 4, 5]) await finish();
  expect(begun).toEqual([1, 3, 4, 5]);
  expect(skipped).toEqual([2]);
});
