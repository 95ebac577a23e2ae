import { expect, it } from 'vitest';
import { betweenSlats } from './betweenSlats.ts';
import { createPlane, mapPlane } from '../raster/plane.ts';
import { regionsOf } from '../raster/regions.ts';

const SIDE = 200;
const AREA = 160 * 160;

interface Chair {
  /** How many gaps of five pixels it has in its back. */
  readonly gaps: number;
  /** By how much they differ from the ground, and how sure a network is of them; it is 0.98 of the slats. */
  readonly differs?: number;
  readonly sure?: number;
  /** The wood, by how much it differs. */
  readonly wood?: number;
}

function foundIn({ gaps, differs = 8, sure = 0.9, wood = 190 }: Chair): number {
  const at = (value: { readonly none: number; readonly gap: number; readonly slat: number }) =>
    mapPlane(createPlane(SIDE, SIDE), (_, i) => {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      if (x < 20 || x >= 180 || y < 20 || y >= 180) return value.none;
      const isGap = y >= 40 && y < 120 && x >= 30 && (x - 30) % 15 < 5 && x < 30 + gaps * 15;
      return isGap ? value.gap : value.slat;
    });
  const seen = at({ none: 0, gap: sure, slat: 0.98 });
  const plane = at({ none: 0, gap: differs, slat: wood });
  const parts = regionsOf(plane, (v) => v <= 12);
  return betweenSlats(plane, { parts, seen, area: AREA }).length;
}

it.each<[string, Chair, number]>([
  ['gaps that a network doubts', { gaps: 8 }, 8],
  ['a few of them, which may be gleams', { gaps: 4 }, 0],
  ['print, of which a network is as sure', { gaps: 8, sure: 0.97 }, 0],
  ['gaps in something pale, which has no bars', { gaps: 8, wood: 60 }, 0],
  ['stripes of another colour', { gaps: 8, differs: 20 }, 0],
])('%s', (_, chair, count) => {
  expect(foundIn(chair)).toBe(count);
});
