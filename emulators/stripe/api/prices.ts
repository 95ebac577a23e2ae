import { z } from 'zod';
import { formBoolean, formText } from '../http/form.ts';
import { noSuch } from '../http/stripeError.ts';
import { priceOnWire, productOnWire } from '../wire/price.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

export const PRICE_ROUTES: readonly Route[] = [
  route('GET', '/v1/prices', {
    params: z.strictObject({
      ...LIST_PARAMS,
      active: formBoolean.optional(),
      product: formText.optional(),
      lookup_keys: z.array(formText).max(10).optional(),
      type: z.enum(['recurring', 'one_time']).optional(),
      recurring: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']) }).optional(),
    }),
    answer: (account, params) => {
      const rows = Object.keys(account.records.prices)
        .map((id) => priceOnWire(account, id))
        .filter(
          ({ active, product, recurring, type, lookup_key: key }) =>
            (params.active === undefined || active === params.active) &&
            (params.product === undefined || product === params.product) &&
            (params.lookup_keys === undefined ||
              (key !== null && params.lookup_keys.includes(key))) &&
            (params.type === undefined || type === params.type) &&
            (params.recurring === undefined || recurring?.interval === params.recurring.interval),
        );
      return listPage(rows, { params, url: '/v1/prices', kind: 'price', show: (price) => price });
    },
  }),
  route('GET', '/v1/prices/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => priceOnWire(account, id),
  }),
  route('GET', '/v1/products/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => {
      const product = productOnWire(account, id);
      if (product === undefined) throw noSuch('product', id);
      return product;
    },
  }),
];
