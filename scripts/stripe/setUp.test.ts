import { PLANS } from '@lumashot/domain/billing/plans';
import { expect, it, onTestFinished } from 'vitest';
import { startStripe } from '../../emulators/stripe/index.ts';
import { stripeClient } from '../../functions/src/adapters/stripe/client.ts';
import { checkStripe } from '../doctor/checkStripe.ts';
import { readSettings } from '../doctor/readSettings.ts';
import { stripeAccount } from '../doctor/stripeAccount.ts';
import { projectWith } from '../doctor/testing/healthy.ts';
import { webhookUrlOf } from '../doctor/checkStripe.ts';
import { CATALOGUE } from './catalogue.ts';
import { setUpStripe } from './setUp.ts';
import { withSettings } from './withSettings.ts';
import { writtenPrices } from './writtenPrices.ts';

const ID = projectWith({}).id;
const webhookUrl = webhookUrlOf(ID);

/** A new account of Stripe, in which nothing is sold. */
async function emptyAccount() {
  const running = await startStripe({
    port: 0,
    prices: {},
    secretKey: 'sk_test_setup',
    webhook: { url: 'http://127.0.0.1:9/nobody', secret: 'nobody' },
  });
  onTestFinished(running.stop);
  return stripeClient({ secretKey: 'sk_test_setup', apiUrl: running.url });
}

it('makes all of an empty account, which the doctor then finds healthy', async () => {
  const stripe = await emptyAccount();
  const made = await setUpStripe(stripe, { webhookUrl, isDry: false });
  expect(made.changes).toHaveLength(CATALOGUE.length + 2);
  expect(made.webhookSecret).toMatch(/^whsec_/);
  const settings = {
    STRIPE_PRICE_IDS: JSON.stringify(made.tables?.priceIds),
    STRIPE_PACK_PRICE_IDS: JSON.stringify(made.tables?.packPriceIds),
  };
  const before = projectWith({});
  const project = { ...before, settings: { ...before.settings, ...settings } };
  const read = readSettings(project);
  expect(read.findings).toEqual([]);
  expect(await checkStripe(project, read.settings, stripeAccount(stripe))).toEqual([]);
});

it('changes nothing the second time, and says so', async () => {
  const stripe = await emptyAccount();
  const first = await setUpStripe(stripe, { webhookUrl, isDry: false });
  const second = await setUpStripe(stripe, { webhookUrl, isDry: false });
  expect(second).toEqual({ changes: [], tables: first.tables, webhookSecret: null });
  expect((await stripe.prices.list({ limit: 100 })).data).toHaveLength(CATALOGUE.length);
  expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1);
});

it('in a dry run says the same and makes nothing', async () => {
  const stripe = await emptyAccount();
  const dry = await setUpStripe(stripe, { webhookUrl, isDry: true });
  expect(dry.changes).toHaveLength(CATALOGUE.length + 2);
  expect(dry.tables).toBeNull();
  expect((await stripe.prices.list()).data).toEqual([]);
  expect((await stripe.products.list()).data).toEqual([]);
  expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
});

it('goes on where a run was cut off', async () => {
  const stripe = await emptyAccount();
  const [first] = CATALOGUE;
  await stripe.products.create({ id: first?.product.id ?? '', name: 'Made by half a run' });
  const made = await setUpStripe(stripe, { webhookUrl, isDry: false });
  expect(made.tables).not.toBeNull();
});

it('makes a price anew that costs something else, and switches a webhook on again', async () => {
  const stripe = await emptyAccount();
  const first = await setUpStripe(stripe, { webhookUrl, isDry: false });
  await stripe.prices.create({
    product: 'lumashot_plus',
    currency: 'usd',
    unit_amount: 99,
    recurring: { interval: 'month' },
    lookup_key: 'lumashot_plus_monthly',
    transfer_lookup_key: true,
  });
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  await stripe.webhookEndpoints.update(endpoint?.id ?? '', {
    enabled_events: ['invoice.paid'],
    disabled: true,
  });
  const again = await setUpStripe(stripe, { webhookUrl, isDry: false });
  expect(again.changes[0]).toContain(`${PLANS.PLUS.monthlyCents} cents in place of 99`);
  expect(again.changes.join()).toContain('customer portal: updated');
  expect(again.changes.join()).toContain('its events, and on');
  expect(again.tables?.priceIds.PLUS.monthly).not.toBe(first.tables?.priceIds.PLUS.monthly);
  expect(again.tables?.priceIds.STARTER).toEqual(first.tables?.priceIds.STARTER);
  expect((await setUpStripe(stripe, { webhookUrl, isDry: true })).changes).toEqual([]);
});

it('writes settings in place of the old ones, and leaves the others', () => {
  const text = '# mine\nA=1\nB=2\n';
  expect(withSettings(text, { B: '3', C: '4' })).toBe('# mine\nA=1\nB=3\nC=4\n');
  expect(withSettings('', { A: '1' })).toBe('A=1\n');
});

it('writes down a price that it replaces, so that who stays on it is still read', async () => {
  const stripe = await emptyAccount();
  const { tables: first } = await setUpStripe(stripe, { webhookUrl, isDry: false });
  expect(first?.former).toEqual({});
  const other = await stripe.prices.create({
    product: 'lumashot_plus',
    currency: 'usd',
    unit_amount: 99,
    recurring: { interval: 'month' },
    lookup_key: 'lumashot_plus_monthly',
    transfer_lookup_key: true,
  });
  const written = writtenPrices(
    `STRIPE_PRICE_IDS=${JSON.stringify(first?.priceIds)}\n` +
      `STRIPE_FORMER_PRICE_IDS={"CREATOR":{"yearly":["price_of_2019"]}}\n`,
  );
  const { tables } = await setUpStripe(stripe, { webhookUrl, isDry: false, written });
  expect(tables?.former).toEqual({
    PLUS: { monthly: [first?.priceIds.PLUS.monthly, other.id], yearly: [] },
    CREATOR: { monthly: [], yearly: ['price_of_2019'] },
  });
  // Of an account that has none of the written prices nothing but its former table stays.
  const elsewhere = await setUpStripe(await emptyAccount(), { webhookUrl, isDry: false, written });
  expect(elsewhere.tables?.former).toEqual(written.former);
});

it('names a product as it is sold now: the number of credits stands on the invoice', async () => {
  const stripe = await emptyAccount();
  const { tables } = await setUpStripe(stripe, { webhookUrl, isDry: false });
  const { id, name } = CATALOGUE.find(({ priced }) => priced === null)?.product ?? assertPack();
  await stripe.products.update(id, { name: 'Lumashot Pack of 40 credits' });
  const dry = await setUpStripe(stripe, { webhookUrl, isDry: true });
  expect(dry.changes).toEqual([
    `product ${id}: named "${name}" in place of "Lumashot Pack of 40 credits"`,
  ]);
  expect((await stripe.products.retrieve(id)).name).toContain('40');
  const set = await setUpStripe(stripe, { webhookUrl, isDry: false });
  expect(set.changes).toEqual(dry.changes);
  expect(set.tables).toEqual(tables);
  expect((await stripe.products.retrieve(id)).name).toBe(name);
  expect((await setUpStripe(stripe, { webhookUrl, isDry: true })).changes).toEqual([]);
});

const assertPack = (): never => {
  throw new Error('no pack is sold');
};
