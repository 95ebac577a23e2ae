import type { Account } from '../account/account.ts';
import type { Charge, Dispute } from '../account/paymentRecords.ts';
import { closeDispute, openDispute } from '../billing/dispute.ts';
import { failRefund } from '../billing/refund.ts';
import { settleDue } from '../billing/settleDue.ts';
import { invalid, noSuch } from '../http/stripeError.ts';
import { type ControlRoute, control } from './route.ts';
import { CONTROL_INPUTS, CONTROL_OUTPUTS } from './schemas.ts';

/** What the customer's bank does. */
export const moneyBackControls: readonly ControlRoute[] = [
  control('POST', '/_control/payments/:id/dispute', {
    input: CONTROL_INPUTS.dispute,
    output: CONTROL_OUTPUTS.dispute,
    answer: ({ account }, { amount, reason = 'fraudulent' }, id) => {
      settleDue(account);
      const charge = chargeOf(account, id);
      return disputeState(
        openDispute(account, charge, {
          reason,
          at: account.now(),
          ...(amount === undefined ? {} : { amount }),
        }),
      );
    },
  }),
  control('POST', '/_control/disputes/:id/close', {
    input: CONTROL_INPUTS.outcome,
    output: CONTROL_OUTPUTS.dispute,
    answer: ({ account }, { outcome }, id) => {
      settleDue(account);
      const dispute = account.dispute(id);
      closeDispute(account, dispute, { outcome, at: account.now() });
      return disputeState(dispute);
    },
  }),
  control('POST', '/_control/refunds/:id/fail', {
    input: CONTROL_INPUTS.failedRefund,
    output: CONTROL_OUTPUTS.refund,
    answer: ({ account }, { amountRefunded }, id) => {
      settleDue(account);
      const refund = account.refund(id);
      failRefund(account, refund, { amountRefunded, at: account.now() });
      return { status: refund.status };
    },
  }),
];

/** A charge by its id, or the one that paid the invoice of that id. */
function chargeOf(account: Account, id: string): Charge {
  const charge = account.records.charges.find((each) => each.id === id);
  if (charge !== undefined) return charge;
  const invoice = account.records.invoices.find((each) => each.id === id);
  if (invoice === undefined) throw noSuch('charge', id);
  const { latestCharge = null } =
    invoice.paymentIntent === null ? {} : account.paymentIntent(invoice.paymentIntent);
  if (latestCharge === null) throw invalid('No card was charged for this invoice.');
  return account.charge(latestCharge);
}

function disputeState({ id, status }: Dispute) {
  return { id, status };
}
