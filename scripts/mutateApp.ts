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

type Verdict = 'noticed' | 'MISSED' | 'NOT PLANTED';

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
    return hasFailure(suite, tests.split(' ')) ? 'noticed' : 'MISSED';
  } finally {
    restore();
    process.removeListener('SIGINT', restore);
  }
}

/** A run that found no test, or broke down before one, has noticed nothing. */
function hasFailure(suite: string, words: readonly string[]): boolean {
  const { stdout } = spawnSync('npm', ['test', '--', suite, ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const counts = /^(\d+) passed, (\d+) failed/m.exec(stdout.split('\n').findLast(isTally) ?? '');
  return counts !== null && Number(counts[1]) + Number(counts[2]) > 1 && Number(counts[2]) > 0;
}

function isTally(line: string): boolean {
  return /^\d+ passed, \d+ failed/.test(line);
}
