import { expect, it } from 'vitest';
import { secondsToWait } from '#app/device/passwordMails.ts';

it('lets the next mail go after a minute', () => {
  expect(secondsToWait({ sentMs: 10_000, nowMs: 10_000 })).toBe(60);
  expect(secondsToWait({ sentMs: 10_000, nowMs: 69_500 })).toBe(1);
  expect(secondsToWait({ sentMs: 10_000, nowMs: 70_000 })).toBe(0);
});

it('waits for nothing when nothing was sent', () => {
  expect(secondsToWait({ sentMs: 0, nowMs: 1_800_000_000_000 })).toBe(0);
});

it('waits a minute at most, whatever was done to the clock', () => {
  expect(secondsToWait({ sentMs: 9_000_000, nowMs: 0 })).toBe(60);
});
