import type { Account } from '../account/account.ts';
import type { Debit, Line, Subscription } from '../account/records.ts';

/** What the rest of the period costs at that price, to the second. */
export function restOfPeriod(
  account: Account,
  { quantity, periodStart, periodEnd }: Subscription,
  { price, at }: { readonly price: string; readonly at: number },
): Line {
  const { planName, unitAmount } = account.price(price);
  const share = Math.max(0, periodEnd - at) / (periodEnd - periodStart);
  return {
    ...proration(account),
    amount: Math.round(unitAmount * quantity * share),
    description: `Remaining time on ${planName}`,
    price,
    quantity,
    start: at,
    end: periodEnd,
    credits: null,
  };
}

/**
 * Gives back the time that is left of everything billed for it, line by line: what was really asked
 * for and not what the plan costs today. It is given back whether or not it has been paid.
 */
export function creditsFor(account: Account, { billed }: Subscription, at: number): Line[] {
  return billed.map((debit) => creditFor(account, debit, at)).filter(({ amount }) => amount < 0);
}

function creditFor(account: Account, debit: Debit, at: number): Line {
  const { line, invoice, price, quantity, amount, start, end } = debit;
  const from = Math.max(at, start);
  const share = Math.max(0, end - from) / (end - start);
  return {
    ...proration(account),
    amount: 0 - Math.round(amount * share),
    description: `Unused time on ${account.price(price).planName}`,
    price,
    quantity,
    start: from,
    end,
    credits: { line, invoice },
  };
}

function proration(account: Account) {
  return { id: account.newId('il'), invoiceItem: account.newId('ii'), proration: true };
}
