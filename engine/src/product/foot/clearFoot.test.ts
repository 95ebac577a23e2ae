import { describe, expect, it } from 'vitest';
import { packMask } from '../../cutout/mask.ts';
import type { Pixels } from '../../cutout/raster/pixels.ts';
import { createPlane, type Plane } from '../../cutout/raster/plane.ts';
import { fromPixels, type Layer } from '../../paint/layer.ts';
import { createRandom } from '../../random.ts';
import { cutByMask } from '../cutOut.ts';
import { clearFoot } from './clearFoot.ts';

const SIDE = 400;
/** Where the product stands in the photo: its first and last row and column. */
const BOX = { left: 110, right: 289, top: 100, bottom: 279 } as const;
const WHITE = [232, 230, 226] as const;
const GREEN = [84, 140, 40] as const;
const BROWN = [150, 112, 66] as const;

const BANDS: readonly Colour[] = [
  [210, 20, 30],
  [20, 40, 200],
  [240, 220, 20],
  [10, 10, 10],
  [200, 40, 200],
];

type Colour = readonly [number, number, number];

interface Scene {
  readonly photo: Pixels;
  readonly alpha: Plane;
}

/** A product of one colour before a textured ground, both with a camera's noise. */
function sceneOf({ product, ground = GREEN }: { product: Colour; ground?: Colour }): Scene {
  const random = createRandom(11);
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const alpha = createPlane(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = y * SIDE + x;
      const isProduct = x >= BOX.left && x <= BOX.right && y >= BOX.top && y <= BOX.bottom;
      const light = isProduct ? random.between(0.97, 1.03) : random.between(0.5, 1.25);
      const colour = isProduct ? product : ground;
      data.set([...colour.map((v) => v * light), 255], at * 4);
      if (isProduct) alpha.data[at] = 1;
    }
  return { photo: { data, width: SIDE, height: SIDE }, alpha };
}

/** Draws upright lines, three pixels wide, from a row of the product to another. */
function drawLines(
  { photo }: Scene,
  colour: Colour,
  { columns, from, to }: { columns: readonly number[]; from: number; to: number },
): void {
  for (const column of columns)
    for (let y = from; y <= to; y++)
      for (let x = column - 1; x <= column + 1; x++) photo.data.set(colour, (y * SIDE + x) * 4);
}

const BLADES = { columns: [140, 150, 200, 240], from: BOX.bottom - 24, to: BOX.bottom };

const colourAt = ({ data }: Pixels, x: number, y: number): number[] =>
  Array.from(data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3));

const cleared = ({ photo, alpha }: Scene): Pixels | null => clearFoot(photo, alpha);

/** How many pixels of the product are much greener than red. */
function greens({ data }: Pixels, { data: alpha }: Plane): number {
  let count = 0;
  alpha.forEach((a, at) => {
    if (a > 0.5 && (data[at * 4 + 1] ?? 0) > (data[at * 4] ?? 0) + 25) count++;
  });
  return count;
}

function changedRows(before: Pixels, after: Pixels): number[] {
  const rows = new Set<number>();
  before.data.forEach((v, i) => {
    if (after.data[i] !== v) rows.add(Math.floor(i / 4 / SIDE));
  });
  return [...rows].toSorted((a, b) => a - b);
}

describe('what a product stood in', () => {
  it('is painted over where its blades cover the foot', () => {
    const scene = sceneOf({ product: WHITE });
    drawLines(scene, GREEN, BLADES);
    expect(greens(scene.photo, scene.alpha)).toBeGreaterThan(250);
    const after = cleared(scene);
    if (after === null) throw new Error('nothing was cleared');
    expect(greens(after, scene.alpha)).toBe(0);
    for (const column of BLADES.columns)
      for (const [n, v] of colourAt(after, column, BOX.bottom - 10).entries())
        expect(Math.abs(v - (WHITE[n] ?? 0))).toBeLessThan(12);
  });

  it('is painted over with its soft rim, and where another blade lies across it', () => {
    const scene = sceneOf({ product: WHITE });
    const rims = BLADES.columns.flatMap((x) => [x - 1, x + 1]);
    const mixed: Colour = [158, 185, 133];
    drawLines(scene, mixed, { ...BLADES, columns: rims });
    drawLines(scene, GREEN, BLADES);
    drawLines(scene, WHITE, { ...BLADES, columns: [200, 240], from: 265, to: 268 });
    const after = cleared(scene);
    if (after === null) throw new Error('nothing was cleared');
    expect(greens(after, scene.alpha)).toBe(0);
  });

  it('is left where the ground has no tint: a pale seam looks like stone, too', () => {
    const stone: Colour = [168, 170, 166];
    const scene = sceneOf({ product: [190, 20, 50], ground: stone });
    drawLines(scene, stone, BLADES);
    expect(cleared(scene)).toBeNull();
    const meadow = sceneOf({ product: [190, 20, 50] });
    drawLines(meadow, GREEN, BLADES);
    expect(cleared(meadow)).not.toBeNull();
  });

  it('is left on boards: gold on a shoe looks like wood, and no blade grows there', () => {
    const boards = sceneOf({ product: [24, 22, 26], ground: [176, 124, 58] });
    drawLines(boards, [176, 124, 58], BLADES);
    expect(clearFoot(boards.photo, boards.alpha)).toBeNull();
  });

  it('is told blade by blade where grass is seen all along the outline', () => {
    const scene = sceneOf({ product: WHITE });
    const all = Array.from({ length: 176 }, (_, n) => BOX.left + 2 + n);
    drawLines(scene, GREEN, { columns: all, from: BOX.bottom - 1, to: BOX.bottom });
    drawLines(scene, GREEN, BLADES);
    const after = cleared(scene);
    if (after === null) throw new Error('nothing was cleared');
    for (const column of BLADES.columns)
      expect(colourAt(after, column, BOX.bottom - 12)[0]).toBeGreaterThan(200);
  });

  it('changes no pixel that is farther from a blade than its rim', () => {
    const scene = sceneOf({ product: WHITE });
    drawLines(scene, GREEN, BLADES);
    const before = Uint8ClampedArray.from(scene.photo.data);
    const after = cleared(scene);
    expect(scene.photo.data).toEqual(before);
    const far: number[] = [];
    after?.data.forEach((v, i) => {
      const [x, y] = [Math.floor(i / 4) % SIDE, Math.floor(i / 4 / SIDE)];
      const isNear =
        BLADES.columns.some((column) => Math.abs(x - column) <= 4) &&
        y >= BLADES.from - 3 &&
        y <= BOX.bottom;
      if (!isNear && v !== before[i]) far.push(i);
    });
    expect(far).toEqual([]);
    expect(after).not.toBeNull();
  });

  it('is cleared alike where the photo is much larger', () => {
    const scene = sceneOf({ product: WHITE });
    drawLines(scene, GREEN, BLADES);
    drawLines(scene, WHITE, { ...BLADES, from: 265, to: 266 });
    const large = enlarged(scene, 5);
    const after = cleared(large);
    if (after === null) throw new Error('nothing was cleared');
    expect(greens(large.photo, large.alpha)).toBeGreaterThan(6000);
    expect(greens(after, large.alpha)).toBe(0);
  });
});

describe('a product that is cut out', () => {
  it('has no blades before its foot, and the outline that its mask has', async () => {
    const plain = sceneOf({ product: WHITE });
    const scene = sceneOf({ product: WHITE });
    drawLines(scene, GREEN, BLADES);
    const mask = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
    scene.alpha.data.forEach((a, at) => mask.fill(a * 255, at * 4, at * 4 + 3));
    const bytes = new Uint8Array(layerOf(mask).canvas.toBuffer('image/png'));
    const cutOf = async ({ photo }: Scene): Promise<Pixels> => {
      const cut = await cutByMask(layerOf(photo.data), { bytes, mediaType: 'image/png' });
      if (cut === null) throw new Error('nothing was cut out');
      const { width, height } = cut.layer.canvas;
      return cut.layer.brush.getImageData(0, 0, width, height);
    };
    const [bladed, without] = [await cutOf(scene), await cutOf(plain)];
    const alphaOf = ({ data }: Pixels): Uint8ClampedArray => data.filter((_, i) => i % 4 === 3);
    expect(alphaOf(bladed)).toEqual(alphaOf(without));
    const { width, height } = bladed;
    const alpha = { width, height, data: Float32Array.from(alphaOf(bladed), (a) => a / 255) };
    expect(greens(bladed, alpha)).toBe(0);
  });

  it('keeps what its owner has seen while healing: nothing is cleared besides', async () => {
    const scene = sceneOf({ product: WHITE });
    drawLines(scene, GREEN, BLADES);
    const healed = createPlane(SIDE, SIDE);
    for (let x = 150; x < 170; x++) healed.data[(BOX.top + 40) * SIDE + x] = 1;
    const { data } = packMask({ alpha: scene.alpha, healed, glass: null });
    const bytes = new Uint8Array(layerOf(data).canvas.toBuffer('image/png'));
    const cut = await cutByMask(layerOf(scene.photo.data), { bytes, mediaType: 'image/png' });
    if (cut === null) throw new Error('nothing was cut out');
    const { width, height } = cut.layer.canvas;
    const seen = cut.layer.brush.getImageData(0, 0, width, height);
    const whole = { width, height, data: new Float32Array(width * height).fill(1) };
    expect(greens(seen, whole)).toBeGreaterThan(100);
  });
});

describe('a product stays as it is', () => {
  it('without blades', () => {
    expect(cleared(sceneOf({ product: WHITE }))).toBeNull();
  });

  it('when it is as green as the grass, or has some of that green', () => {
    const green = sceneOf({ product: GREEN });
    drawLines(green, [60, 110, 30], BLADES);
    expect(cleared(green)).toBeNull();
    const trimmed = sceneOf({ product: WHITE });
    drawLines(trimmed, GREEN, BLADES);
    drawLines(trimmed, GREEN, { columns: [120, 160, 220, 260, 280], from: BOX.top + 20, to: 200 });
    expect(cleared(trimmed)).toBeNull();
  });

  it('when its legs, or a sole, are of the colour of the ground', () => {
    const legs = sceneOf({ product: WHITE, ground: BROWN });
    for (let y = BOX.bottom - 30; y <= BOX.bottom; y++)
      for (let x = BOX.left; x <= BOX.right; x++)
        if (x % 60 < 22) legs.photo.data.set(BROWN, (y * SIDE + x) * 4);
    expect(cleared(legs)).toBeNull();
    const sole = sceneOf({ product: WHITE, ground: BROWN });
    for (let y = BOX.bottom - 7; y <= BOX.bottom; y++)
      for (let x = BOX.left; x <= BOX.right; x++) sole.photo.data.set(BROWN, (y * SIDE + x) * 4);
    expect(cleared(sole)).toBeNull();
  });

  it('when it stands on thin legs of the colour of the ground', () => {
    const scene = sceneOf({ product: WHITE, ground: BROWN });
    const columns = [120, 180, 220, 280];
    for (let y = BOX.bottom - 23; y <= BOX.bottom; y++)
      for (let x = BOX.left; x <= BOX.right; x++)
        if (columns.every((column) => Math.abs(x - column) > 2)) {
          scene.alpha.data[y * SIDE + x] = 0;
          scene.photo.data.set(colourAt(scene.photo, x % BOX.left, y), (y * SIDE + x) * 4);
        }
    for (let d = -1; d <= 1; d++)
      drawLines(scene, BROWN, {
        columns: columns.map((x) => x + d),
        from: BOX.bottom - 23,
        to: BOX.bottom,
      });
    expect(cleared(scene)).toBeNull();
  });

  it('when thin dark lines of its own reach the ground, however dark that is', () => {
    for (const ground of [GREEN, [30, 30, 30], [60, 50, 40]] as const) {
      const scene = sceneOf({ product: WHITE, ground });
      drawLines(scene, [42, 41, 40], BLADES);
      expect(cleared(scene)).toBeNull();
    }
  });

  it('when stripes run from its foot up beyond it', () => {
    const scene = sceneOf({ product: WHITE });
    paintBands(scene);
    drawLines(scene, GREEN, { columns: [150, 250], from: BOX.bottom - 45, to: BOX.bottom });
    expect(cleared(scene)).toBeNull();
  });

  it('when more than a little of it has the colour of the ground, among others', () => {
    const scene = sceneOf({ product: WHITE });
    paintBands(scene);
    drawLines(scene, GREEN, BLADES);
    expect(cleared(scene)).not.toBeNull();
    drawLines(scene, GREEN, { columns: [130, 170, 210, 230, 270], from: BOX.top + 4, to: 180 });
    expect(cleared(scene)).toBeNull();
  });

  it('when what has the colour of the ground is thick, is an edge, or hangs in the air', () => {
    const across = Array.from({ length: 20 }, (_, n) => 194 + n);
    const peg = sceneOf({ product: WHITE });
    drawLines(peg, GREEN, { ...BLADES, columns: across });
    expect(cleared(peg)).toBeNull();
    const sole = sceneOf({ product: WHITE });
    const all = Array.from({ length: 120 }, (_, n) => 140 + n);
    drawLines(sole, GREEN, { columns: all, from: BOX.bottom - 5, to: BOX.bottom });
    expect(cleared(sole)).toBeNull();
    const side = sceneOf({ product: WHITE });
    drawLines(side, GREEN, { ...BLADES, columns: [BOX.left + 1, BOX.right - 1] });
    expect(cleared(side)).toBeNull();
    const mark = sceneOf({ product: WHITE });
    drawLines(mark, GREEN, { ...BLADES, to: BOX.bottom - 8 });
    expect(cleared(mark)).toBeNull();
  });

  it('under an arm that is far above its foot', () => {
    const scene = sceneOf({ product: WHITE });
    for (let y = 110; y < 150; y++)
      for (let x = BOX.right + 1; x < 350; x++) {
        scene.photo.data.set(WHITE, (y * SIDE + x) * 4);
        scene.alpha.data[y * SIDE + x] = 1;
      }
    drawLines(scene, GREEN, { columns: [300, 315, 330], from: 130, to: 149 });
    expect(cleared(scene)).toBeNull();
  });

  it('when much of the foot would change', () => {
    const scene = sceneOf({ product: WHITE });
    const columns = Array.from({ length: 20 }, (_, n) => BOX.left + 6 + n * 9);
    drawLines(scene, GREEN, { ...BLADES, columns });
    expect(cleared(scene)).toBeNull();
  });

  it('when its photo ends at its foot, or shows no ground', () => {
    const scene = sceneOf({ product: WHITE });
    drawLines(scene, GREEN, BLADES);
    const { data } = scene.photo;
    const upToFoot = {
      photo: {
        ...scene.photo,
        data: data.slice(0, SIDE * (BOX.bottom + 1) * 4),
        height: BOX.bottom + 1,
      },
      alpha: {
        ...scene.alpha,
        data: scene.alpha.data.slice(0, SIDE * (BOX.bottom + 1)),
        height: BOX.bottom + 1,
      },
    };
    expect(cleared(upToFoot)).toBeNull();
    scene.alpha.data.forEach((a, at) => {
      if (a === 0) data[at * 4 + 3] = 0;
    });
    expect(cleared(scene)).toBeNull();
  });
});

describe('the upper outline', () => {
  it('is never touched', () => {
    const scene = sceneOf({ product: WHITE });
    drawLines(scene, GREEN, BLADES);
    // Grass behind it that is half in the outline.
    for (let x = BOX.left; x <= BOX.right; x++) scene.alpha.data[(BOX.top - 1) * SIDE + x] = 0.6;
    const after = cleared(scene);
    if (after === null) throw new Error('nothing was cleared');
    expect(changedRows(scene.photo, after)[0]).toBeGreaterThan(BLADES.from - 4);
  });

  it('is not touched where the product is as flat as its blades are tall', () => {
    const scene = sceneOf({ product: WHITE });
    // A rod that lies in grass, and blades right across it.
    for (let at = 0; at < SIDE * SIDE; at++) {
      const y = Math.floor(at / SIDE);
      if (y >= BOX.bottom - 27 || scene.alpha.data[at] === 0) continue;
      if (at % SIDE >= 200) continue;
      scene.alpha.data[at] = 0;
    }
    drawLines(scene, GREEN, { columns: [130, 160], from: BOX.bottom - 27, to: BOX.bottom });
    drawLines(scene, GREEN, { columns: [230, 250, 270], from: BOX.bottom - 20, to: BOX.bottom });
    const after = cleared(scene);
    if (after === null) throw new Error('nothing was cleared');
    expect(colourAt(after, 130, BOX.bottom - 10)).toEqual([...GREEN]);
    expect(colourAt(after, 250, BOX.bottom - 10)).not.toEqual([...GREEN]);
  });
});

const layerOf = (data: Uint8ClampedArray): Layer =>
  fromPixels(new Uint8ClampedArray(data), SIDE, SIDE);

function enlarged({ photo, alpha }: Scene, times: number): Scene {
  const side = SIDE * times;
  const data = new Uint8ClampedArray(side * side * 4);
  const large = createPlane(side, side);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [Math.floor((at % side) / times), Math.floor(Math.floor(at / side) / times)];
    const from = (y * SIDE + x) * 4;
    data.set(photo.data.subarray(from, from + 4), at * 4);
    large.data[at] = alpha.data[from / 4] ?? 0;
  }
  return { photo: { data, width: side, height: side }, alpha: large };
}

/** Gives the upper half five colours more: a few lines among them are not learned as one of its own. */
function paintBands({ photo }: Scene): void {
  for (let y = BOX.top; y < 190; y++)
    for (let x = BOX.left; x <= BOX.right; x++)
      photo.data.set(BANDS[Math.floor((x - BOX.left) / 36)] ?? WHITE, (y * SIDE + x) * 4);
}
