import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stripeClient } from '../functions/src/adapters/stripe/client.ts';
import { webhookUrlOf } from './doctor/checkStripe.ts';
import { messageOf } from './lib/errors.ts';
import { settingsFileOf } from './doctor/project.ts';
import { inRoot } from './lib/places.ts';
import { setUpStripe } from './stripe/setUp.ts';
import { withSettings } from './stripe/withSettings.ts';
import { writtenPrices } from './stripe/writtenPrices.ts';

/**
 * `STRIPE_SECRET_KEY=sk_... npm run stripe:setup -- PROJECT [--dry]`: products, prices, packs, portal and webhook
 * of a Stripe account, made or found, and their ids written into functions/.env.PROJECT. May be run as often as
 * wanted. Exit code 1: a dry run would change something; 2: it was not asked right.
 */
const USAGE = 'STRIPE_SECRET_KEY=sk_... npm run stripe:setup -- PROJECT [--dry]';

const { projectId, isDry, secretKey } = asked();
const stripe = stripeClient({ secretKey, apiUrl: process.env['STRIPE_API_URL'] ?? null });
const file = settingsFileOf(projectId);
const path = inRoot(file);
const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
const { changes, tables, webhookSecret } = await setUpStripe(stripe, {
  written: writtenPrices(before),
  webhookUrl: webhookUrlOf(projectId),
  isDry,
});
for (const change of changes) console.log(`${isDry ? 'would set' : 'set'} ${change}`);
if (!isDry && tables !== null) {
  const settings = {
    STRIPE_PRICE_IDS: JSON.stringify(tables.priceIds),
    STRIPE_FORMER_PRICE_IDS: JSON.stringify(tables.former),
    STRIPE_PACK_PRICE_IDS: JSON.stringify(tables.packPriceIds),
  };
  writeFileSync(path, withSettings(before, settings));
  console.log(`${file} names them. The app's LUMASHOT_APP_CONFIG takes the same table:`);
  console.log(`  "priceIds":${settings.STRIPE_PRICE_IDS},"packs":true`);
}
if (webhookSecret !== null) {
  console.log(
    'The webhook signs with this, told once: set it as the secret STRIPE_WEBHOOK_SECRET.',
  );
  console.log(`  ${webhookSecret}`);
}
console.log(
  changes.length === 0 ? 'All is as it should be.' : isDry ? 'Nothing was set.' : 'Done.',
);
process.exitCode = isDry && changes.length > 0 ? 1 : 0;

function asked() {
  const key = process.env['STRIPE_SECRET_KEY'] ?? '';
  try {
    const { values, positionals } = parseArgs({
      options: { dry: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [id, ...others] = positionals;
    if (id === undefined || others.length > 0) throw new Error('name one project');
    if (key === '') throw new Error('STRIPE_SECRET_KEY is not set');
    return { projectId: id, isDry: values.dry, secretKey: key };
  } catch (error) {
    console.error(`${messageOf(error)}\n${USAGE}`);
    process.exit(2);
  }
}
