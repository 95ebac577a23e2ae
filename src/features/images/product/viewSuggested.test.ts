import { expect, it } from 'vitest';
import { viewSuggested } from './viewSuggested.ts';

it.each([
  ['Wall clock', 'front', { view: 'wall', lies: false, hangs: true }],
  ['Winter coat', 'front', { view: 'above', lies: true, hangs: false }],
  ['Plate', 'front', { view: 'above', lies: true, hangs: false }],
  ['Plate', 'angle', { view: 'angle', lies: false, hangs: false }],
  ['Vase', 'angle', { view: 'angle', lies: false, hangs: false }],
  ['Vase', null, { view: 'front', lies: false, hangs: false }],
] as const)(
  'suggests for %s, seen from %s, what its name and its photo tell',
  (name, seen, suggested) => {
    expect(viewSuggested(name, seen)).toEqual(suggested);
  },
);
