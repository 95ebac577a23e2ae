import type { BalanceTransaction } from '../account/paymentRecords.ts';
import type { Account } from '../account/account.ts';
import type { Customer } from '../account/records.ts';
import { changeCustomer } from '../events/recordEvent.ts';

interface Movement {
  /** Below zero gives credit. */
  readonly amount: number;
  readonly type: BalanceTransaction['type'];
  readonly at: number;
  readonly invoice?: string;
  readonly description?: string | null;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Every change of a customer's balance leaves a row, so that the rows add up to it. */
export function moveBalance(
  account: Account,
  customer: Customer,
  { amount, type, at, invoice, description = null, metadata = {} }: Movement,
): BalanceTransaction {
  const balance = customer.balance + amount;
  const row: BalanceTransaction = {
    id: account.newId('cbtxn'),
    created: at,
    customer: customer.id,
    amount,
    endingBalance: balance,
    type,
    invoice: invoice ?? null,
    description,
    metadata: { ...metadata },
  };
  account.records.balanceTransactions.push(row);
  changeCustomer(account, customer, { change: { balance }, at });
  return row;
}
