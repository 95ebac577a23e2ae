import { describe, expect, it } from 'vitest';
import { look, press, submit } from '../testing/browser.ts';
import { carefulPortal } from '../testing/portal.ts';
import { startWorld } from '../testing/world.ts';

/** The portal of a customer with a subscription, as it is when looked at. */
async function openPortal(features?: Parameters<typeof carefulPortal>[1]) {
  const world = await startWorld();
  const subscriber = await world.subscriber();
  const configuration =
    features === undefined ? {} : { configuration: await carefulPortal(world.stripe, features) };
  const { url } = await world.stripe.billingPortal.sessions.create({
    customer: subscriber.customerId,
    return_url: 'http://app.test/billing',
    ...configuration,
  });
  const { subscriptionId } = subscriber;
  return {
    ...world,
    ...subscriber,
    url,
    page: async () => ({ url, ...(await look(url)) }),
    subscription: async () => await world.stripe.subscriptions.retrieve(subscriptionId),
  };
}

describe('the portal page', () => {
  it('shows the plan, the invoices and the way back', async () => {
    const { page } = await openPortal();
    const { text } = await page();
    for (const words of ['Plus', 'Renews on', 'Feb 15, 2030', 'LOCAL-0001', 'Paid']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('href="http://app.test/billing"');
  });

  it('cancels at the end of the period, and resumes', async () => {
    const { page, subscription, url, heard } = await openPortal();
    const { location } = await press(await page(), 'Cancel subscription');
    expect((await look(new URL(location ?? '', url).href)).text).toContain(
      'Your subscription ends',
    );
    expect((await subscription()).cancel_at).not.toBeNull();
    expect((await page()).text).toContain('Ends on');

    await press(await page(), 'Resume');
    expect((await subscription()).cancel_at).toBeNull();
    expect(await heard()).toEqual([
      'customer.subscription.updated',
      'customer.subscription.updated',
    ]);
  });

  it('changes the plan and charges the difference at once', async () => {
    const { page, subscription, heard } = await openPortal();
    await press(await page(), 'Change plan to Creator');
    expect((await subscription()).items.data[0]?.price.id).toBe('price_creator');
    expect(await heard()).toContain('invoice.paid');
    expect((await page()).text).toContain('LOCAL-0002');
  });

  it('pays what is open with a working card', async () => {
    const { control, stripe, customerId, subscriptionId, subscription } = await openPortal();
    await control.setCard(customerId, 'declines');
    await control.renew(subscriptionId, 'failed');
    // The link of a month ago has expired.
    const { url } = await stripe.billingPortal.sessions.create({ customer: customerId });
    const page = { url, ...(await look(url)) };
    expect(page.text).toContain('$14.00 due');
    await press(page, 'Pay with a working card');
    expect((await subscription()).status).toBe('active');
  });

  it('does a thing once, however often its button is pressed', async () => {
    const { page, heard } = await openPortal();
    const before = await page();
    await press(before, 'Cancel subscription');
    await press(before, 'Cancel subscription');
    expect(await heard()).toEqual(['customer.subscription.updated']);
  });

  it('expires after an hour', async () => {
    const { control, page } = await openPortal();
    await control.advance(3600);
    expect((await page()).status).toBe(404);
  });

  it('reaches its own customer only', async () => {
    const { url, subscriber, stripe } = await openPortal();
    const other = await subscriber();
    const subscription = other.subscriptionId;
    expect((await submit(`${url}/cancel`, { subscription })).status).toBe(400);
    expect((await stripe.subscriptions.retrieve(subscription)).cancel_at).toBeNull();
  });

  it.each([
    ['cancel', {}, 400],
    ['cancel', { subscription: 'sub_no' }, 400],
    ['change', { subscription: 'own', price: 'price_no' }, 400],
    ['change', { subscription: 'own', price: '__proto__' }, 400],
    ['change', { subscription: 'own', extra: 'x' }, 400],
    ['constructor', { subscription: 'own' }, 404],
    ['nothing', { subscription: 'own' }, 404],
  ])('refuses the form %s with %o', async (name, values, status) => {
    const { url, subscriptionId, heard } = await openPortal();
    const own = Object.entries(values).map(([key, value]) => [
      key,
      value === 'own' ? subscriptionId : value,
    ]);
    const reply = await submit(`${url}/${name}`, Object.fromEntries(own));
    expect(reply.status).toBe(status);
    expect(await heard()).toEqual([]);
  });

  it('takes no form from another site', async () => {
    const { url, subscriptionId: subscription, heard } = await openPortal();
    const place = { origin: 'http://evil.test', site: 'cross-site' } as const;
    expect((await submit(`${url}/cancel`, { subscription }, place)).status).toBe(403);
    expect(await heard()).toEqual([]);
  });

  it('says so when there is nothing to manage', async () => {
    const { stripe } = await startWorld();
    const { id } = await stripe.customers.create();
    const { url } = await stripe.billingPortal.sessions.create({ customer: id });
    const { text } = await look(url);
    expect(text).toContain('No subscription');
    expect(text).toContain('No invoices yet.');
    expect(text).not.toContain('Return to Lumashot');
  });

  it('steps down at the end of the period where it is so configured, and can be kept', async () => {
    const { control, page, subscriptionId, subscription } = await openPortal({});
    await control.portal(subscriptionId, { action: 'change', price: 'price_creator' });
    expect((await page()).text).toContain('$14.00 per month, from Feb 15, 2030');
    await press(await page(), 'Change plan to Plus, monthly');
    const waiting = await page();
    expect(waiting.text).toContain('Changes to Plus, monthly, on');
    expect((await subscription()).items.data[0]?.price.id).toBe('price_creator');
    await press(waiting, 'Keep the present plan');
    expect((await subscription()).schedule).toBeNull();
  });

  it('shows no more than its configuration allows', async () => {
    const { page, url, subscriptionId, heard } = await openPortal({
      invoice_history: { enabled: false },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    });
    const { text } = await page();
    for (const words of ['Invoices', 'Cancel subscription', 'Change plan']) {
      expect(text).not.toContain(words);
    }
    await heard();
    const own = { subscription: subscriptionId };
    expect((await submit(`${url}/cancel`, own)).status).toBe(400);
    expect((await submit(`${url}/change`, { ...own, price: 'price_creator' })).status).toBe(400);
    expect(await heard()).toEqual([]);
  });
});
