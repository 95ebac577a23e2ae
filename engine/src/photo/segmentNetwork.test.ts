import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { tensorFlow } from './tensorFlow.ts';
import { segmentWeights } from '../testing/segmentWeights.ts';
import { openPhotoCut } from '../cutout/openPhotoCut.ts';
import { mapPlane } from '../cutout/raster/plane.ts';
import { isWholeThing } from '../cutout/segment/isWholeThing.ts';
import { salienceOf } from './salience.ts';
import type { Pixels } from '../cutout/raster/pixels.ts';
import {
  coloursOf,
  openSegmentLayers,
  openSegmentNetwork,
  type Prompt,
} from '../cutout/segment/segmentNetwork.ts';

/** The side that the network was taught with, and that of its masks. */
const [TAUGHT, MASK] = [1024, 256];
/**
 * What the files of the package answer to the same picture and places, run by ONNX Runtime 1.30 with 32 bits a weight: their
 * `low_res_masks`, at some of its places.
 */
const ANSWERED: readonly (readonly [x: number, y: number, logit: number])[] = [
  [16, 16, -5.5],
  [64, 16, -1.1],
  [112, 16, 2.8],
  [160, 16, -5.8],
  [208, 16, -5.8],
  [16, 64, -2.5],
  [64, 64, 4],
  [112, 64, 5],
  [160, 64, 3.7],
  [208, 64, -6.6],
  [16, 112, -4.9],
  [64, 112, 5.2],
  [112, 112, 4.7],
  [160, 112, 4.1],
  [208, 112, -7.1],
  [16, 160, -5.3],
  [64, 160, 5.3],
  [112, 160, 3.8],
  [160, 160, 1.8],
  [208, 160, -6.8],
  [16, 208, -6.1],
  [64, 208, 3.7],
  [112, 208, 3.9],
  [160, 208, 1.8],
  [208, 208, -6.6],
];

async function coffee(width: number, height: number): Promise<Pixels> {
  const photo = await readFile(new URL('../../scripts/photographs/coffee.jpg', import.meta.url));
  const data = await sharp(photo)
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { width, height, data: new Uint8ClampedArray(data) };
}

it('answers as the published network does', async () => {
  const tf = await tensorFlow();
  const { encode, decode } = openSegmentLayers(tf, segmentWeights());
  const size = { width: TAUGHT, height: TAUGHT };
  const colours = coloursOf(await coffee(TAUGHT, TAUGHT), size);
  const { logits, width, height } = await decode(
    encode(tf.tensor(colours, [1, TAUGHT, TAUGHT, 3])),
    [
      { x: 480, y: 300, isInside: true },
      { x: 260, y: 600, isInside: true },
      { x: 60, y: 60, isInside: false },
    ],
  );
  expect([width, height]).toEqual([MASK, MASK]);
  const errors = ANSWERED.map(([x, y, logit]) => Math.abs((logits[y * MASK + x] ?? 99) - logit));
  // Ours has eight bits a weight: 0.17 at most and 0.05 on the mean when this was written.
  expect(Math.max(...errors)).toBeLessThan(0.4);
  expect(errors.reduce((sum, v) => sum + v, 0) / errors.length).toBeLessThan(0.1);
});

it('means the cup where its coffee is pointed at, in a photo of any size, and lets go of it', async () => {
  const tf = await tensorFlow();
  const open = openSegmentNetwork(tf, segmentWeights());
  const photo = await coffee(601, 403);
  const before = tf.memory().numTensors;
  const seen = open(photo);
  const at = (x: number, y: number): Prompt => ({ x, y, isInside: true });
  const proposals = await seen.proposalsFor([at(0.45, 0.28), at(0.5, 0.3)]);
  expect(proposals).toHaveLength(4);
  const whole = proposals.at(-1);
  if (whole === undefined) throw new Error('nothing was proposed');
  const isIn = (x: number, y: number): boolean => {
    const column = Math.floor(x * whole.width);
    return (whole.data[Math.floor(y * whole.height) * whole.width + column] ?? 0) > 0;
  };
  // Cup and saucer; the table in two of its corners.
  expect([isIn(0.48, 0.4), isIn(0.3, 0.75)]).toEqual([true, true]);
  expect([isIn(0.04, 0.06), isIn(0.96, 0.94)]).toEqual([false, false]);
  seen.dispose();
  expect(tf.memory().numTensors).toBe(before);
});

it('takes no other file for its weights', async () => {
  const tf = await tensorFlow();
  const other = new TextEncoder().encode('\u0002\0\0\0[]').buffer;
  expect(() => openSegmentNetwork(tf, other)).toThrow('encoder/0');
});

it('takes cup and saucer for a whole thing, and what is in the cup for a part of one', async () => {
  const photo = await coffee(601, 403);
  const seen = openSegmentNetwork(await tensorFlow(), segmentWeights())(photo);
  const { alpha } = (await openPhotoCut(photo, { look: salienceOf })).first;
  expect(await isWholeThing(seen, alpha)).toBe(true);
  const isInCup = (i: number): boolean =>
    Math.hypot((i % 601) / 601 - 0.48, (Math.floor(i / 601) / 403 - 0.27) * 1.2) < 0.1;
  const within = mapPlane(alpha, (_, i) => (isInCup(i) ? 1 : 0));
  expect(await isWholeThing(seen, within)).toBe(false);
  seen.dispose();
});
