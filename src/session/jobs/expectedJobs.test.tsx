// @vitest-environment happy-dom
import { testJob } from '@lumashot/domain/jobs/testJob';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobWithId } from '../../firebase/documents/jobs.ts';
import { expectJobs, isExpected, useExpectedJobs, useFollowExpected } from './expectedJobs.ts';

const read = vi.hoisted(() => vi.fn<(jobId: string) => Promise<JobWithId | null>>());
vi.mock('../../firebase/documents/jobs.ts', () => ({ readEndedJob: read }));

const NOON = new Date('2026-11-22T12:00:00Z');
const jobOf = (id: string, fields: object): JobWithId => ({
  id,
  ...testJob({
    user_id: 'ana',
    request_id: id,
    item_id: id,
    created_at: NOON,
    ...fields,
  }),
});
const open = (id: string) => jobOf(id, { state: 'queued' });
const ended = (id: string) => jobOf(id, { state: 'cancelled' });

/** A user a test: what is expected is kept beyond one. */
let uid = '';
let users = 0;
beforeEach(() => {
  uid = `ana${(users += 1)}`;
  read.mockReset().mockResolvedValue(null);
});
afterEach(cleanup);

/** Follows with the listener's news, and says whose ends it has told. */
async function follow(first: readonly JobWithId[]) {
  const told: string[] = [];
  const shown = renderHook(
    ({ news }) => {
      const expected = useExpectedJobs(uid);
      useFollowExpected(expected, news, ({ id }) => void told.push(id));
      return expected;
    },
    { initialProps: { news: first } },
  );
  await act(async () => {});
  return {
    told,
    expected: () => shown.result.current,
    hear: async (news: readonly JobWithId[]) => {
      shown.rerender({ news });
      await act(async () => {});
    },
  };
}

it('waits no more for what the listener has heard of, and reads nothing for it', async () => {
  const { told, expected, hear } = await follow([]);
  await act(async () => expectJobs(uid, ['a']));
  read.mockClear();
  await hear([open('a')]);
  expect(expected()).toEqual([]);
  expect(isExpected((id) => id === 'a')).toBe(false);
  expect(read).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

it('tells the end of one that had ended before the listener heard of it, once', async () => {
  const { told, expected, hear } = await follow([]);
  read.mockImplementation(async (id) => ended(id));
  await act(async () => expectJobs(uid, ['a']));
  expect(told).toEqual(['a']);
  expect(expected()).toEqual([]);
  await hear([open('other')]);
  expect(told).toEqual(['a']);
});

it('goes on expecting one that is open and unheard, and looks again with the next news', async () => {
  const { told, expected, hear } = await follow([]);
  await act(async () => expectJobs(uid, ['a', 'b']));
  expect(told).toEqual([]);
  expect(expected()).toEqual(['a', 'b']);
  read.mockImplementation(async (id) => (id === 'a' ? ended(id) : null));
  await hear([open('other')]);
  expect(told).toEqual(['a']);
  expect(expected()).toEqual(['b']);
  expect(isExpected((id) => id === 'b')).toBe(true);
});

it('expects for one user at a time', async () => {
  const { expected } = await follow([]);
  await act(async () => expectJobs('somebody else', ['theirs']));
  expect(expected()).toEqual([]);
  await act(async () => expectJobs(uid, ['own']));
  expect(expected()).toEqual(['own']);
  expect(isExpected((id) => id === 'theirs')).toBe(false);
});
