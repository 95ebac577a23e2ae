import { basename, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import type { AppConfig } from '@lumashot/domain/appConfig';
import { startPush } from '../emulators/push/startPush.ts';
import { appConfigVariable, localAppConfig } from './lib/settings/appConfig.ts';
import { buildApp } from './lib/build/buildApp.ts';
import { buildIfChanged } from './lib/build/buildIfChanged.ts';
import { buildFunctions } from './lib/build/buildFunctions.ts';
import { checkFunctions } from './lib/build/checkFunctions.ts';
import { endIfAskedEarly } from './lib/processes/endIfAskedEarly.ts';
import { emulatorRuntime } from './lib/emulators/emulatorRuntime.ts';
import { messageOf } from './lib/errors.ts';
import { isSourceOfFunctions } from './lib/build/functionsSources.ts';
import { DATA_DIR, inData, inRoot, ROOT } from './lib/places.ts';
import { billingEnvironment, startLocalStripe } from './lib/settings/localStripe.ts';
import { movedApp } from './lib/processes/movedApp.ts';
import { findPorts, portsOfBlock, type Ports } from './lib/processes/ports.ts';
import { mailEnvironment, printMailbox, printMails } from './lib/emulators/printMails.ts';
import { reporter } from './lib/progress.ts';
import { rebuilder } from './lib/build/rebuilder.ts';
import { rescueLeftovers } from './lib/processes/leftovers.ts';
import { markRunning, readRunning, unmarkRunning } from './lib/processes/running.ts';
import { HELP, readStartWords, type StartWords } from './lib/emulators/startWords.ts';
import { startSuite } from './lib/emulators/suite.ts';
import { localVapidKeys, pushEnvironment } from './lib/settings/vapidKeys.ts';
import { waitForShutdown } from './lib/processes/waitForShutdown.ts';
import { warmFunctions } from './lib/emulators/warmFunctions.ts';

/** `npm start`: builds, starts the emulators and the app, prints one URL. `--dev`: with Vite. */
const SUITE = `start-${basename(DATA_DIR)}`;
const PUBLIC_DIR = relative(ROOT, inData('dist'));
const PROJECT_ID = 'demo-lumashot';
/** Between the first file of a change and the build. */
const SETTLE_MS = 150;

const words = readStartWords(process.argv.slice(2));
if ('refused' in words) {
  console.error(`${words.refused}\n\n${HELP}`);
  process.exit(2);
}
if (words.help) {
  console.log(HELP);
  process.exit(0);
}
const report = reporter();
const stopAsked = waitForShutdown();

const isUp = endIfAskedEarly({ suite: SUITE, asked: stopAsked });

try {
  await start(words);
  process.exit(0);
} catch (error) {
  console.error(`\n${messageOf(error)}`);
  process.exit(1);
}

async function start({ dev, port }: StartWords): Promise<void> {
  const running = readRunning();
  if (running !== null) throw new Error(`Lumashot already runs in this clone: ${running.url}`);
  emulatorRuntime();
  await rescueLeftovers(SUITE);
  const app = dev ? 'vite' : 'hosting';
  const found = await findPorts(port === null ? {} : { fixed: { [app]: port } });
  if ('refused' in found) throw new Error(found.refused);
  const { ports } = found;
  const keys = localVapidKeys(inData('vapid.json'));
  const config = localAppConfig({ projectId: PROJECT_ID, ports, pushKey: keys.publicKey });
  const url = `http://127.0.0.1:${ports[app]}`;
  const moved = movedApp({ usual: portsOfBlock(0)[app], taken: found.taken, url });
  if (port === null && moved !== null) console.log(moved);
  const mailbox = inData('mails.jsonl');
  const environment = {
    ...billingEnvironment({ appUrl: url, ports }),
    ...mailEnvironment(mailbox),
    ...pushEnvironment({ keys, ports }),
  };
  const makeFunctions = async (): Promise<void> => {
    await buildFunctions();
    await checkFunctions({ ...environment, GCLOUD_PROJECT: PROJECT_ID });
  };
  await Promise.all([
    makeFunctions().then(() => report('functions built')),
    dev ? undefined : makeApp(config).then(report),
  ]);
  const stripe = await startLocalStripe({
    projectId: PROJECT_ID,
    ports,
    stateFile: inData('stripe.json'),
  });
  report(`local Stripe ready on port ${ports.stripe}`);
  const push = await startPush({
    port: ports.push,
    onMessage: (message) => console.log(`  Push: ${message}`),
  });
  report('starting Auth, Functions, Firestore, Storage and Hosting (about 20 s) ...');
  const suite = await startSuite({
    name: SUITE,
    projectId: PROJECT_ID,
    ports,
    publicDir: dev ? null : PUBLIC_DIR,
    dataDir: inData('emulators'),
    environment,
    onService: (service) => report(`${service} ready on port ${ports[service]}`),
  });
  try {
    if (dev) {
      const { watcher } = await serveWithVite({ ports, variables: appConfigVariable(config) });
      const rebuild = rebuilder({
        build: makeFunctions,
        settle: () => wait(SETTLE_MS),
        onBuilt: () => report('functions built again: the emulators load them'),
        onFailed: (error) => report(`functions not built again: ${messageOf(error)}`),
      });
      // Vite sees all of the clone anyway.
      watcher.on('all', (_, path) => {
        if (isSourceOfFunctions(path)) rebuild();
      });
    }
    markRunning({ projectId: PROJECT_ID, ports, url });
    void warmFunctions({ projectId: PROJECT_ID, ports });
    isUp();
    report('ready');
    console.log(
      `\n  Lumashot  ${url}\n\n  Ctrl+C stops it; your data stays in ${relative(ROOT, DATA_DIR)}/.\n`,
    );
    printMails(
      {
        mailsUrl: `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`,
        appUrl: url,
      },
      (line) => console.log(`  ${line}`),
    );
    printMailbox(mailbox, (line) => console.log(`  ${line}`));
    const reason = await Promise.race([stopAsked, suite.died]);
    if (reason !== null) throw new Error(reason);
    report('saving data and stopping ...');
  } finally {
    unmarkRunning();
    await suite.stop();
    await stripe.stop();
    await push.stop();
  }
  report('stopped');
}

/** Most starts are of what was built for the one before. */
async function makeApp(config: AppConfig): Promise<string> {
  const build = (): Promise<void> => buildApp({ config, outDir: PUBLIC_DIR });
  const isNew = await buildIfChanged({
    root: ROOT,
    outDir: inRoot(PUBLIC_DIR),
    settings: config,
    build,
  });
  return isNew ? 'app built' : 'app as it was built before: nothing has changed';
}

async function serveWithVite({
  ports,
  variables,
}: {
  ports: Ports;
  variables: Record<string, string>;
}): Promise<ViteDevServer> {
  Object.assign(process.env, variables);
  const server = await createServer({
    root: ROOT,
    server: { host: '127.0.0.1', port: ports.vite, strictPort: true },
  });
  await server.listen();
  return server;
}
