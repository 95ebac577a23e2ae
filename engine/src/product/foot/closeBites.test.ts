import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../cutout/raster/pixels.ts';
import { createPlane, type Plane } from '../../cutout/raster/plane.ts';
import { fromPixels, type Layer } from '../../paint/layer.ts';
import { createRandom } from '../../random.ts';
import { cutByMask } from '../cutOut.ts';
import { closeBites, type Closed } from './closeBites.ts';

const SIDE = 400;
/** Where the product stands in the photo: its first and last row and column. */
const BOX = { left: 100, right: 299, top: 100, bottom: 299 } as const;

type Colour = readonly [number, number, number];
const RED: Colour = [190, 60, 50];
const WHITE: Colour = [232, 230, 226];
const STONE: Colour = [150, 150, 150];
const GREEN: Colour = [84, 140, 40];

interface Scene {
  readonly photo: Pixels;
  readonly alpha: Plane;
}

interface Made {
  /** The lowest row of the product in a column. */
  readonly low?: (x: number) => number;
  readonly product?: (x: number) => Colour;
  readonly ground?: Colour;
  /** How uneven the light on the ground is. */
  readonly rough?: number;
  readonly height?: number;
}

/** A product with a camera's noise on a ground of stones or grass. */
function sceneOf({
  low = () => BOX.bottom,
  product = () => RED,
  ground = STONE,
  rough = 0.4,
  height = SIDE,
}: Made): Scene {
  const random = createRandom(7);
  const data = new Uint8ClampedArray(SIDE * height * 4);
  const alpha = createPlane(SIDE, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = y * SIDE + x;
      const isProduct = x >= BOX.left && x <= BOX.right && y >= BOX.top && y <= low(x);
      const light = isProduct ? random.between(0.97, 1.03) : random.between(1 - rough, 1 + rough);
      const colour = isProduct ? product(x) : ground;
      data.set([...colour.map((v) => v * light), 255], at * 4);
      if (isProduct) alpha.data[at] = 1;
    }
  return { photo: { data, width: SIDE, height }, alpha };
}

/** Where a wave goes up into the product between two columns, so many rows at most. */
const wave =
  (from: number, to: number, rows: number) =>
  (x: number): number =>
    x <= from || x >= to
      ? BOX.bottom
      : BOX.bottom - Math.round(rows * Math.sin((Math.PI * (x - from)) / (to - from)));

/** Where blades have cut in: straight notches, as wide as they are told. */
const notches =
  (columns: readonly number[], wide: number, rows: number) =>
  (x: number): number =>
    columns.some((column) => x >= column && x < column + wide) ? BOX.bottom - rows : BOX.bottom;

const closedOf = ({ photo, alpha }: Scene): Closed | null => closeBites(photo, alpha);

function lowOf({ data }: Plane, x: number): number {
  let y = SIDE - 1;
  while (y > 0 && (data[y * SIDE + x] ?? 0) <= 0.5) y--;
  return y;
}

const BITTEN = wave(180, 204, 4);

describe('a bite of a lower outline', () => {
  it('is closed to a straight line, in the colour of the product', () => {
    const closed = closedOf(sceneOf({ low: BITTEN }));
    if (closed === null) throw new Error('nothing was closed');
    for (let x = BOX.left + 5; x <= BOX.right - 5; x++)
      expect(Math.abs(lowOf(closed.alpha, x) - BOX.bottom)).toBeLessThanOrEqual(1);
    for (let y = BOX.bottom - 6; y <= BOX.bottom; y++)
      for (let x = 184; x <= 200; x++)
        for (const [c, v] of RED.entries())
          expect(Math.abs((closed.photo.data[(y * SIDE + x) * 4 + c] ?? 0) - v)).toBeLessThan(20);
  });

  it('keeps the grain of the product', () => {
    const scene = sceneOf({ low: BITTEN });
    const closed = closedOf(scene);
    if (closed === null) throw new Error('nothing was closed');
    const spread = (y: number): number => {
      const row = Array.from({ length: 16 }, (_, n) => closed.photo.data[(y * SIDE + 184 + n) * 4]);
      const mean = row.reduce<number>((sum, v) => sum + (v ?? 0), 0) / row.length;
      return row.reduce<number>((sum, v) => sum + Math.abs((v ?? 0) - mean), 0) / row.length;
    };
    expect(spread(BOX.bottom - 1)).toBeGreaterThan(spread(BOX.top + 40) * 0.4);
  });

  it('is closed on a slope and on a round base as well', () => {
    for (const base of [
      (x: number) => BOX.bottom - Math.round((x - BOX.left) * 0.2),
      (x: number) => BOX.bottom - Math.round((x - 200) ** 2 / 500),
    ]) {
      const bitten = (x: number): number => base(x) - (BOX.bottom - BITTEN(x));
      const closed = closedOf(sceneOf({ low: bitten }));
      if (closed === null) throw new Error('nothing was closed');
      for (let x = 182; x <= 202; x++)
        expect(Math.abs(lowOf(closed.alpha, x) - base(x))).toBeLessThanOrEqual(1);
    }
  });

  it('is closed where it is narrow, too, in grass', () => {
    const low = notches([140, 170, 230], 5, 4);
    const closed = closedOf(sceneOf({ low, product: () => WHITE, ground: GREEN }));
    if (closed === null) throw new Error('nothing was closed');
    for (const x of [142, 172, 232]) expect(lowOf(closed.alpha, x)).toBe(BOX.bottom);
    expect(closedOf(sceneOf({ low, product: () => WHITE }))).toBeNull();
  });

  it('changes nothing that is farther away', () => {
    const scene = sceneOf({ low: BITTEN });
    const [before, alpha] = [Uint8ClampedArray.from(scene.photo.data), scene.alpha.data.slice()];
    const closed = closedOf(scene);
    expect(scene.photo.data).toEqual(before);
    expect(scene.alpha.data).toEqual(alpha);
    const isNear = (at: number): boolean => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      return x >= 175 && x <= 209 && y >= BOX.bottom - 14 && y <= BOX.bottom + 5;
    };
    const far: number[] = [];
    closed?.photo.data.forEach((v, i) => {
      if (v !== before[i] && !isNear(Math.floor(i / 4))) far.push(i);
    });
    closed?.alpha.data.forEach((v, at) => {
      if (v !== alpha[at] && !isNear(at)) far.push(at);
    });
    expect(closed).not.toBeNull();
    expect(far).toEqual([]);
  });
});

describe('a lower outline stays as it is', () => {
  it('where it is clean: straight, sloping, round', () => {
    for (const low of [
      () => BOX.bottom,
      (x: number) => BOX.bottom - Math.round((x - BOX.left) * 0.3),
      (x: number) => BOX.bottom - Math.round((x - 200) ** 2 / 300),
    ])
      expect(closedOf(sceneOf({ low }))).toBeNull();
  });

  it('under an instep, between legs, and between heel and sole', () => {
    expect(closedOf(sceneOf({ low: wave(140, 240, 12) }))).toBeNull();
    expect(closedOf(sceneOf({ low: notches([120, 180, 240], 40, 60) }))).toBeNull();
    expect(closedOf(sceneOf({ low: notches([150], 24, 12) }))).toBeNull();
  });

  it('between fringes and the lugs of a sole', () => {
    const fringes = (x: number): number => (x % 8 < 3 ? BOX.bottom : BOX.bottom - 20);
    expect(closedOf(sceneOf({ low: fringes }))).toBeNull();
    const lugs = (x: number): number => (x % 40 < 30 ? BOX.bottom : BOX.bottom - 6);
    expect(closedOf(sceneOf({ low: lugs }))).toBeNull();
  });

  it('on a plain ground, which bites nothing', () => {
    expect(closedOf(sceneOf({ low: BITTEN, rough: 0.01 }))).toBeNull();
  });

  it('where blades of its ground stand above it', () => {
    const scene = sceneOf({ low: BITTEN, product: () => WHITE, ground: GREEN });
    expect(closedOf(scene)).not.toBeNull();
    for (let y = BOX.bottom - 24; y <= BOX.bottom; y++)
      for (let x = 172; x <= 212; x++)
        if ((scene.alpha.data[y * SIDE + x] ?? 0) > 0)
          scene.photo.data.set(GREEN, (y * SIDE + x) * 4);
    expect(closedOf(scene)).toBeNull();
  });

  it('where two parts of different colours meet', () => {
    const product = (x: number): Colour => (x < 192 ? RED : WHITE);
    expect(closedOf(sceneOf({ low: BITTEN, product }))).toBeNull();
  });

  it('where the photo ends at it, or has no ground', () => {
    const low = (x: number): number => (x < 140 ? SIDE : BITTEN(x));
    expect(closedOf(sceneOf({ low }))).toBeNull();
    const scene = sceneOf({ low: BITTEN });
    scene.alpha.data.forEach((a, at) => {
      if (a === 0) scene.photo.data[at * 4 + 3] = 0;
    });
    expect(closedOf(scene)).toBeNull();
  });
});

describe('a product that is cut out', () => {
  const layerOf = (data: Uint8ClampedArray): Layer =>
    fromPixels(new Uint8ClampedArray(data), SIDE, SIDE);

  const cutOf = async ({ photo, alpha }: Scene): Promise<Pixels> => {
    const mask = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
    alpha.data.forEach((a, at) => mask.fill(a * 255, at * 4, at * 4 + 3));
    const bytes = new Uint8Array(layerOf(mask).canvas.toBuffer('image/png'));
    const cut = await cutByMask(layerOf(photo.data), { bytes, mediaType: 'image/png' });
    if (cut === null) throw new Error('nothing was cut out');
    const { width, height } = cut.layer.canvas;
    return cut.layer.brush.getImageData(0, 0, width, height);
  };

  /** Pixels of its lowest rows that are clear, away from both sides. */
  const clearOf = ({ data, width, height }: Pixels): number => {
    let count = 0;
    for (let y = height - 8; y < height - 3; y++)
      for (let x = 10; x < width - 10; x++) if ((data[(y * width + x) * 4 + 3] ?? 0) < 200) count++;
    return count;
  };

  it('has no small bites, and is cleared of blades in one go', async () => {
    const low = notches([140, 170, 230], 6, 5);
    const scene = sceneOf({ low, product: () => WHITE, ground: GREEN });
    for (const column of [155, 200, 260, 275])
      for (let y = BOX.bottom - 24; y <= BOX.bottom; y++)
        for (let x = column - 1; x <= column + 1; x++)
          scene.photo.data.set(GREEN, (y * SIDE + x) * 4);
    const cut = await cutOf(scene);
    expect(clearOf(cut)).toBe(0);
    const green = cut.data.filter(
      (v, i) => i % 4 === 1 && (cut.data[i + 2] ?? 0) > 200 && v > (cut.data[i - 1] ?? 0) + 25,
    );
    expect(green).toHaveLength(0);
    expect(clearOf(await cutOf(sceneOf({ low, product: () => WHITE })))).toBeGreaterThan(0);
  });
});
