import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { formBoolean, formInteger, formMetadata, formText } from '../http/form.ts';
import { invalid, StripeError } from '../http/stripeError.ts';
import { priceOnWire, productOnWire } from '../wire/price.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { type Route, route } from './route.ts';

const TAKEN = { status: 400, code: 'resource_already_exists' } as const;

/** What a shop sells, made through the API. None of it is told by events. */
export const MAKE_PRICE_ROUTES: readonly Route[] = [
  route('POST', '/v1/products', {
    params: z.strictObject({
      id: formText.regex(/^[\w-]{1,60}$/).optional(),
      name: formText.min(1).max(120),
      metadata: formMetadata.optional(),
    }),
    answer: (account, { id = account.newId('prod'), name, metadata = {} }) => {
      if (productOnWire(account, id) !== undefined) {
        throw new StripeError({ ...TAKEN, message: 'Product already exists.', param: 'id' });
      }
      account.records.products.push({ id, name, metadata, created: account.now() });
      return product(account, id);
    },
  }),
  route('POST', '/v1/products/:id', {
    params: z.strictObject({ name: formText.min(1).max(120) }),
    answer: (account, { name }, id) => {
      const made = account.records.products.find((each) => each.id === id);
      if (made === undefined) throw invalid(`No such product: '${id}'`, 'id', 'resource_missing');
      made.name = name;
      for (const price of Object.values(account.records.prices)) {
        if (price.made?.product === id) price.planName = name;
      }
      return product(account, id);
    },
  }),
  route('GET', '/v1/products', {
    params: z.strictObject(LIST_PARAMS),
    answer: (account, params) =>
      listPage(account.records.products, {
        params,
        url: '/v1/products',
        kind: 'product',
        show: ({ id }) => product(account, id),
      }),
  }),
  route('POST', '/v1/prices', {
    params: z.strictObject({
      product: formText,
      currency: z.literal('usd'),
      unit_amount: formInteger.pipe(z.int().min(0)),
      recurring: z.strictObject({ interval: z.enum(['month', 'year']) }).optional(),
      lookup_key: formText.max(200).optional(),
      transfer_lookup_key: formBoolean.optional(),
    }),
    answer: (account, params) => {
      const { product: of, lookup_key: lookupKey = null } = params;
      const { name: planName } = product(account, of, 'product');
      freeKey(account, lookupKey, params.transfer_lookup_key === true);
      const id = account.newId('price');
      account.records.prices[id] = {
        planName,
        unitAmount: params.unit_amount,
        interval: params.recurring?.interval ?? null,
        made: { product: of, lookupKey, created: account.now() },
      };
      return priceOnWire(account, id);
    },
  }),
];

function product(account: Account, id: string, param = 'id') {
  const found = productOnWire(account, id);
  if (found === undefined) throw invalid(`No such product: '${id}'`, param, 'resource_missing');
  return found;
}

/** A key is of one price: it is taken from the other, or refused. */
function freeKey(account: Account, key: string | null, isTransferred: boolean): void {
  const holder = Object.values(account.records.prices).find(
    ({ made }) => key !== null && made?.lookupKey === key,
  );
  if (holder?.made === undefined) return;
  if (!isTransferred) {
    const message = `A price (\`${key}\`) already uses that lookup key.`;
    throw new StripeError({ ...TAKEN, message, param: 'lookup_key' });
  }
  holder.made = { ...holder.made, lookupKey: null };
}
