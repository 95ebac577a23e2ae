import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { PortalSession } from '../account/records.ts';
import { formText, formUrl } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { PORTAL_SECONDS } from '../pages/portalLife.ts';
import { portalSessionOnWire } from '../wire/portalSession.ts';
import { liveCustomer } from './customers.ts';
import { flowOf, flowParams } from './portalFlows.ts';
import { type Route, route } from './route.ts';

export const PORTAL_ROUTES: readonly Route[] = [
  route('POST', '/v1/billing_portal/sessions', {
    params: z.strictObject({
      customer: formText,
      return_url: formUrl.optional(),
      configuration: formText.optional(),
      flow_data: flowParams.optional(),
      // Taken and not acted on.
      locale: z.unknown().optional(),
    }),
    answer: (
      account,
      { customer: customerId, configuration: asked, return_url: returnUrl, flow_data: flow },
    ) => {
      const configuration =
        asked === undefined
          ? account.defaultPortal()
          : account.portalConfiguration(asked, 'configuration');
      if (!configuration.active) {
        throw invalid('The configuration is inactive.', 'configuration');
      }
      const customer = liveCustomer(account, customerId, 'customer').id;
      const session: PortalSession = {
        id: account.newId('bps'),
        created: account.now(),
        customer,
        returnUrl: returnUrl ?? configuration.defaultReturnUrl,
        configuration: configuration.id,
        flow: flow === undefined ? null : flowOf(account, flow, { customer, configuration }),
      };
      forgetExpired(account);
      account.records.portalSessions.push(session);
      return portalSessionOnWire(account, session);
    },
  }),
];

/** Their links lead nowhere any more. */
function forgetExpired(account: Account): void {
  const { records } = account;
  const oldest = account.now() - PORTAL_SECONDS;
  records.portalSessions = records.portalSessions.filter(({ created }) => created > oldest);
}
