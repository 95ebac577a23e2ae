import { describe, expect, it } from 'vitest';
import { FINE_SIDE } from '../graph/bandCut.ts';
import { openCut } from '../cutSession.ts';
import { edgeMatte } from './edgeMatte.ts';
import { sizeWithin, type Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, resizeMask, resizePlane, type Plane } from '../raster/plane.ts';
import { roughCopy } from '../backdrop/roughCopy.ts';

const SIDE = 512;
const FINE = 224;
const MIDDLE = SIDE / 2;

/** A disc whose share of each pixel is known, as far as it lies in the photo. */
const discAt = (centre: number, radius: number): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return Math.min(1, Math.max(0, radius - Math.hypot(x - centre, y - MIDDLE) + 0.5));
  });

/** Grit: each of its grains, three pixels wide, may have nearly any lightness. */
function grit({ grey, spread, seed }: { grey: number; spread: number; seed: number }): Plane {
  const grains = mapPlane(createPlane(SIDE / 3, SIDE / 3), (_, i) => {
    const chance = (Math.imul(i + seed, 2_654_435_761) >>> 8) % 1000;
    return Math.min(255, Math.max(0, grey + (chance / 1000 - 0.5) * spread));
  });
  return resizePlane(grains, SIDE, SIDE);
}

/** The disc of one grit on another. */
function photoOf(truth: Plane): Pixels {
  const own = grit({ grey: 215, spread: 40, seed: 1 });
  const other = grit({ grey: 120, spread: 240, seed: 99_991 });
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  truth.data.forEach((share, i) => {
    const grey = share * (own.data[i] ?? 0) + (1 - share) * (other.data[i] ?? 0);
    data.set([grey, grey, grey, 255], i * 4);
  });
  return { data, width: SIDE, height: SIDE };
}

/** A grey thing on a lighter ground, whose colours say little. */
function plainPhotoOf(truth: Plane): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  truth.data.forEach((share, i) => {
    const grey = 200 - 25 * share;
    data.set([grey, grey, grey, 255], i * 4);
  });
  return { data, width: SIDE, height: SIDE };
}

/** The matte of an outline that runs a pixel of its copy beside the true one, to and fro. */
function matteOf(truth: Plane): Plane {
  const photo = photoOf(truth);
  const size = sizeWithin(photo, FINE);
  const small = resizePlane(truth, size.width, size.height);
  const mask = mapPlane(small, (_, i) => {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    const moved = Math.round(Math.sin(y / 9));
    const from = Math.min(size.width - 1, Math.max(0, x + moved));
    return (small.data[y * size.width + from] ?? 0) > 0.5 ? 1 : 0;
  });
  const copy = roughCopy(photo);
  return edgeMatte(photo, { mask, lab: copy.lab, size: copy.size });
}

const RADIUS = 150;
/** Pixels along the outline. */
const LENGTH = 2 * Math.PI * RADIUS;

describe('the matte along an outline', () => {
  const truth = discAt(MIDDLE, RADIUS);
  const { data: alpha } = matteOf(truth);
  const outsideBy = (i: number): number =>
    Math.hypot((i % SIDE) - MIDDLE, Math.floor(i / SIDE) - MIDDLE) - RADIUS;

  it('leaves hardly a grain of the ground beside a thing, however pale', () => {
    const specks = alpha.filter((a, i) => outsideBy(i) > 3 && a > 0.25);
    expect(specks.length / LENGTH).toBeLessThan(0.1);
  });

  it('is where it was drawn, whatever the colours, where nobody is sure of an edge', () => {
    const photo = photoOf(truth);
    const { size, lab } = roughCopy(photo);
    const drawn = discAt(MIDDLE, RADIUS - 4);
    const fine = sizeWithin(photo, FINE);
    const mask = mapPlane(resizePlane(drawn, fine.width, fine.height), (v) => (v > 0.5 ? 1 : 0));
    const offBy = (colourTrust: Plane | number): number =>
      edgeMatte(photo, { mask, lab, size, colourTrust }).data.reduce(
        (sum, a, i) => sum + Math.abs(a - (drawn.data[i] ?? 0)),
        0,
      ) / LENGTH;
    const unsure = offBy(createPlane(fine.width, fine.height));
    expect(unsure).toBeLessThan(1);
    expect(offBy(1)).toBeGreaterThan(unsure * 1.5);
  });

  it('is less frayed by grit where a network saw it', () => {
    const photo = photoOf(truth);
    const { first } = openCut(photo, { salience: { plane: truth, isSure: true, isVague: false } });
    const { size, lab } = roughCopy(photo);
    const mask = resizeMask(truth, FINE_SIDE, FINE_SIDE);
    const offOf = ({ data }: Plane): number =>
      data.reduce((sum, a, i) => sum + Math.abs(a - (truth.data[i] ?? 0)), 0);
    expect(offOf(first.alpha)).toBeLessThan(0.9 * offOf(edgeMatte(photo, { mask, lab, size })));
  });

  it('keeps a wire that a network saw, and the gap in an eye of it', () => {
    const wire = mapPlane(createPlane(SIDE, SIDE), (_, i) => {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      const isBody = Math.hypot(x - MIDDLE, y - 400) < 80;
      const isWire = Math.abs(x - MIDDLE) < 3 && y > 100 && y < 330;
      const eye = Math.hypot(x - MIDDLE, y - 90);
      return isBody || isWire || (eye < 14 && eye > 7) ? 1 : 0;
    });
    const photo = plainPhotoOf(wire);
    const salience = { plane: wire, isSure: true, isVague: false };
    const { data } = openCut(photo, { salience }).first.alpha;
    const at = (x: number, y: number): number => data[y * SIDE + x] ?? 0;
    for (const y of [130, 200, 270]) expect(at(MIDDLE, y)).toBeGreaterThan(0.6);
    expect(at(MIDDLE, 90)).toBeLessThan(0.3);
  });

  it('keeps a thread of two pixels, which evening out would lose', () => {
    const thread = mapPlane(createPlane(SIDE, SIDE), (_, i) => {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      const isBody = Math.hypot(x - MIDDLE, y - 400) < 80;
      return isBody || ((x === MIDDLE || x === MIDDLE + 1) && y > 100 && y < 330) ? 1 : 0;
    });
    const photo = plainPhotoOf(thread);
    const { size, lab } = roughCopy(photo);
    const { data } = edgeMatte(photo, { mask: thread, salience: thread, lab, size });
    for (const y of [130, 200, 270]) expect(data[y * SIDE + MIDDLE]).toBeGreaterThan(0.5);
  });

  it('takes hardly a grain out of it', () => {
    const pits = alpha.filter((a, i) => outsideBy(i) < -3 && a < 0.75);
    expect(pits.length / LENGTH).toBeLessThan(0.15);
  });

  it('is off by about a pixel where the mask was off by more than two', () => {
    const off = alpha.reduce((sum, a, i) => sum + Math.abs(a - (truth.data[i] ?? 0)), 0);
    expect(off / LENGTH).toBeLessThan(1.5);
  });

  it('runs evenly beside grit: it is hardly longer than a true one', () => {
    const lengthOf = (data: Float32Array): number =>
      data.filter((a, i) => {
        const isIn = a > 0.5;
        return isIn !== (data[i + 1] ?? 0) > 0.5 || isIn !== (data[i + SIDE] ?? 0) > 0.5;
      }).length;
    expect(lengthOf(alpha) / lengthOf(truth.data)).toBeLessThan(1.09);
  });

  it('goes on as it is where the photo ends', () => {
    const cut = matteOf(discAt(0, RADIUS));
    const atBorder = Array.from(
      { length: 200 },
      (_, n) => cut.data[(MIDDLE - 100 + n) * SIDE] ?? 0,
    );
    expect(Math.min(...atBorder)).toBe(1);
  });
});
