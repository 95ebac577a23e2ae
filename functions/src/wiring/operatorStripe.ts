import type { Renewals } from '../usecases/account/ports.ts';
import type { OperatorPayments } from '../usecases/admin/ports.ts';
import { billingConfig, STRIPE_SECRET_KEY } from '../config.ts';

/**
 * Stripe as accounts and operators ask it, made with the first question: whoever asks it nothing needs neither its
 * key nor the prices, and loads none of it.
 */
async function ourStripe() {
  const secretKey = STRIPE_SECRET_KEY.value();
  if (secretKey === '') throw new Error('STRIPE_SECRET_KEY is not set, and Stripe is asked here');
  const { stripeClient } = await import('../adapters/stripe/client.ts');
  return stripeClient({ secretKey, apiUrl: billingConfig().stripeApiUrl });
}

export function renewalsOnUse(): Renewals {
  const renewals = async (): Promise<Renewals> => {
    const stripe = await ourStripe();
    return (await import('../adapters/stripe/renewals.ts')).stripeRenewals(stripe);
  };
  return {
    renewing: async (customerId) => (await renewals()).renewing(customerId),
    changes: async (ids) => (await renewals()).changes(ids),
    stop: async (ids) => (await renewals()).stop(ids),
    endUnbegun: async (customerId) => (await renewals()).endUnbegun(customerId),
    resume: async (request) => (await renewals()).resume(request),
    endAll: async (customerId) => (await renewals()).endAll(customerId),
  };
}

export function operatorPaymentsOnUse(): OperatorPayments {
  const payments = async (): Promise<OperatorPayments> => {
    const stripe = await ourStripe();
    return (await import('../adapters/stripe/operatorPayments.ts')).stripeOperatorPayments(stripe);
  };
  return {
    payments: async (customerId) => (await payments()).payments(customerId),
    subscriptions: async (customerId) => (await payments()).subscriptions(customerId),
    refund: async (request) => (await payments()).refund(request),
    cancel: async (request) => (await payments()).cancel(request),
  };
}
