import { expect, it } from 'vitest';
import { seededRandom } from '../raster/seededRandom.ts';
import { cropLab } from '../raster/lab.ts';
import { createPlane, cropPlane, mapPlane } from '../raster/plane.ts';
import { paddedBox } from '../raster/regions.ts';
import { COLOURS_REACH, sideColours } from './sideColours.ts';

const SIDE = 90;

it('are the same for a part of a photo with as much around it as they reach', () => {
  const chance = seededRandom(7);
  const lab = Float32Array.from({ length: SIDE * SIDE * 3 }, () => chance() * 100);
  const mask = mapPlane(createPlane(SIDE, SIDE), (_, i) =>
    Math.hypot((i % SIDE) - 40, Math.floor(i / SIDE) - 45) < 14 ? 1 : 0,
  );
  const box = { x: 22, y: 27, width: 36, height: 36 };
  const area = paddedBox(box, COLOURS_REACH, mask);
  const [whole, part] = [
    sideColours(mask, lab),
    sideColours(cropPlane(mask, area), cropLab(lab, SIDE, area)),
  ];
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++)
      for (const side of ['inside', 'outside'] as const)
        for (const value of ['mean', 'variance'] as const) {
          const there = ((y - area.y) * area.width + x - area.x) * 3;
          const [one, other] = [whole[side][value], part[side][value]];
          expect(other[there]).toBeCloseTo(one[(y * SIDE + x) * 3] ?? Number.NaN, 1);
        }
});
