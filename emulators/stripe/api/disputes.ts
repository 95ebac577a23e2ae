import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { Dispute } from '../account/paymentRecords.ts';
import { closeDispute, isClosed, updateDispute } from '../billing/dispute.ts';
import { formBoolean, formMetadata, mergedMetadata } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { disputeOnWire } from '../wire/dispute.ts';
import { listPage } from './list.ts';
import { OF_PAYMENT_PARAMS, ofPayment } from './ofPayment.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

export const DISPUTE_ROUTES: readonly Route[] = [
  route('GET', '/v1/disputes', {
    params: z.strictObject(OF_PAYMENT_PARAMS),
    answer: (account, params) => {
      const rows = ofPayment(account, account.records.disputes, params);
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
