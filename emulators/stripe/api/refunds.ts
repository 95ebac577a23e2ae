import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { Charge, Refund } from '../account/paymentRecords.ts';
import { refundCharge } from '../billing/refund.ts';
import { refundEvent } from '../events/recordEvent.ts';
import { formInteger, formMetadata, formText, mergedMetadata } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { refundOnWire } from '../wire/refund.ts';
import { listPage } from './list.ts';
import { OF_PAYMENT_PARAMS, ofPayment } from './ofPayment.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

const createParams = z.strictObject({
  charge: formText.optional(),
  payment_intent: formText.optional(),
  amount: formInteger.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: formMetadata.optional(),
});

export const REFUND_ROUTES: readonly Route[] = [
  route('POST', '/v1/refunds', {
    params: createParams,
    answer: (account, params) => {
      const { amount, reason = null, metadata = {} } = params;
      const charge = chargeOf(account, params);
      const refund = refundCharge(account, charge, {
        amount,
        reason,
        metadata,
        at: account.now(),
      });
      return refundOnWire(account, refund);
    },
  }),
  route('GET', '/v1/refunds', {
    params: z.strictObject(OF_PAYMENT_PARAMS),
    answer: (account, params) => {
      const rows = ofPayment(account, account.records.refunds, params);
      const show = (refund: Refund) => refundOnWire(account, refund);
      return listPage(rows, { params, url: '/v1/refunds', kind: 'refund', show });
    },
  }),
  route('GET', '/v1/refunds/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => refundOnWire(account, account.refund(id)),
  }),
  route('POST', '/v1/refunds/:id', {
    params: z.strictObject({ metadata: z.union([z.literal(''), formMetadata]).optional() }),
    answer: (account, { metadata }, id) => {
      const refund = account.refund(id);
      if (metadata === undefined) return refundOnWire(account, refund);
      refund.metadata = mergedMetadata(refund.metadata, metadata);
      refundEvent(account, refund, { type: 'refund.updated', at: account.now() });
      return refundOnWire(account, refund);
    },
  }),
];

function chargeOf(
  account: Account,
  { charge, payment_intent: intent }: z.infer<typeof createParams>,
): Charge {
  if (charge !== undefined && intent !== undefined) {
    throw invalid('You may only specify one of these parameters: charge, payment_intent.');
  }
  if (charge !== undefined) return account.charge(charge, 'charge');
  if (intent === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const { latestCharge, status } = account.paymentIntent(intent, 'payment_intent');
  if (latestCharge === null || status !== 'succeeded') {
    throw invalid(
      `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  return account.charge(latestCharge);
}
