import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { Customer } from '../account/records.ts';
import { endSubscription } from '../billing/cancel.ts';
import { isOver } from '../billing/lifeOf.ts';
import { customerEvent } from '../events/recordEvent.ts';
import { formMetadata, formText, mergedMetadata } from '../http/form.ts';
import { noSuch } from '../http/stripeError.ts';
import { customerOnWire } from '../wire/customer.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

const fields = z.strictObject({
  email: formText.max(512).optional(),
  name: formText.max(256).optional(),
  metadata: z.union([z.literal(''), formMetadata]).optional(),
});

export const CUSTOMER_ROUTES: readonly Route[] = [
  route('POST', '/v1/customers', {
    params: fields,
    answer: (account, params) => {
      const customer: Customer = {
        id: account.newId('cus'),
        created: account.now(),
        email: null,
        name: null,
        metadata: {},
        balance: 0,
        card: 'works',
        deleted: false,
      };
      fill(customer, params);
      account.records.customers.push(customer);
      customerEvent(account, customer, { type: 'customer.created', at: account.now() });
      return customerOnWire(account, customer);
    },
  }),
  route('GET', '/v1/customers', {
    params: z.strictObject({ ...LIST_PARAMS, email: formText.optional() }),
    answer: (account, params) =>
      listPage(
        account.records.customers.filter(
          // Exact and case-sensitive, as the real one.
          ({ email, deleted }) =>
            !deleted && (params.email === undefined || email === params.email),
        ),
        {
          params,
          url: '/v1/customers',
          kind: 'customer',
          show: (customer) => customerOnWire(account, customer),
        },
      ),
  }),
  route('GET', '/v1/customers/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => customerOnWire(account, account.customer(id)),
  }),
  route('POST', '/v1/customers/:id', {
    params: fields,
    answer: (account, params, id) => {
      const customer = liveCustomer(account, id);
      fill(customer, params);
      customerEvent(account, customer, { type: 'customer.updated', at: account.now() });
      return customerOnWire(account, customer);
    },
  }),
  route('DELETE', '/v1/customers/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => deleteCustomer(account, liveCustomer(account, id)),
  }),
];

/** A customer that is there and not deleted. */
export function liveCustomer(account: Account, id: string, param?: string): Customer {
  const customer = account.customer(id, param);
  if (customer.deleted) throw noSuch('customer', id, param);
  return customer;
}

function fill(customer: Customer, { email, name, metadata }: z.infer<typeof fields>): void {
  // Before anything is changed: too many are refused.
  if (metadata !== undefined) customer.metadata = mergedMetadata(customer.metadata, metadata);
  if (email !== undefined) customer.email = email === '' ? null : email;
  if (name !== undefined) customer.name = name === '' ? null : name;
}

/** Ends the subscriptions too, and forgets who it was. */
function deleteCustomer(account: Account, customer: Customer): object {
  const at = account.now();
  for (const subscription of account.records.subscriptions) {
    if (subscription.customer !== customer.id || isOver(subscription)) continue;
    endSubscription(account, subscription, { at });
  }
  customerEvent(account, customer, { type: 'customer.deleted', at });
  Object.assign(customer, { deleted: true, email: null, name: null, metadata: {} });
  return customerOnWire(account, customer);
}
