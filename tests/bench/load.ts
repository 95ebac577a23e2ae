import { randomUUID } from 'node:crypto';
import { closeAdmin } from '../support/admin.ts';
import { brokenInvariants } from '../support/billing/money.ts';
import { median } from './kit/numbers.ts';
import { timed } from './kit/rounds.ts';
import { printColumns } from './kit/table.ts';
import { firstDay, STEPS, type Measure, type Step } from './load/person.ts';
import { workers } from './load/workers.ts';

/**
 * So many newcomers at once live their first day, over the use cases in one process: the emulator would
 * start a process a call, and that is what would be measured. Pictures are small tiles, so what is seen
 * is what surrounds the drawing: ledger, queue, library, storage. It bends where more people at once
 * get no more done in a second, and only wait longer.
 */
const CROWDS = [10, 25, 50, 100, 200] as const;
/** Below this gain in days a second, a larger crowd only waits. */
const GAIN = 1.1;

interface Load {
  readonly people: number;
  readonly perSecond: number;
  readonly times: Readonly<Record<Step, readonly number[]>>;
  readonly failed: readonly string[];
}

const loads: Load[] = [];
await load(5); // Warms up.
for (const people of CROWDS) {
  const done = await load(people);
  loads.push(done);
  console.log(`${people} people: ${done.perSecond.toFixed(1)} days a second`);
}

printColumns(
  'First days at once: median / p95 of each step in ms, and days a second',
  ['people', ...STEPS, 'days/s', 'failed'],
  loads.map(({ people, perSecond, times, failed }) => [
    String(people),
    ...STEPS.map((step) => `${ms(median(times[step]))} / ${ms(p95(times[step]))}`),
    perSecond.toFixed(1),
    String(failed.length),
  ]),
);
// One slow crowd between two faster ones is the machine's: it bends where none of the larger gets more done.
const bend = loads
  .slice(0, -1)
  .find(({ perSecond }, at) =>
    loads.slice(at + 1).every((larger) => larger.perSecond < perSecond * GAIN),
  );
const largest = loads.at(-1);
console.log(
  bend === undefined
    ? '\nIt does not bend within these crowds.'
    : `\nIt bends at ${bend.people} people at once.`,
);
if (largest !== undefined) console.log(longest(largest));
for (const why of new Set(loads.flatMap(({ failed }) => failed))) console.log(`failed: ${why}`);
await closeAdmin();

async function load(people: number): Promise<Load> {
  const crew = workers();
  const times: Record<Step, number[]> = {
    'sign up': [],
    'come back': [],
    'one picture': [],
    'four pictures': [],
    mark: [],
  };
  const measure: Measure = async (step, work) => {
    const started = performance.now();
    const value = await work();
    times[step].push(performance.now() - started);
    return value;
  };
  const uids = Array.from({ length: people }, () => `load-${randomUUID()}`);
  const failed: string[] = [];
  const took = await timed(() =>
    Promise.all(
      uids.map((uid) =>
        firstDay({ uid, measure }, crew).catch((error: unknown) => failed.push(String(error))),
      ),
    ),
  );
  await assertSound(uids);
  for (const error of crew.failures) failed.push(String(error));
  return { people, perSecond: ((people - failed.length) / took) * 1_000, times, failed };
}

/** A crowd that loses credits has no speed. */
async function assertSound(uids: readonly string[]): Promise<void> {
  for (const uid of uids) {
    const broken = await brokenInvariants(uid);
    if (broken.length > 0) throw new Error(`${uid}: ${broken.join(', ')}`);
  }
}

function ms(value: number): string {
  return Number.isNaN(value) ? '-' : String(Math.round(value));
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
}

/** Which step has grown most against the smallest crowd. */
function longest(at: Load): string {
  const grown = STEPS.map((step) => ({
    step,
    times: median(at.times[step]) / median(loads[0]?.times[step] ?? []),
  })).toSorted((a, b) => b.times - a.times)[0];
  return grown === undefined
    ? ''
    : `${grown.step} grows most with the crowd: ${grown.times.toFixed(1)} times the smallest one's.`;
}
