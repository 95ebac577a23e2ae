import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unpadded, withLayers } from './layers.ts';
import { inRoot } from '../places.ts';

const architecture = readFileSync(inRoot('docs', 'architecture.md'), 'utf8');

it('docs/architecture.md has the layers that the lint has', () => {
  expect(unpadded(withLayers(architecture))).toBe(unpadded(architecture));
});

it('says which rooms each may import', () => {
  const table = unpadded(withLayers(architecture));
  expect(table).toContain('| `src/device` | lib |');
  expect(table).toContain('| `src/media` | firebase, device, lib |');
});
