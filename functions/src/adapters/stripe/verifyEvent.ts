import { Stripe } from 'stripe';
import type { ProviderEvent } from '../../usecases/billing/ports.ts';
import { providerEvent } from './events.ts';

/**
 * The event in a webhook's body; null when the body is not signed with our secret, was changed on
 * its way, or was signed more than five minutes ago (the SDK's tolerance).
 */
export function verifyEvent({
  body,
  signature,
  secret,
}: {
  body: Buffer;
  signature: string;
  secret: string;
}): ProviderEvent | null {
  try {
    return providerEvent(Stripe.webhooks.constructEvent(body, signature, secret));
  } catch {
    // Whatever is wrong with it (signature, age, JSON), it is not Stripe's word.
    return null;
  }
}
