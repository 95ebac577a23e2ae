import { randomUUID } from 'node:crypto';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { CALLS } from '@lumashot/domain/calls/calls';
import { Stripe } from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { stripeControl } from '../../emulators/stripe/control.ts';
import { LOCAL_PRICE_IDS, localSecrets } from '../../scripts/lib/settings/localStripe.ts';
import { closeAdmin } from '../support/admin.ts';
import { grantsOf, sessionIn } from '../support/billing/billing.ts';
import { call, reasonOf, newcomer, type Account } from '../support/emulators/calls.ts';
import { required } from '../support/environment.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';

afterAll(closeAdmin);

const URL = `${required('LUMASHOT_FUNCTIONS_URL')}/${FUNCTIONS_REGION}/stripeWebhook`;
const SECRET = localSecrets().STRIPE_WEBHOOK_SECRET;
const control = stripeControl(required('LUMASHOT_STRIPE_URL'));

async function post(body: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await response.text();
  return response.status;
}

const event = (fields: object = {}): string =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    created: Math.floor(Date.now() / 1_000),
    data: { object: { object: 'invoice', customer: 'cus_stranger' } },
    ...fields,
  });

const signed = (payload: string, { secret = SECRET, ageSeconds = 0 } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1_000) - ageSeconds,
  });

describe('what is not Stripe’s word', () => {
  const body = event();
  const FORGED: Record<string, () => [string, Record<string, string>]> = {
    'no signature': () => [body, {}],
    'an empty signature': () => [body, { 'stripe-signature': '' }],
    'a signature of nothing': () => [body, { 'stripe-signature': 't=1,v1=00' }],
    'another secret': () => [body, { 'stripe-signature': signed(body, { secret: 'whsec_other' }) }],
    'a signature of yesterday': () => [
      body,
      { 'stripe-signature': signed(body, { ageSeconds: 86_400 }) },
    ],
    'a signature six minutes old': () => [
      body,
      { 'stripe-signature': signed(body, { ageSeconds: 360 }) },
    ],
    'one changed letter': () => [
      body.replace('cus_stranger', 'cus_strangeR'),
      { 'stripe-signature': signed(body) },
    ],
    'a blank more': () => [`${body} `, { 'stripe-signature': signed(body) }],
    'the signature of another event': () => [body, { 'stripe-signature': signed(event()) }],
    'the unsigned scheme': () => [body, { 'stripe-signature': signed(body).replace('v1=', 'v0=') }],
  };

  it.each(Object.entries(FORGED))('is refused with 400: %s', async (_, forge) => {
    expect(await post(...forge())).toBe(400);
  });

  it('is refused though it is signed, when it is no event', async () => {
    const nonsense = 'not json';
    expect(
      await post(nonsense, {
        'content-type': 'text/plain',
        'stripe-signature': signed(nonsense),
      }),
    ).toBe(400);
  });
});

describe('what is', () => {
  it.each([
    ['about a stranger', event()],
    ['of a kind we leave alone', event({ type: 'price.created' })],
    ['about nobody', event({ data: { object: {} } })],
  ])('is taken: %s', async (_, body) => {
    expect(await post(body, { 'stripe-signature': signed(body) })).toBe(200);
  });
});

async function paid(): Promise<{ account: Account; sessionId: string; eventsBefore: number }> {
  const account = await newcomer();
  const answer = await call('createCheckout', {
    account,
    data: { priceId: LOCAL_PRICE_IDS.PLUS.monthly },
  });
  const { url } = CALLS.createCheckout.output.parse('result' in answer ? answer.result : null);
  const eventsBefore = (await control.deliveries()).length;
  await control.pay(sessionIn(url));
  return { account, sessionId: sessionIn(url), eventsBefore };
}

describe('a payment over the wire', () => {
  it('is heard of by the webhook, granted once, and confirmed to its owner only', async () => {
    const { account, sessionId, eventsBefore } = await paid();
    const deliveries = (await control.settle()).slice(eventsBefore);
    expect(deliveries.length).toBeGreaterThan(2);
    expect(deliveries.every(({ status }) => status === 200)).toBe(true);
    expect((await moneyOf(account.uid)).profile).toMatchObject({
      credits: 310,
      has_active_subscription: true,
    });

    const told = deliveries.find(({ type }) => type === 'invoice.paid');
    if (told === undefined) throw new Error('nobody told of the payment');
    for (let time = 0; time < 5; time += 1) {
      expect(await control.resend(told.event)).toBe(200);
      expect(await control.resend(told.event, { asId: `evt_again_${time}` })).toBe(200);
    }
    expect(await grantsOf(account.uid)).toEqual([300]);

    const stranger = await newcomer();
    const theirs = await call('confirmCheckout', { account: stranger, data: { sessionId } });
    expect(reasonOf(theirs)).toBe('checkout-missing');
    const ours = await call('confirmCheckout', { account, data: { sessionId } });
    expect(ours).toMatchObject({ status: 200, result: { status: 'active' } });
    expect((await moneyOf(account.uid)).profile.credits).toBe(310);
    expect(await brokenInvariants(account.uid)).toEqual([]);

    const portal = await call('createPortalSession', { account, data: {} });
    expect(portal.status).toBe(200);
  });

  it('refuses a price that is not on sale', async () => {
    const account = await newcomer();
    const answer = await call('createCheckout', { account, data: { priceId: 'price_free' } });
    expect(reasonOf(answer)).toBe('price-unknown');
  });
});
