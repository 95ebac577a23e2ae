import { describe, expect, it } from 'vitest';
import { startWorld } from '../testing/world.ts';
import { look, press } from '../testing/browser.ts';

const RETURN = 'http://app.test/settings';
type Flow = NonNullable<
  Parameters<
    Awaited<ReturnType<typeof startWorld>>['stripe']['billingPortal']['sessions']['create']
  >[0]
>['flow_data'];

/** A subscriber of Plus, and the session of the portal that is for one thing. */
async function given() {
  const world = await startWorld();
  const { customerId: customer, subscriptionId: subscription } = await world.subscriber();
  const { items } = await world.stripe.subscriptions.retrieve(subscription);
  const item = items.data[0]?.id ?? '';
  const open = (flow: Flow) =>
    world.stripe.billingPortal.sessions.create({
      customer,
      return_url: RETURN,
      ...(flow === undefined ? {} : { flow_data: flow }),
    });
  const confirm = (price: string, id = item): Flow => ({
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription, items: [{ id, price, quantity: 1 }] },
    after_completion: { type: 'redirect', redirect: { return_url: RETURN } },
  });
  return { ...world, subscription, open, confirm };
}

describe('a portal session for one thing', () => {
  it('confirms a change, and leads back', async () => {
    const { open, confirm, stripe, subscription } = await given();
    const { url, flow } = await open(confirm('price_creator'));
    expect(flow).toMatchObject({
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription, items: [{ price: 'price_creator' }] },
    });
    const page = { url, ...(await look(url)) };
    expect(page.text).toContain('Creator');
    expect(page.text).not.toContain('Cancel subscription');
    expect((await press(page, 'Confirm')).location).toBe(RETURN);
    const { items } = await stripe.subscriptions.retrieve(subscription);
    expect(items.data[0]?.price.id).toBe('price_creator');
  });

  it('lets the form that confirms lead back to the app', async () => {
    const { open, confirm } = await given();
    const { url } = await open(confirm('price_creator'));
    const { headers } = await look(url);
    // A browser holds a form's redirect against it, and stays on the page without a word.
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://app.test");
  });

  it('cancels, and shows that it is done', async () => {
    const { open, stripe, subscription } = await given();
    const { url } = await open({
      type: 'subscription_cancel',
      subscription_cancel: { subscription },
    });
    const { location } = await press({ url, ...(await look(url)) }, 'Cancel subscription');
    expect((await look(new URL(location ?? '', url).href)).text).toContain(
      'Your subscription ends',
    );
    expect((await stripe.subscriptions.retrieve(subscription)).cancel_at).not.toBeNull();
    // There is nothing left to cancel.
    await expect(
      open({ type: 'subscription_cancel', subscription_cancel: { subscription } }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is refused for what the page could not offer', async () => {
    const { open, confirm } = await given();
    const refused: readonly Flow[] = [
      confirm('price_plus'),
      confirm('price_no'),
      confirm('price_creator', 'si_no'),
      { type: 'subscription_cancel' },
      { type: 'subscription_update', subscription_update: { subscription: 'sub_no' } },
    ];
    for (const flow of refused) await expect(open(flow)).rejects.toHaveProperty('statusCode');
  });
});
