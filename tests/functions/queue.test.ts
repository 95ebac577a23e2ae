import { randomUUID } from 'node:crypto';
import { CALLS } from '@lumashot/domain/calls/calls';
import { isOpen } from '@lumashot/domain/jobs/states';
import { afterAll, expect, it, vi } from 'vitest';
import { closeAdmin, objectsOf, namedObjectsOf } from '../support/admin.ts';
import { call, newcomer, reasonOf, type Account, type Reply } from '../support/emulators/calls.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';

afterAll(closeAdmin);

/** Over the wire and through the suite's own task queue, drawn by the engine that the product ships. */
const ask = (account: Account, fields: object = {}): Promise<Reply> =>
  call('startGeneration', {
    account,
    data: {
      requestId: randomUUID(),
      operation: 'text',
      input: { prompt: 'a red fox in a snowy forest' },
      ...fields,
    },
  });

const started = (answer: Reply) =>
  CALLS.startGeneration.output.parse('result' in answer ? answer.result : null);

const whenAllEnded = (uid: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const { jobs } = await moneyOf(uid);
      expect(jobs.filter(({ state }) => isOpen(state))).toEqual([]);
    },
    { timeout: 60_000, interval: 200 },
  );

it('four at once on a plan of two are drawn by workers, the one that was cancelled is not', async () => {
  const account = await newcomer();
  const { jobs, groupId } = started(await ask(account, { count: 4 }));
  expect(jobs.map(({ state }) => state)).toEqual(['queued', 'queued', 'waiting', 'waiting']);
  const last = jobs[3]?.jobId ?? '';
  const cancelled = await call('cancelJobs', { account, data: { jobIds: [last] } });
  expect(cancelled).toMatchObject({ result: { jobs: [{ state: 'cancelled', refusal: null }] } });

  await whenAllEnded(account.uid);
  const { profile, items, groups } = await moneyOf(account.uid);
  expect(profile).toMatchObject({ credits: 7, credits_held: 0, jobs_running: 0, jobs_waiting: 0 });
  expect(items).toHaveLength(3);
  expect(groups).toMatchObject([{ id: groupId, done: 3, cancelled: 1 }]);
  expect(await objectsOf(account.uid)).toEqual(await namedObjectsOf(account.uid));
  expect(await brokenInvariants(account.uid)).toEqual([]);

  const again = await call('retryJob', {
    account,
    data: { jobId: last, requestId: randomUUID() },
  });
  expect(started(again)).toMatchObject({ groupId: null, jobs: [{ state: 'done' }] });
  expect((await moneyOf(account.uid)).profile.credits).toBe(6);
});

it('what the preview engine cannot draw is refused before anything is held, in any number', async () => {
  const account = await newcomer();
  const answer = await ask(account, {
    count: 4,
    input: { prompt: 'a knight fighting a dragon' },
  });
  expect(reasonOf(answer)).toBe('needs-a-model');
  expect((await moneyOf(account.uid)).jobs).toEqual([]);
});

it.each([
  ['an unknown operation', { operation: 'video' }, 'invalid-request'],
  ['five', { count: 5 }, 'invalid-request'],
  ['no words', { input: { prompt: ' ' } }, 'prompt-empty'],
  ['a price of its own', { cost: 0 }, 'invalid-request'],
  ['another operation’s words', { input: { description: 'a fox' } }, 'invalid-request'],
  ['a seed of its own', { input: { prompt: 'a fox', seed: 1 } }, 'invalid-request'],
])('%s is refused in words', async (_, fields, reason) => {
  const account = await newcomer();
  const answer = await ask(account, fields);
  expect(answer.status).toBe(400);
  expect(reasonOf(answer)).toBe(reason);
});

it('nobody touches another one’s jobs', async () => {
  const account = await newcomer();
  const [job] = started(await ask(account)).jobs;
  const data = { jobId: job?.jobId, requestId: randomUUID() };
  const thief = await newcomer();
  expect(reasonOf(await call('retryJob', { account: thief, data }))).toBe('job-missing');
  const cancelled = await call('cancelJobs', { account: thief, data: { jobIds: [job?.jobId] } });
  expect(cancelled).toMatchObject({ result: { jobs: [{ state: null, refusal: 'job-missing' }] } });
});
