import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { jobCounters } from '../../functions/src/adapters/firestore/jobs/jobCounters.ts';
import { jobQueries } from '../../functions/src/adapters/firestore/jobs/jobQueries.ts';
import { repairCounters } from '../../functions/src/usecases/jobs/repairCounters.ts';
import { closeAdmin, db, profileRef } from '../support/admin.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { queueWorld, startedIds } from '../support/jobs/queue.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);

/** Of this suite's own users; others of the same database are looked at too. */
async function repairsOf(uid: string, now = inMinutes(11)) {
  const told: unknown[] = [];
  await repairCounters(
    { now },
    {
      counters: jobCounters(db),
      log: {
        repaired: (event) => void (event.uid === uid && told.push(event)),
        notRepaired: ({ error }) => {
          throw error;
        },
      },
    },
  );
  return told;
}

const RIGHT = { credits_held: 4, jobs_running: 2, jobs_waiting: 2 };

async function fourOfTwo(): Promise<string> {
  const uid = await givenProfile();
  expect(startedIds(await queueWorld().ask({ uid }))).toHaveLength(4);
  expect((await moneyOf(uid)).profile).toMatchObject(RIGHT);
  return uid;
}

describe('counters that do not agree with the jobs', () => {
  it.each([
    { credits_held: 9, jobs_running: 2, jobs_waiting: 2 },
    { credits_held: 4, jobs_running: 0, jobs_waiting: 0 },
    { credits_held: 0, jobs_running: 5, jobs_waiting: 0 },
    { credits_held: -3, jobs_running: -1, jobs_waiting: 2 },
  ])('are set to what the jobs say, once, and told: %o', async (wrong) => {
    const uid = await fourOfTwo();
    await profileRef(uid).update(wrong);
    expect(await repairsOf(uid)).toEqual([{ uid, before: wrong, after: RIGHT }]);
    expect(await repairsOf(uid)).toEqual([]);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('free what a user without open jobs could never have used again', async () => {
    const uid = await givenProfile();
    await profileRef(uid).update({ credits_held: 10, jobs_running: 2 });
    expect((await queueWorld().ask({ uid, count: 1 })).ok).toBe(false);
    await repairsOf(uid);
    expect((await queueWorld().ask({ uid, count: 1 })).ok).toBe(true);
  });

  it('are left alone while the profile still changes, and where they agree', async () => {
    const uid = await fourOfTwo();
    expect(await repairsOf(uid)).toEqual([]);
    await profileRef(uid).update({ credits_held: 9 });
    expect(await repairsOf(uid, new Date())).toEqual([]);
  });

  it('are decided again when a job moves meanwhile', async () => {
    const uid = await fourOfTwo();
    await profileRef(uid).update({ credits_held: 9 });
    const world = queueWorld();
    await Promise.all([
      jobCounters(db).repair(uid),
      world.cancel(uid, { waiting: true }),
      jobCounters(db).repair(uid),
    ]);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits_held: 2, jobs_waiting: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('owners with open jobs', () => {
  /** More than are read at a time. */
  const OWNERS = Array.from({ length: 201 }, (_, index) => `many-${index}`);

  async function allOf(owners: AsyncIterable<string>): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const uid of owners) if (uid.startsWith('many-')) found.push(uid);
    return found.toSorted();
  }

  it('are all found, each once, however many there are', async () => {
    const counted = { credits_held: 1, jobs_running: 1, jobs_waiting: 1 };
    const making = db.batch();
    for (const uid of OWNERS) making.set(profileRef(uid), { user_id: uid, ...counted });
    await making.commit();
    onTestFinished(async () => {
      const removing = db.batch();
      for (const uid of OWNERS) removing.delete(profileRef(uid));
      await removing.commit();
    });
    const all = OWNERS.toSorted();
    expect(await allOf(jobQueries(db).waitingOwners())).toEqual(all);
    const unchangedSince = inMinutes(1);
    expect(await allOf(jobCounters(db).countedOwners({ unchangedSince }))).toEqual(all);
  });
});
