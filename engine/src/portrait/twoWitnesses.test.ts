import { describe, expect, it } from 'vitest';
import { createPlane, meanAt, type Plane } from '../cutout/raster/plane.ts';
import type { Box } from '../cutout/raster/regions.ts';
import { settle, type Settled } from './twoWitnesses.ts';

const SIZE = { width: 200, height: 256 } as const;
/** Brow to chin; crown at 40, chin at 120. */
const FACE: Box = { x: 75, y: 55, width: 50, height: 65 };
const HEAD: Box = { x: 73, y: 40, width: 54, height: 90 };
const BODY: Box = { x: 35, y: 130, width: 130, height: 126 };
/** Joined to the head by a bridge. */
const LETTER: Box = { x: 140, y: 60, width: 30, height: 40 };
const BRIDGE: Box = { x: 126, y: 80, width: 16, height: 2 };
const COAT: Box = { x: 35, y: 160, width: 60, height: 96 };
const EARRING: Box = { x: 66, y: 98, width: 7, height: 14 };
const HAND: Box = { x: 165, y: 140, width: 24, height: 40 };
const STATUE: Box = { x: 20, y: 5, width: 55, height: 110 };
/** Beside the chin, and down beside and into the coat. */
const NEIGHBOUR: Box = { x: 5, y: 100, width: 32, height: 156 };

type Patch = readonly [area: Box, value: number];

function planeOf(...patches: readonly Patch[]): Plane {
  const plane = createPlane(SIZE.width, SIZE.height);
  for (const [area, value] of patches) for (const i of within(area)) plane.data[i] = value;
  return plane;
}

function within({ x, y, width, height }: Box): Int32Array {
  return Int32Array.from({ length: width * height }, (_, n) => {
    return (y + Math.floor(n / width)) * SIZE.width + x + (n % width);
  });
}

const SITTER: readonly Patch[] = [
  [HEAD, 1],
  [BODY, 1],
];

function settled(person: readonly Patch[], salient: readonly Patch[]): Settled {
  const seen = planeOf(...SITTER, ...salient);
  return settle({
    person: planeOf(...SITTER, ...person),
    salient: { most: seen, least: seen },
    face: FACE,
  });
}

const heldIn = ({ mask }: Settled, area: Box): number => meanAt(mask, within(area));

describe('a person by two networks', () => {
  it('is without the letter beside them that one alone takes for a person', () => {
    const seen = settled(
      [
        [LETTER, 1],
        [BRIDGE, 1],
      ],
      [],
    );
    expect(heldIn(seen, LETTER)).toBeLessThan(0.05);
    expect(heldIn(seen, HEAD)).toBeGreaterThan(0.99);
    expect(seen.doubtful).toBeLessThan(0.02);
  });

  it('keeps what both of them hold beside the head', () => {
    expect(heldIn(settled([[LETTER, 1]], [[LETTER, 0.9]]), LETTER)).toBeGreaterThan(0.95);
  });

  it('keeps a coat that the other does not see, where a body is expected', () => {
    const seen = settled([], [[COAT, 0]]);
    expect(heldIn(seen, COAT)).toBeGreaterThan(0.99);
    expect(seen.doubtful).toBeLessThan(0.02);
  });

  it('is without somebody at the side whom the first is not sure of', () => {
    const beside = { ...NEIGHBOUR, x: 2, width: 33 };
    expect(heldIn(settled([[beside, 0.6]], []), beside)).toBeLessThan(0.05);
  });

  it('has an earring that the first missed', () => {
    expect(heldIn(settled([], [[EARRING, 1]]), EARRING)).toBeGreaterThan(0.7);
  });

  it('has a hand that the first suspected', () => {
    expect(heldIn(settled([[HAND, 0.3]], [[HAND, 1]]), HAND)).toBeGreaterThan(0.9);
  });

  it('is doubtful beside an animal that the first suspected', () => {
    const animal = { x: 130, y: 130, width: 66, height: 120 };
    const seen = settled(
      [
        [animal, 0.3],
        [BODY, 1],
      ],
      [[animal, 1]],
    );
    expect(seen.doubtful).toBeGreaterThan(0.12);
  });

  it('is without a statue behind them that the first does not see', () => {
    const side = { ...STATUE, width: 50 };
    expect(heldIn(settled([], [[STATUE, 1]]), side)).toBeLessThan(0.05);
  });

  it('is doubtful about a sleeve and what the hand holds, of which the other is not sure, and keeps both', () => {
    const outside = { x: 130, y: 70, width: 66, height: 75 };
    const inside = { x: 110, y: 140, width: 45, height: 32 };
    // Sure that most of it is none, and of the rest it is not.
    const lower = { ...outside, y: 115, height: 30 };
    const seen = settled(
      [[outside, 1]],
      [
        [outside, 0],
        [inside, 0],
        [lower, 0.3],
      ],
    );
    expect(heldIn(seen, outside)).toBeGreaterThan(0.95);
    expect(seen.doubtful).toBeGreaterThan(0.12);
  });

  it('is doubtful where somebody else goes over into a coat that the other does not see', () => {
    const seen = settled([[NEIGHBOUR, 1]], [[{ x: 35, y: 130, width: 65, height: 126 }, 0]]);
    expect(seen.doubtful).toBeGreaterThan(0.12);
  });
});
