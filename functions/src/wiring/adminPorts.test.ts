import { beforeEach, expect, it, vi } from 'vitest';
import { adminPorts } from './adminPorts.ts';

/** As on the command line of an operator who has no key of Stripe: every setting and secret of payments is missing. */
beforeEach(() => {
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_IDS', 'LUMASHOT_APP_URL']) {
    vi.stubEnv(name, undefined);
  }
  vi.stubEnv('GCLOUD_PROJECT', 'demo-nobody');
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-nobody', storageBucket: 'b' }));
});

it('needs nothing of Stripe where nothing is asked of it', () => {
  expect(adminPorts()).toHaveProperty('audit');
});

it('says which secret is missing where something is', async () => {
  const { payments, closing } = adminPorts();
  await expect(payments.payments('cus_1')).rejects.toThrow('STRIPE_SECRET_KEY is not set');
  await expect(closing.renewals.renewing('cus_1')).rejects.toThrow('STRIPE_SECRET_KEY is not set');
});
