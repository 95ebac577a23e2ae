import { mkdirSync, rmSync } from 'node:fs';
import { emptyDatabase } from './lib/emulators/emptyDatabase.ts';
import { messageOf } from './lib/errors.ts';
import { endLeftovers } from './lib/processes/leftovers.ts';
import { REQUIREMENTS } from '../tests/spec/requirements.ts';
import { openRequirements } from './lib/docs/openRequirements.ts';
import { inData, ROOT } from './lib/places.ts';
import { reporter } from './lib/progress.ts';
import { failuresIn, slowestFiles, type Tally } from './lib/suites/suiteReports.ts';
import { endRunners, type Environment } from './lib/suites/suiteRunners.ts';
import { isSuiteName, suiteOf, SUITES, type SuiteName } from './lib/suites/suites.ts';
import { readWords } from './lib/suites/suiteWords.ts';
import { startTestEmulators, type Emulators } from './lib/suites/testEmulators.ts';

/**
 * `npm test [-- suite ...] [filter or option ...]`: every usual suite, or the named ones; ends with
 * `N passed, N failed`. What follows the names goes to the runners: `npm run test:e2e -- --grep fox`.
 */
const SUITE = 'test';

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

/** The suites that no other call of the functions may meet, and when the last of them is over. */
const alone = new Set(names.filter((name) => suiteOf(name).callsAlone));
const untilCallsMeet = Promise.withResolvers<void>();

const tallies: Tally[] = [];
try {
  rmSync(inData('test'), { recursive: true, force: true });
  mkdirSync(inData('test'), { recursive: true });
  await runAll();
} catch (error) {
  console.error(messageOf(error));
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
sayWhatFailed();
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exit(sum('failed') === 0 ? 0 : 1);

/** The rows side by side; what needs no emulators begins while they start. */
async function runAll(): Promise<void> {
  const needsEmulators = names.some((name) => suiteOf(name).needsEmulators);
  const emulators = needsEmulators
    ? startTestEmulators({
        name: SUITE,
        inBrowser: names.some((name) => suiteOf(name).inBrowser),
        callsFunctions: names.some((name) => suiteOf(name).callsFunctions),
        report,
      })
    : null;
  // Whoever waits for them hears of it; a row that needs none goes on.
  emulators?.catch(() => undefined);
  try {
    const ends = await Promise.allSettled(rows.map((row) => runRow(row, emulators)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    endRunners();
    await emulators?.then(
      (started) => started.stop(),
      () => undefined,
    );
  }
}

/** One after the other. */
async function runRow(
  row: readonly SuiteName[],
  emulators: Promise<Emulators> | null,
): Promise<void> {
  try {
    for (const name of row) {
      const { needsEmulators, callsFunctions, callsAlone } = suiteOf(name);
      if (callsFunctions && !callsAlone && alone.size > 0) await untilCallsMeet.promise;
      const { environment = {}, died = null } = needsEmulators ? ((await emulators) ?? {}) : {};
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
      await isOver(name, environment);
    }
  } finally {
    // Also when it broke down: the other row does not wait for what will not be.
    await Promise.all(row.map((name) => isOver(name)));
  }
}

/** What comes after the last of those that call alone finds none of their documents. */
async function isOver(name: SuiteName, environment: Environment = {}): Promise<void> {
  if (!alone.delete(name) || alone.size > 0) return;
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = environment;
  if (host !== undefined && project !== undefined) await emptyDatabase({ host, project });
  untilCallsMeet.resolve();
}

function specTally(): Tally {
  const open = openRequirements(inData('test'));
  for (const line of open) console.error(`\nNot shown: ${line}`);
  report('spec done');
  return { passed: REQUIREMENTS.length, failed: open.length, skipped: 0 };
}

/** Once more at the end: the lines of a long run scroll away, and some logs keep only the last. */
function sayWhatFailed(): void {
  for (const { where, why } of failuresIn(inData('test'), ROOT)) {
    console.log(`\nFailed: ${where}\n${why}`);
  }
}

function sayWhatWasSlow(): void {
  console.log('\nThe five slowest files, each as the sum of its tests:');
  for (const { file, seconds } of slowestFiles({ folder: inData('test'), root: ROOT, count: 5 })) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
}
