import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { priceIdsSchema } from '@lumashot/domain/billing/priceIds';
import { z } from 'zod';
import { stripeClient } from '../functions/src/adapters/stripe/client.ts';
import { makePortal } from '../functions/src/adapters/stripe/portalSettings.ts';

/**
 * `STRIPE_SECRET_KEY=sk_... npm run stripe:portal -- functions/.env.PROJECT`: makes the customer portal's
 * configuration at Stripe, or sets it right. May be run as often as wanted.
 */
const settings = z.object({
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PRICE_IDS: z.string().min(1),
  STRIPE_API_URL: z.url().optional(),
});

const [file] = process.argv.slice(2);
const fromFile = file === undefined ? {} : parseEnv(readFileSync(file, 'utf8'));
const found = settings.safeParse({ ...fromFile, ...process.env });
if (!found.success) {
  console.error(`Missing or wrong: ${found.error.issues.map(({ path }) => path).join(', ')}`);
  console.error('STRIPE_SECRET_KEY=sk_... npm run stripe:portal -- functions/.env.PROJECT');
  process.exit(2);
}
const { STRIPE_SECRET_KEY: secretKey, STRIPE_PRICE_IDS, STRIPE_API_URL } = found.data;
const priceIds = priceIdsSchema.parse(JSON.parse(STRIPE_PRICE_IDS));
const stripe = stripeClient({ secretKey, apiUrl: STRIPE_API_URL ?? null });
console.log(`The customer portal was ${await makePortal(stripe, priceIds)}.`);
