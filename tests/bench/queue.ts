import { randomUUID } from 'node:crypto';
import { CALLS } from '@lumashot/domain/calls/calls';

import { COLLECTIONS } from '@lumashot/domain/paths';
import { rowFrom } from '../../functions/src/adapters/firestore/jobs/jobDocuments.ts';
import { closeAdmin, db, profileRef } from '../support/admin.ts';
import { call, signUp } from '../support/emulators/calls.ts';
import { tileEngine } from '../support/jobs/generation.ts';
import { queueWorld } from '../support/jobs/queue.ts';
import { givenProfile } from '../support/accounts/users.ts';
import { GOALS, verdictOf } from './kit/goals.ts';
import { median } from './kit/numbers.ts';
import { compare, inTurns, p50, timed } from './kit/rounds.ts';
import { amount, printColumns, printTable } from './kit/table.ts';
import { startPlainly } from './queue/plainStart.ts';

/**
 * What taking pictures into the queue costs beside its bare reads and its batch, and how long a task
 * then waits for its worker.
 */
const CALLS_A_ROUND = 20;
const PICTURES = 4;
const RICH = { credits: 1_000_000, has_active_subscription: true, plan_id: 'ULTIMATE' } as const;

const world = queueWorld({ engine: { ...tileEngine(), id: 'hosted' } });
const started = compare(
  await inTurns({
    ours: () => p50(CALLS_A_ROUND, startOnce),
    peer: () => p50(CALLS_A_ROUND, plainOnce),
  }),
);
printTable(`startGeneration of ${PICTURES}, against its bare reads and batch, p50`, [
  { metric: 'the use case on the emulators', compared: started, unit: 'ms' },
]);
const more = started.ours - started.peer;
const claims = await claimsOf(12);
printColumns(
  'What is held to a goal',
  ['metric', 'value', 'goal', 'verdict'],
  [
    [
      'startGeneration, beyond the bare calls',
      amount(more, 'ms'),
      amount(GOALS.starting.goal, 'ms'),
      verdictOf(more, GOALS.starting),
    ],
    ['queued to claimed, through the task emulator, p50', amount(median(claims), 'ms'), '', ''],
    ['queued to claimed, the slowest', amount(Math.max(...claims), 'ms'), '', ''],
  ],
);
await closeAdmin();

/** Each on an account of its own: nothing of an earlier one waits. */
async function startOnce(): Promise<number> {
  const uid = await givenProfile(RICH);
  return timed(async () => {
    const reply = await world.ask({ uid, count: PICTURES });
    if (!reply.ok) throw new Error(`not started: ${reply.refusal.reason}`);
  });
}

async function plainOnce(): Promise<number> {
  const uid = await givenProfile(RICH);
  return timed(() => startPlainly({ uid, count: PICTURES }));
}

/** Of pictures that the real functions queue and draw, by the times that the jobs themselves keep. */
async function claimsOf(requests: number): Promise<readonly number[]> {
  const account = await signUp();
  await call('ensureProfile', { account, data: { isOldEnough: true } });
  await profileRef(account.uid).update(RICH);
  const times: number[] = [];
  for (let at = 0; at < requests; at += 1) {
    const answer = await call('startGeneration', {
      account,
      data: {
        requestId: randomUUID(),
        operation: 'text',
        input: { prompt: 'a red fox in a snowy forest' },
        count: 2,
      },
    });
    const { jobs } = CALLS.startGeneration.output.parse('result' in answer ? answer.result : null);
    times.push(...(await Promise.all(jobs.map(({ jobId }) => claimOf(jobId)))));
  }
  return times;
}

/** Once it is drawn, a job tells when it was queued and when a worker took it. */
function claimOf(jobId: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const stop = db
      .collection(COLLECTIONS.generationJobs)
      .doc(jobId)
      .onSnapshot((read) => {
        const { state, queued_at: queued, started_at: taken } = rowFrom(read).job;
        if (state !== 'done') return;
        stop();
        resolve((taken?.getTime() ?? Number.NaN) - (queued?.getTime() ?? Number.NaN));
      }, reject);
  });
}
