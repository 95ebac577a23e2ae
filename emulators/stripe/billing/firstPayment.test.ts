import { expect, it } from 'vitest';
import { stripeInProcess } from '../inProcess.ts';

async function unpaid() {
  const price = { planName: 'Plus', unitAmount: 1_400, interval: 'month' } as const;
  const prices = { price_plus: price, price_small: { ...price, unitAmount: 900 } };
  const { stripe, control } = stripeInProcess({ prices, secretKey: 'sk_test_unpaid' });
  const customer = await stripe.customers.create();
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: 'price_plus', quantity: 1 }],
    success_url: 'http://app.test/paid',
  });
  const { subscription, invoice } = await control.begin(session.id);
  return { stripe, control, id: subscription ?? '', invoice: invoice ?? '' };
}

it('takes metadata only while its first payment waits', async () => {
  const { stripe, id } = await unpaid();
  const asked = stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await expect(asked).rejects.toMatchObject({ statusCode: 400 });
  await expect(
    stripe.subscriptionSchedules.create({ from_subscription: id }),
  ).rejects.toMatchObject({ statusCode: 400 });
  const marked = await stripe.subscriptions.update(id, { metadata: { seen: 'yes' } });
  expect(marked).toMatchObject({ status: 'incomplete', metadata: { seen: 'yes' } });
});

it('begins with its payment', async () => {
  const { stripe, control, id, invoice } = await unpaid();
  await control.payInvoice(invoice, 'failed');
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete');
  await control.payInvoice(invoice);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
});

it('is over after 23 hours: its invoice is void, and it takes nothing any more', async () => {
  const { stripe, control, id, invoice } = await unpaid();
  await control.advance(23 * 3_600);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
  expect((await stripe.invoices.retrieve(invoice)).status).toBe('void');
  const asked = stripe.subscriptions.update(id, { metadata: { seen: 'yes' } });
  await expect(asked).rejects.toMatchObject({ statusCode: 400 });
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 400 });
});

it('follows a schedule that is made from it, with the present phase as it is', async () => {
  const { stripe, control, id, invoice } = await unpaid();
  await control.payInvoice(invoice);
  const made = await stripe.subscriptionSchedules.create({ from_subscription: id });
  expect(made.phases).toHaveLength(1);
  const [present] = made.phases;
  const phases = [
    { items: [{ price: 'price_plus' }], start_date: 0, end_date: present?.end_date ?? 0 },
    { items: [{ price: 'price_small' }] },
  ];
  const asked = stripe.subscriptionSchedules.update(made.id, { phases });
  await expect(asked).rejects.toMatchObject({ statusCode: 400 });
  const [first, next] = phases;
  const kept = { ...first, items: first?.items ?? [], start_date: present?.start_date ?? 0 };
  await stripe.subscriptionSchedules.update(made.id, {
    phases: [kept, next ?? { items: [] }],
  });
  await control.renew(id);
  const { items } = await stripe.subscriptions.retrieve(id);
  expect(items.data[0]?.price.id).toBe('price_small');
});
