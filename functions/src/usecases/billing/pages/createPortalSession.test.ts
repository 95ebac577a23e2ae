import { expect, it } from 'vitest';
import { LOCAL_PRICE_IDS } from '../../../../../scripts/lib/settings/localStripe.ts';
import { billingHere } from '../../../../../tests/support/billing/billingHere.ts';
import { closingRecord } from '../../../../../tests/support/accounts/closingRecord.ts';
import { createPortalSession } from './createPortalSession.ts';

it.each([
  ['everything', null, { subscription_cancel: true, subscription_update: true }],
  [
    'only invoices',
    closingRecord('user-in-memory'),
    { subscription_cancel: false, subscription_update: false },
  ],
] as const)('shows %s, as the account stands', async (_, record, allowed) => {
  const world = await billingHere();
  await world.buy(LOCAL_PRICE_IDS.PLUS.monthly);
  const { sessions, configurations } = world.stripe.billingPortal;
  const create = sessions.create.bind(sessions);
  const used: string[] = [];
  sessions.create = (params, ...rest) => {
    used.push(params?.configuration ?? '');
    return create(params, ...rest);
  };
  const closings = { read: async () => record };
  const made = await createPortalSession({ uid: world.memory.uid }, { ...world.ports(), closings });
  expect(made.ok).toBe(true);
  const { features } = await configurations.retrieve(used[0] ?? '');
  expect(features.invoice_history.enabled).toBe(true);
  expect({
    subscription_cancel: features.subscription_cancel.enabled,
    subscription_update: features.subscription_update.enabled,
  }).toEqual(allowed);
});
