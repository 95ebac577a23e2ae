import { describe, expect, it } from 'vitest';
import { look, press, submit } from '../testing/browser.ts';
import { DAY, startWorld } from '../testing/world.ts';

async function openPage(params: Parameters<Awaited<ReturnType<typeof startWorld>>['checkout']>[0]) {
  const world = await startWorld();
  const session = await world.checkout(params);
  const url = session.url ?? '';
  return { ...world, session, url, page: { url, ...(await look(url)) } };
}

describe('the checkout page', () => {
  it('says what is bought, for whom, and that it is a test', async () => {
    const { page } = await openPage({ customer_email: 'ada@app.test' });
    expect(page.status).toBe(200);
    for (const words of ['Plus', '$14.00', 'Monthly', 'ada@app.test', 'Test payment']) {
      expect(page.text).toContain(words);
    }
  });

  it('leads to the success page once it is paid, and pays no second time', async () => {
    const { page, session, stripe, url } = await openPage({});
    const paid = await press(page, 'Pay');
    expect(paid).toMatchObject({
      status: 303,
      location: `http://app.test/paid?session=${session.id}`,
    });
    expect(await press(page, 'Pay')).toMatchObject({ location: paid.location });
    expect((await stripe.subscriptions.list()).data).toHaveLength(1);
    expect((await look(url)).text).toContain('All paid');
  });

  it('stays and says so when the card is declined', async () => {
    const { page, session, stripe, url } = await openPage({});
    const { location } = await press(page, 'Decline');
    const declined = await look(new URL(location ?? '', url).href);
    expect(declined.text).toContain('Your card was declined');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  it('leads back when it is cancelled, and can still be paid', async () => {
    const { page, session, stripe } = await openPage({});
    expect((await press(page, 'Cancel')).location).toBe('http://app.test/pricing');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  it('offers no Cancel where that would lead nowhere', async () => {
    const { stripe } = await startWorld();
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_plus' }],
      success_url: 'http://app.test/paid',
    });
    const page = { url: url ?? '', ...(await look(url ?? '')) };
    await expect(press(page, 'Cancel')).rejects.toThrow('There is no button Cancel.');
  });

  it('has nothing to press when the session is over', async () => {
    const { control, url, stripe } = await openPage({});
    await control.advance(DAY);
    const over = await look(url);
    expect(over.status).toBe(410);
    expect(over.text).toContain('has expired');
    expect(over.text).not.toContain('<form');
    expect((await submit(`${url}/pay`, {})).status).toBe(410);
    expect((await stripe.subscriptions.list()).data).toEqual([]);
  });

  it('shows names as text, whatever is in them', async () => {
    const bad = `"><script>alert('x')</script>&`;
    const { checkout } = await startWorld({
      prices: { price_bad: { planName: bad, unitAmount: 100, interval: 'month' } },
    });
    const session = await checkout({
      line_items: [{ price: 'price_bad', quantity: 1 }],
      customer_email: `${bad}@app.test`,
    });
    const { text } = await look(session.url ?? '');
    expect(text).not.toContain('<script');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;');
  });

  it('runs no script, loads nothing, stands in no frame', async () => {
    const { page } = await openPage({ success_url: 'http://a;script-src/' });
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['another site', { origin: 'http://evil.test' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site, whose browser says so', { site: 'cross-site' }],
    ['another port of this machine', { site: 'same-site' }],
  ] as const)('takes no form from %s', async (_, place) => {
    const { url, session, stripe } = await openPage({});
    expect((await submit(`${url}/pay`, {}, place)).status).toBe(403);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  it.each(['/c/pay/cs_test_no', '/c/pay/__proto__', '/c/pay/%zz', '/c/pay/a/b/c', '/nothing'])(
    'is not at %s',
    async (path) => {
      const { url } = await startWorld();
      const { status, text } = await look(url + path);
      expect(status).toBe(404);
      expect(text).toContain('<h1>');
    },
  );
});
