import { expect, it } from 'vitest';
import { requestFingerprint } from './requestFingerprint.ts';

const request = {
  requestId: 'one',
  operation: 'text',
  draw: { prompt: 'a fox' },
  facts: { prompt: 'a fox' },
};

it('is the same for the same request', () => {
  expect(requestFingerprint({ ...request })).toEqual(requestFingerprint(request));
});

it('tells another body by its hash, under the same seed', () => {
  const other = requestFingerprint({ ...request, draw: { prompt: 'a wolf' } });
  expect(other.hash).not.toBe(requestFingerprint(request).hash);
  expect(other.seed).toBe(requestFingerprint(request).seed);
});

it('gives another request another seed of 32 bits', () => {
  const { seed } = requestFingerprint({ ...request, requestId: 'two' });
  expect(seed).not.toBe(requestFingerprint(request).seed);
  expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
});
