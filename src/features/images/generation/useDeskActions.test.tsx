// @vitest-environment happy-dom
import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import { testJob } from '@lumashot/domain/jobs/testJob';
import { succeed } from '@lumashot/domain/result';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { createStore } from '#app/lib/createStore.ts';
import type { Attempt, GenerationResult, PaidAction } from './paidAction.ts';
import type { Several, SeveralReply } from './severalAction.ts';
import { useDeskActions } from './useDeskActions.ts';

const uid = vi.hoisted(() => 'ana');
const open = vi.hoisted((): { jobs: readonly JobWithId[] } => ({ jobs: [] }));
vi.mock('#app/session/SessionContext.ts', () => ({ useUser: () => ({ uid }) }));
vi.mock('#app/session/ProfileContext.ts', () => ({ useProfileState: () => ({ state: 'none' }) }));
vi.mock('#app/session/RunningJobsContext.ts', () => ({ useOpenJobs: () => open.jobs }));

interface Wish {
  readonly prompt: string;
}
const FOX: Wish = { prompt: 'a fox' };

/** An action whose attempts are put there by the test, and that counts how often it is asked. */
function scripted<Input, Reply>(isRepeat: () => boolean = () => false) {
  const latest = createStore<Attempt<Input, Reply> | null>(null);
  const asked: Input[] = [];
  const action: PaidAction<Input, Reply> = {
    subscribe: latest.subscribe,
    latest: latest.get,
    isRepeat,
    clear: () => latest.set(null),
    run: (_, { input }) => {
      if (input.ok) asked.push(input.value);
      return Promise.resolve(true);
    },
  };
  return { action, asked, latest };
}

beforeEach(() => {
  open.jobs = [];
});
afterEach(cleanup);

function desk({
  single = scripted<Wish, GenerationResult>(),
  several = scripted<Several<Wish>, SeveralReply>(),
} = {}) {
  const shown = renderHook(() => useDeskActions<Wish>(single.action, several.action));
  const run = (count: number, shape?: ShapeId) =>
    act(async () => void (await shown.result.current.run(succeed(FOX), count, shape)));
  return { single, several, run, now: () => shown.result.current };
}

const NOON = new Date('2026-11-22T12:00:00Z');
const job = (requestId: string): JobWithId => ({
  id: `ana_${requestId}`,
  ...testJob({
    user_id: uid,
    request_id: requestId,
    item_id: requestId,
    state: 'running',
    created_at: NOON,
  }),
});

it('asks for one picture by its own call, and for several by the queue', async () => {
  const { run, single, several } = desk();
  await run(1);
  await run(4);
  expect(single.asked).toEqual([FOX]);
  expect(several.asked).toEqual([{ wish: FOX, count: 4 }]);
});

it('asks for another shape by the queue: the own call draws squares', async () => {
  const { run, single, several } = desk();
  await run(1, 'tall');
  expect(single.asked).toEqual([]);
  expect(several.asked).toEqual([{ wish: FOX, count: 1, shape: 'tall' }]);
});

it('asks for one more by the queue while others are developed', async () => {
  open.jobs = [job('other')];
  const { run, single, several } = desk();
  await run(1);
  expect(single.asked).toEqual([]);
  expect(several.asked).toEqual([{ wish: FOX, count: 1 }]);
});

it.each([
  ['its own call again when the picture is here and its job still seems open', [], [FOX]],
  ['the queue when another is developed besides', ['other'], []],
])('asks by %s', async (_, others, asked) => {
  open.jobs = ['mine', ...others].map(job);
  const single = scripted<Wish, GenerationResult>();
  const paid = { itemId: 'a', mediaUrl: 'gs://a/b', creditsRemaining: 9 };
  const result = { ...paid, engine: 'embedded' as const, ignored: [] };
  const attempt = { uid, requestId: 'mine', input: FOX };
  single.latest.set({ ...attempt, state: 'done', result, finishedAtMs: 0 });
  const { run } = desk({ single });
  await run(1);
  expect(single.asked).toEqual(asked);
});

it('repeats the call whose answer was lost, although its job is open: another id would cost twice', async () => {
  open.jobs = [job('lost')];
  const { run, single, several } = desk({ single: scripted(() => true) });
  await run(1);
  expect(single.asked).toEqual([FOX]);
  expect(several.asked).toEqual([]);
});

it('repeats the queued one whose answer was lost, although nothing is open any more', async () => {
  const { run, single, several } = desk({ several: scripted(() => true) });
  await run(1);
  expect(single.asked).toEqual([]);
  expect(several.asked).toEqual([{ wish: FOX, count: 1 }]);
});

it('is free again as soon as the server holds the job', async () => {
  const { single, now } = desk();
  await act(async () =>
    single.latest.set({ uid, requestId: 'mine', input: FOX, state: 'running' }),
  );
  expect(now().isSending).toBe(true);
  open.jobs = [job('mine')];
  await act(async () =>
    single.latest.set({ uid, requestId: 'mine', input: FOX, state: 'running' }),
  );
  expect(now().isSending).toBe(false);
  expect(now().asked).toEqual(FOX);
});
