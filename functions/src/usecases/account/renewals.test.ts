import { expect, it } from 'vitest';
import { LOCAL_PRICE_IDS } from '../../../../scripts/lib/settings/localStripe.ts';
import { billingHere } from '../../../../tests/support/billing/billingHere.ts';
import { closingRecord } from '../../../../tests/support/accounts/closingRecord.ts';
import { beginClosing, keepAccount, type OwnClosePorts } from './closeAccount.ts';
import type { Closings } from './ports.ts';

const { STARTER, PLUS, ULTIMATE } = LOCAL_PRICE_IDS;

/** A customer whose account is closed and kept, with their subscriptions at a Stripe in this process. */
async function closing() {
  const world = await billingHere();
  const done: string[] = [];
  let record = closingRecord(world.memory.uid);
  const closings: Closings = {
    begin: async () => record,
    read: async () => record,
    noteRenewals: async ({ ids, changes }) => {
      record = {
        ...record,
        renewals: [...new Set([...record.renewals, ...ids])],
        plan_changes: [...record.plan_changes, ...changes],
      };
    },
    keep: async () => {
      done.push('kept');
      return true;
    },
    beginUnbegun: async () => false,
    commit: async () => true,
    noteStep: async () => {},
    forget: async () => {},
    due: async () => [],
  };
  const ports: OwnClosePorts = {
    closings,
    holdings: {
      openJobs: async () => ['job'],
      forgetDevices: async () => void done.push('devices forgotten'),
    },
    billing: world.memory.store,
    renewals: world.renewals,
    rateLimits: { admits: async () => true },
    jobs: {
      cancel: async ({ jobId }) => {
        done.push(`${jobId} cancelled`);
        return { kind: 'missing' };
      },
    },
    now: () => new Date(0),
  };
  /** On a page that is open in another tab the card is declined, or the bank still thinks. */
  const beginUnpaid = async (priceId: string): Promise<string> => {
    const url = await world.open(priceId);
    const { subscription } = await world.control.begin(/cs_\w+/.exec(url)?.[0] ?? '');
    return subscription ?? '';
  };
  const statusOf = async (id: string) => (await world.stripe.subscriptions.retrieve(id)).status;
  return {
    ...world,
    done,
    beginUnpaid,
    statusOf,
    record: () => record,
    note: (ids: readonly string[]) => closings.noteRenewals({ uid: '', ids, changes: [] }),
    close: () => beginClosing(world.memory.uid, ports),
    keep: () => keepAccount({ uid: world.memory.uid }, ports),
  };
}

it('closes and keeps an account with a subscription that was never paid', async () => {
  const world = await closing();
  const id = await world.beginUnpaid(PLUS.monthly);
  await world.close();
  expect(world.done).toEqual(['job cancelled', 'devices forgotten']);
  expect(await world.statusOf(id)).toBe('incomplete_expired');
  expect(world.record().renewals).toEqual([]);
  expect(await world.keep()).toEqual({ ok: true, value: { isWhole: true } });
});

it('keeps an account whatever was noted for it', async () => {
  const world = await closing();
  const never = await world.beginUnpaid(PLUS.monthly);
  const plan = await world.buy(PLUS.monthly);
  await world.note([never, 'sub_gone']);
  await world.close();
  expect(await world.keep()).toEqual({ ok: true, value: { isWhole: false } });
  expect(world.done).toContain('kept');
  const kept = await world.stripe.subscriptions.retrieve(plan);
  expect(kept.cancel_at_period_end).toBe(false);
});

it('stops the other subscriptions and all the rest where one fails', async () => {
  const world = await closing();
  const first = await world.buy(PLUS.monthly);
  const { subscriptions } = world.stripe;
  const update = subscriptions.update.bind(subscriptions);
  subscriptions.update = (...asked) => {
    if (asked[0] === first) throw new Error('no network');
    return update(...asked);
  };
  const url = await world.ports().payments.createCheckout({
    uid: world.memory.uid,
    customerId: world.customerId(),
    priceId: STARTER.monthly,
    successUrl: 'http://app.test/paid',
    cancelUrl: 'http://app.test/plans',
  });
  const { subscription } = await world.control.pay(/cs_\w+/.exec(url)?.[0] ?? '');
  await expect(world.close()).rejects.toThrow('no network');
  expect(world.done).toEqual(['job cancelled', 'devices forgotten']);
  const second = await world.stripe.subscriptions.retrieve(subscription ?? '');
  expect(second.cancel_at_period_end).toBe(true);
});

it('ends everything, also beside what was over already or ends in this moment', async () => {
  const world = await closing();
  const never = await world.beginUnpaid(PLUS.monthly);
  await world.control.advance(24 * 3_600);
  const unpaid = await world.beginUnpaid(PLUS.monthly);
  const plan = await world.buy(PLUS.monthly);
  const { subscriptions } = world.stripe;
  const cancel = subscriptions.cancel.bind(subscriptions);
  subscriptions.cancel = (...asked) => {
    // Somebody else is a moment faster.
    void cancel(...asked);
    return cancel(...asked);
  };
  await world.renewals.endAll(world.customerId());
  const states = await Promise.all([never, unpaid, plan].map(world.statusOf));
  expect(states).toEqual(['incomplete_expired', 'incomplete_expired', 'canceled']);
  const customer = await world.stripe.customers.retrieve(world.customerId());
  expect('metadata' in customer && customer.metadata['uid']).toBeFalsy();
});

it('schedules a smaller plan again that waited for the end of the period', async () => {
  const world = await closing();
  const id = await world.buy(ULTIMATE.yearly);
  await world.pass(360);
  await world.change(id, STARTER.monthly);
  await world.close();
  expect((await world.stripe.subscriptions.retrieve(id)).schedule).toBeNull();
  // Asked again before it was kept: what was noted stays noted.
  await world.close();
  expect(await world.keep()).toEqual({ ok: true, value: { isWhole: true } });
  await world.pass(6);
  const charges = await world.stripe.charges.list({ customer: world.customerId() });
  expect(charges.data.map(({ amount }) => amount)).toEqual([1_400, 74_400]);
});

it('says so where the smaller plan cannot be scheduled again', async () => {
  const world = await closing();
  const id = await world.buy(ULTIMATE.yearly);
  await world.change(id, STARTER.monthly);
  await world.close();
  const { subscriptionSchedules: schedules } = world.stripe;
  const update = schedules.update.bind(schedules);
  schedules.update = (schedule, params, ...rest) => {
    const { phases = [], ...others } = params ?? {};
    return update(schedule, { ...others, phases: phases.slice(0, 1) }, ...rest);
  };
  expect(await world.keep()).toEqual({ ok: true, value: { isWhole: false } });
  const kept = await world.stripe.subscriptions.retrieve(id);
  expect([kept.cancel_at_period_end, kept.schedule]).toEqual([false, null]);
});
