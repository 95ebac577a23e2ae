import { Stripe } from 'stripe';
import type { JsonObject } from '../account/fields.ts';
import type { EventRecord } from '../account/records.ts';

export function eventOnWire({
  id,
  created,
  type,
  object,
  previous,
  request,
  delivered,
}: EventRecord): JsonObject {
  return {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    data: { object, ...(previous === null ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: delivered ? 0 : 1,
    request: { id: request.id, idempotency_key: request.idempotencyKey },
    type,
  };
}
