import type { Account } from '../account/account.ts';
import type { Schedule } from '../account/portalRecords.ts';
import type { Subscription } from '../account/records.ts';
import { changeSubscription, scheduleEvent } from '../events/recordEvent.ts';

/** Puts a change of price off until the period's end; a later one takes its place. */
export function scheduleChange(
  account: Account,
  subscription: Subscription,
  { price, at }: { readonly price: string; readonly at: number },
): void {
  const running = scheduleOf(account, subscription);
  if (running !== undefined) {
    if (running.to === price) return;
    running.to = price;
    scheduleEvent(account, running, { type: 'subscription_schedule.updated', at });
    return;
  }
  addSchedule(account, subscription, { to: price, at });
}

/** The price as it is until the period's end, and then this one. */
export function addSchedule(
  account: Account,
  subscription: Subscription,
  { to, at }: { readonly to: string; readonly at: number },
): Schedule {
  const schedule: Schedule = {
    id: account.newId('sub_sched'),
    created: at,
    customer: subscription.customer,
    subscription: subscription.id,
    from: subscription.price,
    to,
    quantity: subscription.quantity,
    startsAt: subscription.periodStart,
    changesAt: subscription.periodEnd,
    status: 'active',
    releasedAt: null,
    canceledAt: null,
  };
  account.records.schedules.push(schedule);
  scheduleEvent(account, schedule, { type: 'subscription_schedule.created', at });
  changeSubscription(account, subscription, { change: { schedule: schedule.id }, at });
  return schedule;
}

export function scheduleOf(account: Account, { schedule }: Subscription): Schedule | undefined {
  return schedule === null ? undefined : account.schedule(schedule);
}

/** The subscription goes on without it: it has done its work, or is not wanted any more. */
export function releaseSchedule(account: Account, subscription: Subscription, at: number): void {
  const schedule = scheduleOf(account, subscription);
  if (schedule === undefined) return;
  Object.assign(schedule, { status: 'released', releasedAt: at });
  scheduleEvent(account, schedule, { type: 'subscription_schedule.released', at });
  changeSubscription(account, subscription, { change: { schedule: null }, at });
}

/** It ends with its subscription. */
export function cancelSchedule(account: Account, subscription: Subscription, at: number): void {
  const schedule = scheduleOf(account, subscription);
  if (schedule === undefined) return;
  Object.assign(schedule, { status: 'canceled', canceledAt: at });
  scheduleEvent(account, schedule, { type: 'subscription_schedule.canceled', at });
}
