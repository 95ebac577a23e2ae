import { expect, it } from 'vitest';
import {
  LOCAL_PACK_PRICE_IDS,
  LOCAL_PRICE_IDS,
} from '../../../../../scripts/lib/settings/localStripe.ts';
import { billingHere } from '../../../../../tests/support/billing/billingHere.ts';
import { confirmCheckout } from './confirmCheckout.ts';

it('says of a debit that it waits for the bank, and that the bank has refused it', async () => {
  const world = await billingHere();
  await world.buy(LOCAL_PRICE_IDS.PLUS.monthly);
  const { uid } = world.memory;
  const url = await world.ports().payments.createPackCheckout({
    uid,
    customerId: world.customerId(),
    packId: 'S',
    priceId: LOCAL_PACK_PRICE_IDS.S,
    successUrl: 'http://app.test/paid',
    cancelUrl: 'http://app.test/settings',
  });
  const sessionId = /cs_\w+/.exec(url)?.[0] ?? '';
  const status = async () => {
    const confirmed = await confirmCheckout({ uid, sessionId }, world.ports());
    return confirmed.ok ? confirmed.value.status : confirmed.refusal.reason;
  };
  expect(await status()).toBe('pending');
  await world.control.debit(sessionId);
  expect(await status()).toBe('pending');
  await world.control.clear(sessionId, 'failed');
  expect(await status()).toBe('failed');
});

it('says of a payment of before whose plan has ended that it is over', async () => {
  const world = await billingHere();
  const page = await world.open(LOCAL_PRICE_IDS.PLUS.monthly);
  const sessionId = /cs_\w+/.exec(page)?.[0] ?? '';
  const { subscription } = await world.control.pay(sessionId);
  await world.hear();
  const status = async () => {
    const confirmed = await confirmCheckout({ uid: world.memory.uid, sessionId }, world.ports());
    return confirmed.ok ? confirmed.value.status : confirmed.refusal.reason;
  };
  expect(await status()).toBe('active');
  await world.control.cancel(subscription ?? '', 'now');
  await world.hear();
  // Of what was paid today the news may still be on their way.
  expect(await status()).toBe('pending');
  await world.pass(2);
  expect(await status()).toBe('over');
});
