// @vitest-environment happy-dom
import { testImage } from '@lumashot/domain/library/testItems';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../index/database.ts';
import { askNewestAhead, forgetAhead, NEWEST, newestAhead } from './newestAhead.ts';
import { claimIndex, wipeIndex } from '../index/ownership.ts';
import { fakeLibrary } from '../testing/fakeLibrary.tsx';
import { useNewestRows } from '../hooks/useIndexRows.ts';

const store = (ids: readonly string[], uid = 'mara') =>
  database.items.bulkPut(
    ids.map((id, at) => ({
      key: `text-to-image/${id}`,
      uid,
      type: 'text-to-image' as const,
      id,
      createdAt: at,
      item: testImage({ prompt: id }),
    })),
  );

/** What the home screen is given, render by render. */
function shown(phase: 'starting' | 'ready' = 'ready') {
  const answers: (readonly string[] | undefined)[] = [];
  renderHook(() => answers.push(useNewestRows()?.map(({ id }) => id)), {
    wrapper: fakeLibrary({ status: { phase } }),
  });
  return answers;
}

beforeEach(async () => {
  forgetAhead();
  await wipeIndex();
  await claimIndex('mara');
});
afterEach(cleanup);

it('what was asked for ahead is there in the first render, newest first', async () => {
  await store(['oldest', 'b', 'c', 'd', 'e', 'f', 'newest']);
  await askNewestAhead('mara');
  const answers = shown();
  expect(answers[0]).toHaveLength(NEWEST);
  expect(answers[0]?.[0]).toBe('newest');
  expect(answers[0]).not.toContain('oldest');
});

it('an answer that comes after the first render is drawn when it comes', async () => {
  await store(['a']);
  const asked = askNewestAhead('mara');
  // Read after it: the live query finds nothing, and may not say so yet.
  void database.items.clear();
  const answers = shown('starting');
  expect(answers).toEqual([undefined]);
  await asked;
  await waitFor(() => expect(answers.at(-1)).toEqual(['a']));
});

it('what was asked for ahead stays until there is a live answer', async () => {
  await store(['a']);
  await askNewestAhead('mara');
  await database.items.clear();
  const answers = shown('starting');
  await act(() => database.items.count());
  expect(new Set(answers.map((ids) => ids?.join()))).toEqual(new Set(['a']));
});

it('the live answer takes its place, and it is not shown again', async () => {
  await store(['a']);
  await askNewestAhead('mara');
  await store(['a', 'b']);
  const answers = shown();
  expect(answers[0]).toEqual(['a']);
  await waitFor(() => expect(answers.at(-1)).toEqual(['b', 'a']));
  expect(newestAhead('mara')).toBeUndefined();
});

it('nobody is shown what was asked for somebody else', async () => {
  await store(['a'], 'noah');
  await askNewestAhead('noah');
  expect(newestAhead('noah')).toHaveLength(1);
  expect(newestAhead('mara')).toBeUndefined();
  expect(shown()[0]).toBeUndefined();
});

it('an empty index says nothing ahead: some may still come', async () => {
  await askNewestAhead('mara');
  expect(newestAhead('mara')).toBeUndefined();
});
