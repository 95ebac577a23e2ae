import type { Tensor4D } from '@tensorflow/tfjs-core';
import { createLayer, type Layer } from '../paint/layer.ts';
import { openWeights } from '../cutout/look/openWeights.ts';
import type { Box } from '../cutout/raster/regions.ts';
import { bytesOf, tensorFlow } from '../photo/tensorFlow.ts';

/** A face as the detector frames it, brow to chin, in pixels of the photo. */
export interface Face extends Box {
  readonly score: number;
}

/** What the detector looks at: larger finds smaller faces, slower. */
const SIDE = 416;
/**
 * At which shares of that the photo is looked at, until somebody is seen. A face that fills the photo is larger than those that the detector
 * was taught with: it misses one in twenty, and sees them in a smaller copy. In 182 pictures of things it saw nothing as sure as that.
 */
const LOOKS = [
  { share: 1, least: 0.5 },
  { share: 0.8, least: 0.8 },
  { share: 0.6, least: 0.8 },
] as const;
type Look = (typeof LOOKS)[number];
/** Two boxes that share more than this are one face. */
const SAME = 0.4;
/** Sizes of faces that each cell guesses from, in cells; and the mean colour it was taught with. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
const MEAN = [117.001, 114.697, 97.404] as const;
/** Numbers a guess: middle, size, and how sure it is. */
const VALUES = 5;
/** Between the first layer, a plain convolution, and the last one. */
const MIDDLE_LAYERS = [1, 2, 3, 4, 5];

type Network = (pixels: Float32Array) => Promise<{ values: Float32Array; cells: number }>;
let network: Promise<Network> | null = null;

/** The faces of a photo, largest first. */
export async function facesOf(photo: Layer): Promise<readonly Face[]> {
  for (const look of LOOKS) {
    const faces = await facesAt(look, photo);
    if (faces.length > 0) return faces;
  }
  return [];
}

async function facesAt({ share, least }: Look, photo: Layer): Promise<readonly Face[]> {
  network ??= loadNetwork();
  const { width, height } = photo.canvas;
  const scale = (SIDE * share) / Math.max(width, height);
  const aside = { x: (width * (1 - share)) / share / 2, y: (height * (1 - share)) / share / 2 };
  const square = createLayer(SIDE, SIDE);
  square.brush.fillStyle = '#000000';
  square.brush.fillRect(0, 0, SIDE, SIDE);
  square.brush.imageSmoothingQuality = 'high';
  square.brush.drawImage(
    photo.canvas,
    aside.x * scale,
    aside.y * scale,
    width * scale,
    height * scale,
  );
  const { data } = square.brush.getImageData(0, 0, SIDE, SIDE);
  const input = new Float32Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++)
    for (let c = 0; c < 3; c++) input[i * 3 + c] = ((data[i * 4 + c] ?? 0) - (MEAN[c] ?? 0)) / 255;
  const run = await network;
  const found = facesIn(await run(input), SIDE / scale).filter(({ score }) => score >= least);
  return apart(found)
    .map((face) => ({ ...face, x: face.x - aside.x, y: face.y - aside.y }))
    .toSorted((a, b) => b.height - a.height);
}

const sigmoid = (v: number): number => 1 / (1 + Math.exp(-v));

function facesIn(
  { values, cells }: { readonly values: Float32Array; readonly cells: number },
  across: number,
): Face[] {
  const found: Face[] = [];
  for (let cell = 0; cell < cells * cells; cell++)
    ANCHORS.forEach(([anchorWidth, anchorHeight], n) => {
      const at = (cell * ANCHORS.length + n) * VALUES;
      const [x = 0, y = 0, w = 0, h = 0, sure = 0] = values.subarray(at, at + VALUES);
      const score = sigmoid(sure);
      if (score < LOOKS[0].least) return;
      const unit = across / cells;
      const width = Math.exp(w) * anchorWidth * unit;
      const height = Math.exp(h) * anchorHeight * unit;
      found.push({
        x: ((cell % cells) + sigmoid(x)) * unit - width / 2,
        y: (Math.floor(cell / cells) + sigmoid(y)) * unit - height / 2,
        width,
        height,
        score,
      });
    });
  return found;
}

/** One box a face: the surest. */
function apart(faces: readonly Face[]): Face[] {
  const kept: Face[] = [];
  for (const face of faces.toSorted((a, b) => b.score - a.score))
    if (kept.every((other) => shared(face, other) <= SAME)) kept.push(face);
  return kept;
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const both = width * height;
  return both / (a.width * a.height + b.width * b.height - both);
}

async function loadNetwork(): Promise<Network> {
  const [tf, { default: model }] = await Promise.all([
    tensorFlow(),
    import('../../artwork/faceModel.json', { with: { type: 'json' } }),
  ]);
  const { tensor, filters } = openWeights(tf, {
    specs: model.specs,
    bytes: bytesOf(model.weights),
  });
  const leaky = (x: Tensor4D): Tensor4D => {
    const low = tf.mul(x, 0.1);
    const high = tf.tidy(() => tf.relu(tf.sub(x, low)));
    return tf.add(high, low);
  };
  /**
   * One step of the way, without what it came from: the memory of WebAssembly grows to the most that was ever
   * held in it, and never shrinks. All layers together are 138 MB, the largest of them a third of it.
   */
  const step = (x: Tensor4D, onward: (x: Tensor4D) => Tensor4D): Tensor4D => {
    const next = tf.tidy(() => onward(x));
    x.dispose();
    return next;
  };
  const plain = (x: Tensor4D, layer: string): Tensor4D =>
    tf.add(tf.conv2d(x, filters(`${layer}/filters`), 1, 'valid'), tensor(`${layer}/bias`));
  const separable = (x: Tensor4D, layer: string): Tensor4D => {
    const padded = tf.pad(x, [
      [0, 0],
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    const out = tf.separableConv2d(
      padded,
      filters(`${layer}/depthwise_filter`),
      filters(`${layer}/pointwise_filter`),
      1,
      'valid',
    );
    return leaky(tf.add(out, tensor(`${layer}/bias`)));
  };
  return async (pixels) => {
    const output = tf.tidy(() => {
      let x = step(tf.tensor4d(pixels, [1, SIDE, SIDE, 3]), (input) => plain(input, 'conv0'));
      x = step(x, leaky);
      for (const layer of MIDDLE_LAYERS) {
        x = step(x, (before) => tf.maxPool(before, 2, 2, 'same'));
        x = step(x, (before) => separable(before, `conv${layer}`));
      }
      return plain(tf.maxPool(x, 2, 1, 'same'), 'conv8');
    });
    const values = Float32Array.from(await output.data());
    const cells = output.shape[1];
    output.dispose();
    return { values, cells };
  };
}
