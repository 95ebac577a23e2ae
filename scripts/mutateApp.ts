import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FAULTS } from '../tests/support/plantedFaults/faults.ts';
import type { Fault } from '../tests/support/plantedFaults/fault.ts';
import { inRoot, ROOT } from './lib/places.ts';

/**
 * `npm run mutate:app [-- --only WORD]`: plants small faults one at a time into this clone, runs the
 * tests that have to notice each, and takes it out again. Fails when one is not noticed. Slow: browser
 * suites start anew for each.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

type Verdict = 'noticed' | 'MISSED' | 'NOT PLANTED' | 'NOT RUN';

const chosen = FAULTS.filter(({ says, file, suite }) =>
  [says, file, suite].some((text) => text.includes(values.only)),
);
const verdicts = chosen.map((fault) => {
  const verdict = verdictOn(fault);
  console.log(`${verdict.padEnd(12)} ${fault.suite.padEnd(10)} ${fault.says}`);
  return verdict;
});
const noticed = verdicts.filter((verdict) => verdict === 'noticed').length;
console.log(`\n${noticed} of ${chosen.length} faults were noticed`);
process.exit(noticed === chosen.length ? 0 : 1);

function verdictOn({ file, find, put, suite, tests }: Fault): Verdict {
  const path = inRoot(file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(find).length !== 2) return 'NOT PLANTED';
  const restore = (): void => writeFileSync(path, sound);
  // Ctrl+C reaches the tests too; nobody may find the fault in their clone afterwards.
  process.once('SIGINT', restore);
  try {
    writeFileSync(
      path,
      sound.replace(find, () => put),
    );
    return verdictOf(suite, tests.split(' '));
  } finally {
    restore();
    process.removeListener('SIGINT', restore);
  }
}

/** A run that found no test, or broke down before one, says nothing about the fault. */
function verdictOf(suite: string, words: readonly string[]): Verdict {
  const { stdout } = spawnSync('npm', ['test', '--', suite, ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const counts = /^(\d+) passed, (\d+) failed/.exec(stdout.split('\n').findLast(isTally) ?? '');
  const [passed, failed] = [Number(counts?.[1] ?? 0), Number(counts?.[2] ?? 0)];
  if (passed + failed <= 1) return 'NOT RUN';
  return failed > 0 ? 'noticed' : 'MISSED';
}

function isTally(line: string): boolean {
  return /^\d+ passed, \d+ failed/.test(line);
}
