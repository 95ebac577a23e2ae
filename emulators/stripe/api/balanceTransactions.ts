import { z } from 'zod';
import type { BalanceTransaction } from '../account/paymentRecords.ts';
import { moveBalance } from '../billing/balance.ts';
import { formInteger, formMetadata, formText } from '../http/form.ts';
import { noSuch } from '../http/stripeError.ts';
import { balanceTransactionOnWire } from '../wire/balanceTransaction.ts';
import { liveCustomer } from './customers.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

const PATH = '/v1/customers/:id/balance_transactions';

export const BALANCE_ROUTES: readonly Route[] = [
  route('GET', PATH, {
    params: z.strictObject({ ...LIST_PARAMS, invoice: formText.optional() }),
    answer: (account, params, id) => {
      const customer = account.customer(id);
      const rows = account.records.balanceTransactions.filter(
        (row) =>
          row.customer === customer.id &&
          (params.invoice === undefined || row.invoice === params.invoice),
      );
      return listPage(rows, {
        params,
        url: PATH.replace(':id', id),
        kind: 'customer_balance_transaction',
        show: (row: BalanceTransaction) => balanceTransactionOnWire(row),
      });
    },
  }),
  route('POST', PATH, {
    params: z.strictObject({
      amount: formInteger,
      currency: z.literal('usd'),
      description: formText.max(350).optional(),
      metadata: formMetadata.optional(),
    }),
    answer: (account, { amount, description = null, metadata = {} }, id) => {
      const customer = liveCustomer(account, id);
      const at = account.now();
      const movement = { amount, type: 'adjustment', description, metadata, at } as const;
      return balanceTransactionOnWire(moveBalance(account, customer, movement));
    },
  }),
  route('GET', `${PATH}/:transaction`, {
    params: NO_PARAMS,
    answer: (account, _, id, transaction) => {
      const row = account.records.balanceTransactions.find((each) => each.id === transaction);
      if (row?.customer !== id) throw noSuch('customer_balance_transaction', transaction);
      return balanceTransactionOnWire(row);
    },
  }),
];
