import { expect, it } from 'vitest';
import { installsByHand } from './homeScreenByHand.ts';

const DEVICES = {
  iPhone: {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
    platform: 'iPhone',
    maxTouchPoints: 5,
  },
  iPad: {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)',
    platform: 'MacIntel',
    maxTouchPoints: 5,
  },
  Mac: {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)',
    platform: 'MacIntel',
    maxTouchPoints: 0,
  },
  Pixel: {
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)',
    platform: 'Linux armv8l',
    maxTouchPoints: 5,
  },
};

it.each([
  ['iPhone', true],
  ['iPad', true],
  ['Mac', false],
  ['Pixel', false],
] as const)('%s: help is offered: %s', (name, helped) => {
  expect(installsByHand(DEVICES[name], false)).toBe(helped);
});

it('helps nobody who has installed it', () => {
  expect(installsByHand(DEVICES.iPhone, true)).toBe(false);
});
