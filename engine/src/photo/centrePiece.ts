import { createLayer, type Layer } from '../paint/layer.ts';
import { followEdges, lumaPlane } from './matte.ts';
import {
  boxBlur,
  createPlane,
  growPlane,
  mapPlane,
  resizePlane,
  type Plane,
} from '../cutout/raster/plane.ts';
import { regionsOf, fillRegions } from '../cutout/raster/regions.ts';

const SIDE = 256;
const ROUNDS = 6;
const BINS = 16;
/** Where a subject is expected: middle and half axes, as shares of the picture. */
const MIDDLE = { x: 0.5, y: 0.6, rx: 0.2, ry: 0.24 } as const;

/**
 * What stands in the middle of a busy picture: colours of the middle against colours of everything
 * else, learned in a few rounds. Good enough to leave sharp or to tone around, not to cut out.
 */
export function centrePiece(photo: Layer): Plane {
  const { width, height } = photo.canvas;
  const small = createLayer(SIDE, SIDE);
  small.brush.imageSmoothingQuality = 'high';
  small.brush.drawImage(photo.canvas, 0, 0, SIDE, SIDE);
  const bins = binsOf(small.brush.getImageData(0, 0, SIDE, SIDE).data);
  const prior = middlePrior();
  let mask = prior;
  for (let round = 0; round < ROUNDS; round++) {
    const inside = histogram(bins, (i) => mask.data[i] ?? 0);
    const outside = histogram(bins, (i) => 1 - (mask.data[i] ?? 0));
    const likely = mapPlane(mask, (_, i) => {
      const bin = bins[i] ?? 0;
      const a = (inside[bin] ?? 0) * (0.12 + (prior.data[i] ?? 0));
      const b = (outside[bin] ?? 0) * (1.12 - (prior.data[i] ?? 0));
      return a / (a + b + 1e-9);
    });
    mask = mapPlane(boxBlur(boxBlur(likely, 2), 2), (v) =>
      Math.min(1, Math.max(0, (v - 0.35) / 0.3)),
    );
  }
  const piece = middleOnly(mask);
  const radius = Math.max(2, Math.round(Math.max(width, height) / 110));
  const rough = resizePlane(piece, width, height);
  return followEdges(rough, lumaPlane(photo), { radius, evenness: 0.002 });
}

/** The middle is the subject, the rest is not. */
function middlePrior(): Plane {
  const prior = createPlane(SIDE, SIDE);
  for (let i = 0; i < prior.data.length; i++) {
    const x = ((i % SIDE) / SIDE - MIDDLE.x) / MIDDLE.rx;
    const y = (Math.floor(i / SIDE) / SIDE - MIDDLE.y) / MIDDLE.ry;
    prior.data[i] = Math.min(0.95, Math.max(0.02, 1.3 - (x * x + y * y) * 0.6));
  }
  return prior;
}

/** The largest part, its cracks and gaps closed. */
function middleOnly(mask: Plane): Plane {
  const closed = growPlane(growPlane(mask, 2), -2);
  const [, ...others] = regionsOf(closed, (v) => v > 0.5);
  const one = fillRegions(closed, others, 0);
  const gaps = regionsOf(one, (v) => v < 0.5).filter(
    ({ touchesBorder, pixels }) => !touchesBorder && pixels.length < 260,
  );
  return fillRegions(one, gaps, 1);
}

function binsOf(pixels: Uint8ClampedArray): Uint16Array {
  const bins = new Uint16Array(pixels.length / 4);
  const bin = (v: number | undefined): number => Math.floor(((v ?? 0) / 256) * BINS);
  for (let i = 0; i < bins.length; i++) {
    const o = i * 4;
    bins[i] = (bin(pixels[o]) * BINS + bin(pixels[o + 1])) * BINS + bin(pixels[o + 2]);
  }
  return bins;
}

function histogram(bins: Uint16Array, weightOf: (i: number) => number): Float32Array {
  const counts = new Float32Array(BINS * BINS * BINS).fill(0.25);
  let sum = 1;
  bins.forEach((bin, i) => {
    const weight = weightOf(i);
    counts[bin] = (counts[bin] ?? 0) + weight;
    sum += weight;
  });
  return counts.map((v) => v / sum);
}
