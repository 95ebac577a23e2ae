import { writeFileSync } from 'node:fs';
import { coverageDocument } from '../tests/spec/coverage.ts';
import { REQUIREMENTS } from '../tests/spec/requirements.ts';
import { inRoot } from './lib/places.ts';

/** Writes docs/spec-coverage.md anew; `npm test` compares it, and the tests it names. */
writeFileSync(inRoot('docs', 'spec-coverage.md'), coverageDocument(REQUIREMENTS));
console.log(`${REQUIREMENTS.length} requirements written to docs/spec-coverage.md`);
