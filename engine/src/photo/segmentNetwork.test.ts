import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { tensorFlow } from './tensorFlow.ts';
import { segmentWeights } from '../testing/segmentWeights.ts';
import type { Pixels } from '../cutout/raster/pixels.ts';
import {
  coloursOf,
  openSegmentLayers,
  openSegmentNetwork,
  type Prompt,
} from '../cutout/segment/segmentNetwork.ts';

/** The side that the network was taught with, and that of its masks. */
const [TAUGHT, MASK] = [1024, 256];

async function coffee(width: number, height: number): Promise<Pixels> {
  const photo = await readFile(new URL('../../scripts/photographs/coffee.jpg', import.meta.url));
  const data = await sharp(photo)
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** The share that two masks have in common of what is in either. */
function overlap(one: readonly boolean[], other: readonly boolean[]): number {
  const both = one.filter((v, i) => v && other[i] === true).length;
  return both / one.filter((v, i) => v || other[i] === true).length;
}

it('answers as the published network does', async () => {
  // ONNX Runtime 1.30 with the files of the package, 32 bits a weight: above 0 in its `low_res_masks`, for the same picture and places.
  const answered = await sharp(
    await readFile(new URL('../testing/coffeeMask.png', import.meta.url)),
  )
    .extractChannel(0)
    .raw()
    .toBuffer();
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
  const first = Array.from(logits.subarray(0, MASK * MASK), (v) => v > 0);
  expect(
    overlap(
      first,
      Array.from(answered, (v) => v > 128),
    ),
  ).toBeGreaterThan(0.98);
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
