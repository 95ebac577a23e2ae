import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { CAREFUL_UPDATE, carefulPortal } from '../testing/portal.ts';
import { refusalOf, startWorld } from '../testing/world.ts';

const WITH_PRODUCTS = { expand: ['features.subscription_update.products'] };

describe('a portal configuration', () => {
  it('is kept as it was given; its products come when asked for', async () => {
    const { stripe, heard } = await startWorld();
    const id = await carefulPortal(stripe);
    const plain = await stripe.billingPortal.configurations.retrieve(id);
    expect(plain).toMatchObject({
      object: 'billing_portal.configuration',
      active: true,
      is_default: false,
      features: {
        customer_update: { enabled: true, allowed_updates: ['email', 'name'] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          schedule_at_period_end: {
            conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
          },
        },
      },
    });
    expect(plain.features.subscription_update.products).toBeUndefined();
    const whole = await stripe.billingPortal.configurations.retrieve(id, WITH_PRODUCTS);
    expect(whole.features.subscription_update.products).toMatchObject(
      CAREFUL_UPDATE.products === '' ? [] : (CAREFUL_UPDATE.products ?? []),
    );
    expect(await heard()).toEqual(['billing_portal.configuration.created']);
    const misplaced = { expand: ['products'] };
    expect(
      await refusalOf(stripe.billingPortal.configurations.retrieve(id, misplaced)),
    ).toMatchObject({ statusCode: 400, param: 'expand' });
  });

  it('changes what is named and leaves the rest', async () => {
    const { stripe, control } = await startWorld();
    const id = await carefulPortal(stripe);
    await control.advance(10);
    const changed = await stripe.billingPortal.configurations.update(id, {
      features: { subscription_update: { enabled: true, proration_behavior: 'none' } },
      metadata: { made_by: 'a test' },
      default_return_url: 'http://app.test/billing',
      business_profile: { headline: 'Hello' },
    });
    expect(changed).toMatchObject({
      metadata: { made_by: 'a test' },
      default_return_url: 'http://app.test/billing',
      business_profile: { headline: 'Hello', privacy_policy_url: null },
      features: {
        invoice_history: { enabled: true },
        subscription_update: { proration_behavior: 'none', default_allowed_updates: ['price'] },
      },
    });
    expect(changed.updated).toBe(changed.created + 10);
    const cleared = await stripe.billingPortal.configurations.update(id, {
      default_return_url: '',
      metadata: '',
      features: { subscription_update: { enabled: false, default_allowed_updates: '' } },
    });
    expect(cleared).toMatchObject({
      default_return_url: null,
      metadata: {},
      features: { subscription_update: { enabled: false, default_allowed_updates: [] } },
    });
  });

  it('is listed beside the one the account begins with', async () => {
    const { stripe } = await startWorld();
    const id = await carefulPortal(stripe);
    const { configurations } = stripe.billingPortal;
    const all = await configurations.list({
      expand: ['data.features.subscription_update.products'],
    });
    expect(all.data).toHaveLength(2);
    expect(all.data[0]).toMatchObject({
      id,
      features: { subscription_update: { products: [{ product: 'prod_Plus' }, {}] } },
    });
    const [first] = (await configurations.list({ is_default: true })).data;
    expect(first).toMatchObject({ is_default: true, active: true });
    await configurations.update(id, { active: false });
    const inactive = await configurations.list({ active: false });
    expect(inactive.data.map((each) => each.id)).toEqual([id]);
    const shut = configurations.update(first?.id ?? '', { active: false });
    expect(await refusalOf(shut)).toMatchObject({ statusCode: 400, param: 'active' });
  });

  const REFUSED: [string, Stripe.BillingPortal.ConfigurationCreateParams.Features, string][] = [
    [
      'updates without saying which',
      { subscription_update: { ...CAREFUL_UPDATE, default_allowed_updates: '' } },
      'features[subscription_update][default_allowed_updates]',
    ],
    [
      'updates without plans',
      { subscription_update: { ...CAREFUL_UPDATE, products: '' } },
      'features[subscription_update][products]',
    ],
    [
      'an unknown price',
      {
        subscription_update: {
          ...CAREFUL_UPDATE,
          products: [{ product: 'prod_Plus', prices: ['price_no'] }],
        },
      },
      'features[subscription_update][products][0][prices][0]',
    ],
    [
      'a price of another product',
      {
        subscription_update: {
          ...CAREFUL_UPDATE,
          products: [{ product: 'prod_Plus', prices: ['price_plus', 'price_creator'] }],
        },
      },
      'features[subscription_update][products][0][prices][1]',
    ],
    [
      'two prices of one interval',
      {
        subscription_update: {
          ...CAREFUL_UPDATE,
          products: [{ product: 'prod_Plus', prices: ['price_plus', 'price_plus'] }],
        },
      },
      'features[subscription_update][products][0][prices][1]',
    ],
    [
      'an unknown condition',
      {
        subscription_update: {
          ...CAREFUL_UPDATE,
          schedule_at_period_end: { conditions: [{ type: 'full_moon' }] },
        },
      },
      'features[subscription_update][schedule_at_period_end][conditions][0][type]',
    ],
    [
      'an invoice on leaving',
      { subscription_cancel: { enabled: true, proration_behavior: 'always_invoice' } },
      'features[subscription_cancel][proration_behavior]',
    ],
    [
      'proration at the end of a period',
      {
        subscription_cancel: {
          enabled: true,
          mode: 'at_period_end',
          proration_behavior: 'create_prorations',
        },
      },
      'features[subscription_cancel][proration_behavior]',
    ],
    [
      'customers who may change nothing',
      { customer_update: { enabled: true, allowed_updates: '' } },
      'features[customer_update][allowed_updates]',
    ],
  ];

  it.each(REFUSED)('is refused with %s', async (_, features, param) => {
    const { stripe } = await startWorld();
    const { configurations } = stripe.billingPortal;
    const made = await refusalOf(configurations.create({ features }));
    expect(made).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', param });
    expect((await configurations.list()).data).toHaveLength(1);
    const id = await carefulPortal(stripe);
    const before = await configurations.retrieve(id, WITH_PRODUCTS);
    expect(await refusalOf(configurations.update(id, { features }))).toMatchObject({ param });
    const after = await configurations.retrieve(id, WITH_PRODUCTS);
    expect(after).toEqual(expect.objectContaining({ ...before }));
  });

  it('is what a session asks for, while it is active', async () => {
    const { stripe } = await startWorld();
    const { id: customer } = await stripe.customers.create();
    const configuration = await carefulPortal(stripe);
    const { sessions, configurations } = stripe.billingPortal;
    await configurations.update(configuration, { default_return_url: 'http://app.test/back' });
    expect(await sessions.create({ customer, configuration })).toMatchObject({
      configuration,
      return_url: 'http://app.test/back',
    });
    await configurations.update(configuration, { active: false });
    for (const asked of [configuration, 'bpc_no']) {
      const refused = sessions.create({ customer, configuration: asked });
      expect(await refusalOf(refused)).toMatchObject({ statusCode: 400, param: 'configuration' });
    }
  });
});
