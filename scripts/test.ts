import { mkdirSync, rmSync } from 'node:fs';
import { localAppConfig } from './lib/appConfig.ts';
import { buildApp } from './lib/buildApp.ts';
import { buildFunctions } from './lib/buildFunctions.ts';
import { findChromium, findHeadlessShell } from './lib/chromium.ts';
import { endLeftovers } from './lib/leftovers.ts';
import { REQUIREMENTS } from '../tests/spec/requirements.ts';
import { openRequirements } from './lib/openRequirements.ts';
import { inData, ROOT } from './lib/places.ts';
import { billingEnvironment, startLocalStripe } from './lib/localStripe.ts';
import { choosePorts } from './lib/ports.ts';
import { reporter } from './lib/progress.ts';
import {
  endRunners,
  playwright,
  torture,
  vitest,
  type Environment,
  type Run,
} from './lib/runners.ts';
import { startSuite } from './lib/suite.ts';
import { suiteVariables } from './lib/suiteEnvironment.ts';
import { slowestFiles, type Tally } from './lib/suiteReports.ts';
import { readWords } from './lib/suiteWords.ts';
import { warmFunctions } from './lib/warmFunctions.ts';

/**
 * `npm test [-- suite ...] [filter or option ...]`: every usual suite, or the named ones; ends with
 * `N passed, N failed`. What follows the names goes to the runners: `npm run test:e2e -- --grep fox`.
 */
const SUITE = 'test';
const PROJECT_ID = 'demo-lumashot-test';
const PUBLIC_DIR = '.data/test/dist';

/**
 * Two rows of suites run side by side, each of them one after the other. On `stage` stands what calls the
 * functions or the app, which would get in each other's way; `aside` what needs neither.
 */
type Row = 'stage' | 'aside';

interface TestSuite {
  readonly row: Row;
  readonly run: Run;
  readonly needsEmulators?: true;
  readonly inBrowser?: true;
  /** Not one of the usual: runs when it is named. */
  readonly onlyWhenAsked?: true;
}

const SUITES = {
  unit: { row: 'aside', run: vitest('unit') },
  /** What the drawing engine makes, pixel by pixel. */
  engine: { row: 'aside', run: vitest('engine'), onlyWhenAsked: true },
  /** The bundle as a deployment gets it: installs from the registry, so it is CI's. */
  deploy: { row: 'aside', run: vitest('deploy'), onlyWhenAsked: true },
  rules: { row: 'aside', run: vitest('rules'), needsEmulators: true },
  usecases: { row: 'aside', run: vitest('usecases'), needsEmulators: true },
  functions: { row: 'stage', run: vitest('functions'), needsEmulators: true },
  e2e: { row: 'stage', run: playwright('e2e'), needsEmulators: true, inBrowser: true },
  /** The installed app: offline, updates, shares, a full disk. */
  pwa: { row: 'stage', run: playwright('pwa'), needsEmulators: true, inBrowser: true },
  /** Kills the functions of everybody. */
  crash: { row: 'stage', run: vitest('crash'), needsEmulators: true },
  /** The use cases once more, with many seeds. */
  torture: { row: 'aside', run: torture, needsEmulators: true, onlyWhenAsked: true },
  /** Every screen in its main states, as files to look at. */
  screens: {
    row: 'stage',
    run: playwright('screens'),
    needsEmulators: true,
    inBrowser: true,
    onlyWhenAsked: true,
  },
  /** What the web manifest shows of the app, drawn anew. */
  manifest: {
    row: 'stage',
    run: playwright('manifest'),
    needsEmulators: true,
    inBrowser: true,
    onlyWhenAsked: true,
  },
} as const satisfies Record<string, TestSuite>;
type SuiteName = keyof typeof SUITES;

const suiteOf = (name: SuiteName): TestSuite => SUITES[name];
const isSuiteName = (name: string): name is SuiteName => Object.hasOwn(SUITES, name);

const report = reporter();
const asked = readWords(process.argv.slice(2), isSuiteName);
if ('unknown' in asked) {
  console.error(`No suite is named ${asked.unknown}: take ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}
const { forRunners } = asked;
const isWhole = asked.suites.length === 0 && forRunners.length === 0;
const names =
  asked.suites.length > 0
    ? asked.suites
    : Object.keys(SUITES)
        .filter(isSuiteName)
        .filter((name) => suiteOf(name).onlyWhenAsked !== true);
const rows = (['stage', 'aside'] as const).map((row) =>
  names.filter((name) => suiteOf(name).row === row),
);
/** Two at once would mix their lines: what runs aside is then shown when it is over. */
const isSideBySide = rows.every((row) => row.length > 0);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endRunners();
    endLeftovers(SUITE);
    process.exit(1);
  });
}

const tallies: Tally[] = [];
try {
  rmSync(inData('test'), { recursive: true, force: true });
  mkdirSync(inData('test'), { recursive: true });
  await runAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  tallies.push({ passed: 0, failed: 1, skipped: 0 });
}
const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
if (sum('passed') + sum('failed') === 0) {
  console.error('Not one test has run.');
  tallies.push({ passed: 0, failed: 1, skipped: 0 });
}
// Only a whole run can say of every requirement whether its tests have passed.
if (isWhole) tallies.push(specTally());
report('all suites done');
sayWhatWasSlow();
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exit(sum('failed') === 0 ? 0 : 1);

/** The rows side by side; what needs no emulators begins while they start. */
async function runAll(): Promise<void> {
  const needsEmulators = names.some((name) => suiteOf(name).needsEmulators);
  const emulators = needsEmulators ? startEmulators() : null;
  // Whoever waits for them hears of it; a row that needs none goes on.
  emulators?.catch(() => undefined);
  try {
    const ends = await Promise.allSettled(
      rows.map(async (row) => {
        for (const name of row) {
          const { environment = {}, died = null } =
            suiteOf(name).needsEmulators === true ? ((await emulators) ?? {}) : {};
          const outcome = await Promise.race([
            suiteOf(name).run({
              environment,
              words: forRunners,
              isShownLater: isSideBySide && suiteOf(name).row === 'aside',
            }),
            ...(died === null ? [] : [died]),
          ]);
          if (typeof outcome === 'string') throw new Error(outcome);
          tallies.push(outcome);
          report(`${name} done: ${outcome.passed} passed, ${outcome.failed} failed`);
        }
      }),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    endRunners();
    await emulators?.then(
      (started) => started.stop(),
      () => undefined,
    );
  }
}

interface Emulators {
  /** How the tests find them. */
  readonly environment: Environment;
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

async function startEmulators(): Promise<Emulators> {
  endLeftovers(SUITE); // Of a run that was killed: it kept nothing.
  const inBrowser = names.some((name) => suiteOf(name).inBrowser);
  const browsers = inBrowser ? browserVariables() : {};
  const ports = await choosePorts();
  await Promise.all([
    buildFunctions(),
    buildApp({ config: localAppConfig({ projectId: PROJECT_ID, ports }), outDir: PUBLIC_DIR }),
  ]);
  report('functions and app built; starting the emulators ...');
  const suite = await startSuite({
    name: SUITE,
    projectId: PROJECT_ID,
    ports,
    publicDir: PUBLIC_DIR,
    dataDir: null,
    environment: {
      ...billingEnvironment({ appUrl: `http://127.0.0.1:${ports.hosting}`, ports }),
      // More people sign up in one run than a real day may bring.
      TRIALS_PER_DAY: '100000',
    },
  });
  const stripe = await startLocalStripe({ projectId: PROJECT_ID, ports });
  report('emulators ready');
  if (names.some((name) => suiteOf(name).row === 'stage')) {
    const more = ['createCheckout', 'confirmCheckout', 'stripeWebhook'];
    await warmFunctions({ projectId: PROJECT_ID, ports, more });
  }
  return {
    environment: { ...suiteVariables({ projectId: PROJECT_ID, ports }), ...browsers },
    died: suite.died,
    stop: async () => {
      await stripe.stop();
      await suite.stop();
    },
  };
}

function browserVariables(): Environment {
  const shell = findHeadlessShell();
  return {
    LUMASHOT_CHROMIUM: findChromium(),
    ...(shell === null ? {} : { LUMASHOT_HEADLESS_SHELL: shell }),
  };
}

function specTally(): Tally {
  const open = openRequirements(inData('test'));
  for (const line of open) console.error(`\nNot shown: ${line}`);
  report('spec done');
  return { passed: REQUIREMENTS.length, failed: open.length, skipped: 0 };
}

function sayWhatWasSlow(): void {
  console.log('\nThe five slowest files, each as the sum of its tests:');
  for (const { file, seconds } of slowestFiles({ folder: inData('test'), root: ROOT, count: 5 })) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
}
