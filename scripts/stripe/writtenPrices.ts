import { parseEnv } from 'node:util';
import { billingConfigSchema } from '../../functions/src/settings.ts';
import type { WrittenPrices } from './formerPrices.ts';

/** What a file of settings says of prices. A table that cannot be read stops here: its ids would be lost. */
export function writtenPrices(text: string): WrittenPrices {
  const { STRIPE_PRICE_IDS: priceIds, STRIPE_FORMER_PRICE_IDS: former } = billingConfigSchema
    .pick({ STRIPE_PRICE_IDS: true, STRIPE_FORMER_PRICE_IDS: true })
    .partial()
    .parse(parseEnv(text));
  return { priceIds: priceIds ?? null, former: former ?? {} };
}
