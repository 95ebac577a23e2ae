import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { PackPriceIds } from '@lumashot/domain/billing/packIds';
import { PACK_IDS, packName, PACKS } from '@lumashot/domain/billing/packs';
import type { PriceIds } from '@lumashot/domain/billing/priceIds';
import { PLAN_IDS, PLANS } from '@lumashot/domain/billing/plans';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { z } from 'zod';
import { startStripe, type RunningStripe } from '../../../emulators/stripe/index.ts';
import { stripeClient } from '../../../functions/src/adapters/stripe/client.ts';
import { makePortal } from '../../../functions/src/adapters/stripe/portalSettings.ts';
import { inRoot } from '../places.ts';
import type { Ports } from '../processes/ports.ts';

/** Price ids of the stand-in: a real Stripe account has its own (docs/deploying.md). */
export const LOCAL_PRICE_IDS: PriceIds = {
  STARTER: { monthly: 'price_starter_monthly', yearly: 'price_starter_yearly' },
  PLUS: { monthly: 'price_plus_monthly', yearly: 'price_plus_yearly' },
  CREATOR: { monthly: 'price_creator_monthly', yearly: 'price_creator_yearly' },
  ULTIMATE: { monthly: 'price_ultimate_monthly', yearly: 'price_ultimate_yearly' },
};

export const LOCAL_PACK_PRICE_IDS: PackPriceIds = {
  S: 'price_pack_s',
  M: 'price_pack_m',
  L: 'price_pack_l',
};

const secretsSchema = z.object({
  TRIAL_SALT: z.string(),
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
});

/** The demo values that the functions are given too. */
export const localSecrets = () =>
  secretsSchema.parse(parseEnv(readFileSync(inRoot('functions', '.secret.local'), 'utf8')));

export const stripeUrlOf = (ports: Ports): string => `http://127.0.0.1:${ports.stripe}`;

/** What the functions read from the environment to work with the stand-in. */
export const billingEnvironment = ({
  appUrl,
  ports,
}: {
  appUrl: string;
  ports: Ports;
}): Record<string, string> => ({
  LUMASHOT_APP_URL: appUrl,
  STRIPE_PRICE_IDS: JSON.stringify(LOCAL_PRICE_IDS),
  STRIPE_PACK_PRICE_IDS: JSON.stringify(LOCAL_PACK_PRICE_IDS),
  STRIPE_API_URL: stripeUrlOf(ports),
});

/** Starts the stand-in beside the emulators, with our portal; its events go to our webhook. */
export const startLocalStripe = async ({
  projectId,
  ports,
  stateFile,
}: {
  projectId: string;
  ports: Ports;
  /** Without it, everything is forgotten on stop. */
  stateFile?: string;
}): Promise<RunningStripe> => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secret } = localSecrets();
  const running = await startStripe({
    port: ports.stripe,
    prices: localPrices(),
    secretKey,
    webhook: {
      url: `http://127.0.0.1:${ports.functions}/${projectId}/${FUNCTIONS_REGION}/stripeWebhook`,
      secret,
    },
    ...(stateFile === undefined ? {} : { stateFile }),
  });
  await makePortal(stripeClient({ secretKey, apiUrl: running.url }), LOCAL_PRICE_IDS);
  return running;
};

export const localPrices = () => ({ ...planPrices(), ...packPrices() });

const packPrices = () =>
  Object.fromEntries(
    PACK_IDS.map((id) => {
      const { credits, cents: unitAmount } = PACKS[id];
      return [
        LOCAL_PACK_PRICE_IDS[id],
        { planName: packName(credits), unitAmount, interval: null },
      ] as const;
    }),
  );

const planPrices = () =>
  Object.fromEntries(
    PLAN_IDS.flatMap((planId) => {
      const { name: planName, monthlyCents, yearlyCents } = PLANS[planId];
      const { monthly, yearly } = LOCAL_PRICE_IDS[planId];
      return [
        [monthly, { planName, unitAmount: monthlyCents, interval: 'month' as const }],
        [yearly, { planName, unitAmount: yearlyCents, interval: 'year' as const }],
      ];
    }),
  );
