import type { ErrorReason } from '@lumashot/domain/errors';
import { expect, it, vi } from 'vitest';
import { failureOf } from '#app/firebase/calls/callFailure.ts';
import { createAttempts, type Sent } from './attempts.ts';

interface Input {
  readonly prompt: string;
  readonly templateId?: string;
  readonly photos?: readonly { readonly uploadId: string; readonly photo: Blob }[];
}

const FOX: Input = { prompt: 'a fox' };
const DONE: Sent = {
  ok: true,
  value: {
    itemId: 'i1',
    pictureUrl: 'gs://b/i1.png',
    creditsRemaining: 8,
    engine: 'embedded',
    ignored: [],
  },
};
const failed = (reason: ErrorReason): Sent => ({ ok: false, failure: failureOf({ reason }) });

function setUp(...results: Sent[]) {
  const ids: string[] = [];
  let made = 0;
  const attempts = createAttempts<Input>({
    send: ({ requestId }) => {
      ids.push(requestId);
      return Promise.resolve(results[ids.length - 1] ?? DONE);
    },
    newRequestId: () => `request-${(made += 1)}`,
    nowMs: () => 1_000,
  });
  return { attempts, ids };
}

it.each(['unreachable', 'unexpected', 'request-running'] as const)(
  'reuses the request id when the outcome is open: %s',
  async (reason) => {
    const { attempts, ids } = setUp(failed(reason));
    await attempts.start('mara', FOX);
    await attempts.start('mara', FOX);
    expect(ids).toEqual(['request-1', 'request-1']);
  },
);

it('takes a new id after a failure that is final', async () => {
  const { attempts, ids } = setUp(failed('image-failed'));
  await attempts.start('mara', FOX);
  await attempts.start('mara', FOX);
  expect(ids).toEqual(['request-1', 'request-2']);
});

it('takes a new id for another prompt, another look or another user', async () => {
  const { attempts, ids } = setUp(...Array.from({ length: 4 }, () => failed('unreachable')));
  await attempts.start('mara', FOX);
  await attempts.start('mara', { prompt: 'a wolf' });
  await attempts.start('mara', { prompt: 'a wolf', templateId: 'cinematic' });
  await attempts.start('otto', { prompt: 'a wolf', templateId: 'cinematic' });
  expect(new Set(ids).size).toBe(4);
});

it('takes a new id for the same prompt once it is done', async () => {
  const { attempts, ids } = setUp();
  await attempts.start('mara', FOX);
  await attempts.start('mara', FOX);
  expect(ids).toEqual(['request-1', 'request-2']);
});

it('keeps the running attempt and its result for whoever comes back', async () => {
  const { attempts } = setUp();
  const listener = vi.fn<() => void>();
  attempts.subscribe(listener);
  const running = attempts.start('mara', FOX);
  expect(attempts.latest()).toMatchObject({ state: 'running', input: FOX });
  await running;
  expect(attempts.latest()).toMatchObject({ state: 'done', finishedAtMs: 1_000 });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('knows the same photos by their upload ids', async () => {
  const { attempts, ids } = setUp(...Array.from({ length: 3 }, () => failed('unreachable')));
  const withPhoto = (uploadId: string): Input => ({
    ...FOX,
    photos: [{ uploadId, photo: new Blob(['bytes']) }],
  });
  await attempts.start('mara', withPhoto('one'));
  await attempts.start('mara', withPhoto('one'));
  await attempts.start('mara', withPhoto('two'));
  expect(ids).toEqual(['request-1', 'request-1', 'request-2']);
});

it('puts a finished attempt away, and never a running one', async () => {
  const { attempts } = setUp();
  const running = attempts.start('mara', FOX);
  attempts.clear();
  expect(attempts.latest()).toMatchObject({ state: 'running' });
  await running;
  attempts.clear();
  expect(attempts.latest()).toBeNull();
});

it('does not let an earlier attempt take the place of a later one', async () => {
  const answers: ((sent: Sent) => void)[] = [];
  let made = 0;
  const attempts = createAttempts<Input>({
    send: () => new Promise((resolve) => answers.push(resolve)),
    newRequestId: () => `request-${(made += 1)}`,
    nowMs: () => 1_000,
  });
  const first = attempts.start('mara', FOX);
  const second = attempts.start('mara', { prompt: 'a wolf' });
  answers[0]?.(DONE);
  expect(await first).toMatchObject({ state: 'done' });
  expect(attempts.latest()).toMatchObject({ state: 'running', input: { prompt: 'a wolf' } });
  answers[1]?.(DONE);
  await second;
  expect(attempts.latest()).toMatchObject({ state: 'done', input: { prompt: 'a wolf' } });
});

it('leaves the announcing to others only while nobody knows how it ended', async () => {
  const [awaited, known, givenUp]: [string[], string[], string[]] = [[], [], []];
  const results = [failed('unreachable'), failed('image-failed'), DONE];
  const attempts = createAttempts<Input>({
    send: () => Promise.resolve(results.shift() ?? DONE),
    newRequestId: () => `request-${awaited.length + 1}`,
    nowMs: () => 1_000,
    onWait: (id) => awaited.push(id),
    onKnown: (id) => known.push(id),
    onGiveUp: (id) => givenUp.push(id),
  });
  await attempts.start('mara', FOX);
  await attempts.start('mara', { prompt: 'a wolf' });
  await attempts.start('mara', { prompt: 'a hare' });
  expect(awaited).toEqual(['request-1', 'request-2', 'request-3']);
  expect(givenUp).toEqual(['request-1']);
  expect(known).toEqual(['request-2', 'request-3']);
});
