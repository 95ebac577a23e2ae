import { startPush } from '../../../emulators/push/startPush.ts';
import { localAppConfig } from '../settings/appConfig.ts';
import { buildApp } from '../build/buildApp.ts';
import { buildFunctions } from '../build/buildFunctions.ts';
import { browserVariables } from './browserVariables.ts';
import { emulatorRuntime } from '../emulators/emulatorRuntime.ts';
import { endLeftovers } from '../processes/leftovers.ts';
import { billingEnvironment, startLocalStripe } from '../settings/localStripe.ts';
import { inData } from '../places.ts';
import { choosePorts } from '../processes/ports.ts';
import { mailEnvironment } from '../emulators/printMails.ts';
import { startSuite } from '../emulators/suite.ts';
import { javaOfOneRun, suiteVariables } from '../settings/suiteEnvironment.ts';
import type { Environment } from './suiteRunners.ts';
import { newVapidKeys, pushEnvironment } from '../settings/vapidKeys.ts';
import { warmFunctions } from '../emulators/warmFunctions.ts';

const PROJECT_ID = 'demo-lumashot-test';
const PUBLIC_DIR = '.data/test/dist';

/** What the functions would have mailed, a line of JSON each. */
const MAILBOX = inData('test', 'mails.jsonl');

export interface Emulators {
  /** How the tests find them. */
  readonly environment: Environment;
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

/** What the named suites need: without a browser none is looked for, without calls nothing is warmed. */
export async function startTestEmulators({
  name: suiteName,
  inBrowser,
  callsFunctions,
  report,
}: {
  name: string;
  inBrowser: boolean;
  callsFunctions: boolean;
  report: (text: string) => void;
}): Promise<Emulators> {
  emulatorRuntime();
  endLeftovers(suiteName); // Of a run that was killed: it kept nothing.
  const browsers = inBrowser ? browserVariables() : {};
  const ports = await choosePorts();
  const keys = newVapidKeys();
  const config = localAppConfig({ projectId: PROJECT_ID, ports, pushKey: keys.publicKey });
  // The emulators start while the app is built: they look for its files when they are asked for them.
  const app = buildApp({ config, outDir: PUBLIC_DIR });
  app.catch(() => undefined); // Heard of below.
  await buildFunctions();
  report('functions built; starting the emulators ...');
  const suite = await startSuite({
    name: suiteName,
    projectId: PROJECT_ID,
    ports,
    publicDir: PUBLIC_DIR,
    dataDir: null,
    environment: {
      ...billingEnvironment({ appUrl: `http://127.0.0.1:${ports.hosting}`, ports }),
      ...mailEnvironment(MAILBOX),
      ...pushEnvironment({ keys, ports }),
      // More people sign up in one run than a real day may bring.
      TRIALS_PER_DAY: '100000',
      // Seconds for a process of the functions to be there: ten, or thirty, are soon over beside browsers.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      ...javaOfOneRun(),
    },
  });
  await app.catch(async (error: unknown) => {
    await suite.stop();
    throw error;
  });
  const stripe = await startLocalStripe({ projectId: PROJECT_ID, ports });
  const push = await startPush({ port: ports.push });
  report('emulators ready');
  if (callsFunctions) {
    const more = ['createCheckout', 'confirmCheckout', 'stripeWebhook'];
    await warmFunctions({ projectId: PROJECT_ID, ports, more });
  }
  return {
    environment: {
      ...suiteVariables({ projectId: PROJECT_ID, ports }),
      ...browsers,
      LUMASHOT_MAILBOX: MAILBOX,
    },
    died: suite.died,
    stop: async () => {
      await stripe.stop();
      await push.stop();
      await suite.stop();
    },
  };
}
