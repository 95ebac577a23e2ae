import { expect, it } from 'vitest';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { findSalient } from './salience.ts';
import type { SalientNetwork } from './salientNetwork.ts';

const SIDE = 240;
const photo: Pixels = {
  data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(200),
  width: SIDE,
  height: SIDE,
};

type Seen = (fromMiddle: number) => number;

/** Sees something round in the middle; in a crop of the photo, which has the same middle, something else. */
const seeing =
  (seen: Seen, nearby: Seen = seen): SalientNetwork =>
  ({ width, height }) =>
    Promise.resolve(round({ width, height }, width === SIDE ? seen : nearby));

const round = ({ width, height }: Omit<Plane, 'data'>, seen: Seen): Plane =>
  mapPlane(createPlane(width, height), (_, i) =>
    seen(Math.hypot((i % width) - width / 2, Math.floor(i / width) - height / 2)),
  );

const disc: Seen = (r) => (r < 60 ? 1 : 0);
/** Two pixels wide, and as much of it soft on either side. */
const wire: Seen = (r) => Math.max(0, Math.min(1, 2 - Math.abs(r - 60) / 1.5));
const hazy: Seen = (r) => (r < 60 ? 0.6 : 0);

it('is not vague about a wire, which is nearly all edge', async () => {
  expect((await findSalient(seeing(wire), photo))?.isVague).toBe(false);
});

it('is vague about what may be either all over', async () => {
  expect((await findSalient(seeing(hazy), photo))?.isVague).toBe(true);
});

it('believes the look from further away where it is vague from nearby, and is not sure of it', async () => {
  const found = await findSalient(seeing(disc, hazy), photo);
  expect(found).toMatchObject({ isVague: false, isSure: false });
  expect(found?.plane.data[120 * SIDE + 120]).toBe(1);
});

it('stays with the look from nearby where that has more in common with the backdrop', async () => {
  const filled: Seen = (r) => (r < 62 ? 1 : 0);
  const ring: Seen = (r) => (r > 56 && r < 62 ? 1 : r <= 56 ? 0.4 : 0);
  const backdrop = round({ width: SIDE, height: SIDE }, (r) => (r > 55 && r < 63 ? 1 : 0));
  const found = await findSalient(seeing(filled, ring), photo, backdrop);
  expect(found?.isVague).toBe(true);
  expect(found?.plane.data[120 * SIDE + 120]).toBeCloseTo(0.4);
});

it('believes the look from further away where nothing is seen from nearby', async () => {
  const found = await findSalient(
    seeing(disc, () => 0),
    photo,
  );
  expect(found).toMatchObject({ isVague: false, isSure: false });
  expect(found?.plane.data[120 * SIDE + 120]).toBe(1);
});
