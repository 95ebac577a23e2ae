import { onSchedule } from 'firebase-functions/scheduler';
import { firestoreEvents } from '../adapters/firestore/billing/stripeEvents.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY } from '../config.ts';
import { billingPorts } from '../wiring/billingPorts.ts';
import { reconcile } from '../usecases/billing/heard/reconcile.ts';

const OPTIONS = { ...FUNCTION_OPTIONS.reconcile, secrets: [STRIPE_SECRET_KEY] };

/** Catches up with events that never arrived. */
export const reconcileBilling = onSchedule(OPTIONS, async () => {
  await reconcile({ ...(await billingPorts()), events: firestoreEvents(firestore()) });
});
