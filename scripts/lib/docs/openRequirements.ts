import { readFileSync } from 'node:fs';
import { coverageDocument, uncovered } from '../../../tests/spec/coverage.ts';
import { ranTests } from '../../../tests/spec/reports.ts';
import { REQUIREMENTS } from '../../../tests/spec/requirements.ts';
import { inRoot, ROOT } from '../places.ts';

/** What the reports in this folder do not show: requirements without a test that ran and passed. */
export function openRequirements(folder: string): readonly string[] {
  const tests = ranTests({ folder, root: ROOT });
  const open = uncovered(REQUIREMENTS, tests).map(({ says, missing }) => `${says}\n    ${missing}`);
  const written = readFileSync(inRoot('docs', 'spec-coverage.md'), 'utf8');
  return written === coverageDocument(REQUIREMENTS)
    ? open
    : [...open, 'docs/spec-coverage.md is not what `npm run spec` writes'];
}
