// @vitest-environment happy-dom
import type { CallReply } from '@lumashot/domain/calls/calls';
import type { Profile } from '@lumashot/domain/profile/profile';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { succeed, type Result } from '@lumashot/domain/result';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HeardProfile } from '../firebase/documents/profiles.ts';

type Reply = CallReply<'ensureProfile'>;

const callFunction = vi.hoisted(() => vi.fn<() => Promise<Result<Reply>>>());
const watchProfile = vi.hoisted(() =>
  vi.fn<
    (
      uid: string,
      handlers: { onProfile: (heard: HeardProfile) => void; onGone: () => void },
    ) => () => void
  >(),
);
const readRememberedProfile = vi.hoisted(() => vi.fn<() => unknown>());
const rememberProfile = vi.hoisted(() => vi.fn<(remembered: { profile: Profile }) => void>());
vi.mock('../firebase/calls/callFunction.ts', () => ({ callFunction }));
vi.mock('../firebase/documents/profiles.ts', () => ({ watchProfile }));
vi.mock('../device/rememberedProfile.ts', () => ({ readRememberedProfile, rememberProfile }));
vi.mock('../media/loadMedia.ts', () => ({ waitForPendingMedia: () => Promise.resolve() }));
vi.mock('./useSeen.ts', () => ({ useSeen: () => {} }));

const { useProfileSubscription } = await import('./useProfileSubscription.ts');

const EARLIER = new Date('2026-11-23T12:00:00Z');
const LATER = new Date('2026-11-23T12:00:01Z');

/** The server's answer leaves out what is heard only. */
const answered = (fields: Partial<Profile>): Reply => ({
  ...testProfile(fields),
  library_log_at: null,
  wasted_jobs: null,
  cancelled_jobs: null,
  unseen: null,
  seen_at: null,
  live: { paused: null, off: {}, banner: null, packsOff: null },
});

/** A subscription whose two sources speak when the test says so. */
function subscribe() {
  let resolve = (_result: Result<Reply>): void => {};
  callFunction.mockReturnValue(new Promise((settle) => (resolve = settle)));
  const { result } = renderHook(() => useProfileSubscription('ann', true));
  return {
    known: () => result.current.known,
    answer: (reply: Reply) => act(async () => resolve(succeed(reply))),
    hear: async (profile: Profile) => {
      await vi.waitFor(() => expect(watchProfile).toHaveBeenCalled());
      const libraryChanges = { log: null, 'text-to-image': null, product: null } as const;
      act(() =>
        watchProfile.mock.calls.at(-1)?.[1].onProfile({
          profile,
          libraryChanges: { ...libraryChanges, portrait: null, video: null },
        }),
      );
    },
  };
}

beforeEach(() => {
  vi.resetAllMocks();
  watchProfile.mockReturnValue(() => {});
  readRememberedProfile.mockReturnValue(null);
});
afterEach(cleanup);

it('keeps what was heard over an answer of the same state', async () => {
  const { hear, answer, known } = subscribe();
  await hear(testProfile({ credits: 8, updated_at: LATER }));
  await answer(answered({ credits: 2, updated_at: EARLIER }));
  expect(known()?.profile.credits).toBe(8);
});

it('shows credits that an answer granted where the listener is late, and loses nothing that was heard', async () => {
  const { hear, answer, known } = subscribe();
  const unseen = { done: 3, failed: 0, last_at: EARLIER };
  await hear(testProfile({ credits: 2, unseen, updated_at: EARLIER }));
  await answer(answered({ credits: 10, updated_at: LATER }));
  expect(known()).toMatchObject({ profile: { credits: 10, unseen }, asOf: null });
});

it('follows the listener after the answer', async () => {
  const { hear, answer, known } = subscribe();
  await answer(answered({ credits: 10, updated_at: EARLIER }));
  expect(known()?.profile.credits).toBe(10);
  await hear(testProfile({ credits: 9, updated_at: LATER }));
  expect(known()?.profile.credits).toBe(9);
});

it('holds an answer for newer than what the device remembers, whatever the clocks say', async () => {
  const profile = testProfile({ credits: 9, updated_at: LATER });
  readRememberedProfile.mockReturnValue({ profile, confirmedAt: EARLIER });
  const { answer, known } = subscribe();
  expect(known()).toEqual({ profile, asOf: EARLIER });
  await answer(answered({ credits: 4, updated_at: EARLIER }));
  expect(known()).toMatchObject({ profile: { credits: 4 }, asOf: null });
});

it('counts the library as the device remembers it until the listener says more', async () => {
  const library_counts = { live: { product: 15 }, favorites: 1, trashed: 2, purged: 0 };
  const profile = testProfile({ library_counts });
  readRememberedProfile.mockReturnValue({ profile, confirmedAt: EARLIER });
  const { answer, hear, known } = subscribe();
  await answer(answered({ credits: 4 }));
  expect(known()).toMatchObject({ profile: { credits: 4, library_counts }, asOf: null });
  const later = { ...library_counts, live: { product: 16 } };
  await hear(testProfile({ library_counts: later, updated_at: LATER }));
  expect(known()?.profile.library_counts).toEqual(later);
});

it('keeps on the device what the server has said, and only that', async () => {
  const profile = testProfile({ credits: 9 });
  readRememberedProfile.mockReturnValue({ profile, confirmedAt: EARLIER });
  const { answer } = subscribe();
  expect(rememberProfile).not.toHaveBeenCalled();
  await answer(answered({ credits: 4 }));
  expect(rememberProfile.mock.lastCall?.[0].profile.credits).toBe(4);
});

it('asks the server what became of an account whose profile is gone, and makes it no new one', async () => {
  const { hear, answer } = subscribe();
  await answer(answered({ credits: 4 }));
  await hear(testProfile({ credits: 4 }));
  callFunction.mockClear();
  await act(async () => watchProfile.mock.calls.at(-1)?.[1].onGone());
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('ensureProfile', {});
});
