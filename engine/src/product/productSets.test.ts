import { expect, it } from 'vitest';
import { floorSets, productSets, tallSets } from './productSets.ts';

it.each([
  ...productSets,
  ...[...floorSets].map(([id, set]) => [`${id}, floor`, set] as const),
  ...[...tallSets].map(([id, set]) => [`${id}, tall`, set] as const),
])('throws no shadow towards its light: %s', (_, { light, ground }) => {
  expect(ground.lean * light.side).toBeLessThanOrEqual(0);
});
