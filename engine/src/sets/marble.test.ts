import { expect, it } from 'vitest';
import { mapPlane, createPlane, type Plane } from '../cutout/raster/plane.ts';
import { regionsOf } from '../cutout/raster/regions.ts';
import { luxuryDisplay } from '../product/scenes/luxuryDisplay.ts';
import { createRandom } from '../random.ts';
import { createStage } from './setStage.ts';

/** The slab of the set, above its front edge. */
const SLAB = { y: 700, height: 196 } as const;
/** As light as this, of 255, only veins are. */
const LIGHT = 70;

function lightnessOfSlab(seed: number): Plane {
  const stage = createStage(luxuryDisplay.mood, createRandom(seed));
  luxuryDisplay.behind(stage);
  const { width } = stage.layer.canvas;
  const { data } = stage.brush.getImageData(0, SLAB.y, width, SLAB.height);
  return mapPlane(createPlane(width, SLAB.height), (_, i) =>
    Math.max(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0),
  );
}

it.each([1, 2, 3])('has veins that are lines, not dots, with seed %s', (seed) => {
  const parts = regionsOf(lightnessOfSlab(seed), (v) => v > LIGHT).map(
    ({ pixels }) => pixels.length,
  );
  const all = parts.reduce((sum, size) => sum + size, 0);
  const dots = parts.filter((size) => size < 60).reduce((sum, size) => sum + size, 0);
  expect(all).toBeGreaterThan(300);
  expect(dots / all).toBeLessThan(0.3);
});
