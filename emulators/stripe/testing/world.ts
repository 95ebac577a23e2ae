import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { stripeControl } from '../control.ts';
import { type StripeOptions, startStripe } from '../index.ts';
import { WEBHOOK_SECRET, startReceiver } from './receiver.ts';

export const SECRET_KEY = 'sk_test_of_these_tests';

/** 15 January 2030, noon: whatever day the tests run on, months are as long as then. */
export const START = Date.UTC(2030, 0, 15, 12) / 1000;
export const DAY = 86_400;

/** Unix seconds of a day at noon, when everything here began. */
export const noon = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day, 12) / 1000;

export const PRICES = {
  price_plus: { planName: 'Plus', unitAmount: 1400, interval: 'month' },
  price_creator: { planName: 'Creator', unitAmount: 2900, interval: 'month' },
  price_plus_year: { planName: 'Plus', unitAmount: 14_000, interval: 'year' },
} as const satisfies StripeOptions['prices'];

export type World = Awaited<ReturnType<typeof startWorld>>;

/** An emulator with a webhook, the real SDK, and the controls. Ends with the test. */
export async function startWorld(options: Partial<StripeOptions> = {}) {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const running = await startStripe({
    port: 0,
    prices: PRICES,
    secretKey: SECRET_KEY,
    webhook: { url: receiver.url, secret: WEBHOOK_SECRET, retryDelaysMs: [1, 1] },
    now: () => START * 1000,
    ...options,
  });
  onTestFinished(running.stop);
  const { url } = running;
  const stripe = sdk(url);
  const control = stripeControl(url);

  async function checkout(params: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    return await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_plus', quantity: 1 }],
      success_url: 'http://app.test/paid?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://app.test/pricing',
      ...params,
    });
  }

  /** A customer with a paid subscription; the events of it have come and are taken. */
  async function subscriber(price: keyof typeof PRICES = 'price_plus') {
    const customer = await stripe.customers.create({ email: 'ada@app.test', name: 'Ada' });
    const session = await checkout({ customer: customer.id, line_items: [{ price, quantity: 1 }] });
    const { subscription } = await control.pay(session.id);
    await control.settle();
    receiver.take();
    return { customerId: customer.id, subscriptionId: subscription ?? '', sessionId: session.id };
  }

  /** Types of the events that came since the last look. */
  async function heard(): Promise<string[]> {
    await control.settle();
    return receiver.take().map(({ type }) => type);
  }

  return { url, stripe, control, receiver, stop: running.stop, checkout, subscriber, heard };
}

/** As the product's server makes it. */
export function sdk(url: string, key = SECRET_KEY): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** The refusal a promise ends in, as far as tests look at it. */
export async function refusalOf(asked: Promise<unknown>) {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, param, message, statusCode } = error;
    return { type, code, param, message, statusCode };
  }
  throw new Error('It was not refused.');
}
