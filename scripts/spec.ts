import { writeFileSync } from 'node:fs';
import { coverageDocument } from '../tests/spec/coverage.ts';
import { REQUIREMENTS } from '../tests/spec/requirements.ts';
import { openRequirements } from './lib/docs/openRequirements.ts';
import { inRoot } from './lib/places.ts';

/**
 * Writes docs/spec-coverage.md anew; `npm test` compares it, and the tests it names. With `--check` and
 * a folder it does that for the reports there, of suites that ran in different places.
 */
const [option, folder] = process.argv.slice(2);
if (option === '--check' && folder !== undefined) {
  const open = openRequirements(inRoot(folder));
  for (const line of open) console.error(`\nNot shown: ${line}`);
  console.log(`\n${REQUIREMENTS.length} requirements, ${open.length} not shown`);
  process.exitCode = open.length === 0 ? 0 : 1;
} else {
  writeFileSync(inRoot('docs', 'spec-coverage.md'), coverageDocument(REQUIREMENTS));
  console.log(`${REQUIREMENTS.length} requirements written to docs/spec-coverage.md`);
}
