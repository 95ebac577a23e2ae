import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Schedule } from '../account/portalRecords.ts';
import { periodEndAfter } from '../billing/period.ts';
import { CURRENCY, type Wire } from './wire.ts';

/** Two phases: the plan as it is, and one period of the next; then the subscription goes on alone. */
export function scheduleOnWire(
  account: Account,
  schedule: Schedule,
): Wire<Stripe.SubscriptionSchedule> {
  const { id, changesAt, created, customer, from, startsAt, status, subscription, to } = schedule;
  const isActive = status === 'active';
  const { interval } = account.plan(to);
  const end = periodEndAfter({ anchor: changesAt, start: changesAt, interval });
  return {
    id,
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: schedule.canceledAt,
    completed_at: null,
    created,
    current_phase: isActive ? { start_date: startsAt, end_date: changesAt } : null,
    customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      phase(schedule, { price: from, start: startsAt, end: changesAt }),
      // Made from a subscription and not changed yet, it has the present phase only.
      ...(to === from ? [] : [phase(schedule, { price: to, start: changesAt, end })]),
    ],
    released_at: schedule.releasedAt,
    released_subscription: status === 'released' ? subscription : null,
    status,
    subscription: isActive ? subscription : null,
    test_clock: null,
  };
}

function phase(
  { quantity }: Schedule,
  { price, start, end }: { readonly price: string; readonly start: number; readonly end: number },
): Wire<Stripe.SubscriptionSchedule.Phase> {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: CURRENCY,
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}
