import { Stripe } from 'stripe';

/** Within a function's own time limit, retries included. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** The SDK retries by itself, under one idempotency key. */
export function stripeClient({ secretKey, apiUrl }: { secretKey: string; apiUrl: string | null }) {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiUrl === null ? {} : addressOf(new URL(apiUrl))),
  });
}

const addressOf = ({ hostname, port, protocol }: URL) =>
  ({
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  }) as const;
