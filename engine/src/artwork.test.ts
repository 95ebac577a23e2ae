import { expect, it } from 'vitest';
import artwork from '../artwork/fluentObjects.json' with { type: 'json' };
import { icons } from './prompt/tables/icons.ts';
import { subjects } from './prompt/tables/subjects.ts';

const named = new Set([
  ...Object.values(icons),
  ...Object.values(subjects).flatMap(({ thing }) => (thing.kind === 'object' ? thing.icon : [])),
]);

it('has a drawing for every name, and none without one', () => {
  expect(Object.keys(artwork).toSorted()).toEqual([...named].toSorted());
});
