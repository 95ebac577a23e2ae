import { expect, it } from 'vitest';
import { backdropCut } from './backdropCut.ts';
import { isOnEvenGround } from './evenGround.ts';
import { openPhotoCut } from '../openPhotoCut.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane } from '../raster/plane.ts';
import type { SalientNetwork } from '../look/salientNetwork.ts';

const SIDE = 240;
const inDisc = (x: number, y: number): boolean => Math.hypot(x - 120, y - 120) < 60;
/** A dark fold of the cloth that ends at the disc. */
const inFold = (x: number, y: number): boolean => x > 184 && x < 206 && Math.abs(y - 120) < 5;

/** A red disc on light cloth with a fold; `waves` is how much that is lighter and darker, of 255. */
function onCloth(waves: number): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const light = 215 + waves * Math.sin(x / 7) * Math.sin(y / 9);
      const cloth = inFold(x, y) ? [120, 90, 60] : [light, light, light];
      data.set([...(inDisc(x, y) ? [200, 40, 30] : cloth), 255], (y * SIDE + x) * 4);
    }
  return { data, width: SIDE, height: SIDE };
}

/** Finds what is red, wherever it is asked to look. */
const redOnly: SalientNetwork = (part) => {
  const plane = createPlane(part.width, part.height);
  for (let i = 0; i < plane.data.length; i++)
    plane.data[i] = (part.data[i * 4] ?? 0) > (part.data[i * 4 + 1] ?? 0) + 100 ? 1 : 0;
  return Promise.resolve(plane);
};

const sumIn = (data: Float32Array, inside: (x: number, y: number) => boolean): number =>
  data.reduce((sum, v, i) => sum + (inside(i % SIDE, Math.floor(i / SIDE)) ? v : 0), 0);

it('is told by how much what is around varies', () => {
  expect(isOnEvenGround(onCloth(2))).toBe(true);
  // A smooth sheet: the eye sees no fold.
  expect(isOnEvenGround(onCloth(8))).toBe(false);
  expect(isOnEvenGround(onCloth(20))).toBe(false);
});

it('is needed for the outline of a backdrop: on cloth a fold would come along', async () => {
  const cloth = onCloth(20);
  const byBackdrop = backdropCut(cloth);
  expect(sumIn(byBackdrop?.alpha.data ?? new Float32Array(), inFold)).toBeGreaterThan(50);
  const { first } = await openPhotoCut(cloth, { look: redOnly });
  expect(sumIn(first.alpha.data, inFold)).toBe(0);
  expect(sumIn(first.alpha.data, inDisc) / (Math.PI * 60 ** 2)).toBeGreaterThan(0.97);
});
