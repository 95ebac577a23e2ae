import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { localAppConfig } from './lib/appConfig.ts';
import { buildApp } from './lib/buildApp.ts';
import { buildFunctions } from './lib/buildFunctions.ts';
import { findChromium } from './lib/chromium.ts';
import { endLeftovers } from './lib/leftovers.ts';
import { coverageDocument, uncovered } from '../tests/spec/coverage.ts';
import { ranTests } from '../tests/spec/reports.ts';
import { REQUIREMENTS } from '../tests/spec/requirements.ts';
import { inData, inRoot, ROOT } from './lib/places.ts';
import { billingEnvironment, startLocalStripe } from './lib/localStripe.ts';
import { choosePorts } from './lib/ports.ts';
import { reporter } from './lib/progress.ts';
import { startSuite } from './lib/suite.ts';
import { suiteVariables } from './lib/suiteEnvironment.ts';
import { warmFunctions } from './lib/warmFunctions.ts';

/**
 * `npm test [-- suite ...] [options]`: every suite, or the named ones; ends with `N passed, N failed`.
 * Options go to the runners: `npm run test:e2e -- --grep fox`.
 */
const SUITE = 'test';
const PROJECT_ID = 'demo-lumashot-test';
const PUBLIC_DIR = '.data/test/dist';

const SUITES = {
  unit: { needsEmulators: false, run: vitest('unit') },
  deploy: { needsEmulators: false, run: vitest('deploy') },
  rules: { needsEmulators: true, run: vitest('rules') },
  usecases: { needsEmulators: true, run: vitest('usecases') },
  functions: { needsEmulators: true, run: vitest('functions') },
  crash: { needsEmulators: true, run: vitest('crash') },
  e2e: { needsEmulators: true, run: playwright('e2e') },
  /** The installed app: offline, updates, shares, a full disk. */
  pwa: { needsEmulators: true, run: playwright('pwa') },
  /** The use cases once more, with many seeds: only when it is asked for. */
  torture: { needsEmulators: true, run: torture },
  /** Every screen in its main states, as files to look at. */
  screens: { needsEmulators: true, run: playwright('screens') },
  /** What the web manifest shows of the app, drawn anew. */
  manifest: { needsEmulators: true, run: playwright('manifest') },
} as const;
type SuiteName = keyof typeof SUITES;
const IN_BROWSER: readonly SuiteName[] = ['e2e', 'pwa', 'screens', 'manifest'];
const ONLY_WHEN_ASKED: readonly SuiteName[] = ['torture', 'screens', 'manifest'];

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const report = reporter();
const isSuiteName = (name: string): name is SuiteName => Object.hasOwn(SUITES, name);
const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('-'));
const asked = firstOption === -1 ? words : words.slice(0, firstOption);
const options = firstOption === -1 ? [] : words.slice(firstOption);
const unknown = asked.filter((name) => !isSuiteName(name));
if (unknown.length > 0) {
  console.error(`No suite is named ${unknown.join(', ')}: take ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}
const names =
  asked.length > 0
    ? asked.filter(isSuiteName)
    : Object.keys(SUITES)
        .filter(isSuiteName)
        .filter((name) => !ONLY_WHEN_ASKED.includes(name));

const tallies: Tally[] = [];
try {
  rmSync(inData('test'), { recursive: true, force: true });
  mkdirSync(inData('test'), { recursive: true });
  const chromium = names.some((name) => IN_BROWSER.includes(name)) ? findChromium() : null;
  for (const name of names.filter((suite) => !SUITES[suite].needsEmulators)) {
    tallies.push(await SUITES[name].run({}));
    report(`${name} done`);
  }
  const onEmulators = names.filter((suite) => SUITES[suite].needsEmulators);
  if (onEmulators.length > 0) await withEmulators({ suites: onEmulators, chromium });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  tallies.push({ passed: 0, failed: 1, skipped: 0 });
}
// Only a whole run can say of every requirement whether its tests have passed.
if (asked.length === 0 && options.length === 0) tallies.push(specTally());
const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
report('all suites done');
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exit(sum('failed') === 0 ? 0 : 1);

async function withEmulators({
  suites,
  chromium,
}: {
  suites: readonly SuiteName[];
  chromium: string | null;
}): Promise<void> {
  endLeftovers(SUITE); // Of a run that was killed: it kept nothing.
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
  try {
    const more = ['createCheckout', 'confirmCheckout', 'stripeWebhook'];
    await warmFunctions({ projectId: PROJECT_ID, ports, more });
    const environment = {
      ...suiteVariables({ projectId: PROJECT_ID, ports }),
      ...(chromium === null ? {} : { LUMASHOT_CHROMIUM: chromium }),
    };
    for (const name of suites) {
      const outcome = await Promise.race([SUITES[name].run(environment), suite.died]);
      if (typeof outcome === 'string') throw new Error(outcome);
      tallies.push(outcome);
      report(`${name} done`);
    }
  } finally {
    await stripe.stop();
    await suite.stop();
  }
}

function specTally(): Tally {
  const tests = ranTests({ folder: inData('test'), root: ROOT });
  const open = uncovered(REQUIREMENTS, tests).map(({ says, missing }) => `${says}\n    ${missing}`);
  const written = readFileSync(inRoot('docs', 'spec-coverage.md'), 'utf8');
  if (written !== coverageDocument(REQUIREMENTS)) {
    open.push('docs/spec-coverage.md is not what `npm run spec` writes');
  }
  for (const line of open) console.error(`\nNot shown: ${line}`);
  report('spec done');
  return { passed: REQUIREMENTS.length, failed: open.length, skipped: 0 };
}

type Environment = Readonly<Record<string, string>>;

function vitest(project: string): (environment: Environment) => Promise<Tally> {
  const schema = z.object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numFailedTestSuites: z.int(),
    numPendingTests: z.int(),
    success: z.boolean(),
  });
  return async (environment) => {
    const outputFile = inData('test', `${project}.json`);
    await run(
      [
        inRoot('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${outputFile}`,
        ...options,
      ],
      environment,
    );
    const result = schema.parse(JSON.parse(readFileSync(outputFile, 'utf8')));
    // A file that does not load has no tests to fail: it must not count as green.
    const failed = Math.max(result.numFailedTests, result.success ? 0 : 1);
    return { passed: result.numPassedTests, failed, skipped: result.numPendingTests };
  };
}

function torture(environment: Environment): Promise<Tally> {
  return vitest('usecases')({ ...environment, LUMASHOT_TORTURE: '1' });
}

function playwright(folder: string): (environment: Environment) => Promise<Tally> {
  const schema = z.object({
    stats: z.object({
      expected: z.int(),
      unexpected: z.int(),
      flaky: z.int(),
      skipped: z.int(),
    }),
    errors: z.array(z.unknown()),
  });
  return async (environment) => {
    const outputFile = inData('test', `${folder}.json`);
    await run(
      [
        inRoot('node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        `--config=${inRoot('tests', folder, 'playwright.config.ts')}`,
        '--reporter=list,json',
        ...options,
      ],
      { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile },
    );
    const { stats, errors } = schema.parse(JSON.parse(readFileSync(outputFile, 'utf8')));
    const failed = stats.unexpected + stats.flaky + errors.length;
    return { passed: stats.expected, failed, skipped: stats.skipped };
  };
}

function run(args: readonly string[], environment: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
}
