import type { PackPriceIds } from '@lumashot/domain/billing/packIds';
import type { FormerPriceIds, PriceIds } from '@lumashot/domain/billing/priceIds';
import type Stripe from 'stripe';
import { HANDLED_TYPES } from '../../functions/src/adapters/stripe/events.ts';
import {
  findInvoicesPortal,
  invoicesPortalDifferences,
} from '../../functions/src/adapters/stripe/invoicesPortal.ts';
import {
  findPortal,
  makePortal,
  portalDifferences,
} from '../../functions/src/adapters/stripe/portalSettings.ts';
import { orNull } from '../../functions/src/adapters/stripe/unless.ts';
import { CATALOGUE, CURRENCY, idTables, type Sold } from './catalogue.ts';
import { formerPrices, type ReplacedPrice, type WrittenPrices } from './formerPrices.ts';

export interface SetUp {
  /** What was done, or in a dry run would be: a line each; empty when all is as it should be. */
  readonly changes: readonly string[];
  /** Null in a dry run that would make prices: their ids are not known yet. */
  readonly tables: {
    readonly priceIds: PriceIds;
    readonly packPriceIds: PackPriceIds;
    readonly former: FormerPriceIds;
  } | null;
  /** Of a webhook endpoint that was just made: Stripe tells it once. */
  readonly webhookSecret: string | null;
}

/** As many lookup keys as Stripe takes in one question. */
const KEYS_AT_ONCE = 10;

interface SetUpRequest {
  readonly webhookUrl: string;
  readonly isDry: boolean;
  /** What the file of settings says already. */
  readonly written?: WrittenPrices;
}

const NOTHING_WRITTEN: WrittenPrices = { priceIds: null, former: {} };

/**
 * Makes what the functions need of a Stripe account, or finds it: products and prices by their lookup keys,
 * the portal, the webhook. Done twice, the second run changes nothing.
 */
export async function setUpStripe(
  stripe: Stripe,
  { webhookUrl, isDry, written = NOTHING_WRITTEN }: SetUpRequest,
): Promise<SetUp> {
  const found = await pricesByKey(stripe);
  const ids = new Map<string, string>();
  const changes: string[] = [];
  const replaced: ReplacedPrice[] = [];
  for (const sold of CATALOGUE) {
    const price = found.get(sold.key);
    if (price !== undefined && isAsSold(price, sold)) {
      ids.set(sold.key, price.id);
      continue;
    }
    changes.push(
      price === undefined
        ? `price ${sold.key}: ${sold.cents} cents`
        : `price ${sold.key}: ${sold.cents} cents in place of ${price.unit_amount ?? 0}; who pays the old one goes on paying it`,
    );
    replaced.push(...replacedBy(sold, price));
    if (!isDry) ids.set(sold.key, await makePrice(stripe, sold));
  }
  changes.push(...(await nameProducts(stripe, isDry)));
  const sale = idTables(ids);
  const tables =
    sale === null
      ? null
      : {
          ...sale,
          former: formerPrices(sale.priceIds, {
            written: { ...written, priceIds: await ofAccount(stripe, written.priceIds) },
            replaced,
          }),
        };
  changes.push(...(await setPortal(stripe, { priceIds: tables?.priceIds ?? null, isDry })));
  const webhook = await setWebhook(stripe, { webhookUrl, isDry });
  return { changes: [...changes, ...webhook.changes], tables, webhookSecret: webhook.secret };
}

/** A written table, unless it is an example's or of the other mode: then its prices are not here. */
async function ofAccount(stripe: Stripe, priceIds: PriceIds | null): Promise<PriceIds | null> {
  if (priceIds === null) return null;
  const price = await orNull(stripe.prices.retrieve(priceIds.STARTER.monthly));
  return price === null ? null : priceIds;
}

async function pricesByKey(stripe: Stripe): Promise<ReadonlyMap<string, Stripe.Price>> {
  const keys = CATALOGUE.map(({ key }) => key);
  const found = new Map<string, Stripe.Price>();
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const { data } = await stripe.prices.list({
      lookup_keys: keys.slice(from, from + KEYS_AT_ONCE),
      active: true,
      limit: 100,
    });
    for (const price of data) found.set(price.lookup_key ?? '', price);
  }
  return found;
}

/**
 * Stripe's page and invoices name the product: a pack of another size under its old name would promise another
 * number than it brings.
 */
async function nameProducts(stripe: Stripe, isDry: boolean): Promise<readonly string[]> {
  const wanted = new Map(CATALOGUE.map(({ product }) => [product.id, product.name]));
  const changes: string[] = [];
  for (const [id, name] of wanted) {
    const found = await orNull(stripe.products.retrieve(id));
    if (found === null || found.name === name) continue;
    changes.push(`product ${id}: named "${name}" in place of "${found.name}"`);
    if (!isDry) await stripe.products.update(id, { name });
  }
  return changes;
}

/** A price never changes: another amount is another price, which takes the key. */
const isAsSold = (price: Stripe.Price, { cents, interval }: Sold): boolean =>
  price.unit_amount === cents &&
  price.currency === CURRENCY &&
  (price.recurring?.interval ?? null) === interval;

/** A plan's price whose key another one takes, under the period it is paid for. */
function replacedBy({ priced }: Sold, price: Stripe.Price | undefined): readonly ReplacedPrice[] {
  const interval = price?.recurring?.interval;
  if (priced === null || price === undefined || interval === undefined) return [];
  if (interval !== 'month' && interval !== 'year') return [];
  const period = interval === 'month' ? 'monthly' : 'yearly';
  return [{ id: price.id, planId: priced.planId, period }];
}

async function makePrice(stripe: Stripe, sold: Sold): Promise<string> {
  const { product, key, cents, interval } = sold;
  if ((await orNull(stripe.products.retrieve(product.id))) === null) {
    await stripe.products.create({ id: product.id, name: product.name });
  }
  const price = await stripe.prices.create({
    product: product.id,
    currency: CURRENCY,
    unit_amount: cents,
    lookup_key: key,
    transfer_lookup_key: true,
    ...(interval === null ? {} : { recurring: { interval } }),
  });
  return price.id;
}

async function setPortal(
  stripe: Stripe,
  { priceIds, isDry }: { readonly priceIds: PriceIds | null; readonly isDry: boolean },
): Promise<readonly string[]> {
  // It names the prices: a dry run that would make some knows no more of it.
  if (priceIds === null) return ['customer portal: with these prices'];
  if (!isDry) {
    const done = await makePortal(stripe, priceIds);
    return done === 'unchanged' ? [] : [`customer portal: ${done}`];
  }
  const portal = await findPortal(stripe);
  const invoices = await findInvoicesPortal(stripe);
  const differences = [
    ...(portal === null ? ['all of it'] : portalDifferences(portal, priceIds)),
    ...(invoices === null ? ['invoices'] : invoicesPortalDifferences(invoices)),
  ];
  return differences.length === 0 ? [] : [`customer portal: ${differences.join(', ')}`];
}

async function setWebhook(
  stripe: Stripe,
  { webhookUrl, isDry }: { readonly webhookUrl: string; readonly isDry: boolean },
): Promise<{ readonly changes: readonly string[]; readonly secret: string | null }> {
  const all = await stripe.webhookEndpoints
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  const ours = all.find(({ url }) => url === webhookUrl);
  if (ours === undefined) {
    const changes = [`webhook ${webhookUrl}`];
    if (isDry) return { changes, secret: null };
    const made = await stripe.webhookEndpoints.create({
      url: webhookUrl,
      enabled_events: [...HANDLED_TYPES],
    });
    return { changes, secret: made.secret ?? null };
  }
  const isWhole =
    ours.status === 'enabled' &&
    HANDLED_TYPES.every((type) => [type, '*'].some((each) => ours.enabled_events.includes(each)));
  if (isWhole) return { changes: [], secret: null };
  if (!isDry) {
    await stripe.webhookEndpoints.update(ours.id, {
      enabled_events: [...HANDLED_TYPES],
      disabled: false,
    });
  }
  return { changes: [`webhook ${webhookUrl}: its events, and on`], secret: null };
}
