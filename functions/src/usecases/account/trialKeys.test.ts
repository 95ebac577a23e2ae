import { expect, it } from 'vitest';
import { trialKeysOf } from './trialKeys.ts';

const SALT = 'salt of this test';

it.each([
  ['a domain of other letters', 'mara@bücher.example', 'mara@xn--bcher-kva.example'],
  ['its capitals', 'mara@BÜCHER.example', 'mara@bücher.example'],
  ['a dot of other scripts', 'mara@example。com', 'mara@example.com'],
  ['an alias', 'm.ara+x@googlemail.com', 'mara@gmail.com'],
])('are the same for %s', (_, one, other) => {
  expect(trialKeysOf(one, SALT)).toEqual(trialKeysOf(other, SALT));
});

it('tell two mailboxes, two kinds and two salts apart, and hold no address', () => {
  const keys = [
    trialKeysOf('mara@example.com', SALT),
    trialKeysOf('otto@example.com', SALT),
    trialKeysOf('mara@example.com', 'another salt'),
  ].flatMap(({ whole, toTry }) => [whole, toTry]);
  expect(new Set(keys).size).toBe(6);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

it('take what is no domain as it stands', () => {
  expect(trialKeysOf('mara@a b', SALT)).not.toEqual(trialKeysOf('mara@', SALT));
});
