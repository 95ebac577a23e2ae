import { describe, expect, it } from 'vitest';
import { paidUntil } from '@lumashot/domain/billing/paidLine';
import { subscriptionStatus } from '@lumashot/domain/billing/subscription';
import type { PlanId } from '@lumashot/domain/billing/plans';
import type { BillingPeriod } from '@lumashot/domain/billing/prices';
import type Stripe from 'stripe';
import { stripeInProcess } from '../../emulators/stripe/inProcess.ts';
import { stripePayments } from '../../functions/src/adapters/stripe/payments.ts';
import {
  findPortal,
  makePortal,
  portalDifferences,
} from '../../functions/src/adapters/stripe/portalSettings.ts';
import { subscriptionOf } from '../../functions/src/adapters/stripe/subscription.ts';
import { LOCAL_PRICE_IDS, localPrices } from '../../scripts/lib/settings/localStripe.ts';

/** A customer who pays for a plan, at a Stripe in this process. */
async function payer({ planId = 'PLUS', period = 'monthly' }: Partial<Bought> = {}) {
  const { stripe, control } = stripeInProcess({
    prices: localPrices(),
    secretKey: 'key-of-this-test',
    now: () => Date.UTC(2030, 0, 31, 12),
  });
  const payments = stripePayments(stripe, LOCAL_PRICE_IDS);
  const customerId = await payments.createCustomer({ uid: 'user', email: null });
  const buy = async (bought: Bought): Promise<string> => {
    const url = await payments.createCheckout({
      uid: 'user',
      customerId,
      priceId: LOCAL_PRICE_IDS[bought.planId][bought.period],
      successUrl: 'http://app.test/paid',
      cancelUrl: 'http://app.test/plans',
    });
    const { subscription } = await control.pay(/cs_\w+/.exec(url)?.[0] ?? '');
    if (subscription === null) throw new Error('nothing was bought');
    return subscription;
  };
  const subscriptionId = await buy({ planId, period });
  const switchTo = async (
    to: Bought,
    proration: Stripe.SubscriptionUpdateParams['proration_behavior'],
  ): Promise<void> => {
    const [item] = (await stripe.subscriptions.retrieve(subscriptionId)).items.data;
    await stripe.subscriptions.update(subscriptionId, {
      items: [{ id: item?.id ?? '', price: LOCAL_PRICE_IDS[to.planId][to.period] }],
      ...(proration === undefined ? {} : { proration_behavior: proration }),
    });
  };
  const read = async () => {
    const [subscription] = (await payments.purchasesOf(customerId)).subscriptions;
    if (subscription === undefined) throw new Error('nothing was read');
    return subscription;
  };
  return { stripe, control, payments, customerId, subscriptionId, buy, switchTo, read };
}

/** As Stripe lists invoices: the first ten lines of each, and that there are more. */
function showTenLinesOnly({ invoices }: Stripe): void {
  const list = invoices.list.bind(invoices);
  invoices.list = (...asked) => {
    const page = list(...asked);
    const all = page.autoPagingToArray.bind(page);
    page.autoPagingToArray = async (options: { limit: number }) =>
      (await all(options)).map((invoice) => {
        const { data } = invoice.lines;
        const lines = { ...invoice.lines, data: data.slice(0, 10), has_more: data.length > 10 };
        return { ...invoice, lines };
      });
    return page;
  };
}

interface Bought {
  readonly planId: PlanId;
  readonly period: BillingPeriod;
}

describe('reading a customer', () => {
  it('loses no invoice of three years', async () => {
    const { control, subscriptionId, read } = await payer();
    for (let month = 0; month < 36; month += 1) await control.renew(subscriptionId);
    const { lines } = await read();
    expect(lines).toHaveLength(37);
    expect(lines[0]?.starts_at).toEqual(new Date('2030-01-31T12:00:00Z'));
    expect(new Set(lines.map(({ invoice_id }) => invoice_id)).size).toBe(37);
  });

  it('loses no line of an invoice with many', async () => {
    const { stripe, control, subscriptionId, switchTo, read } = await payer();
    showTenLinesOnly(stripe);
    for (let time = 0; time < 130; time += 1) {
      await control.advance(600);
      const planId = time % 2 === 0 ? 'CREATOR' : 'PLUS';
      await switchTo({ planId, period: 'monthly' }, 'create_prorations');
    }
    expect((await read()).lines).toHaveLength(1);
    await control.renew(subscriptionId);
    const { lines } = await read();
    // Each change gave time back and charged for other time; and two whole months.
    expect(lines).toHaveLength(2 + 130 * 2);
    expect(lines.filter(({ is_proration }) => is_proration)).toHaveLength(260);
    const begun = new Set(lines.map(({ period_start }) => period_start.toISOString()));
    expect([...begun].toSorted()).toEqual(['2030-01-31T12:00:00.000Z', '2030-02-28T12:00:00.000Z']);
  });

  it('leaves out what is not paid', async () => {
    const { control, customerId, switchTo, read } = await payer();
    await control.setCard(customerId, 'declines');
    await switchTo({ planId: 'ULTIMATE', period: 'monthly' }, 'always_invoice');
    const { lines, state } = await read();
    expect(lines.map(({ plan_id }) => plan_id)).toEqual(['PLUS']);
    expect(state).toBe('past_due');
  });

  it('tells how much of the money is kept: refunds, disputes, and both', async () => {
    const { stripe, control, customerId, read } = await payer();
    const kept = async () => (await read()).lines[0]?.kept;
    const [charge] = (await stripe.charges.list({ customer: customerId })).data;
    expect(await kept()).toBe(1);
    await stripe.refunds.create({ charge: charge?.id ?? '', amount: 600 });
    expect(await kept()).toBe(0.75);
    const { id } = await control.dispute(charge?.id ?? '', { amount: 1_200 });
    expect(await kept()).toBe(0.25);
    await control.closeDispute(id, 'won');
    expect(await kept()).toBe(0.75);
  });

  it('does not count a subscription as active while its collection or itself is paused', async () => {
    const { stripe, subscriptionId, read } = await payer();
    const { lines } = await read();
    const told = await stripe.subscriptions.retrieve(subscriptionId);
    const invoices = (await stripe.invoices.list({ expand: ['data.payments'] })).data;
    const as = (fields: Partial<Stripe.Subscription>) =>
      subscriptionOf(
        { ...told, ...fields },
        { invoices, charges: [] },
        { sold: LOCAL_PRICE_IDS, former: {} },
      );
    const now = new Date('2030-02-10T12:00:00Z');
    const isActive = (fields: Partial<Stripe.Subscription>) => {
      const subscription = as(fields);
      if (subscription === null) throw new Error('not read');
      expect(subscription.lines).toHaveLength(lines.length);
      return subscriptionStatus([subscription], now).has_active_subscription;
    };
    expect(isActive({})).toBe(true);
    for (const behavior of ['void', 'keep_as_draft', 'mark_uncollectible'] as const) {
      expect(isActive({ pause_collection: { behavior, resumes_at: null } })).toBe(false);
    }
    expect(isActive({ status: 'paused' })).toBe(false);
  });

  it('knows when a prorated year began, also after the interval was changed', async () => {
    const { control, switchTo, read } = await payer();
    await control.advance(10 * 86_400);
    await switchTo({ planId: 'PLUS', period: 'yearly' }, 'always_invoice');
    await control.advance(10 * 86_400);
    await switchTo({ planId: 'CREATOR', period: 'yearly' }, 'always_invoice');
    const { lines } = await read();
    const starts = lines.map(({ sign, plan_id, period_start }) => [
      sign,
      plan_id,
      period_start.toISOString().slice(0, 10),
    ]);
    expect(starts).toEqual([
      [1, 'PLUS', '2030-01-31'],
      [-1, 'PLUS', '2030-01-31'],
      [1, 'PLUS', '2030-02-10'],
      [-1, 'PLUS', '2030-02-10'],
      [1, 'CREATOR', '2030-02-10'],
    ]);
    expect(paidUntil(lines)).toEqual(new Date('2031-02-10T12:00:00Z'));
  });
});

describe('a subscription that is too much', () => {
  it('is given back and ended, once, also when the first try stops in between', async () => {
    const { stripe, control, payments, customerId, subscriptionId, buy } = await payer();
    const second = await buy({ planId: 'ULTIMATE', period: 'monthly' });
    const [invoice] = (await stripe.invoices.list({ subscription: second })).data;
    const double = { subscriptionId: second, invoiceId: invoice?.id ?? '' };

    const cancel = stripe.subscriptions.cancel.bind(stripe.subscriptions);
    stripe.subscriptions.cancel = () => Promise.reject(new Error('the process died'));
    await expect(payments.endDouble(double)).rejects.toThrow('the process died');
    stripe.subscriptions.cancel = cancel;
    // Stripe forgets idempotency keys after a day.
    await control.advance(2 * 86_400);
    expect(await payments.endDouble(double)).toBe(true);

    const refunds = (await stripe.refunds.list()).data;
    expect(refunds.map(({ amount }) => amount)).toEqual([12_400]);
    const states = await Promise.all(
      [subscriptionId, second].map(async (id) => (await stripe.subscriptions.retrieve(id)).status),
    );
    expect(states).toEqual(['active', 'canceled']);
    const customer = await stripe.customers.retrieve(customerId);
    expect(customer).toMatchObject({ balance: 0 });
  });

  it('is left alone when credit paid for it and not money', async () => {
    const { stripe, payments, switchTo, buy } = await payer({ planId: 'ULTIMATE' });
    await switchTo({ planId: 'STARTER', period: 'monthly' }, 'always_invoice');
    const second = await buy({ planId: 'PLUS', period: 'monthly' });
    const [invoice] = (await stripe.invoices.list({ subscription: second })).data;
    const double = { subscriptionId: second, invoiceId: invoice?.id ?? '' };
    expect(await payments.endDouble(double)).toBe(false);
    expect((await stripe.refunds.list()).data).toEqual([]);
    expect((await stripe.subscriptions.retrieve(second)).status).toBe('active');
  });
});

describe('the portal', () => {
  const open = { customerId: '', returnUrl: 'http://app.test/settings' };

  it('is made once, and is not opened without its configuration', async () => {
    const { stripe, payments, customerId } = await payer();
    expect(await payments.createPortal({ ...open, customerId, shows: 'everything' })).toEqual({
      kind: 'unfit',
      differences: ['configuration'],
    });
    expect(await makePortal(stripe, LOCAL_PRICE_IDS)).toBe('made');
    expect(await makePortal(stripe, LOCAL_PRICE_IDS)).toBe('unchanged');
    expect(await payments.createPortal({ ...open, customerId, shows: 'everything' })).toMatchObject(
      { kind: 'open' },
    );
  });

  const CHANGES: Readonly<Record<string, Stripe.BillingPortal.ConfigurationUpdateParams.Features>> =
    {
      'subscription_update.proration_behavior': {
        subscription_update: { enabled: true, proration_behavior: 'none' },
      },
      'subscription_update.schedule_at_period_end': {
        subscription_update: {
          enabled: true,
          schedule_at_period_end: { conditions: [{ type: 'shortening_interval' }] },
        },
      },
      'subscription_update.default_allowed_updates': {
        subscription_update: { enabled: true, default_allowed_updates: ['price', 'quantity'] },
      },
      'subscription_cancel.mode': { subscription_cancel: { enabled: true, mode: 'immediately' } },
      'subscription_cancel.enabled': { subscription_cancel: { enabled: false } },
      'invoice_history.enabled': { invoice_history: { enabled: false } },
      'payment_method_update.enabled': { payment_method_update: { enabled: false } },
      'subscription_update.enabled': { subscription_update: { enabled: false } },
    };

  it.each(Object.entries(CHANGES))('is not opened when %s differs', async (name, features) => {
    const { stripe, payments, customerId } = await payer();
    await makePortal(stripe, LOCAL_PRICE_IDS);
    const made = await findPortal(stripe);
    await stripe.billingPortal.configurations.update(made?.id ?? '', { features });
    const portal = await payments.createPortal({ ...open, customerId, shows: 'everything' });
    expect(portal).toMatchObject({ kind: 'unfit' });
    expect(portal.kind === 'unfit' && portal.differences).toContain(name);
    expect(await makePortal(stripe, LOCAL_PRICE_IDS)).toBe('updated');
    expect(await payments.createPortal({ ...open, customerId, shows: 'everything' })).toMatchObject(
      { kind: 'open' },
    );
  });

  it('is not opened when it sells other prices', async () => {
    const { stripe } = await payer();
    await makePortal(stripe, LOCAL_PRICE_IDS);
    const made = await findPortal(stripe);
    if (made === null) throw new Error('no portal');
    const { STARTER, ...others } = LOCAL_PRICE_IDS;
    const ids = { ...others, STARTER: { ...STARTER, monthly: 'price_of_tomorrow' } };
    expect(portalDifferences(made, ids)).toEqual(['subscription_update.products']);
  });

  it('charges an upgrade at once and lets a smaller plan wait for the end', async () => {
    const { stripe, control, subscriptionId, read } = await payer();
    await makePortal(stripe, LOCAL_PRICE_IDS);
    const configuration = (await findPortal(stripe))?.id ?? '';
    const change = (price: string) =>
      control.portal(subscriptionId, { action: 'change', price, configuration });
    const planNow = async () => {
      const now = new Date((await control.now()) * 1_000);
      return subscriptionStatus([await read()], now).plan_id;
    };
    await change(LOCAL_PRICE_IDS.CREATOR.monthly);
    expect(await planNow()).toBe('CREATOR');
    await change(LOCAL_PRICE_IDS.STARTER.monthly);
    expect(await planNow()).toBe('CREATOR');
    await control.renew(subscriptionId);
    expect(await planNow()).toBe('STARTER');
  });
});
