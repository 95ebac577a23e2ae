// @vitest-environment happy-dom
import { testJob } from '@lumashot/domain/jobs/testJob';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { awaitRequest, giveUpRequest } from '../../device/pendingRequests.ts';
import type { JobWithId } from '../../firebase/documents/jobs.ts';
import { READY_GROUP_TOAST, READY_TOAST } from '../../texts/images.ts';
import { announceEnd, announceEnds } from './announceEnd.ts';
import { useQuiet, useShowsEnds } from './shownEnds.ts';

const toast = vi.hoisted(() =>
  vi.fn<(kind: string, content: { title: string; link?: unknown }) => void>(),
);
vi.mock('../../components/toasts/showToast.ts', () => ({ showToast: toast }));

afterEach(() => toast.mockReset());

const NOON = new Date('2026-11-22T12:00:00Z');

const jobOf = (request: string, index: number, fields: object): JobWithId => ({
  id: `ana_${request}${index === 0 ? '' : `_${index}`}`,
  ...testJob({
    user_id: 'ana',
    request_id: request,
    item_id: `${request}-${index}`,
    created_at: NOON,
    count_index: index,
    ...fields,
  }),
});

const DONE = {
  state: 'done',
  outcome: { image_url: 'gs://a/b', credits_remaining: 9, engine: 'embedded' },
};
const said = () => toast.mock.calls.map(([kind, { title }]) => `${kind}: ${title}`);

it('says the end of one once, by whatever way it is heard', () => {
  announceEnd(jobOf('one', 0, DONE), []);
  announceEnd(jobOf('one', 0, DONE), []);
  expect(said()).toEqual([`success: ${READY_TOAST.title}`]);
});

it('leads to an enhanced picture, wherever it lies', () => {
  const outcome = { ...DONE.outcome, item_type: 'product' };
  announceEnd(jobOf('varied', 0, { ...DONE, operation: 'enhance', outcome }), []);
  expect(toast.mock.calls[0]?.[1]).toMatchObject({
    link: { to: expect.stringContaining('type=product&item=varied-0') },
  });
});

it('leaves it to the form that waits for its own call', () => {
  awaitRequest('form');
  announceEnd(jobOf('form', 0, DONE), []);
  expect(said()).toEqual([]);
});

it('says nothing of a picture that was cancelled', () => {
  announceEnd(jobOf('cancelled', 0, { state: 'cancelled' }), []);
  expect(said()).toEqual([]);
});

it('says several together when the last has ended, however that one ends', () => {
  const group = { group_id: 'ana_group' };
  const last = jobOf('group', 2, { ...group, state: 'running' });
  announceEnd(jobOf('group', 0, { ...group, ...DONE }), [last]);
  announceEnd(jobOf('group', 1, { ...group, ...DONE }), [last]);
  expect(said()).toEqual([]);
  announceEnd(jobOf('group', 2, { ...group, state: 'cancelled' }), []);
  expect(said()).toEqual([`success: ${READY_GROUP_TOAST(2).title}`]);
});

it('counts those of a group that end at the same time once', () => {
  const group = { group_id: 'ana_pair', ...DONE };
  announceEnds([jobOf('pair', 0, group), jobOf('pair', 1, group)], []);
  expect(said()).toEqual([`success: ${READY_GROUP_TOAST(2).title}`]);
});

describe('where the form itself shows it', () => {
  const quiet = () => renderHook(useQuiet).result.current.words;
  const show = (isShown: boolean) => renderHook(() => useShowsEnds('text', isShown));
  afterEach(cleanup);

  it('says it to screen readers alone', () => {
    show(true);
    act(() => announceEnd(jobOf('shape', 0, DONE), []));
    expect(said()).toEqual([]);
    expect(quiet()).toBe(READY_TOAST.title);
  });

  it('says several to screen readers alone, as one', () => {
    show(true);
    const group = { group_id: 'ana_four', ...DONE };
    act(() => announceEnds([jobOf('four', 0, group), jobOf('four', 1, group)], []));
    expect(said()).toEqual([]);
    expect(quiet()).toBe(READY_GROUP_TOAST(2).title);
  });

  it('says it aloud from behind another tab, from another form, and when the form is gone', () => {
    show(false);
    announceEnd(jobOf('behind', 0, DONE), []);
    const { unmount } = show(true);
    announceEnd(jobOf('board', 0, { ...DONE, operation: 'storyboard' }), []);
    unmount();
    announceEnd(jobOf('later', 0, DONE), []);
    expect(said()).toHaveLength(3);
  });

  it('takes back aloud that nobody knew how it ended', () => {
    show(true);
    awaitRequest('lost');
    giveUpRequest('lost');
    announceEnd(jobOf('lost', 0, DONE), []);
    expect(said()).toEqual([`success: ${READY_TOAST.title}`]);
  });

  it('says every failure aloud', () => {
    show(true);
    announceEnd(jobOf('failed', 0, { state: 'failed', failure: 'image-failed' }), []);
    expect(said()).toEqual([expect.stringMatching(/^error: /)]);
  });
});
