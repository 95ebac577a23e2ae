import { startStripe } from '../../emulators/stripe/index.ts';
import { stripeControl } from '../../emulators/stripe/control.ts';
import { stripeClient } from '../../functions/src/adapters/stripe/client.ts';
import { test as base } from '../e2e/test.ts';
import { required } from '../support/environment.ts';
import { serveApp, startProject } from './deployment.ts';
import { PORTS_VARIABLE, portsFrom } from './firstProject.ts';
import { makeFork } from './fork.ts';
import { startOutside } from './outside.ts';

/** Of the shape that the doctor knows. */
const STRIPE_KEY = ['sk', 'test', 'of1the2first3day'].join('_');

/**
 * A fork, an account of Stripe in which nothing is sold, and whatever else is outside. The project begins with
 * the first deploy.
 */
async function startWorld() {
  const ports = portsFrom(required(PORTS_VARIABLE));
  const stripe = await startStripe({
    port: ports.stripe,
    prices: {},
    secretKey: STRIPE_KEY,
    webhook: { url: 'http://127.0.0.1:9/nobody', secret: 'nobody' },
  });
  const control = stripeControl(stripe.url);
  // There is no endpoint yet: nobody is told.
  await control.setDelivery({ mode: 'drop' });
  let stopProject: (() => Promise<void>) | null = null;
  const outside = await startOutside({
    ports,
    onDeploy: async (what) => {
      const local = { fork, ports, stripeUrl: stripe.url, secrets: outside.secrets };
      if (what.includes('firestore')) stopProject ??= await startProject(local);
      if (what === 'hosting') serveApp(local);
    },
  });
  const fork = makeFork({ outsideUrl: outside.url });
  return {
    fork,
    outside,
    stripeKey: STRIPE_KEY,
    stripe: stripeClient({ secretKey: STRIPE_KEY, apiUrl: stripe.url }),
    stripeUrl: stripe.url,
    control,
    stop: async () => {
      await stopProject?.();
      outside.stop();
      await stripe.stop();
      fork.remove();
    },
  };
}

type World = Awaited<ReturnType<typeof startWorld>>;

export const test = base.extend<{ readonly world: World }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs.
  world: async ({}, use) => {
    const world = await startWorld();
    try {
      await use(world);
    } finally {
      await world.stop();
    }
  },
});
