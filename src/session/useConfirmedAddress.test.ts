// @vitest-environment happy-dom
import type { CallReply } from '@lumashot/domain/calls/calls';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { refuse, succeed } from '@lumashot/domain/result';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const callFunction = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const isAddressConfirmed = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../firebase/calls/callFunction.ts', () => ({ callFunction }));
vi.mock('../firebase/auth/auth.ts', () => ({ isAddressConfirmed }));

const { sayEmailConfirmed } = await import('../lib/emailConfirmed.ts');
const { useConfirmedAddress } = await import('./useConfirmedAddress.ts');

const NOW = new Date('2026-11-23T12:00:00Z');
const onGranted = vi.fn<(reply: CallReply<'ensureProfile'>) => void>();

/** What the server says when so many credits still wait. */
const profileWith = (waiting: number) => {
  const trial_ends_at = new Date('2026-11-27T12:00:00Z');
  return testProfile({ trial_ends_at, trial_credits_waiting: waiting });
};

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.resetAllMocks();
  isAddressConfirmed.mockResolvedValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks for nothing until the link of the mail was opened', async () => {
  isAddressConfirmed.mockResolvedValue(false);
  renderHook(() => useConfirmedAddress(true, onGranted));
  await pass(60_000);
  expect(callFunction).not.toHaveBeenCalled();
});

it('says what was granted, whether the profile’s listener brings it or not', async () => {
  callFunction.mockResolvedValue(succeed(profileWith(0)));
  renderHook(() => useConfirmedAddress(true, onGranted));
  sayEmailConfirmed();
  await pass(0);
  expect(onGranted).toHaveBeenCalledExactlyOnceWith(profileWith(0));
});

it('asks again soon where the first call came too early, and then seldom: the day is full', async () => {
  callFunction.mockResolvedValue(succeed(profileWith(8)));
  renderHook(() => useConfirmedAddress(true, onGranted));
  await pass(40_000);
  expect(callFunction).toHaveBeenCalledTimes(2);
  await pass(14 * 60_000);
  expect(callFunction).toHaveBeenCalledTimes(2);
  await pass(2 * 60_000);
  expect(callFunction).toHaveBeenCalledTimes(3);
  expect(onGranted).not.toHaveBeenCalled();
});

it('goes on looking after a call that failed', async () => {
  callFunction.mockResolvedValue(refuse({ reason: 'unexpected' }));
  renderHook(() => useConfirmedAddress(true, onGranted));
  await pass(80_000);
  expect(callFunction).toHaveBeenCalledTimes(4);
});
