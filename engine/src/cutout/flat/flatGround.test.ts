import { describe, expect, it } from 'vitest';
import { cutOnFlatGround, type FlatCut } from './flatGround.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';

const SIDE = 240;
type At<T> = (x: number, y: number) => T;

const planeOf = (at: At<number>): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => at(i % SIDE, Math.floor(i / SIDE)));

/** Grey values on white. */
function photoOf(at: At<number | null>): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const grey = at(i % SIDE, Math.floor(i / SIDE));
    if (grey !== null) data.fill(grey, i * 4, i * 4 + 3);
  }
  return { data, width: SIDE, height: SIDE };
}

const within = (
  x: number,
  y: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
) => x >= x0 && x < x1 && y >= y0 && y < y1;
const BODY = (x: number, y: number): boolean => within(x, y, [80, 80, 160, 200]);
const FIN = (x: number, y: number): boolean => within(x, y, [80, 60, 160, 80]);
const one = (isIn: At<boolean>): Plane => planeOf((x, y) => (isIn(x, y) ? 1 : 0));

/** Of what either calls the thing, the share that both do. */
function overlap(cut: FlatCut | null, isThing: At<boolean>): number {
  let [both, either] = [0, 0];
  cut?.alpha.data.forEach((v, i) => {
    const truth = isThing(i % SIDE, Math.floor(i / SIDE));
    if (v > 0.5 && truth) both++;
    if (v > 0.5 || truth) either++;
  });
  return both / either;
}
const body = one(BODY);

describe('on a ground of one colour', () => {
  it('a pale part that nobody saw belongs to the thing beside it', () => {
    const carton = photoOf((x, y) => (BODY(x, y) ? 60 : FIN(x, y) ? 240 : null));
    const cut = cutOnFlatGround(carton, { alpha: body, salience: body });
    expect(overlap(cut, (x, y) => BODY(x, y) || FIN(x, y))).toBeGreaterThan(0.98);
  });

  it('a thing of its own, further away, does not', () => {
    const other: At<boolean> = (x, y) => within(x, y, [190, 20, 220, 50]);
    const photo = photoOf((x, y) => (BODY(x, y) ? 60 : other(x, y) ? 120 : null));
    expect(overlap(cutOnFlatGround(photo, { alpha: body, salience: body }), BODY)).toBeGreaterThan(
      0.98,
    );
  });

  it.each([
    ['beside it', 130],
    ['at its foot', 195],
  ])('a shadow that fades %s is left out', (_where, middle) => {
    const shadow: At<number> = (x, y) =>
      255 - 60 * Math.exp(-((x - 165) ** 2 / 900 + (y - middle) ** 2 / 500));
    const photo = photoOf((x, y) => (BODY(x, y) ? 60 : shadow(x, y)));
    const cut = cutOnFlatGround(photo, { alpha: body, salience: body });
    expect(overlap(cut, BODY)).toBeGreaterThan(0.97);
  });

  it('a shadow at its foot that ends sharply is left out, too', () => {
    const shadow: At<boolean> = (x, y) => within(x, y, [160, 188, 220, 200]);
    const photo = photoOf((x, y) => (BODY(x, y) ? 60 : shadow(x, y) ? 225 : null));
    expect(overlap(cutOnFlatGround(photo, { alpha: body, salience: body }), BODY)).toBeGreaterThan(
      0.97,
    );
  });

  it('what has its very colour is out: a notch, and a gap that a network is not sure of', () => {
    const notch: At<boolean> = (x, y) => within(x, y, [80, 120, 100, 140]);
    const gap: At<boolean> = (x, y) => within(x, y, [120, 150, 140, 170]);
    const thing: At<boolean> = (x, y) => BODY(x, y) && !notch(x, y) && !gap(x, y);
    const photo = photoOf((x, y) => (thing(x, y) ? 60 : null));
    const salience = planeOf((x, y) => (!BODY(x, y) ? 0 : notch(x, y) || gap(x, y) ? 0.6 : 1));
    expect(overlap(cutOnFlatGround(photo, { alpha: body, salience }), thing)).toBeGreaterThan(0.97);
  });

  const middle: At<boolean> = (x, y) => within(x, y, [100, 110, 140, 160]);

  it('a white label within a thing stays: paper is never of one colour', () => {
    const photo = photoOf((x, y) =>
      middle(x, y) ? 252 + ((x * 7 + y * 13) % 4) : BODY(x, y) ? 60 + ((x + y) % 3) : null,
    );
    const cut = cutOnFlatGround(photo, { alpha: body, salience: body });
    expect(overlap(cut, BODY)).toBeGreaterThan(0.99);
    expect(cut?.isOpened).toBe(false);
  });

  it('what has its very colour in the middle of a thing is seen through it, whatever a network is sure of', () => {
    const photo = photoOf((x, y) => (BODY(x, y) && !middle(x, y) ? 60 + ((x + y) % 3) : null));
    const cut = cutOnFlatGround(photo, { alpha: body, salience: body });
    expect(overlap(cut, (x, y) => BODY(x, y) && !middle(x, y))).toBeGreaterThan(0.99);
    expect(cut?.isOpened).toBe(true);
  });

  it('a handle that is burnt out to its very colour, deep in the body, stays', () => {
    const door: At<boolean> = (x, y) => within(x, y, [40, 60, 200, 220]);
    const handle: At<boolean> = (x, y) => within(x, y, [118, 90, 124, 190]);
    const photo = photoOf((x, y) => (door(x, y) && !handle(x, y) ? 60 + ((x + y) % 3) : null));
    const cut = cutOnFlatGround(photo, { alpha: one(door), salience: one(door) });
    expect(overlap(cut, door)).toBeGreaterThan(0.99);
    expect(cut?.isOpened).toBe(false);
  });

  it('what is seen between slats is open, though compression has left nothing of its colour', () => {
    const gap: At<boolean> = (x, y) => y >= 90 && y < 150 && x > 84 && x < 156 && x % 12 < 5;
    const photo = photoOf((x, y) =>
      gap(x, y) ? 246 + ((x + y) % 3) : BODY(x, y) ? 60 + ((x + y) % 3) : null,
    );
    const isSlatted: At<boolean> = (x, y) => BODY(x, y) && !gap(x, y);
    const doubts = planeOf((x, y) => (gap(x, y) ? 0.9 : BODY(x, y) ? 0.98 : 0));
    const chair = cutOnFlatGround(photo, { alpha: body, salience: doubts });
    expect(overlap(chair, isSlatted)).toBeGreaterThan(0.97);
    expect(chair?.isOpened).toBe(true);
  });

  it('what has its very colour in the middle of a drawing stays: it is an eye', () => {
    const drawing = photoOf((x, y) => (BODY(x, y) && !middle(x, y) ? 60 : null));
    const cut = cutOnFlatGround(drawing, { alpha: body, salience: body });
    expect(overlap(cut, BODY)).toBeGreaterThan(0.99);
  });

  it('a highlight that is as white stays: it fades', () => {
    const shine: At<number> = (x, y) => 270 - 0.6 * Math.hypot(x - 120, y - 140) ** 1.3;
    const photo = photoOf((x, y) => (BODY(x, y) ? Math.min(255, shine(x, y)) : null));
    const cut = cutOnFlatGround(photo, { alpha: body, salience: body });
    expect(overlap(cut, BODY)).toBeGreaterThan(0.99);
  });

  it('a glint of a few pixels stays, however white: nothing can be told of its colour', () => {
    const glint: At<boolean> = (x, y) => within(x, y, [118, 138, 123, 143]);
    const photo = photoOf((x, y) => (BODY(x, y) && !glint(x, y) ? 60 + ((x + y) % 3) : null));
    const cut = cutOnFlatGround(photo, { alpha: body, salience: body });
    expect(cut?.alpha.data[140 * SIDE + 120]).toBe(1);
    expect(cut?.isOpened).toBe(false);
  });

  it('a bite at its foot that was taken for its shadow is closed where a network is sure of it', () => {
    const bite: At<boolean> = (x, y) => within(x, y, [110, 190, 118, 200]);
    const photo = photoOf((x, y) => (BODY(x, y) ? 140 : null));
    const bitten = one((x, y) => BODY(x, y) && !bite(x, y));
    expect(
      overlap(cutOnFlatGround(photo, { alpha: bitten, salience: body }), BODY),
    ).toBeGreaterThan(0.995);
    const unseen = cutOnFlatGround(photo, { alpha: bitten, salience: bitten });
    expect(unseen?.alpha.data[195 * SIDE + 114]).toBe(0);
  });

  it('a side as white as the ground stays where a network is sure of it', () => {
    const side: At<boolean> = (x, y) => within(x, y, [80, 100, 110, 180]);
    const photo = photoOf((x, y) => (BODY(x, y) && !side(x, y) ? 60 : null));
    const cut = (salience: Plane) => cutOnFlatGround(photo, { alpha: body, salience });
    expect(overlap(cut(body), BODY)).toBeGreaterThan(0.95);
    const unsure = planeOf((x, y) => (side(x, y) ? 0.8 : BODY(x, y) ? 1 : 0));
    expect(overlap(cut(unsure), BODY)).toBeLessThan(0.8);
  });

  it('an edge is as soft as it is in the photo, and a stalk stays', () => {
    const share: At<number> = (x, y) =>
      Math.min(1, Math.max(0, 50.5 - Math.hypot(x - 120, y - 140)));
    const stalk: At<boolean> = (x, y) => within(x, y, [119, 60, 121, 92]);
    const truth = planeOf((x, y) => (stalk(x, y) ? 1 : share(x, y)));
    const photo = photoOf((x, y) => 255 - 195 * (truth.data[y * SIDE + x] ?? 0));
    const thing = mapPlane(truth, (v) => (v > 0.2 ? 1 : 0));
    const cut = cutOnFlatGround(photo, { alpha: thing, salience: thing });
    const off = truth.data.reduce((sum, v, i) => sum + Math.abs(v - (cut?.alpha.data[i] ?? 0)), 0);
    expect(off / (2 * Math.PI * 50)).toBeLessThan(0.3);
    expect(cut?.alpha.data[70 * SIDE + 120]).toBe(1);
  });
});

describe('of what a cut has in it on a ground of one colour', () => {
  const photo = (at: At<number | null>): Pixels => photoOf((x, y) => (BODY(x, y) ? 140 : at(x, y)));

  it('a hole that the thing is all around of is closed, though nobody saw it', () => {
    const hole: At<boolean> = (x, y) => within(x, y, [110, 182, 119, 191]);
    const holed = one((x, y) => BODY(x, y) && !hole(x, y));
    const cut = cutOnFlatGround(
      photo(() => null),
      { alpha: holed, salience: holed },
    );
    expect(overlap(cut, BODY)).toBeGreaterThan(0.995);
  });

  it('a dot apart from it goes', () => {
    const dot: At<boolean> = (x, y) => within(x, y, [190, 60, 193, 61]);
    const alpha = one((x, y) => BODY(x, y) || dot(x, y));
    const cut = cutOnFlatGround(
      photo((x, y) => (dot(x, y) ? 150 : null)),
      { alpha, salience: body },
    );
    expect(cut?.alpha.data[60 * SIDE + 191]).toBe(0);
  });

  it('a thread is as soft as it was: it has nothing within to compare it with', () => {
    const thread: At<boolean> = (x, y) => within(x, y, [120, 50, 121, 80]);
    const cut = cutOnFlatGround(
      photo((x, y) => (thread(x, y) ? 150 : null)),
      { alpha: planeOf((x, y) => (BODY(x, y) ? 1 : thread(x, y) ? 0.7 : 0)), salience: body },
    );
    expect(cut?.alpha.data[60 * SIDE + 120]).toBeCloseTo(0.7, 5);
  });

  it.each([
    ['is hardly to be told from the ground goes', 249, 0],
    ['differs from the ground stays', 150, 1],
  ])('a thread that %s', (_which, grey, kept) => {
    const thread: At<boolean> = (x, y) => within(x, y, [120, 50, 121, 80]);
    const alpha = one((x, y) => BODY(x, y) || thread(x, y));
    const cut = cutOnFlatGround(
      photo((x, y) => (thread(x, y) ? grey : null)),
      { alpha, salience: body },
    );
    expect(cut?.alpha.data[60 * SIDE + 120]).toBe(kept);
  });
});

describe('after strokes on a ground of one colour', () => {
  const photo = photoOf((x, y) => (BODY(x, y) ? 60 : null));
  const beside: At<boolean> = (x, y) => within(x, y, [160, 100, 200, 140]);
  const after = (painted: Plane, words: Plane): Plane | undefined =>
    cutOnFlatGround(photo, { alpha: body, salience: body })?.after(painted, words);
  const none = createPlane(SIDE, SIDE);
  const at = (plane: Plane | undefined, x: number, y: number) => plane?.data[y * SIDE + x];

  it('the ground that came along with what was painted goes again', () => {
    const cut = after(
      one((x, y) => BODY(x, y) || beside(x, y)),
      none,
    );
    expect(at(cut, 180, 120)).toBe(0);
    expect(at(cut, 120, 140)).toBe(1);
  });

  it('what somebody has painted themselves stays, and stays away', () => {
    const removed: At<boolean> = (x, y) => within(x, y, [100, 100, 120, 120]);
    const painted = one((x, y) => (BODY(x, y) && !removed(x, y)) || beside(x, y));
    const words = planeOf((x, y) => (beside(x, y) ? 1 : removed(x, y) ? -1 : 0));
    const cut = after(painted, words);
    expect(at(cut, 180, 120)).toBe(1);
    // To the pixel: an edge of its own is none that was photographed.
    expect(at(cut, 199, 120)).toBe(1);
    expect(at(cut, 110, 110)).toBe(0);
  });
});

it('much that was lost comes back where all of it is no rectangle: a coil of rope', () => {
  const coil: At<boolean> = (x, y) => {
    const far = Math.hypot(x - 120, y - 140);
    return far > 60 && far < 85;
  };
  const thing: At<boolean> = (x, y) => within(x, y, [100, 60, 140, 220]) || coil(x, y);
  const photo = photoOf((x, y) => (thing(x, y) ? 60 + ((x + y) % 3) : null));
  const grip = one((x, y) => within(x, y, [100, 60, 140, 220]));
  expect(overlap(cutOnFlatGround(photo, { alpha: grip, salience: grip }), thing)).toBeGreaterThan(
    0.97,
  );
});

it('nothing is said of a photograph in a frame', () => {
  const photo = photoOf((x, y) =>
    BODY(x, y) ? 60 : within(x, y, [20, 40, 220, 220]) ? 120 + ((x * 7 + y * 13) % 60) : null,
  );
  expect(cutOnFlatGround(photo, { alpha: body, salience: body })).toBeNull();
});

it('nothing is said of a photograph whose sides were cut out by hand', () => {
  const [left, right]: readonly [At<number>, At<number>] = [
    (_, y) => 20 + (y % 3),
    (_, y) => 220 - ((y * 2) % 3),
  ];
  const isPhoto: At<boolean> = (x, y) =>
    x >= left(x, y) && x < right(x, y) && y >= 40 + (x % 3) && y < 220 - ((x * 2) % 3);
  const photo = photoOf((x, y) =>
    BODY(x, y) ? 60 : isPhoto(x, y) ? 120 + ((x * 7 + y * 13) % 60) : null,
  );
  expect(cutOnFlatGround(photo, { alpha: body, salience: body })).toBeNull();
});

it('nothing is said of a ground that was photographed', () => {
  const photo = photoOf((x, y) => (BODY(x, y) ? 60 : 240 + ((x * 7 + y * 13) % 9)));
  expect(cutOnFlatGround(photo, { alpha: body, salience: body })).toBeNull();
});
