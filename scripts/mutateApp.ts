import { spawn, type ChildProcess } from 'node:child_process';
import { parseArgs } from 'node:util';
import { FAULTS } from '../tests/support/plantedFaults/faults.ts';
import type { Fault } from '../tests/support/plantedFaults/fault.ts';
import { inRoot, ROOT } from './lib/places.ts';
import { whilePlanted } from './lib/suites/planted.ts';

/**
 * `npm run mutate:app [-- --only WORD]`: plants small faults one at a time into this clone, runs the
 * tests that have to notice each, and takes it out again. Fails when one is not noticed. Slow: browser
 * suites start anew for each.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

type Verdict = 'noticed' | 'MISSED' | 'NOT PLANTED' | 'NOT RUN';

let running: ChildProcess | null = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // The tests end their emulators by themselves; the planted fault goes with the exit.
    running?.kill('SIGTERM');
    process.exit(1);
  });
}

const chosen = FAULTS.filter(({ says, file, suite }) =>
  [says, file, suite].some((text) => text.includes(values.only)),
);
let noticed = 0;
for (const fault of chosen) {
  const { file, find, put, suite, tests } = fault;
  const verdict: Verdict =
    (await whilePlanted({ path: inRoot(file), find, put }, () =>
      verdictOf(suite, tests.split(' ')),
    )) ?? 'NOT PLANTED';
  if (verdict === 'noticed') noticed += 1;
  console.log(`${verdict.padEnd(12)} ${suite.padEnd(10)} ${fault.says}`);
}
console.log(`\n${noticed} of ${chosen.length} faults were noticed`);
process.exit(noticed === chosen.length ? 0 : 1);

/** A run that found no test, or broke down before one, says nothing about the fault. */
async function verdictOf(suite: Fault['suite'], words: readonly string[]): Promise<Verdict> {
  const said = await wordsOf(['scripts/test.ts', suite, ...words]);
  const counts = /^(\d+) passed, (\d+) failed/.exec(said.split('\n').findLast(isTally) ?? '');
  const [passed, failed] = [Number(counts?.[1] ?? 0), Number(counts?.[2] ?? 0)];
  if (passed + failed <= 1) return 'NOT RUN';
  return failed > 0 ? 'noticed' : 'MISSED';
}

/** What this Node says, running that. */
function wordsOf(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running = child;
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('close', () => {
      running = null;
      resolve(Buffer.concat(said).toString('utf8'));
    });
  });
}

function isTally(line: string): boolean {
  return /^\d+ passed, \d+ failed/.test(line);
}
