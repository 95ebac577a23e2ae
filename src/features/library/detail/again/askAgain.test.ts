import { refuse, succeed } from '@lumashot/domain/result';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ToastContent } from '#app/components/toasts/showToast.ts';
import type { Started } from '#app/session/jobs/jobActions.ts';
import { SEVERAL_TEXTS } from '#app/texts/images.ts';
import { askAgain } from './askAgain.ts';

type Call = (name: string, input: { requestId: string }) => Promise<unknown>;
const { call, toast, expected, signedIn } = vi.hoisted(() => ({
  call: vi.fn<Call>(),
  toast: vi.fn<(kind: string, content: ToastContent) => void>(),
  expected: vi.fn<(uid: string, jobIds: readonly string[]) => void>(),
  signedIn: vi.fn<() => Promise<boolean>>(),
}));
vi.mock('#app/firebase/calls/callFunction.ts', () => ({ callFunction: call }));
vi.mock('#app/components/toasts/showToast.ts', () => ({ showToast: toast }));
vi.mock('#app/session/jobs/expectedJobs.ts', () => ({ expectJobs: expected }));
vi.mock('#app/firebase/auth/waitForAuthUid.ts', () => ({ isSignedInAs: signedIn }));

beforeEach(() => {
  for (const mock of [call, toast, expected, signedIn]) mock.mockReset();
  signedIn.mockResolvedValue(true);
});

const started = (states: readonly Started['jobs'][number]['state'][]) =>
  succeed({
    groupId: null,
    creditsAvailable: 6,
    jobs: states.map((state, at) => ({ jobId: `job-${at}`, itemId: `item-${at}`, state })),
  });
const wishOf = (itemId: string, what: 'remake' | 'vary' = 'vary') =>
  ({ uid: 'ana', what, itemType: 'product', itemId }) as const;
const idsOf = () => call.mock.calls.map(([, { requestId }]) => requestId);

it('asks for four variations, and waits for each of them', async () => {
  call.mockResolvedValue(started(['queued', 'queued', 'waiting', 'waiting']));
  await askAgain(wishOf('a'));
  expect(call.mock.calls[0]).toMatchObject([
    'varyItem',
    { itemType: 'product', itemId: 'a', count: 4 },
  ]);
  expect(expected).toHaveBeenCalledWith('ana', ['job-0', 'job-1', 'job-2', 'job-3']);
  expect(toast.mock.calls).toEqual([['success', SEVERAL_TEXTS.started(4)(6)]]);
});

it('leaves it to the announcement where the call has drawn the picture itself', async () => {
  call.mockResolvedValue(started(['done']));
  await askAgain(wishOf('b', 'remake'));
  expect(call.mock.calls[0]).toMatchObject(['remakeItem', { itemId: 'b', count: 1 }]);
  expect(toast).not.toHaveBeenCalled();
  expect(expected).toHaveBeenCalledWith('ana', ['job-0']);
});

it('repeats a request whose answer was lost under its id, and takes a new one after any answer', async () => {
  call.mockResolvedValueOnce(refuse({ reason: 'unreachable' }));
  call.mockResolvedValueOnce(refuse({ reason: 'queue-full' }));
  call.mockResolvedValue(started(['queued']));
  for (const _ of [1, 2, 3, 4]) await askAgain(wishOf('c'));
  const [lost, again, next, another] = idsOf();
  expect(again).toBe(lost);
  expect(new Set([lost, next, another]).size).toBe(3);
});

it('leads to the plans where the credits are too few', async () => {
  call.mockResolvedValue(refuse({ reason: 'insufficient-credits' }));
  await askAgain(wishOf('d'));
  expect(toast.mock.calls[0]).toMatchObject(['error', { link: { to: '/payment' } }]);
  expect(expected).not.toHaveBeenCalled();
});

it('sends nothing of a remembered user as somebody else', async () => {
  signedIn.mockResolvedValue(false);
  await askAgain(wishOf('e'));
  expect(call).not.toHaveBeenCalled();
  expect(toast.mock.calls[0]?.[0]).toBe('error');
});
