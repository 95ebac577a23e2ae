import { describe, expect, it } from 'vitest';
import { latestInvoiceOf } from '../testing/payments.ts';
import { amountsOf, balanceOf, change } from '../testing/plans.ts';
import { carefulPortal } from '../testing/portal.ts';
import { START, noon, refusalOf, startWorld } from '../testing/world.ts';

const HALF = (START + noon(2030, 2, 15)) / 2;
const END = noon(2030, 2, 15);

async function halfway(price: 'price_plus' | 'price_creator' | 'price_plus_year') {
  const world = await startWorld();
  const subscriber = await world.subscriber(price);
  const configuration = await carefulPortal(world.stripe);
  await world.control.setClock(HALF);
  await world.heard();
  const { subscriptionId } = subscriber;
  return {
    ...world,
    ...subscriber,
    configuration,
    press: async (action: 'change' | 'cancel' | 'keep' | 'resume', to?: string) =>
      await world.control.portal(subscriptionId, {
        action,
        configuration,
        ...(to === undefined ? {} : { price: to }),
      }),
    subscription: async () => await world.stripe.subscriptions.retrieve(subscriptionId),
    priceNow: async () => {
      const { items } = await world.stripe.subscriptions.retrieve(subscriptionId);
      return items.data[0]?.price.id;
    },
  };
}

describe('on the portal, a step up', () => {
  it('happens now and is charged now', async () => {
    const { stripe, press, priceNow, subscription, subscriptionId } = await halfway('price_plus');
    await press('change', 'price_creator');
    expect(await priceNow()).toBe('price_creator');
    expect((await subscription()).schedule).toBeNull();
    const invoice = await stripe.invoices.retrieve(await latestInvoiceOf(stripe, subscriptionId));
    expect(amountsOf(invoice)).toEqual([-700, 1450]);
  });

  it('to a year begins the year now', async () => {
    const { press, subscription } = await halfway('price_plus');
    await press('change', 'price_plus_year');
    expect((await subscription()).billing_cycle_anchor).toBe(HALF);
  });
});

describe('on the portal, a step down', () => {
  it('waits for the period, under a schedule', async () => {
    const { control, stripe, customerId, press, priceNow, subscription, heard, subscriptionId } =
      await halfway('price_creator');
    await press('change', 'price_plus');
    expect(await heard()).toEqual([
      'subscription_schedule.created',
      'customer.subscription.updated',
    ]);
    expect(await priceNow()).toBe('price_creator');
    expect(await balanceOf(stripe, customerId)).toBe(0);
    const { schedule } = await stripe.subscriptions.retrieve(subscriptionId, {
      expand: ['schedule'],
    });
    expect(schedule).toMatchObject({
      status: 'active',
      subscription: subscriptionId,
      end_behavior: 'release',
      current_phase: { start_date: START, end_date: END },
      phases: [
        { items: [{ price: 'price_creator' }], start_date: START, end_date: END },
        { items: [{ price: 'price_plus' }], start_date: END, end_date: noon(2030, 3, 15) },
      ],
    });

    await control.setClock(END);
    expect(await heard()).toEqual([
      'invoice.created',
      'customer.subscription.updated',
      'subscription_schedule.released',
      'customer.subscription.updated',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    expect(await priceNow()).toBe('price_plus');
    expect((await subscription()).schedule).toBeNull();
    const invoice = await stripe.invoices.retrieve(await latestInvoiceOf(stripe, subscriptionId));
    expect(invoice).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 1400 });
    const { data } = await stripe.subscriptionSchedules.list({ customer: customerId });
    expect(data).toMatchObject([
      { status: 'released', released_at: END, released_subscription: subscriptionId },
    ]);
  });

  it('from a year to a month begins the month with the year over', async () => {
    const { control, press, subscription, priceNow } = await halfway('price_plus_year');
    await press('change', 'price_plus');
    expect(await priceNow()).toBe('price_plus_year');
    await control.setClock(noon(2031, 1, 15));
    const { items, billing_cycle_anchor: anchor } = await subscription();
    expect(items.data[0]).toMatchObject({
      price: { id: 'price_plus' },
      current_period_start: noon(2031, 1, 15),
      current_period_end: noon(2031, 2, 15),
    });
    expect(anchor).toBe(noon(2031, 1, 15));
  });

  it('can be taken back, by a button or by a step up', async () => {
    const { press, priceNow, subscription, heard } = await halfway('price_creator');
    await press('change', 'price_plus');
    await press('keep');
    expect((await subscription()).schedule).toBeNull();
    await press('change', 'price_plus');
    await press('change', 'price_plus_year');
    expect((await subscription()).schedule).toBeNull();
    expect(await priceNow()).toBe('price_plus_year');
    expect(await heard()).toContain('subscription_schedule.released');
  });

  it('asked for twice is scheduled once', async () => {
    const { press, heard } = await halfway('price_creator');
    await press('change', 'price_plus');
    await heard();
    await press('change', 'price_plus');
    expect(await heard()).toEqual([]);
  });

  it('is given up when the subscription is cancelled', async () => {
    const { control, press, subscription, stripe, customerId } = await halfway('price_creator');
    await press('change', 'price_plus');
    await press('cancel');
    expect(await subscription()).toMatchObject({ schedule: null, cancel_at: END });
    const other = await halfway('price_creator');
    await other.press('change', 'price_plus');
    await other.stripe.subscriptions.cancel(other.subscriptionId);
    const ended = await other.stripe.subscriptionSchedules.list({ customer: other.customerId });
    expect(ended.data).toMatchObject([{ status: 'canceled', subscription: null }]);
    await control.setClock(END);
    expect((await stripe.invoices.list({ customer: customerId })).data).toHaveLength(1);
  });

  it('rules out a cancellation through the API, until it is released', async () => {
    const { press, stripe, subscription, subscriptionId } = await halfway('price_creator');
    await press('change', 'price_plus');
    const asked = stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    const { message } = await refusalOf(asked);
    expect(message).toContain('is managed by the subscription schedule');
    const { schedule } = await subscription();
    if (typeof schedule !== 'string') throw new Error('It has no schedule.');
    expect((await stripe.subscriptionSchedules.release(schedule)).status).toBe('released');
    expect(await refusalOf(stripe.subscriptionSchedules.release(schedule))).toMatchObject({
      statusCode: 400,
    });
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    expect((await subscription()).cancel_at_period_end).toBe(true);
  });

  it('holds while the plan is changed through the API', async () => {
    const { control, press, stripe, subscriptionId, priceNow } = await halfway('price_creator');
    await press('change', 'price_plus');
    await change(stripe, subscriptionId, { price: 'price_plus', proration_behavior: 'none' });
    await change(stripe, subscriptionId, { price: 'price_creator', proration_behavior: 'none' });
    await control.setClock(END);
    expect(await priceNow()).toBe('price_plus');
  });
});

describe('a portal that is configured', () => {
  it.each([
    ['create_prorations', 1, 0],
    ['always_invoice', 2, -750],
    ['none', 1, 0],
  ] as const)('with %s and no conditions steps down now', async (proration, invoices, balance) => {
    const { control, stripe, customerId, subscriptionId, priceNow } =
      await halfway('price_creator');
    const configuration = await carefulPortal(stripe, {
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: [{ product: 'prod_Plus', prices: ['price_plus'] }],
        proration_behavior: proration,
      },
    });
    await control.portal(subscriptionId, { action: 'change', price: 'price_plus', configuration });
    expect(await priceNow()).toBe('price_plus');
    expect((await stripe.invoices.list({ customer: customerId })).data).toHaveLength(invoices);
    expect(await balanceOf(stripe, customerId)).toBe(balance);
    await control.renew(subscriptionId);
    const renewal = await stripe.invoices.retrieve(await latestInvoiceOf(stripe, subscriptionId));
    expect(renewal.amount_paid).toBe(proration === 'none' ? 1400 : 650);
  });

  it('offers its own plans only', async () => {
    const { control, stripe, subscriptionId, priceNow } = await halfway('price_plus');
    const few = await carefulPortal(stripe, {
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: [{ product: 'prod_Plus', prices: ['price_plus_year'] }],
      },
    });
    const none = await carefulPortal(stripe, { subscription_update: { enabled: false } });
    for (const configuration of [few, none]) {
      const press = { action: 'change', price: 'price_creator', configuration } as const;
      await expect(control.portal(subscriptionId, press)).rejects.toThrow('not offered');
    }
    expect(await priceNow()).toBe('price_plus');
  });

  it('cancels as it says', async () => {
    const { control, stripe, subscriptionId, subscription } = await halfway('price_plus');
    const never = await carefulPortal(stripe, { subscription_cancel: { enabled: false } });
    await expect(
      control.portal(subscriptionId, { action: 'cancel', configuration: never }),
    ).rejects.toThrow('cannot be cancelled');
    const atOnce = await carefulPortal(stripe, {
      subscription_cancel: {
        enabled: true,
        mode: 'immediately',
        proration_behavior: 'create_prorations',
      },
    });
    await control.portal(subscriptionId, { action: 'cancel', configuration: atOnce });
    expect(await subscription()).toMatchObject({ status: 'canceled', ended_at: HALF });
  });
});
