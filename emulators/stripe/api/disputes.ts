import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { Dispute } from '../account/paymentRecords.ts';
import { closeDispute, isClosed, updateDispute } from '../billing/dispute.ts';
import { formBoolean, formMetadata, formText, mergedMetadata } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { disputeOnWire } from '../wire/dispute.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

export const DISPUTE_ROUTES: readonly Route[] = [
  route('GET', '/v1/disputes', {
    params: z.strictObject({
      ...LIST_PARAMS,
      charge: formText.optional(),
      payment_intent: formText.optional(),
    }),
    answer: (account, params) => {
      const { charge, payment_intent: intent } = params;
      if (charge !== undefined) account.charge(charge, 'charge');
      if (intent !== undefined) account.paymentIntent(intent, 'payment_intent');
      const rows = account.records.disputes.filter(
        (dispute) =>
          (charge === undefined || dispute.charge === charge) &&
          (intent === undefined || account.charge(dispute.charge).paymentIntent === intent),
      );
      const show = (dispute: Dispute) => disputeOnWire(account, dispute);
      return listPage(rows, { params, url: '/v1/disputes', kind: 'dispute', show });
    },
  }),
  route('GET', '/v1/disputes/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => disputeOnWire(account, account.dispute(id)),
  }),
  route('POST', '/v1/disputes/:id', {
    params: z.strictObject({
      evidence: z.record(z.string(), z.unknown()).optional(),
      metadata: z.union([z.literal(''), formMetadata]).optional(),
      submit: formBoolean.default(true),
    }),
    answer: (account, { evidence, metadata = {}, submit }, id) => {
      const dispute = openOne(account, id);
      updateDispute(account, dispute, {
        metadata: mergedMetadata(dispute.metadata, metadata),
        isSubmitted: evidence !== undefined && submit,
        at: account.now(),
      });
      return disputeOnWire(account, dispute);
    },
  }),
  route('POST', '/v1/disputes/:id/close', {
    params: NO_PARAMS,
    answer: (account, _, id) => {
      const dispute = openOne(account, id);
      closeDispute(account, dispute, { outcome: 'lost', at: account.now() });
      return disputeOnWire(account, dispute);
    },
  }),
];

function openOne(account: Account, id: string): Dispute {
  const dispute = account.dispute(id);
  if (isClosed(dispute)) throw invalid('This dispute is already closed');
  return dispute;
}
