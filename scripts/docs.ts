import { readFileSync, writeFileSync } from 'node:fs';
import { withLayers } from './lib/docs/layers.ts';
import { inRoot } from './lib/places.ts';

/** Writes what docs/architecture.md takes from the code; `npm test` fails when it is not up to date. */
const file = inRoot('docs', 'architecture.md');
writeFileSync(file, withLayers(readFileSync(file, 'utf8')));
