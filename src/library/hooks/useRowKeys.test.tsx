// @vitest-environment happy-dom
import { WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { testImage } from '@lumashot/domain/library/testItems';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../index/database.ts';
import { claimIndex, wipeIndex } from '../index/ownership.ts';
import { fakeLibrary } from '../testing/fakeLibrary.tsx';
import { useRowKeys } from './useRowKeys.ts';

const COUNT = 1_000;

beforeEach(async () => {
  await wipeIndex();
  await claimIndex('mara');
  // As a version without a search stored them: rows alone.
  await database.items.bulkPut(
    Array.from({ length: COUNT }, (_, at) => ({
      key: `text-to-image/i${String(at).padStart(4, '0')}`,
      uid: 'mara',
      type: 'text-to-image' as const,
      id: `i${at}`,
      createdAt: at,
      item: testImage({ prompt: at === COUNT - 1 ? 'a heron' : 'a fox' }),
    })),
  );
});
afterEach(cleanup);

const searched = (word: string) => {
  const answers: (number | undefined)[] = [];
  renderHook(
    () => {
      const keys = useRowKeys({ ...WHOLE_LIBRARY, words: [word] }, { recall: false });
      answers.push(keys?.length);
    },
    { wrapper: fakeLibrary() },
  );
  return answers;
};

it('a search says nothing until every row can be found, and reads their terms once', async () => {
  const read = vi.spyOn(database.terms, 'where');
  const answers = searched('heron');
  await waitFor(() => expect(answers.at(-1)).toBe(1));
  // Of the last row: before its turn nothing would have been found.
  expect(answers.filter((found) => found !== undefined && found !== 1)).toEqual([]);
  // A thousand, five hundred a time, and the end.
  expect(read.mock.calls.length).toBeLessThanOrEqual(3);
});

it('a search goes on with what there is where the others cannot be made findable', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(database.terms, 'bulkPut').mockRejectedValue(new Error('the disk is full'));
  const answers = searched('heron');
  await waitFor(() => expect(answers.at(-1)).toBe(0));
});
