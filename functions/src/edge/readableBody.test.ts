import { expect, it } from 'vitest';
import { isReadableBody } from './readableBody.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'end' : [nested(depth - 1)]);

it.each([
  ['a plain request', { data: { prompt: 'x', list: [1, null, { a: true }] } }, true],
  ['nothing', undefined, true],
  ['a type of the protocol', { data: { '@type': 'x' } }, false],
  ['a type inside a list', { data: [{ a: [{ '@type': 'x' }] }] }, false],
  ['16 levels', nested(16), true],
  ['17 levels', nested(17), false],
])('tells %s', (_, body, readable) => {
  expect(isReadableBody(body)).toBe(readable);
});
