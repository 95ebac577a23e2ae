import { z } from 'zod';
import type { PortalSession } from '../account/records.ts';
import { formText, formUrl } from '../http/form.ts';
import { portalSessionOnWire } from '../wire/portalSession.ts';
import { liveCustomer } from './customers.ts';
import { type Route, route } from './route.ts';

export const PORTAL_ROUTES: readonly Route[] = [
  route('POST', '/v1/billing_portal/sessions', {
    params: z.strictObject({
      customer: formText,
      return_url: formUrl.optional(),
      // Taken and not acted on.
      configuration: z.unknown().optional(),
      locale: z.unknown().optional(),
    }),
    answer: (account, { customer, return_url: returnUrl }) => {
      const session: PortalSession = {
        id: account.newId('bps'),
        created: account.now(),
        customer: liveCustomer(account, customer, 'customer').id,
        returnUrl: returnUrl ?? null,
      };
      account.records.portalSessions.push(session);
      return portalSessionOnWire(account, session);
    },
  }),
];
