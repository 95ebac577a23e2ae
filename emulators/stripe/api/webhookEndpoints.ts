import type Stripe from 'stripe';
import { z } from 'zod';
import type { WebhookEndpoint } from '../account/records.ts';
import { formBoolean, formText, formUrl } from '../http/form.ts';
import { noSuch } from '../http/stripeError.ts';
import type { Wire } from '../wire/wire.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

const PATH = '/v1/webhook_endpoints';

const events = z.array(formText).min(1).max(100);

/** A list that is kept and shown: what happens is told to the configured webhook alone. */
export const WEBHOOK_ENDPOINT_ROUTES: readonly Route[] = [
  route('POST', PATH, {
    params: z.strictObject({ url: formUrl, enabled_events: events }),
    answer: (account, { url, enabled_events: wanted }) => {
      const endpoint: WebhookEndpoint = {
        id: account.newId('we'),
        url,
        events: wanted,
        isEnabled: true,
        secret: account.newId('whsec'),
        created: account.now(),
      };
      account.records.webhookEndpoints.push(endpoint);
      // Told once, to whoever makes it.
      return { ...onWire(endpoint), secret: endpoint.secret };
    },
  }),
  route('GET', PATH, {
    params: z.strictObject(LIST_PARAMS),
    answer: (account, params) =>
      listPage(account.records.webhookEndpoints, {
        params,
        url: PATH,
        kind: 'webhook_endpoint',
        show: onWire,
      }),
  }),
  route('GET', `${PATH}/:id`, {
    params: NO_PARAMS,
    answer: ({ records }, _, id) => onWire(endpointOf(records.webhookEndpoints, id)),
  }),
  route('POST', `${PATH}/:id`, {
    params: z.strictObject({
      url: formUrl.optional(),
      enabled_events: events.optional(),
      disabled: formBoolean.optional(),
    }),
    answer: ({ records }, { url, enabled_events: wanted, disabled }, id) => {
      const endpoint = endpointOf(records.webhookEndpoints, id);
      endpoint.url = url ?? endpoint.url;
      endpoint.events = wanted ?? endpoint.events;
      endpoint.isEnabled = disabled === undefined ? endpoint.isEnabled : !disabled;
      return onWire(endpoint);
    },
  }),
];

function endpointOf(rows: readonly WebhookEndpoint[], id: string): WebhookEndpoint {
  const found = rows.find((each) => each.id === id);
  if (found === undefined) throw noSuch('webhook_endpoint', id);
  return found;
}

const onWire = (endpoint: WebhookEndpoint): Wire<Stripe.WebhookEndpoint> => ({
  id: endpoint.id,
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: endpoint.created,
  description: null,
  enabled_events: [...endpoint.events],
  livemode: false,
  metadata: {},
  status: endpoint.isEnabled ? 'enabled' : 'disabled',
  url: endpoint.url,
});
