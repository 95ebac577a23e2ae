import { onRequest } from 'firebase-functions/https';
import { firestoreEvents } from '../adapters/firestore/billing/stripeEvents.ts';
import { firestore } from '../adapters/services.ts';
import { billingPorts } from '../wiring/billingPorts.ts';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from '../config.ts';
import { webhookLog } from '../adapters/logging/webhookLog.ts';
import { handleEvent } from '../usecases/billing/heard/handleEvent.ts';

const OPTIONS = {
  ...FUNCTION_OPTIONS.billing,
  secrets: [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET],
};

/**
 * What Stripe tells us. Only what carries its signature over the exact bytes counts (400 else);
 * 500 makes it come again.
 */
export const stripeWebhook = onRequest(OPTIONS, async (request, response) => {
  const [{ isHandled }, { verifyEvent }] = await Promise.all([
    import('../adapters/stripe/events.ts'),
    import('../adapters/stripe/verifyEvent.ts'),
  ]);
  const event = verifyEvent({
    body: request.rawBody,
    signature: request.get('stripe-signature') ?? '',
    secret: STRIPE_WEBHOOK_SECRET.value(),
  });
  if (event === null) {
    webhookLog.forged();
    response.status(400).json({ error: 'signature refused' });
    return;
  }
  try {
    if (isHandled(event.type)) {
      await handleEvent(event, { ...(await billingPorts()), events: firestoreEvents(firestore()) });
    }
    response.status(200).json({ received: true });
  } catch (error) {
    webhookLog.failed({ type: event.type, error });
    response.status(500).json({ error: 'not handled' });
  }
});
