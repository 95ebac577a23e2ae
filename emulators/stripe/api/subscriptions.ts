import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/records.ts';
import {
  cancelAt,
  cancelAtPeriodEnd,
  endSubscription,
  keepSubscription,
} from '../billing/cancel.ts';
import { changePlan } from '../billing/changePlan.ts';
import { expireUnpaid } from '../billing/firstPayment.ts';
import { changeSubscription } from '../events/recordEvent.ts';
import { formBoolean, formInteger, formMetadata, formText, mergedMetadata } from '../http/form.ts';
import { invalid, noSuch } from '../http/stripeError.ts';
import { subscriptionOnWire } from '../wire/subscription.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

const STATUSES = [
  'active',
  'past_due',
  'canceled',
  'ended',
  'all',
  'incomplete',
  'incomplete_expired',
  'paused',
  'trialing',
  'unpaid',
] as const;

const updateParams = z.strictObject({
  items: z
    .array(z.strictObject({ id: formText, price: formText }))
    .max(1)
    .optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
    .optional(),
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
  cancel_at_period_end: formBoolean.optional(),
  cancel_at: z.union([z.literal(''), formInteger]).optional(),
  metadata: z.union([z.literal(''), formMetadata]).optional(),
});

type Update = z.infer<typeof updateParams>;

export const SUBSCRIPTION_ROUTES: readonly Route[] = [
  route('GET', '/v1/subscriptions', {
    params: z.strictObject({
      ...LIST_PARAMS,
      customer: formText.optional(),
      price: formText.optional(),
      status: z.enum(STATUSES).optional(),
    }),
    answer: (account, params) => {
      const { customer, price, status } = params;
      if (customer !== undefined) account.customer(customer, 'customer');
      const rows = account.records.subscriptions.filter(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (price === undefined || each.price === price) &&
          hasStatus(each, status),
      );
      const show = (each: Subscription) => subscriptionOnWire(account, each);
      return listPage(rows, { params, url: '/v1/subscriptions', kind: 'subscription', show });
    },
  }),
  route('GET', '/v1/subscriptions/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => subscriptionOnWire(account, account.subscription(id)),
  }),
  route('POST', '/v1/subscriptions/:id', {
    params: updateParams,
    answer: (account, params, id) => {
      const subscription = account.subscription(id);
      update(account, subscription, params);
      return subscriptionOnWire(account, subscription);
    },
  }),
  route('DELETE', '/v1/subscriptions/:id', {
    params: z.strictObject({
      cancellation_details: z.unknown().optional(),
      invoice_now: formBoolean.default(false),
      prorate: formBoolean.default(false),
    }),
    answer: (account, { invoice_now: invoicesNow, prorate: prorates }, id) => {
      const subscription = account.subscription(id);
      if (subscription.status === 'canceled') throw noSuch('subscription', id);
      if (subscription.status === 'incomplete_expired') {
        throw invalid('You cannot cancel a subscription that is `incomplete_expired`.');
      }
      if (subscription.status === 'incomplete') {
        expireUnpaid(account, subscription, account.now());
        return subscriptionOnWire(account, subscription);
      }
      endSubscription(account, subscription, { at: account.now(), prorates, invoicesNow });
      return subscriptionOnWire(account, subscription);
    },
  }),
];

/** Without a status the list leaves out what is over. */
function hasStatus(
  { status }: Subscription,
  wanted: (typeof STATUSES)[number] | undefined,
): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return wanted === undefined ? status !== 'canceled' : status === wanted;
}

function update(account: Account, subscription: Subscription, params: Update): void {
  assertPossible(account, subscription, params);
  const at = account.now();
  const [item] = params.items ?? [];
  changePlan(account, subscription, {
    price: item?.price ?? subscription.price,
    proration: params.proration_behavior ?? 'create_prorations',
    restarts: params.billing_cycle_anchor?.type === 'now',
    payment: params.payment_behavior ?? 'allow_incomplete',
    at,
  });
  if (params.cancel_at_period_end === true && !subscription.cancelAtPeriodEnd) {
    cancelAtPeriodEnd(account, subscription, { by: 'api', at });
  }
  // The flag takes back what the flag asked for; a date is taken back by `cancel_at`.
  if (params.cancel_at_period_end === false && subscription.cancelAtPeriodEnd) {
    keepSubscription(account, subscription, at);
  }
  if (params.cancel_at === '') keepSubscription(account, subscription, at);
  else if (params.cancel_at !== undefined) {
    cancelAt(account, subscription, { when: params.cancel_at, isFlagged: false, at });
  }
  if (params.metadata !== undefined) {
    const metadata = mergedMetadata(subscription.metadata, params.metadata);
    changeSubscription(account, subscription, { change: { metadata }, at });
  }
}

/** Everything is checked first: a refused update changes nothing. */
function assertPossible(account: Account, subscription: Subscription, params: Update): void {
  const { items, cancel_at_period_end: flag, cancel_at: date, metadata } = params;
  assertMayChange(subscription, params);
  if (subscription.schedule !== null && (flag !== undefined || date !== undefined)) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  if (flag !== undefined && date !== undefined) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  if (typeof date === 'number' && date <= account.now()) {
    throw invalid('Timestamp must be in the future.', 'cancel_at');
  }
  if (metadata !== undefined) mergedMetadata(subscription.metadata, metadata);
  if (params.payment_behavior === 'pending_if_incomplete') assertCanWait(params);
  const [item] = items ?? [];
  if (item === undefined) return;
  if (item.id !== subscription.item) throw noSuch('subscription_item', item.id, 'items[0][id]');
  account.plan(item.price, 'items[0][price]');
  if (!account.isOnSale(item.price)) {
    throw invalid('The price specified is inactive.', 'items[0][price]');
  }
  const isSameInterval =
    account.plan(item.price).interval === account.plan(subscription.price).interval;
  if (params.billing_cycle_anchor?.type === 'unchanged' && !isSameInterval) {
    throw invalid(
      'You cannot keep the billing cycle anchor: the billing intervals differ.',
      'billing_cycle_anchor',
    );
  }
}

/** What never began takes metadata only, what is over nothing. */
function assertMayChange({ status }: Subscription, params: Update): void {
  if (status === 'incomplete_expired') {
    throw invalid('You cannot update a subscription that is `canceled` or `incomplete_expired`.');
  }
  const isMetadataOnly = Object.keys(params).every((name) => name === 'metadata');
  if (isMetadataOnly) return;
  if (status === 'canceled') {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (status === 'incomplete') {
    throw invalid('An incomplete subscription can only update its metadata and default_source.');
  }
}

/** Only what brings an invoice can wait until it is paid. */
function assertCanWait(params: Update): void {
  const other = Object.keys(params).find((name) => !CAN_WAIT.has(name));
  if (other === undefined) return;
  throw invalid(
    `When payment_behavior is pending_if_incomplete, ${other} cannot be updated with it.`,
    other,
  );
}

const CAN_WAIT: ReadonlySet<string> = new Set([
  'items',
  'payment_behavior',
  'proration_behavior',
  'billing_cycle_anchor',
]);
