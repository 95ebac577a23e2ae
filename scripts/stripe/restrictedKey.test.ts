import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../lib/places.ts';

/** What a restricted key of Stripe calls the parts of its interface, and whether something is written there. */
const RESOURCES: Readonly<Record<string, readonly [name: string, access: 'Write' | 'Read']>> = {
  billingPortal: ['Customer portal', 'Write'],
  charges: ['Charges and Refunds', 'Write'],
  checkout: ['Checkout Sessions', 'Write'],
  customers: ['Customers', 'Write'],
  disputes: ['Disputes', 'Read'],
  events: ['Events', 'Read'],
  invoices: ['Invoices', 'Read'],
  paymentIntents: ['PaymentIntents', 'Read'],
  prices: ['Prices', 'Read'],
  products: ['Products', 'Read'],
  refunds: ['Charges and Refunds', 'Write'],
  subscriptionSchedules: ['Subscriptions', 'Write'],
  subscriptions: ['Subscriptions', 'Write'],
};

it('is told for everything that the functions ask Stripe', () => {
  const folder = inRoot('functions', 'src', 'adapters', 'stripe');
  const called = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(?<![.\w])stripe\s*\.(\w+)(?:\s*\.\s*\w+)+\(/g,
      ),
    ])
    .map(([, resource = '']) => resource);
  expect(new Set(called).size).toBeGreaterThan(10);
  const page = readFileSync(inRoot('docs', 'deploying.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const [, told = ''] =
    /The functions' restricted key of Stripe\. (.*?) The doctor's own/.exec(page) ?? [];
  const [writes = '', reads = ''] = told.split('Read:');
  const untold = [...new Set(called)].filter((resource) => {
    const known = RESOURCES[resource];
    return known === undefined || !(known[1] === 'Write' ? writes : reads).includes(known[0]);
  });
  expect(untold).toEqual([]);
});
