import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { startStripe } from '../index.ts';
import { PRICES, noon, startWorld } from '../testing/world.ts';

async function stateFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-state-'));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  return join(folder, 'deeper', 'stripe.json');
}

describe('the account', () => {
  it('is there again after a restart, with its clock', async () => {
    const file = await stateFile();
    const first = await startWorld({ stateFile: file });
    const { subscriptionId, customerId } = await first.subscriber();
    await first.control.advance(1000);
    const before = await first.stripe.subscriptions.retrieve(subscriptionId);
    const now = await first.control.now();
    await first.stop();

    const second = await startWorld({ stateFile: file });
    expect(await second.control.now()).toBe(now);
    const after = await second.stripe.subscriptions.retrieve(subscriptionId);
    expect(after).toMatchObject({ id: before.id, items: before.items, customer: customerId });
    await second.control.renew(subscriptionId);
    expect(await second.heard()).toContain('invoice.paid');
  });

  it('remembers idempotency keys', async () => {
    const file = await stateFile();
    const key = { idempotencyKey: 'mine' };
    const first = await startWorld({ stateFile: file });
    const { id } = await first.stripe.customers.create({}, key);
    await first.stop();
    const second = await startWorld({ stateFile: file });
    expect((await second.stripe.customers.create({}, key)).id).toBe(id);
  });

  it('renews what fell due while it was switched off', async () => {
    const file = await stateFile();
    const first = await startWorld({ stateFile: file });
    await first.subscriber();
    await first.stop();
    const second = await startWorld({ stateFile: file, now: () => noon(2030, 2, 16) * 1000 });
    expect(await second.heard()).toContain('invoice.paid');
  });

  it('sends what nobody took before the restart', async () => {
    const file = await stateFile();
    const first = await startWorld({ stateFile: file });
    await first.control.setWebhook({ url: 'http://127.0.0.1:9/nobody', retryDelaysMs: [] });
    await first.stripe.customers.create();
    await first.control.settle();
    await first.stop();
    const second = await startWorld({ stateFile: file });
    expect(await second.heard()).toEqual(['customer.created']);
    await second.stop();
    const third = await startWorld({ stateFile: file });
    expect(await third.heard()).toEqual([]);
  });

  it('knows prices that are no longer sold', async () => {
    const file = await stateFile();
    const first = await startWorld({ stateFile: file });
    const { subscriptionId } = await first.subscriber();
    await first.stop();
    const { price_plus: _, ...others } = PRICES;
    const second = await startWorld({ stateFile: file, prices: others });
    const { items } = await second.stripe.subscriptions.retrieve(subscriptionId);
    expect(items.data[0]?.price).toMatchObject({ id: 'price_plus', active: false });
    await expect(second.checkout()).rejects.toThrow('inactive');
  });

  it('of an earlier version is read, and has what came since', async () => {
    const file = await stateFile();
    const first = await startWorld({ stateFile: file });
    const { subscriptionId } = await first.subscriber();
    await first.stop();
    const { portalConfigurations, charges, schedules, ...old } = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(await readFile(file, 'utf8')));
    expect([portalConfigurations, charges, schedules]).not.toContain(undefined);
    await writeFile(file, JSON.stringify(old));
    const second = await startWorld({ stateFile: file });
    const { data } = await second.stripe.billingPortal.configurations.list();
    expect(data).toMatchObject([{ is_default: true }]);
    await second.control.renew(subscriptionId);
    expect((await second.stripe.charges.list()).data).toMatchObject([{ amount: 1400 }]);
  });

  it('leaves one whole file and no drafts', async () => {
    const file = await stateFile();
    const { stripe, control } = await startWorld({ stateFile: file });
    const { id } = await stripe.customers.create();
    await control.settle();
    expect(await readdir(join(file, '..'))).toEqual(['stripe.json']);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ customers: [{ id }] });
  });

  it('is empty again after a reset', async () => {
    const file = await stateFile();
    const first = await startWorld({ stateFile: file });
    await first.subscriber();
    await first.control.reset();
    await first.stop();
    const second = await startWorld({ stateFile: file });
    expect((await second.stripe.customers.list()).data).toEqual([]);
  });
});

describe('a state that cannot be read', () => {
  const options = {
    port: 0,
    prices: PRICES,
    secretKey: 'key',
    webhook: { url: 'http://127.0.0.1:9/nobody', secret: 'secret' },
  };

  it.each(['', '{', '[]', 'null', '{"version":2}', '{"version":1,"customers":[{"id":7}]}'])(
    'ends the start with one clear message: %j',
    async (content) => {
      const folder = await mkdtemp(join(tmpdir(), 'stripe-state-'));
      onTestFinished(async () => await rm(folder, { recursive: true }));
      const file = join(folder, 'stripe.json');
      await writeFile(file, content);
      await expect(startStripe({ ...options, stateFile: file })).rejects.toThrow(
        `${file} is not a state of this Stripe emulator. Move it away, or reset.`,
      );
      expect(await readFile(file, 'utf8')).toBe(content);
    },
  );

  it('may be a folder', async () => {
    await expect(startStripe({ ...options, stateFile: tmpdir() })).rejects.toThrow(
      'is not a state',
    );
  });
});

describe('a port', () => {
  it('that is taken ends the start', async () => {
    const { url } = await startWorld();
    const port = Number(new URL(url).port);
    await expect(
      startStripe({
        port,
        prices: PRICES,
        secretKey: 'key',
        webhook: { url: 'http://127.0.0.1:9/nobody', secret: 'secret' },
      }),
    ).rejects.toThrow('EADDRINUSE');
  });
});
