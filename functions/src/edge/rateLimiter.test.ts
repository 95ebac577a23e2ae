import { expect, it } from 'vitest';
import { createRateLimiter } from './rateLimiter.ts';

function limiterAt(start: number) {
  let time = start;
  const limiter = createRateLimiter({ most: 3, windowMs: 1_000, now: () => time });
  return { limiter, wait: (ms: number) => (time += ms) };
}

it('admits as many as it says, then no more within the window', () => {
  const { limiter } = limiterAt(0);
  expect([1, 2, 3, 4, 5].map(() => limiter.admits('mara'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('admits again in the next window', () => {
  const { limiter, wait } = limiterAt(0);
  for (let count = 0; count < 4; count += 1) limiter.admits('mara');
  wait(999);
  expect(limiter.admits('mara')).toBe(false);
  wait(1);
  expect(limiter.admits('mara')).toBe(true);
});

it('counts each key for itself', () => {
  const { limiter } = limiterAt(0);
  for (let count = 0; count < 4; count += 1) limiter.admits('mara');
  expect(limiter.admits('otto')).toBe(true);
});

it('forgets, when a flood of keys comes, rather than grow', () => {
  const { limiter } = limiterAt(0);
  for (let count = 0; count < 4; count += 1) limiter.admits('mara');
  for (let key = 0; key < 10_000; key += 1) limiter.admits(`key-${key}`);
  expect(limiter.admits('mara')).toBe(true);
});
