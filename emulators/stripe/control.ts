import type { z } from 'zod';
import { type CONTROL_INPUTS, CONTROL_OUTPUTS } from './control/schemas.ts';

type In<Name extends keyof typeof CONTROL_INPUTS> = z.input<(typeof CONTROL_INPUTS)[Name]>;

/** Reaches the controls of one emulator. */
export interface ControlConnection {
  readonly read: <Out>(path: string, output: z.ZodType<Out>) => Promise<Out>;
  readonly call: <Out>(path: string, body: object, output: z.ZodType<Out>) => Promise<Out>;
}

/** Drives a running emulator from a test. Every call throws an Error with the server's words. */
export function stripeControl(url: string) {
  const connection = overHttp(url);
  return { ...businessControls(connection), ...deliveryControls(connection) };
}

/** What people, their banks and time do. */
export function businessControls({ call, read }: ControlConnection) {
  return {
    /** Unix seconds on the account's clock. */
    now: async () => (await read('clock', CONTROL_OUTPUTS.clock)).now,
    /** Renewals, retries and endings up to then happen, each at its time. */
    setClock: async (now: number) => await call('clock', { now }, CONTROL_OUTPUTS.clock),
    advance: async (advanceSeconds: number) =>
      await call('clock', { advanceSeconds }, CONTROL_OUTPUTS.clock),
    /** Forgets everything; delivery, webhook and clock are again as at the start. */
    reset: async () => await call('reset', {}, CONTROL_OUTPUTS.nothing),

    pay: async (sessionId: string) =>
      await call(`sessions/${id(sessionId)}/pay`, {}, CONTROL_OUTPUTS.session),
    /** The subscription is there and incomplete: its first payment has failed, or waits for the bank. */
    begin: async (sessionId: string) =>
      await call(`sessions/${id(sessionId)}/begin`, {}, CONTROL_OUTPUTS.session),
    /** What is paid once, by a bank's debit: the session is complete, the money still to come. */
    debit: async (sessionId: string) =>
      await call(`sessions/${id(sessionId)}/debit`, {}, CONTROL_OUTPUTS.session),
    /** The debit went through, or did not. */
    clear: async (sessionId: string, payment: 'paid' | 'failed' = 'paid') =>
      await call(`sessions/${id(sessionId)}/clear`, { payment }, CONTROL_OUTPUTS.session),
    decline: async (sessionId: string) =>
      await call(`sessions/${id(sessionId)}/decline`, {}, CONTROL_OUTPUTS.session),
    /** Moves the clock to the period's end. */
    renew: async (subscriptionId: string, payment: 'paid' | 'failed' = 'paid') =>
      await call(
        `subscriptions/${id(subscriptionId)}/renew`,
        { payment },
        CONTROL_OUTPUTS.subscription,
      ),
    /** At period end it does what the portal's button does. */
    cancel: async (subscriptionId: string, at: 'now' | 'period_end') =>
      await call(
        `subscriptions/${id(subscriptionId)}/cancel`,
        { at },
        CONTROL_OUTPUTS.subscription,
      ),
    /** Presses a button of the portal page, under a configuration or the account's own. */
    portal: async (subscriptionId: string, press: In<'portal'>) =>
      await call(`subscriptions/${id(subscriptionId)}/portal`, press, CONTROL_OUTPUTS.subscription),
    payInvoice: async (invoiceId: string, payment: 'paid' | 'failed' = 'paid') =>
      await call(`invoices/${id(invoiceId)}/pay`, { payment }, CONTROL_OUTPUTS.invoice),
    /** What the saved card does from now on. */
    setCard: async (customerId: string, card: 'works' | 'declines') =>
      await call(`customers/${id(customerId)}/card`, { card }, CONTROL_OUTPUTS.nothing),
    /** The customer's bank takes a payment back; of an invoice, the charge that paid it. */
    dispute: async (chargeOrInvoiceId: string, options: In<'dispute'> = {}) =>
      await call(`payments/${id(chargeOrInvoiceId)}/dispute`, options, CONTROL_OUTPUTS.dispute),
    closeDispute: async (disputeId: string, outcome: 'won' | 'lost') =>
      await call(`disputes/${id(disputeId)}/close`, { outcome }, CONTROL_OUTPUTS.dispute),
    /** The bank could not give the money back: it is ours again. */
    failRefund: async (refundId: string, options: In<'failedRefund'> = {}) =>
      await call(`refunds/${id(refundId)}/fail`, options, CONTROL_OUTPUTS.refund),
  };
}

/** How events travel to the webhook. */
function deliveryControls({ call, read }: ControlConnection) {
  return {
    /** What is not named goes back to normal. */
    setDelivery: async (mode: In<'delivery'>) =>
      await call('delivery', mode, CONTROL_OUTPUTS.delivery),
    delivery: async () => await read('delivery', CONTROL_OUTPUTS.delivery),
    setWebhook: async (target: In<'webhook'>) =>
      await call('webhook', target, CONTROL_OUTPUTS.delivery),
    /** Sends held events (those named, in that order) and waits until they are through. */
    flush: async (order?: readonly string[]) =>
      (await call('flush', order === undefined ? {} : { order }, CONTROL_OUTPUTS.deliveries))
        .deliveries,
    /** The receiver's HTTP status; null when it did not answer. */
    resend: async (eventId: string, options: In<'resend'> = {}) =>
      (await call(`events/${id(eventId)}/resend`, options, CONTROL_OUTPUTS.resend)).status,
    /** Waits until nothing is on its way and nothing waits for a retry; the whole log. */
    settle: async () => (await call('settle', {}, CONTROL_OUTPUTS.deliveries)).deliveries,
    deliveries: async () => (await read('deliveries', CONTROL_OUTPUTS.deliveries)).deliveries,
  };
}

const id = encodeURIComponent;

function overHttp(url: string): ControlConnection {
  async function request<Out>(
    path: string,
    { init, output }: { init: RequestInit; output: z.ZodType<Out> },
  ): Promise<Out> {
    const response = await fetch(new URL(`/_control/${path}`, url), init);
    const text = await response.text();
    if (!response.ok) throw new Error(`/_control/${path} answered ${response.status}: ${text}`);
    return output.parse(JSON.parse(text));
  }
  const headers = { 'content-type': 'application/json' };
  return {
    read: async (path, output) => await request(path, { init: {}, output }),
    call: async (path, body, output) =>
      await request(path, {
        init: { method: 'POST', headers, body: JSON.stringify(body) },
        output,
      }),
  };
}
