import type { CallReply } from '@lumashot/domain/calls/calls';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { beforeEach, expect, it, vi } from 'vitest';
import { cancelJob, cancelWaiting, retryJob, startGeneration } from './jobActions.ts';

type Reply = Result<CallReply<'cancelJobs'>>;
const call = vi.hoisted(() => vi.fn<(name: string, input: unknown) => Promise<Reply>>());
vi.mock('../../firebase/calls/callFunction.ts', () => ({ callFunction: call }));

beforeEach(() => {
  call.mockReset();
});

const answer = (jobs: CallReply<'cancelJobs'>['jobs']): void => {
  call.mockResolvedValue(succeed({ jobs }));
};

it('cancels the one, and says what it is now', async () => {
  answer([{ jobId: 'one', state: 'cancelled', refusal: null }]);
  expect(await cancelJob('one')).toEqual(succeed('cancelled'));
  expect(call).toHaveBeenCalledWith('cancelJobs', { jobIds: ['one'] });
  answer([{ jobId: 'one', state: 'done', refusal: null }]);
  expect(await cancelJob('one')).toEqual(succeed('done'));
});

it('says why one could not be cancelled', async () => {
  answer([{ jobId: 'one', state: 'running', refusal: 'cancel-limit' }]);
  expect(await cancelJob('one')).toEqual(refuse({ reason: 'cancel-limit' }));
  answer([{ jobId: 'one', state: null, refusal: 'job-missing' }]);
  expect(await cancelJob('one')).toEqual(refuse({ reason: 'job-missing' }));
  call.mockResolvedValue(refuse({ reason: 'unreachable' }));
  expect(await cancelJob('one')).toEqual(refuse({ reason: 'unreachable' }));
});

it('cancels all that wait, and counts those that were', async () => {
  answer([
    { jobId: 'one', state: 'cancelled', refusal: null },
    { jobId: 'two', state: 'done', refusal: null },
  ]);
  expect(await cancelWaiting()).toEqual(succeed(1));
  expect(call).toHaveBeenCalledWith('cancelJobs', { waiting: true });
});

it('asks, and asks again, with what it is given and the id that it is given', async () => {
  call.mockResolvedValue(refuse({ reason: 'queue-full' }));
  const request = {
    requestId: 'an-id',
    operation: 'text',
    input: { prompt: 'a fox' },
    count: 4,
  } as const;
  expect(await startGeneration(request)).toEqual(refuse({ reason: 'queue-full' }));
  await retryJob({ jobId: 'one', requestId: 'another-id' });
  expect(call.mock.calls).toEqual([
    ['startGeneration', request],
    ['retryJob', { jobId: 'one', requestId: 'another-id' }],
  ]);
});
