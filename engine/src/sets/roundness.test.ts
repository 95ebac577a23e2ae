import { describe, expect, it } from 'vitest';
import { roundnessOf } from './roundness.ts';

const COLUMNS = 180;

/** The lower outline of a thing, from its height at each place across (-1 to 1), as a share of half of its width. */
function roundnessUnder(
  heightAt: (across: number) => number,
  { tall = 1, columns = COLUMNS } = {},
) {
  const heights = Float32Array.from(
    { length: columns },
    (_, column) => heightAt(((column + 0.5) / columns) * 2 - 1) / 2,
  );
  return roundnessOf({ heights, tall });
}

/** The lower half of an ellipse: `tall` is its height as a share of its width. */
const ellipse = (tall: number) => (across: number) => tall * (1 - Math.sqrt(1 - across ** 2));
const seenFrom = (degrees: number) => ellipse(Math.sin((degrees * Math.PI) / 180));

describe('how round a thing is below', () => {
  it('is all for a ball, and for an ellipsoid that lies', () => {
    for (const tall of [1, 0.8, 0.6]) expect(roundnessUnder(ellipse(tall), { tall })).toBe(1);
  });

  it('is all for few columns too: a pear that stands', () => {
    expect(roundnessUnder(ellipse(1), { tall: 2, columns: 70 })).toBe(1);
  });

  it('is nothing for a base seen from a little above, however tall the thing is', () => {
    for (const tall of [0.5, 1, 2.5])
      for (const degrees of [0, 10, 20, 25])
        expect(roundnessUnder(seenFrom(degrees), { tall })).toBe(0);
  });

  it('is nothing for straight walls, steep or not: a flower pot, the edge of a carton', () => {
    for (const slope of [0.4, 0.6, 0.9, 1.2, 1.7, 3])
      expect(roundnessUnder((across) => Math.max(0, Math.abs(across) - 0.4) * slope)).toBe(0);
  });

  it('is nothing for a foot below a belly', () => {
    const vase = (across: number) =>
      Math.abs(across) < 0.4 ? 0 : 0.9 - Math.sqrt(1 - ((Math.abs(across) - 0.4) / 0.6) ** 2) * 0.3;
    expect(roundnessUnder(vase, { tall: 2 })).toBe(0);
  });

  it('does not mind lobes, nor a tip in the air at one end', () => {
    const lobes = (across: number) => ellipse(1)(across) + 0.05 * Math.cos(across * 9) ** 2;
    expect(roundnessUnder(lobes)).toBe(1);
    const tip = (across: number) =>
      across < -0.85 ? 0.5 : ellipse(0.75)((across - 0.075) / 0.925);
    expect(roundnessUnder(tip, { tall: 0.7 })).toBeGreaterThan(0.9);
  });
});
