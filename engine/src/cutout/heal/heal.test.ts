import { describe, expect, it } from 'vitest';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { paintStrokes, type Stroke } from '../strokes/strokes.ts';
import { seededRandom } from '../raster/seededRandom.ts';
import { heal, type Healed } from './heal.ts';

const SIDE = 240;
/** Where the product lies: its first and last column and row. */
const BOX = { left: 40, right: 199, top: 40, bottom: 179 } as const;

type Colour = readonly [number, number, number];
type Look = (x: number, y: number) => Colour;
const GREEN: Colour = [60, 120, 40];

interface Scene {
  readonly photo: Pixels;
  readonly alpha: Plane;
}

interface Made {
  readonly look: Look;
  readonly ground?: Look;
  readonly isProduct?: (x: number, y: number) => boolean;
  readonly side?: number;
}

const inBox = (x: number, y: number): boolean =>
  x >= BOX.left && x <= BOX.right && y >= BOX.top && y <= BOX.bottom;

function sceneOf({ look, ground = () => GREEN, isProduct = inBox, side = SIDE }: Made): Scene {
  const data = new Uint8ClampedArray(side * side * 4);
  const alpha = createPlane(side, side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = y * side + x;
      if (isProduct(x, y)) alpha.data[at] = 1;
      data.set([...(isProduct(x, y) ? look(x, y) : ground(x, y)), 255], at * 4);
    }
  return { photo: { data, width: side, height: side }, alpha };
}

/** The same scene with something else where `isCovered`. */
function covered(
  { photo, alpha }: Scene,
  isCovered: (x: number, y: number) => boolean,
  colour = GREEN,
): Scene {
  const data = new Uint8ClampedArray(photo.data);
  for (let at = 0; at < alpha.data.length; at++)
    if (isCovered(at % photo.width, Math.floor(at / photo.width)))
      data.set([...colour, 255], at * 4);
  return { photo: { ...photo, data }, alpha };
}

interface Line {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly radius: number;
  readonly side?: number;
}

/** A stroke of a round brush; in pixels. */
function line({ from, to, radius, side = SIDE }: Line): Plane {
  const points = [from, to].map(([x, y]) => ({ x: (x + 0.5) / side, y: (y + 0.5) / side }));
  const stroke: Stroke = { kind: 'keep', points, radius: radius / side };
  return paintStrokes([stroke], { width: side, height: side });
}

function healedOf({ photo, alpha }: Scene, painted: Plane): Healed {
  const healed = heal(photo, alpha, painted);
  if (healed === null) throw new Error('nothing was filled');
  return healed;
}

/** The root of the mean squared error of what was painted within the product. */
function errorOf(got: Pixels, truth: Scene, painted: Plane): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < painted.data.length; at++) {
    if (painted.data[at] !== 1 || truth.alpha.data[at] !== 1) continue;
    for (let c = 0; c < 3; c++)
      sum += ((got.data[at * 4 + c] ?? 0) - (truth.photo.data[at * 4 + c] ?? 0)) ** 2;
    count += 3;
  }
  return Math.sqrt(sum / count);
}

/** What a mean of the product would be off by. */
function errorOfMean(truth: Scene, painted: Plane): number {
  const sums = [0, 0, 0];
  let count = 0;
  truth.alpha.data.forEach((a, at) => {
    if (a !== 1 || painted.data[at] === 1) return;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (truth.photo.data[at * 4 + c] ?? 0);
    count++;
  });
  const data = new Uint8ClampedArray(truth.photo.data);
  for (let i = 0; i < data.length; i++) data[i] = (sums[i % 4] ?? 0) / count;
  return errorOf({ ...truth.photo, data }, truth, painted);
}

/** How much the lightness of what was painted varies. */
function spreadOf(photo: Pixels, painted: Plane): number {
  const values: number[] = [];
  painted.data.forEach((v, at) => {
    if (v === 1) values.push(photo.data[at * 4] ?? 0);
  });
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
}

const stripes: Look = (x) => (x % 12 < 6 ? [200, 190, 60] : [40, 50, 120]);
const slanted: Look = (x, y) => ((x + y) % 16 < 8 ? [220, 215, 205] : [170, 40, 40]);
/** A print of dots, as regular as cloth. */
const dots: Look = (x, y) =>
  ((x % 14) - 7) ** 2 + ((y % 14) - 7) ** 2 < 16 ? [30, 60, 150] : [230, 225, 215];
/** Leather in a light from one side. */
const shaded: Look = (x, y) => [90 + x * 0.5, 60 + x * 0.4, 40 + y * 0.3];

function grain(mean: number, spread: number): Look {
  const chance = seededRandom(5);
  const values = Float32Array.from({ length: SIDE * SIDE }, () => mean + (chance() - 0.5) * spread);
  return (x, y) => {
    const v = values[y * SIDE + x] ?? 0;
    return [v, v, v];
  };
}

const blade = (x: number, y: number): boolean => Math.abs(x - 120 - (y - 110) * 0.3) < 3;
const acrossBlade = line({ from: [100, 44], to: [140, 176], radius: 7 });

describe('what stands before a product', () => {
  it.each([
    ['stripes', stripes],
    ['slanted stripes', slanted],
    ['dots', dots],
    ['a shade', shaded],
  ])('is replaced with the product beside it: %s', (_, look) => {
    const truth = sceneOf({ look });
    const before = covered(truth, blade);
    const healed = healedOf(before, acrossBlade);
    const error = errorOf(healed.photo, truth, acrossBlade);
    expect(error).toBeLessThan(errorOf(before.photo, truth, acrossBlade) * 0.3);
    expect(error).toBeLessThan(errorOfMean(truth, acrossBlade) * 0.3);
  });

  it('leaves stripes as straight as they are beside it', () => {
    const healed = healedOf(covered(sceneOf({ look: stripes }), blade), acrossBlade);
    let wrong = 0;
    for (let y = 60; y <= 160; y++)
      for (let x = 90; x <= 150; x++)
        if ((healed.photo.data[(y * SIDE + x) * 4] ?? 0) > 120 !== stripes(x, y)[0] > 120) wrong++;
    expect(wrong / (101 * 61)).toBeLessThan(0.01);
  });

  it('gives way to grain as strong as the rest', () => {
    const truth = sceneOf({ look: grain(150, 60) });
    const healed = healedOf(covered(truth, blade), acrossBlade);
    const [got, wanted] = [spreadOf(healed.photo, acrossBlade), spreadOf(truth.photo, acrossBlade)];
    expect(got).toBeGreaterThan(wanted * 0.75);
    expect(got).toBeLessThan(wanted * 1.25);
  });

  it('leaves no seam in a shade', () => {
    const healed = healedOf(covered(sceneOf({ look: shaded }), blade), acrossBlade);
    let most = 0;
    for (let y = 60; y <= 160; y++)
      for (let x = 90; x <= 150; x++)
        for (let c = 0; c < 3; c++) {
          const at = (y * SIDE + x) * 4 + c;
          most = Math.max(
            most,
            Math.abs((healed.photo.data[at] ?? 0) - (healed.photo.data[at + 4] ?? 0)),
          );
        }
    expect(most).toBeLessThanOrEqual(6);
  });

  it('is not taken from what is left of it beside the stroke', () => {
    const isBlade = (x: number, y: number): boolean =>
      [90, 120, 150].some((at) => Math.abs(x - at) < 3 && y > 80);
    const before = covered(sceneOf({ look: grain(200, 30) }), isBlade);
    const painted = line({ from: [120, 70], to: [120, 170], radius: 8 });
    const { photo } = healedOf(before, painted);
    let darkest = 255;
    painted.data.forEach((v, at) => {
      if (v === 1 && inBox(at % SIDE, Math.floor(at / SIDE)))
        darkest = Math.min(darkest, photo.data[at * 4] ?? 0);
    });
    expect(darkest).toBeGreaterThan(150);
  });

  it('is nothing to go by, whatever it is, beneath any of the strokes', () => {
    const straps = [100, 116];
    const strokes = straps.map((x) => line({ from: [x, 36], to: [x, 184], radius: 6 }));
    const painted = mapPlane(createPlane(SIDE, SIDE), (_, at) =>
      Math.max(...strokes.map(({ data }) => data[at] ?? 0)),
    );
    const isStrap = (x: number, y: number): boolean =>
      inBox(x, y) && straps.some((at) => Math.abs(x - at) < 5);
    const product = sceneOf({ look: grain(200, 30) });
    const colours: readonly Colour[] = [
      [120, 0, 160],
      [250, 90, 0],
    ];
    const [one, other] = colours.map(
      (colour) => healedOf(covered(product, isStrap, colour), painted).photo.data,
    );
    expect(one?.some((v, i) => i % 4 === 1 && painted.data[(i - 1) / 4] === 1 && v > 150)).toBe(
      true,
    );
    const differing = [...(one ?? [])].filter(
      (v, i) =>
        v !== other?.[i] &&
        inBox(Math.floor(i / 4) % SIDE, Math.floor(i / 4 / SIDE)) &&
        painted.data[Math.floor(i / 4)] === 1,
    );
    expect(differing).toHaveLength(0);
  });

  it('is cleaned off the outline, where it is half transparent', () => {
    const scene = covered(sceneOf({ look: grain(200, 20) }), (x) => Math.abs(x - 120) < 3);
    const isLeft = (x: number, y: number): boolean =>
      Math.abs(x - 120) < 3 && y > BOX.bottom && y < BOX.bottom + 9;
    const alpha = mapPlane(scene.alpha, (a, at) =>
      isLeft(at % SIDE, Math.floor(at / SIDE)) ? 0.4 : a,
    );
    const painted = line({ from: [120, 150], to: [120, 190], radius: 8 });
    const healed = healedOf({ ...scene, alpha }, painted);
    for (let y = BOX.bottom + 4; y < BOX.bottom + 9; y++)
      expect(healed.alpha.data[y * SIDE + 120]).toBe(0);
    expect(healed.alpha.data[(BOX.bottom - 3) * SIDE + 120]).toBe(1);
  });
});

describe('a bite of the outline', () => {
  const isBitten = (x: number, y: number): boolean =>
    inBox(x, y) && (x - 120) ** 2 / 400 + (y - 184) ** 2 / 300 > 1;
  const bitten = sceneOf({ look: slanted, isProduct: isBitten });
  const painted = line({ from: [100, 174], to: [140, 174], radius: 14 });

  it('is closed to the hull, and filled', () => {
    const { alpha, photo } = healedOf(bitten, painted);
    for (let x = 100; x <= 140; x++) {
      expect(alpha.data[(BOX.bottom - 2) * SIDE + x]).toBeGreaterThan(0.9);
      expect(alpha.data[(BOX.bottom + 2) * SIDE + x]).toBeLessThan(0.1);
    }
    const truth = sceneOf({ look: slanted });
    expect(errorOf(photo, truth, painted)).toBeLessThan(errorOfMean(truth, painted) * 0.4);
  });

  it('is closed with an edge that is soft, and has no steps', () => {
    const { alpha } = healedOf(bitten, painted);
    const heights = Array.from({ length: 40 }, (_, n) => {
      let sum = 0;
      for (let y = 150; y < 200; y++) sum += alpha.data[y * SIDE + 100 + n] ?? 0;
      return sum;
    });
    for (let n = 1; n < heights.length; n++)
      expect(Math.abs((heights[n] ?? 0) - (heights[n - 1] ?? 0))).toBeLessThan(0.4);
  });

  it('is closed without steps where the outline slopes', () => {
    const lowest = (x: number): number => BOX.bottom - (x - BOX.left) * 0.3;
    const isSloping = (x: number, y: number): boolean =>
      inBox(x, y) && y <= lowest(x) - Math.max(0, 9 - Math.abs(x - 120) / 2);
    const sloping = sceneOf({ look: grain(150, 30), isProduct: isSloping });
    const along = line({ from: [90, lowest(90) - 4], to: [150, lowest(150) - 4], radius: 14 });
    const { alpha } = healedOf(sloping, along);
    const heights = Array.from({ length: 24 }, (_, n) => {
      let sum = 0;
      for (let y = 100; y < 200; y++) sum += alpha.data[y * SIDE + 108 + n] ?? 0;
      return sum;
    });
    for (let n = 1; n < heights.length; n++) {
      const step = (heights[n - 1] ?? 0) - (heights[n] ?? 0);
      expect(Math.abs(step - 0.3)).toBeLessThan(0.25);
    }
  });

  it('is filled no further than it is painted', () => {
    const part = line({ from: [108, 172], to: [112, 172], radius: 9 });
    const healed = heal(bitten.photo, bitten.alpha, part) ?? bitten;
    const beyond = healed.alpha.data.filter(
      (a, at) => part.data[at] === 0 && a !== bitten.alpha.data[at],
    );
    expect(beyond).toHaveLength(0);
  });

  it('is not seen in a hollow that a stroke goes across', () => {
    const isRing = (x: number, y: number): boolean => {
      const away = (x - 120) ** 2 + (y - 120) ** 2;
      return away < 80 ** 2 && away > 45 ** 2;
    };
    const ring = sceneOf({ look: grain(150, 30), isProduct: isRing });
    const across = line({ from: [60, 130], to: [180, 130], radius: 10 });
    const { alpha } = healedOf(ring, across);
    const filled = alpha.data.filter(
      (a, at) => a > 0.5 && ((at % SIDE) - 120) ** 2 + (Math.floor(at / SIDE) - 120) ** 2 < 42 ** 2,
    );
    expect(filled).toHaveLength(0);
  });

  it('is a hole as well, once all of it is painted', () => {
    const isRing = (x: number, y: number): boolean =>
      inBox(x, y) && (x - 120) ** 2 + (y - 110) ** 2 > 12 ** 2;
    const holed = sceneOf({ look: grain(150, 30), isProduct: isRing });
    const { alpha } = healedOf(holed, line({ from: [120, 110], to: [120, 110], radius: 16 }));
    expect(alpha.data[110 * SIDE + 120]).toBe(1);
  });
});

describe('a stroke', () => {
  const scene = covered(sceneOf({ look: dots }), blade);

  it('changes nothing beside it, and no input', () => {
    const [photo, alpha] = [scene.photo.data.slice(), scene.alpha.data.slice()];
    const painted = mapPlane(acrossBlade, (v) => v);
    const healed = healedOf(scene, painted);
    expect(scene.photo.data).toEqual(photo);
    expect(scene.alpha.data).toEqual(alpha);
    expect(painted.data).toEqual(acrossBlade.data);
    let [changed, beside] = [0, 0];
    for (let at = 0; at < painted.data.length; at++) {
      const isSame =
        healed.alpha.data[at] === alpha[at] &&
        [0, 1, 2, 3].every((c) => healed.photo.data[at * 4 + c] === photo[at * 4 + c]);
      if (!isSame) changed++;
      if (!isSame && painted.data[at] === 0) beside++;
    }
    expect(beside).toBe(0);
    expect(changed).toBeGreaterThan(500);
  });

  it('gives the same bytes each time', () => {
    const [one, other] = [healedOf(scene, acrossBlade), healedOf(scene, acrossBlade)];
    expect(one.photo.data).toEqual(other.photo.data);
    expect(one.alpha.data).toEqual(other.alpha.data);
  });

  it('fills nothing where it covers nothing of the product, or leaves nothing of it', () => {
    const { photo, alpha } = scene;
    expect(heal(photo, alpha, createPlane(SIDE, SIDE))).toBeNull();
    expect(heal(photo, alpha, line({ from: [60, 12], to: [180, 12], radius: 8 }))).toBeNull();
    expect(
      heal(
        photo,
        alpha,
        mapPlane(alpha, () => 1),
      ),
    ).toBeNull();
    expect(heal(photo, createPlane(SIDE, SIDE), acrossBlade)).toBeNull();
  });

  it('is borne by photos of a few pixels', () => {
    for (const side of [1, 2, 5]) {
      const tiny = sceneOf({ look: () => [9, 9, 9], isProduct: () => true, side });
      expect(
        heal(
          tiny.photo,
          tiny.alpha,
          mapPlane(tiny.alpha, () => 1),
        ),
      ).toBeNull();
      const one = mapPlane(tiny.alpha, (_, at) => (at === 0 ? 1 : 0));
      expect(heal(tiny.photo, tiny.alpha, one)).toBeNull();
    }
  });

  it('may lie at the border of its photo', () => {
    const whole = sceneOf({ look: stripes, isProduct: () => true });
    const painted = line({ from: [0, 0], to: [0, 239], radius: 8 });
    const healed = healedOf(
      covered(whole, (x) => x < 4),
      painted,
    );
    expect(errorOf(healed.photo, whole, painted)).toBeLessThan(errorOfMean(whole, painted) * 0.5);
  });

  it('may cover half of the product', () => {
    const painted = line({ from: [60, 60], to: [60, 160], radius: 60 });
    const healed = healedOf(sceneOf({ look: dots }), painted);
    expect(healed.photo.data.every((v) => v >= 0)).toBe(true);
    expect(healed.alpha.data.some((a) => Number.isNaN(a))).toBe(false);
    expect(spreadOf(healed.photo, painted)).toBeGreaterThan(30);
  });
});

describe('a photo that is larger than on a device', () => {
  it('gets the same, with the detail of its own', () => {
    const side = 1400;
    const look: Look = (x, y) => ((x + y) % 2 === 0 ? [230, 200, 190] : [150, 120, 110]);
    const truth = sceneOf({
      look,
      side,
      isProduct: (x, y) => x > 500 && x < 900 && y > 400 && y < 800,
    });
    const isCovered = (x: number): boolean => Math.abs(x - 700) < 8;
    const painted = line({ from: [700, 500], to: [700, 700], radius: 16, side });
    const healed = healedOf(covered(truth, isCovered), painted);
    const wanted = spreadOf(truth.photo, painted);
    expect(spreadOf(healed.photo, painted)).toBeGreaterThan(wanted * 0.6);
    expect(healed.alpha.data).toEqual(truth.alpha.data);
    const inner = line({ from: [700, 500], to: [700, 700], radius: 13, side });
    const green = inner.data.filter((v, at) => v === 1 && (healed.photo.data[at * 4] ?? 0) < 120);
    expect(green).toHaveLength(0);
  });
});
