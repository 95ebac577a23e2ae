import { describe, expect, it } from 'vitest';
import type { Box } from '../cutout/raster/regions.ts';
import { createLayer } from '../paint/layer.ts';
import { boxPlane, planePart } from '../testing/boxPlane.ts';
import { lookTwice } from './lookTwice.ts';

const SIZE = { width: 240, height: 200 } as const;
const FACE = { x: 100, y: 40, width: 40, height: 52, score: 1 } as const;
const SITTER: readonly Box[] = [
  { x: 98, y: 26, width: 44, height: 80 },
  { x: 85, y: 104, width: 70, height: 96 },
];
/** A neighbour: larger than the sitter, joined to nobody. */
const NEIGHBOUR: Box = { x: 2, y: 10, width: 60, height: 190 };
const LETTER: Box = { x: 142, y: 50, width: 26, height: 26 };

/** Looks with networks that see these boxes; with how often the second was asked. */
async function looked(person: readonly Box[], salient: readonly Box[]) {
  let asked = 0;
  const look = await lookTwice(createLayer(SIZE.width, SIZE.height), [FACE], {
    faces: async () => [FACE],
    person: async (_, area) => planePart(boxPlane(SIZE, person), area),
    salient: async (_, area) => {
      asked++;
      return planePart(boxPlane(SIZE, salient), area);
    },
  });
  return { at: (x: number, y: number) => look?.mask.data[y * SIZE.width + x] ?? null, asked };
}

describe('a person whom two networks look at', () => {
  it('is the one with the face, not the largest', async () => {
    const { at } = await looked([...SITTER, NEIGHBOUR], [...SITTER, NEIGHBOUR]);
    expect(at(120, 150)).toBe(1);
    expect(at(30, 150)).toBe(0);
  });

  it('is looked at again by the second where they differ only', async () => {
    expect((await looked(SITTER, SITTER)).asked).toBe(1);
    const { at, asked } = await looked([...SITTER, LETTER], SITTER);
    expect(asked).toBe(2);
    expect(at(155, 62)).toBeLessThan(0.05);
    expect(at(120, 62)).toBe(1);
  });

  it('is nobody where no network sees anybody', async () => {
    expect((await looked([], SITTER)).at(120, 150)).toBeNull();
  });
});
