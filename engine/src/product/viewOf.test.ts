import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import type { Pixels } from '../cutout/raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../cutout/raster/plane.ts';
import { viewOf } from '../cutout/view/viewOf.ts';

const SIDE = 256;

/** A ground, told by its middle lightness and how much its grains differ, by the row. */
function photoOf(
  groundAt: (y: number) => { readonly light: number; readonly grain: number },
): Pixels {
  const random = createRandom(5);
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const { light, grain } = groundAt(Math.floor(pixel / SIDE));
    const value = light + random.between(-grain, grain);
    for (const channel of [0, 1, 2]) data[pixel * 4 + channel] = value;
  }
  return { data, width: SIDE, height: SIDE };
}

/** A product over the whole width of the middle half. */
const product = (): Plane => {
  const plane = createPlane(SIDE, SIDE);
  plane.data.fill(1, (SIDE * SIDE) / 4, (SIDE * SIDE * 3) / 4);
  return plane;
};
const halves = (above: number, below: number) => (y: number) => ({
  light: y < SIDE / 2 ? above : below,
  grain: 30,
});

/** A product in the middle, with ground on all sides of it. */
const beside = (): Plane => {
  const plane = createPlane(SIDE, SIDE);
  for (let y = SIDE * 0.3; y < SIDE * 0.8; y++)
    plane.data.fill(1, Math.floor(y) * SIDE + SIDE * 0.3, Math.floor(y) * SIDE + SIDE * 0.7);
  return plane;
};
/** A lawn, a pavement: its grains differ less where it is further away, and the light comes from there. */
const receding =
  ({ far = 4, near = 40 } = {}) =>
  (y: number) => ({
    light: 150 - (y / SIDE) * 40,
    grain: far * (near / far) ** Math.min(1, y / SIDE / 0.8),
  });

const ROUGH = { light: 130, grain: 30 } as const;

describe('from where a product was photographed', () => {
  it('is above where the same ground lies on both sides of it', () => {
    expect(viewOf(photoOf(halves(120, 120)), product())).toBe('above');
    // Nearer to the lamp, or to the window.
    expect(viewOf(photoOf(halves(132, 118)), product())).toBe('above');
  });

  it('is the front where a wall stands behind it', () => {
    expect(viewOf(photoOf(halves(200, 90)), product())).toBe('front');
  });

  it('is the front where what is behind it is out of focus', () => {
    const photo = photoOf((y) => ({ light: 120, grain: y < SIDE / 2 ? 4 : 30 }));
    expect(viewOf(photo, product())).toBe('front');
  });

  it('is the front where plain paper tells nothing, or nothing but the product is seen', () => {
    const paper = photoOf(() => ({ light: 240, grain: 1 }));
    expect(viewOf(paper, product())).toBe('front');
    const all = createPlane(SIDE, SIDE);
    all.data.fill(1);
    expect(viewOf(photoOf(halves(120, 120)), all)).toBe('front');
  });

  it('is at an angle where one ground gets finer and lighter from before the product to behind it', () => {
    expect(viewOf(photoOf(receding()), beside())).toBe('angle');
    // Also where it is alike enough all around to be from above.
    expect(viewOf(photoOf(receding({ far: 8 })), beside())).toBe('angle');
    // As much as from straight above, or suddenly, right behind the product: what is far out of focus.
    expect(viewOf(photoOf(receding({ far: 24 })), beside())).toBe('above');
    const sudden = (y: number) => ({ ...receding()(y), grain: y < SIDE * 0.7 ? 4 : 40 });
    expect(viewOf(photoOf(sudden), beside())).toBe('front');
  });

  it.each([
    { what: 'lighter', ground: { light: 190, grain: 30 } },
    { what: 'out of focus', ground: { light: 130, grain: 2 } },
    { what: 'as rough, and darker', ground: { light: 60, grain: 30 } },
  ])('is told by where something begins behind the ground that is $what', ({ ground }) => {
    const until = (share: number) => (y: number) =>
      y < SIDE * share ? ground : { light: 130, grain: 30 };
    // The product reaches from 0.3 to 0.8: its middle, right behind its foot, and a low table.
    expect(viewOf(photoOf(until(0.5)), beside())).toBe('angle');
    expect(viewOf(photoOf(until(0.74)), beside())).toBe('front');
    expect(viewOf(photoOf(until(0.64)), beside())).toBe('front');
    // A shirt stands at no angle either.
    expect(viewOf(photoOf(until(0.5)), beside(), { isWorn: true })).toBe('above');
    expect(viewOf(photoOf(until(0.74)), beside(), { isWorn: true })).toBe('above');
  });

  it('is the front where the ground goes on at one side only, or is as smooth as a sheet', () => {
    const onTable = () => photoOf((y) => (y < SIDE * 0.35 ? { light: 200, grain: 30 } : ROUGH));
    expect(viewOf(onTable(), beside())).toBe('angle');
    const oneSided = onTable();
    for (let y = 90; y < SIDE * 0.74; y++)
      oneSided.data.fill(60, y * SIDE * 4, (y * SIDE + SIDE / 2) * 4);
    expect(viewOf(oneSided, beside())).toBe('front');
    const sheet = (y: number) => ({ light: y < SIDE * 0.4 ? 215 : 240, grain: 0.5 });
    expect(viewOf(photoOf(sheet), beside())).toBe('front');
  });

  it('is told by a change of colour alone', () => {
    const redBelow = (share: number): Pixels => {
      const photo = photoOf(receding());
      // Red, and no lighter or darker than the ground.
      for (let pixel = 0; pixel < SIDE * SIDE * share; pixel++) {
        photo.data[pixel * 4] = (photo.data[pixel * 4] ?? 0) + 40;
        photo.data[pixel * 4 + 1] = (photo.data[pixel * 4 + 1] ?? 0) - 20;
      }
      return photo;
    };
    expect(viewOf(redBelow(0.74), beside())).toBe('front');
    expect(viewOf(redBelow(0.5), beside())).toBe('angle');
  });

  it('is the front where the ground beside the product tells of too few rows', () => {
    expect(viewOf(photoOf(receding()), product())).toBe('front');
  });

  it('is told alike of a large photo and of a small one', () => {
    const small = photoOf(halves(120, 120));
    const large = {
      width: SIDE * 4,
      height: SIDE * 4,
      data: new Uint8ClampedArray(SIDE * SIDE * 64),
    };
    for (let pixel = 0; pixel < SIDE * SIDE * 16; pixel++) {
      const [x, y] = [Math.floor((pixel % large.width) / 4), Math.floor(pixel / large.width / 4)];
      large.data.set(small.data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4), pixel * 4);
    }
    expect(viewOf(large, product())).toBe('above');
  });

  describe('where no ground tells', () => {
    const paper = photoOf(() => ({ light: 250, grain: 0 }));
    /** A bar around the middle; its angle from level, in degrees. */
    const bar = (degrees: number, { long = 180, wide = 40 } = {}): Plane => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      return mapPlane(createPlane(SIDE, SIDE), (_, i) => {
        const [x, y] = [(i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2];
        const isIn =
          Math.abs(x * cos + y * sin) < long / 2 && Math.abs(y * cos - x * sin) < wide / 2;
        return isIn ? 1 : 0;
      });
    };

    it.each([30, 45, 60, -30, -60, 120])('is above for a long thing at %s degrees', (degrees) => {
      expect(viewOf(paper, bar(degrees))).toBe('above');
    });

    it.each([0, 10, 80, 90, 100, 175])('is the front for one at %s degrees', (degrees) => {
      expect(viewOf(paper, bar(degrees))).toBe('front');
    });

    /** An ellipse around the middle with an opening of the same shape, moved up by so many pixels. */
    const ring = ({ tall = 60, opening = 0.7, up = 0 } = {}): Plane =>
      mapPlane(createPlane(SIDE, SIDE), (_, i) => {
        const [x, y] = [(i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2];
        const isIn = Math.hypot(x / 90, y / tall) < 1;
        return isIn && Math.hypot(x / 90, (y + up) / tall) > opening ? 1 : 0;
      });

    it('is at an angle for a bracelet on the table, and above for one that is as high as it is wide', () => {
      expect(viewOf(paper, ring())).toBe('angle');
      expect(viewOf(paper, ring({ tall: 88 }))).toBe('above');
    });

    it('is the front for the handle of a mug, and of a basket', () => {
      expect(viewOf(paper, ring({ opening: 0.4 }))).toBe('front');
      expect(viewOf(paper, ring({ opening: 0.6, tall: 90, up: 30 }))).toBe('front');
    });

    /** Boxes: left, top, width, height. */
    const boxes = (...all: readonly (readonly [number, number, number, number])[]): Plane =>
      mapPlane(createPlane(SIDE, SIDE), (_, i) => {
        const [u, v] = [i % SIDE, Math.floor(i / SIDE)];
        return all.some(([x, y, w, h]) => u >= x && u < x + w && v >= y && v < y + h) ? 1 : 0;
      });

    it('is above for a set of things whose feet are on no floor', () => {
      const trimmer = [110, 40, 40, 180] as const;
      expect(viewOf(paper, boxes(trimmer, [40, 60, 30, 30], [40, 130, 30, 30]))).toBe('above');
      expect(viewOf(paper, boxes(trimmer, [180, 60, 40, 40]))).toBe('above');
    });

    it('is the front for a pair on one floor, and for a shade whose pole the cut has lost', () => {
      expect(viewOf(paper, boxes([60, 80, 50, 120], [140, 90, 50, 108]))).toBe('front');
      expect(viewOf(paper, boxes([90, 40, 80, 50], [100, 200, 60, 12]))).toBe('front');
      expect(viewOf(paper, boxes([60, 80, 50, 120], [200, 50, 4, 4]))).toBe('front');
    });

    it('is above for what is worn, whatever its outline', () => {
      expect(viewOf(paper, bar(90), { isWorn: true })).toBe('above');
    });

    it('is above for a card that lies turned: nothing stands on its corner', () => {
      expect(viewOf(paper, bar(45, { long: 60, wide: 50 }))).toBe('above');
    });

    it('is the front for what is round, and for nothing', () => {
      expect(viewOf(paper, ring({ tall: 90, opening: 0 }))).toBe('front');
      expect(viewOf(paper, createPlane(SIDE, SIDE))).toBe('front');
    });
  });
});
