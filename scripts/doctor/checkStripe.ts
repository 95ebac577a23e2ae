import { PACK_IDS, packName, PACKS } from '@lumashot/domain/billing/packs';
import { PLAN_IDS, PLANS } from '@lumashot/domain/billing/plans';
import { BILLING_PERIODS } from '@lumashot/domain/billing/prices';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import type { PriceIds } from '@lumashot/domain/billing/priceIds';
import { HANDLED_TYPES } from '../../functions/src/adapters/stripe/events.ts';
import { fault, warning, whichever, type Finding } from './finding.ts';
import { messageOf } from '../lib/errors.ts';
import { settingsFileOf, type Project } from './project.ts';
import type { Settings } from './readSettings.ts';

/** A price as Stripe has it; null: there is none of this id. */
interface PriceFacts {
  readonly active: boolean;
  readonly cents: number | null;
  readonly currency: string;
  readonly interval: string | null;
  /** Of its product: it stands on Stripe's page and on invoices. */
  readonly name: string;
}

/** What the doctor asks of the Stripe account. */
export interface StripeAccount {
  price(id: string): Promise<PriceFacts | null>;
  webhooks(): Promise<
    readonly {
      readonly url: string;
      readonly enabled: boolean;
      readonly events: readonly string[];
    }[]
  >;
  /** Names of the settings that differ; null: there is no portal of ours. */
  portalDifferences(priceIds: PriceIds): Promise<readonly string[] | null>;
}

const CURRENCY = 'usd';

/** Of the key alone: it is asked nothing. */
export const checkStripeKey = (key: string): readonly Finding[] =>
  whichever([
    [
      !/^(sk|rk)_(test|live)_\w+$/.test(key),
      fault({
        where: 'STRIPE_SECRET_KEY',
        says: key.startsWith('pk_')
          ? 'is a publishable key: it may not read an account'
          : 'has not the shape of a Stripe key',
        mend: 'take a restricted key (rk_live_...) from the dashboard: Developers, API keys',
      }),
    ],
    [
      /^(sk|rk)_test_/.test(key),
      warning({
        where: 'STRIPE_SECRET_KEY',
        says: 'is of the test mode: nobody pays',
        mend: 'for production, take the key of the live mode',
      }),
    ],
  ]);

/** Whether Stripe sells what the plans promise, and tells us of it. */
export async function checkStripe(
  project: Project,
  { billing }: Settings,
  account: StripeAccount,
): Promise<readonly Finding[]> {
  if (billing === null) return [];
  try {
    const { STRIPE_PRICE_IDS: ids, STRIPE_PACK_PRICE_IDS: packIds } = billing;
    const wanted = [...planPrices(ids), ...(packIds === undefined ? [] : packPrices(packIds))];
    const prices = await Promise.all(
      wanted.map(async (price) => priceFindings(price, await account.price(price.id), project)),
    );
    const known = prices.flat().length === 0;
    return [
      ...prices.flat(),
      ...webhookFindings(project, await account.webhooks()),
      // The portal names the prices: wrong ones are the fault to mend first.
      ...(known ? portalFindings(await account.portalDifferences(ids), project) : []),
    ];
  } catch (error) {
    return [
      fault({
        where: 'Stripe',
        says: `did not answer: ${messageOf(error)}`,
        mend: 'look at STRIPE_SECRET_KEY: the functions’ key may read prices, portal configurations and webhook endpoints',
      }),
    ];
  }
}

interface Wanted {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  readonly interval: 'month' | 'year' | null;
  /** What its product's name has to say. */
  readonly says: string;
}

const planPrices = (ids: PriceIds): readonly Wanted[] =>
  PLAN_IDS.flatMap((plan) =>
    BILLING_PERIODS.map((period) => ({
      id: ids[plan][period],
      name: `STRIPE_PRICE_IDS, ${plan} ${period}`,
      cents: period === 'monthly' ? PLANS[plan].monthlyCents : PLANS[plan].yearlyCents,
      interval: period === 'monthly' ? ('month' as const) : ('year' as const),
      says: PLANS[plan].name,
    })),
  );

const packPrices = (ids: Readonly<Record<(typeof PACK_IDS)[number], string>>): readonly Wanted[] =>
  PACK_IDS.map((id) => ({
    id: ids[id],
    name: `STRIPE_PACK_PRICE_IDS, ${id}`,
    cents: PACKS[id].cents,
    interval: null,
    says: packName(PACKS[id].credits),
  }));

function priceFindings(
  { id, name, cents, interval, says }: Wanted,
  found: PriceFacts | null,
  project: Project,
): readonly Finding[] {
  const where = `Stripe: ${id}`;
  const mend = `${setupOf(project)}, or put the id of a price of ${cents} cents ${interval === null ? 'once' : `a ${interval}`} into ${name}, in ${settingsFileOf(project.id)} and LUMASHOT_APP_CONFIG`;
  if (found === null) return [fault({ where, says: `there is no such price (${name})`, mend })];
  return whichever([
    [!found.active, fault({ where, says: `is archived (${name})`, mend })],
    [
      found.cents !== cents,
      fault({
        where,
        says: `costs ${found.cents ?? 'no fixed'} cents, not ${cents} (${name})`,
        mend,
      }),
    ],
    [
      found.currency !== CURRENCY,
      fault({ where, says: `is in ${found.currency}, not ${CURRENCY} (${name})`, mend }),
    ],
    [
      found.interval !== interval,
      fault({
        where,
        says: `is paid ${found.interval ?? 'once'}, not ${interval ?? 'once'} (${name})`,
        mend,
      }),
    ],
    [
      !found.name.toLowerCase().includes(says.toLowerCase()),
      fault({
        where,
        says: `is of a product named "${found.name}", not "${says}": so Stripe's page and invoices call it (${name})`,
        mend: `${setupOf(project)}, or rename the product in the dashboard`,
      }),
    ],
  ]);
}

/** Makes what is missing, and leaves what is right. */
const setupOf = ({ id }: Project): string => `STRIPE_SECRET_KEY=... npm run stripe:setup -- ${id}`;

export const webhookUrlOf = (projectId: string): string =>
  `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net/stripeWebhook`;

function webhookFindings(
  project: Project,
  webhooks: Awaited<ReturnType<StripeAccount['webhooks']>>,
): readonly Finding[] {
  const url = webhookUrlOf(project.id);
  const where = 'Stripe: webhook';
  const ours = webhooks.find((webhook) => webhook.url === url);
  if (ours === undefined) {
    const mend = `${setupOf(project)}, which makes it with: ${HANDLED_TYPES.join(', ')}`;
    return [fault({ where, says: `no endpoint sends to ${url}: nobody would get credits`, mend })];
  }
  const missing = HANDLED_TYPES.filter(
    (type) => !ours.events.includes('*') && !ours.events.includes(type),
  );
  return whichever([
    [
      !ours.enabled,
      fault({
        where,
        says: 'is switched off',
        mend: `enable it: ${setupOf(project)}`,
      }),
    ],
    [
      missing.length > 0,
      fault({
        where,
        says: `does not send ${missing.join(', ')}`,
        mend: `add them: ${setupOf(project)}`,
      }),
    ],
  ]);
}

function portalFindings(
  differences: readonly string[] | null,
  project: Project,
): readonly Finding[] {
  const where = 'Stripe: customer portal';
  const mend = `STRIPE_SECRET_KEY=... npm run stripe:portal -- ${settingsFileOf(project.id)}`;
  if (differences === null) return [fault({ where, says: 'is not configured', mend })];
  if (differences.length === 0) return [];
  return [fault({ where, says: `differs in ${differences.join(', ')}`, mend })];
}
