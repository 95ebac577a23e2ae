import { parseGsUrl } from '@lumashot/domain/paths';
import { OPERATION_NAMES, type OperationName } from '@lumashot/domain/operations/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleEvent } from '../../functions/src/usecases/billing/heard/handleEvent.ts';
import { sweepJobs, sweepLeftovers } from '../../functions/src/usecases/jobs/sweepJobs.ts';
import { closeAdmin, namedObjectsOf, objectsOf } from '../support/admin.ts';
import { billingWorld, grantsOf, type BillingWorld } from '../support/billing/billing.ts';
import { FAULTS, withFault, type Fault } from '../support/faults.ts';
import { failLoudly, noTasks, portsWith } from '../support/jobs/generation.ts';
import { brokenIn, brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { inputsFor, runAny } from '../support/jobs/requests.ts';
import { IS_TORTURE } from '../support/torture.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const LEASE_OVER = (): Date => new Date(Date.now() + 3_600_000);

/** A use case that makes more calls than this has changed its nature. */
const MOST_CALLS = 40;

describe.each(FAULTS)('when a call to the world %s', (fault) => {
  const operations: readonly OperationName[] = IS_TORTURE
    ? OPERATION_NAMES
    : ['text', 'productShot'];

  it.each(operations)(
    '%s is either paid and delivered or neither, at every call',
    async (operation) => {
      let points = 0;
      for (let at = 1; await survives({ operation, fault, at }); at += 1) points = at;
      // Reserve, draw, two encodings, save, commit: all of them at least.
      expect(points).toBeGreaterThanOrEqual(5);
      expect(points).toBeLessThan(MOST_CALLS);
    },
    120_000,
  );
});

/** Runs into the fault, cleans up as the sweeper does, retries; false when there is no such call. */
async function survives({
  operation,
  fault,
  at,
}: {
  operation: OperationName;
  fault: Fault;
  at: number;
}): Promise<boolean> {
  const uid = await givenProfile();
  const inputs = await inputsFor(uid, { only: operation });
  const before = await moneyOf(uid);
  const faulty = withFault(portsWith(), { fault, at });
  await runAny({ uid, operation }, { inputs, ports: faulty.ports }).catch(() => undefined);

  expect(await brokenInvariants(uid)).toEqual([]);
  const { jobs, results } = portsWith();
  const now = LEASE_OVER();
  await sweepJobs({ uid, now }, { jobs, tasks: noTasks, log: failLoudly });
  await sweepLeftovers({ jobs, results, log: failLoudly, now });
  const after = await moneyOf(uid);
  expect(brokenIn(after)).toEqual([]);
  expect(after.profile).toMatchObject({ credits_held: 0, jobs_running: 0 });

  // A retry of the same request tells what became of it, and changes nothing any more.
  const retried = await runAny({ uid, operation }, { inputs });
  const known = after.jobs.some(({ request_id }) => request_id === inputs[operation].requestId);
  const final = await moneyOf(uid);
  expect(brokenIn(final)).toEqual([]);
  const lost = after.profile.credits - final.profile.credits;
  expect(known ? lost : 0).toBe(0);
  expect(final.items.length - before.items.length).toBe(retried.ok ? 1 : 0);
  const objects = await objectsOf(uid);
  const isThere =
    retried.ok && objects.includes(parseGsUrl(retried.value.imageUrl)?.path ?? 'no path');
  expect(isThere).toBe(retried.ok);
  // Nothing lies about that no item names.
  expect(objects).toEqual(await namedObjectsOf(uid));
  return faulty.wasHit();
}

describe('fulfilment', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await billingWorld();
  });
  afterAll(() => world.stop());

  it.each(FAULTS)(
    'grants once when a call %s, at every call, and the event comes again',
    async (fault) => {
      let points = 0;
      for (let at = 1; await fulfils({ fault, at }); at += 1) points = at;
      // Known events, the owner, settling, the record.
      expect(points).toBeGreaterThanOrEqual(4);
    },
    120_000,
  );

  async function fulfils({ fault, at }: { fault: Fault; at: number }): Promise<boolean> {
    const uid = await givenProfile();
    const { customerId } = await world.pay(uid);
    const events = await world.eventsOf(customerId);
    const paid = events.find(({ type }) => type === 'invoice.paid');
    if (paid === undefined) throw new Error('nothing was paid');
    const faulty = withFault(world.ports, { fault, at });
    await handleEvent(paid, faulty.ports).catch(() => undefined);
    expect(await brokenInvariants(uid)).toEqual([]);

    await handleEvent(paid, world.ports);
    expect(await grantsOf(uid)).toEqual([300]);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits: 310, plan_id: 'PLUS' });
    expect(await brokenInvariants(uid)).toEqual([]);
    return faulty.wasHit();
  }
});
