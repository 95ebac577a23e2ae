import { expect, it } from 'vitest';
import type { SalientNetwork } from '../look/salientNetwork.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import type { Stroke } from '../strokes/strokes.ts';
import type { SegmentedPhoto } from './segmentNetwork.ts';
import { thingUnder } from './thingUnder.ts';

const SIDE = 120;
const inColumns = (i: number, from: number, to: number): boolean => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  return x >= from && x < to && y >= 40 && y < 80;
};
/** On white: the product, and to the right of it a thing of which each network sees a part. */
const isProduct = (i: number): boolean => inColumns(i, 10, 40);
const isThing = (i: number): boolean => inColumns(i, 60, 100);
const pixels: Pixels = {
  width: SIDE,
  height: SIDE,
  data: Uint8ClampedArray.from(
    Array.from({ length: SIDE * SIDE }, (_, i) =>
      isProduct(i) ? [40, 60, 160, 255] : isThing(i) ? [200, 40, 40, 255] : [250, 250, 250, 255],
    ).flat(),
  ),
};
const planeOf = (is: (i: number) => boolean, inside = 1, outside = 0): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (is(i) ? inside : outside));

/** Its left half, and a strip above of another colour. */
const isSegmented = (i: number): boolean => inColumns(i, 60, 84);
const photo: SegmentedPhoto = {
  proposalsFor: () => Promise.resolve([planeOf(isSegmented, 5, -5)]),
  dispose: () => undefined,
};
/** It proposes what it is not sure of. */
const unsure: SegmentedPhoto = {
  proposalsFor: () => Promise.resolve([planeOf(isSegmented, 0.5, -5)]),
  dispose: () => undefined,
};
/** Whatever is not white. */
const look: SalientNetwork = ({ width, height, data }) =>
  Promise.resolve(
    mapPlane(createPlane(width, height), (_, i) => ((data[i * 4 + 1] ?? 0) < 200 ? 0.9 : 0.02)),
  );
const stroke = (kind: 'keep' | 'remove', from: number, to: number): Stroke => ({
  kind,
  radius: 0.02,
  points: [from, to].map((x) => ({ x: x / SIDE, y: 0.5 })),
});

const seenBy = async (
  witnesses: Omit<Parameters<typeof thingUnder>[0], 'pixels'>,
  kind: 'keep' | 'remove',
): Promise<Readonly<Record<'thing' | 'salience', readonly boolean[]>> | null> => {
  const alpha = planeOf((i) => isProduct(i) || (kind === 'remove' && isThing(i)));
  const strokes = [stroke(kind, 64, 80)];
  const seen = await thingUnder({ pixels, ...witnesses }, { strokes, alpha });
  const isIn = (plane: Plane | null): readonly boolean[] =>
    [70, 95, 110].map((x) => (plane?.data[60 * SIDE + x] ?? 0) > 0.5);
  return seen && { thing: isIn(seen.thing), salience: isIn(seen.salience) };
};

const [LEFT, BOTH, NONE] = [
  [true, false, false],
  [true, true, false],
  [false, false, false],
];

it('asks both networks for what is missing', async () => {
  expect(await seenBy({ photo, look }, 'keep')).toEqual({ thing: LEFT, salience: BOTH });
  expect(await seenBy({ photo, look: null }, 'keep')).toEqual({ thing: LEFT, salience: NONE });
  expect(await seenBy({ photo: unsure, look }, 'keep')).toEqual({ thing: NONE, salience: BOTH });
  expect(await seenBy({ photo: null, look }, 'keep')).toEqual({ thing: NONE, salience: BOTH });
});

it('asks one for what is to be removed: it knows what belongs together, whatever stands out', async () => {
  expect(await seenBy({ photo, look }, 'remove')).toEqual({ thing: LEFT, salience: NONE });
});

it('tells apart that nobody knows and that nobody was asked', async () => {
  for (const kind of ['keep', 'remove'] as const) {
    const asked = await seenBy({ photo: unsure, look: null }, kind);
    expect(asked).toEqual({ thing: NONE, salience: NONE });
    expect(await seenBy({ photo: null, look: null }, kind)).toBeNull();
  }
});

it('leaves out what is far more than the thing: the cupboard that it stands on', async () => {
  const isKnob = (i: number): boolean => inColumns(i, 60, 68);
  const knob: SegmentedPhoto = {
    proposalsFor: () => Promise.resolve([planeOf(isKnob, 5, -5)]),
    dispose: () => undefined,
  };
  const on = [stroke('keep', 61, 66)];
  const seen = await thingUnder(
    { pixels, photo: knob, look },
    { strokes: on, alpha: planeOf(isProduct) },
  );
  expect(seen?.thing?.data).toEqual(planeOf(isKnob).data);
  expect(seen?.salience).toBeNull();
});
