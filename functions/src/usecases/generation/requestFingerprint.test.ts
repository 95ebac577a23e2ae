import { expect, it } from 'vitest';
import { requestFingerprint } from './requestFingerprint.ts';

const request = {
  operation: 'text',
  input: { requestId: 'one', prompt: 'a fox' },
};

it('is the same for the same request', () => {
  expect(requestFingerprint({ ...request })).toEqual(requestFingerprint(request));
});

it('tells another body by its hash, under the same seed', () => {
  const input = { requestId: 'one', prompt: 'a wolf' };
  const other = requestFingerprint({ ...request, input });
  expect(other.hash).not.toBe(requestFingerprint(request).hash);
  expect(other.seed).toBe(requestFingerprint(request).seed);
});

it('tells another operation by its hash', () => {
  const other = requestFingerprint({ ...request, operation: 'storyboard' });
  expect(other.hash).not.toBe(requestFingerprint(request).hash);
});

it('gives another request another seed of 32 bits', () => {
  const { seed } = requestFingerprint({ ...request, input: { requestId: 'two' } });
  expect(seed).not.toBe(requestFingerprint(request).seed);
  expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
});
