import type { Account } from '../account/account.ts';
import { formText } from '../http/form.ts';
import { LIST_PARAMS } from './list.ts';

/** Parameters of lists that hang on a charge: all of it, or of its payment intent. */
export const OF_PAYMENT_PARAMS = {
  ...LIST_PARAMS,
  charge: formText.optional(),
  payment_intent: formText.optional(),
} as const;

interface OfPayment {
  readonly charge?: string | undefined;
  readonly payment_intent?: string | undefined;
}

/** The records of that charge or intent; refused, as Stripe does it, when there is no such thing. */
export function ofPayment<Row extends { readonly charge: string }>(
  account: Account,
  rows: readonly Row[],
  { charge, payment_intent: intent }: OfPayment,
): Row[] {
  if (charge !== undefined) account.charge(charge, 'charge');
  if (intent !== undefined) account.paymentIntent(intent, 'payment_intent');
  return rows.filter(
    (row) =>
      (charge === undefined || row.charge === charge) &&
      (intent === undefined || account.charge(row.charge).paymentIntent === intent),
  );
}
