import { describe, expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import type { Pixels } from '../raster/pixels.ts';
import { boxBlur, createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { paintStrokes, type Stroke } from '../strokes/strokes.ts';
import { doubtfulParts } from './doubtfulParts.ts';
import { strokeOfPart } from '../strokes/strokeOfPart.ts';

const SIDE = 400;
interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
const BAG: Box = { x: 100, y: 100, size: 200 };
/** Seen through its handle. */
const OPENING: Box = { x: 180, y: 130, size: 40 };
/** Of the bag's colour, beside it. */
const POCKET: Box = { x: 300, y: 180, size: 40 };

const isIn = (i: number, { x, y, size }: Box): boolean => {
  const [u, v] = [i % SIDE, Math.floor(i / SIDE)];
  return u >= x && u < x + size && v >= y && v < y + size;
};
const maskOf = (isInside: (i: number) => boolean): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (isInside(i) ? 1 : 0));

/** A red bag with a pocket at its side before a grey wall, with the grain of a camera. */
function photoOf(isBag: (i: number) => boolean): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const grain = ((i * 7919) % 5) - 2;
    const colour = isBag(i) ? [180, 40, 40] : [150, 150, 150];
    colour.forEach((v, c) => (data[i * 4 + c] = v + grain));
  }
  return { data, width: SIDE, height: SIDE };
}

const isBag = (i: number): boolean => (isIn(i, BAG) && !isIn(i, OPENING)) || isIn(i, POCKET);
const photo = photoOf(isBag);
/** The same without its pocket: all around it is its ground. */
const plain = photoOf((i) => isIn(i, BAG) && !isIn(i, OPENING));
/** The bag, its opening filled and its pocket left out. */
const alpha = maskOf((i) => isIn(i, BAG));
const all = maskOf(isBag);

/** Of the pixels in a box, the share that a stroke means. */
function shareOf(stroke: Stroke | undefined, box: Box): number {
  const said = paintStrokes(stroke === undefined ? [] : [stroke], { width: SIDE, height: SIDE });
  const meant = said.data.filter((v, i) => v !== 0 && isIn(i, box)).length;
  return meant / box.size ** 2;
}
const kindsOf = (strokes: readonly Stroke[]) => strokes.map(({ kind }) => kind).toSorted();

describe('parts that may be wrong', () => {
  it('are the ground within a cut, and what a network sees beside it', () => {
    const doubts = doubtfulParts(photo, {
      alpha,
      salience: { plane: all, least: all },
      strokes: [],
    });
    expect(kindsOf(doubts)).toEqual(['keep', 'remove']);
    const of = (kind: string) => doubts.find((doubt) => doubt.kind === kind);
    expect(shareOf(of('remove'), OPENING)).toBeGreaterThan(0.95);
    expect(shareOf(of('keep'), POCKET)).toBeGreaterThan(0.95);
    expect(shareOf(of('remove'), { x: 110, y: 200, size: 80 })).toBe(0);
    expect(shareOf(of('keep'), { x: 350, y: 180, size: 40 })).toBe(0);
  });

  it('are found by the ground alone where no network looked, or is sure of it', () => {
    expect(kindsOf(doubtfulParts(plain, { alpha, salience: null, strokes: [] }))).toEqual([
      'remove',
    ]);
    const salience = { plane: alpha, least: alpha };
    expect(kindsOf(doubtfulParts(plain, { alpha, salience, strokes: [] }))).toEqual(['remove']);
  });

  it('are the hole of a ring, though it is most of the cut, and not as much of a thing that ends there', () => {
    const HOLE: Box = { x: 125, y: 125, size: 150 };
    const ring = photoOf((i) => isIn(i, BAG) && !isIn(i, HOLE));
    const salience = { plane: alpha, least: mapPlane(alpha, (v, i) => (isIn(i, HOLE) ? 0.6 : v)) };
    const doubts = doubtfulParts(ring, { alpha, salience, strokes: [] });
    expect(kindsOf(doubts)).toEqual(['remove']);
    expect(shareOf(doubts[0], HOLE)).toBeGreaterThan(0.95);
    // As large, but open at one side: that may be the thing itself.
    const LOWER: Box = { x: 100, y: 160, size: 200 };
    const half = photoOf((i) => isIn(i, BAG) && !isIn(i, LOWER));
    const below = {
      plane: alpha,
      least: mapPlane(alpha, (v, i) => (isIn(i, LOWER) ? v * 0.6 : v)),
    };
    expect(doubtfulParts(half, { alpha, salience: below, strokes: [] })).toEqual([]);
  });

  it('are none in a cut that is right, or in none', () => {
    expect(
      doubtfulParts(photo, { alpha: all, salience: { plane: all, least: all }, strokes: [] }),
    ).toEqual([]);
    const nothing = createPlane(SIDE, SIDE);
    expect(
      doubtfulParts(photo, { alpha: nothing, salience: { plane: all, least: all }, strokes: [] }),
    ).toEqual([]);
  });

  it('are not what colours and edges contradict, however unsure a network was', () => {
    const unsure = maskOf((i) => isBag(i) && !isIn(i, { x: 110, y: 220, size: 30 }));
    const salience = {
      plane: maskOf((i) => isBag(i) || isIn(i, { x: 40, y: 40, size: 30 })),
      least: unsure,
    };
    const doubts = doubtfulParts(photo, { alpha: all, salience, strokes: [] });
    expect(doubts).toEqual([]);
  });

  it('are not asked about again where somebody has painted, nor outside of a traced outline', () => {
    const over = ({ x, y, size }: Box, kind: Stroke['kind']): Stroke => ({
      kind,
      points: [
        { x: (x + 10) / SIDE, y: (y + size / 2) / SIDE },
        { x: (x + size - 10) / SIDE, y: (y + size / 2) / SIDE },
      ],
      radius: 0.05,
    });
    const salience = { plane: all, least: all };
    const said = [over(OPENING, 'keep'), over(POCKET, 'remove')];
    expect(doubtfulParts(photo, { alpha, salience, strokes: said })).toEqual([]);
    const trace: Stroke = {
      kind: 'trace',
      points: [0.25, 0.75].flatMap((y) => [
        { x: 0.25, y },
        { x: 0.75, y },
      ]),
      radius: 0.02,
    };
    const traced = { alpha, salience: null, strokes: [trace] };
    expect(kindsOf(doubtfulParts(plain, traced))).toEqual(['remove']);
    expect(kindsOf(doubtfulParts(photo, traced))).not.toContain('keep');
  });
});

describe('what is no part that may be wrong', () => {
  const over = (colour: readonly number[], { x, y, size }: Box, from: Pixels = plain): Pixels => {
    const data = from.data.slice();
    for (let i = 0; i < SIDE * SIDE; i++)
      if (isIn(i, { x, y, size }))
        colour.forEach((v, c) => (data[i * 4 + c] = v + (((i * 7919) % 5) - 2)));
    return { ...from, data };
  };
  const bag = maskOf((i) => isIn(i, BAG) && !isIn(i, OPENING));
  const sure = { plane: bag, least: bag };
  const asked = (from: Pixels, salience: { plane: Plane; least: Plane } | null, cut = bag) =>
    kindsOf(doubtfulParts(from, { alpha: cut, salience, strokes: [] }));

  it('is a shadow beside the cut that a network saw with it: it fades', () => {
    const data = plain.data.slice();
    const salience = maskOf((i) => bag.data[i] === 1 || isIn(i, { x: 300, y: 240, size: 60 }));
    for (let i = 0; i < SIDE * SIDE; i++)
      if (isIn(i, { x: 300, y: 240, size: 60 }))
        for (let c = 0; c < 3; c++)
          data[i * 4 + c] = Math.min(
            150,
            70 + ((i % SIDE) - 300) * 1.5 + Math.abs(Math.floor(i / SIDE) - 270) * 3,
          );
    expect(asked({ ...plain, data }, { plane: salience, least: bag })).toEqual([]);
  });

  it('is another thing that a network saw further away', () => {
    const other = { x: 20, y: 20, size: 40 };
    const plane = maskOf((i) => bag.data[i] === 1 || isIn(i, other));
    expect(asked(over([180, 40, 40], other), { plane, least: bag })).toEqual([]);
  });

  it('is most of the product, of which a network was not sure', () => {
    const least = maskOf((i) => isIn(i, { x: 100, y: 240, size: 200 }) && bag.data[i] === 1);
    expect(asked(plain, { plane: bag, least })).toEqual([]);
  });

  it.each([
    ['a speck', 4, 4],
    ['a hairline', 80, 2],
  ])('is %s', (_, wide, high) => {
    const isMark = (i: number): boolean => {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      return x >= 120 && x < 120 + wide && y >= 220 && y < 220 + high;
    };
    const data = plain.data.slice();
    for (let i = 0; i < SIDE * SIDE; i++) if (isMark(i)) data.fill(150, i * 4, i * 4 + 3);
    const least = maskOf((i) => bag.data[i] === 1 && !isMark(i));
    expect(asked({ ...plain, data }, { plane: bag, least })).toEqual([]);
  });

  /** A grey patch on the bag that fades into it. */
  function fading(): Pixels {
    const data = plain.data.slice();
    for (let i = 0; i < SIDE * SIDE; i++) {
      const near = Math.hypot((i % SIDE) - 200, Math.floor(i / SIDE) - 235);
      if (near > 45) continue;
      const share = Math.min(1, Math.max(0, (45 - near) / 35));
      [150, 150, 150].forEach((v, c) => {
        data[i * 4 + c] = (data[i * 4 + c] ?? 0) * (1 - share) + v * share;
      });
    }
    return { ...plain, data };
  }

  it('has the colour of the ground by chance and fades, unless no network sees it', () => {
    const salience = (share: number) =>
      mapPlane(bag, (v, i) =>
        Math.hypot((i % SIDE) - 200, Math.floor(i / SIDE) - 235) < 45 ? v * share : v,
      );
    expect(asked(fading(), sure)).toEqual([]);
    // A gleam, of which one of its looks was not sure.
    expect(asked(fading(), { plane: bag, least: salience(0.55) })).toEqual([]);
    expect(asked(fading(), { plane: salience(0.3), least: salience(0.3) })).toEqual(['remove']);
  });

  it('is a patch that is hardly darker than the ground, and too dark for its shade', () => {
    expect(asked(over([118, 118, 118], { x: 150, y: 210, size: 50 }), sure)).toEqual([]);
  });

  it('but shade between two parts is, unless a network was quite sure', () => {
    const shaded = over([128, 128, 128], OPENING);
    const salience = (least: number) => ({
      plane: alpha,
      least: mapPlane(alpha, (v) => v * least),
    });
    expect(asked(shaded, salience(0.9), alpha)).toEqual(['remove']);
    expect(asked(shaded, salience(1), alpha)).toEqual([]);
  });

  it('counts as one with what lies beside it, and the largest comes first', () => {
    const legs = [140, 156, 172].map((x) => ({ x, y: 230, size: 12 }));
    const far = { x: 230, y: 230, size: 40 };
    const from = [...legs, far].reduce(
      (photoed, box) => over([150, 150, 150], box, photoed),
      plain,
    );
    const salience = maskOf(
      (i) => bag.data[i] === 1 && [...legs, far].every((box) => !isIn(i, box)),
    );
    const doubts = doubtfulParts(from, {
      alpha: bag,
      salience: { plane: salience, least: salience },
      strokes: [],
    });
    expect(kindsOf(doubts)).toEqual(['remove', 'remove']);
    expect(shareOf(doubts[0], far)).toBeGreaterThan(0.9);
    for (const leg of legs) expect(shareOf(doubts[1], leg)).toBeGreaterThan(0.9);
  });
});

describe('what people have painted', () => {
  const bag = maskOf((i) => isIn(i, BAG) && !isIn(i, OPENING));
  const filled = { alpha, salience: { plane: bag, least: bag }, strokes: [] };

  it('is not taken away where they have called it glass, or healed it', () => {
    expect(kindsOf(doubtfulParts(plain, filled))).toEqual(['remove']);
    const over = maskOf((i) => isIn(i, OPENING));
    expect(doubtfulParts(plain, { ...filled, glass: over })).toEqual([]);
    expect(doubtfulParts(plain, { ...filled, healed: over })).toEqual([]);
  });

  it('is no part of a mark beside it', () => {
    const line: Stroke = {
      kind: 'keep',
      points: [
        { x: 0.46, y: 0.3325 },
        { x: 0.54, y: 0.3325 },
      ],
      radius: 0.01,
    };
    const doubts = doubtfulParts(plain, { ...filled, strokes: [line] });
    expect(kindsOf(doubts)).toEqual(['remove']);
    const size = { width: SIDE, height: SIDE };
    const said = paintStrokes([line], size).data;
    for (const doubt of doubts)
      expect(paintStrokes([doubt], size).data.some((v, i) => v !== 0 && said[i] === 1)).toBe(false);
  });
});

it('finds a part beside the cut, however many other things a network saw', () => {
  const others = Array.from({ length: 7 }, (_, n) => ({ x: 10 + n * 55, y: 10, size: 45 }));
  const isOther = (i: number): boolean => others.some((box) => isIn(i, box));
  const plane = maskOf((i) => isBag(i) || isOther(i));
  const salience = { plane, least: maskOf(isBag) };
  const doubts = doubtfulParts(
    photoOf((i) => isBag(i) || isOther(i)),
    { alpha, salience, strokes: [] },
  );
  const added = doubts.filter(({ kind }) => kind === 'keep');
  expect(added).toHaveLength(1);
  expect(shareOf(added[0], POCKET)).toBeGreaterThan(0.9);
});

describe('a part that somebody agrees to', () => {
  const salience = { plane: all, least: all };
  const session = openCut(photo, { salience: { plane: alpha, isSure: true, isVague: false } });
  const doubts = doubtfulParts(photo, { alpha: session.first.alpha, salience, strokes: [] });
  const meanIn = ({ data }: Plane, box: Box): number =>
    data.reduce((sum, v, i) => sum + (isIn(i, box) ? v : 0), 0) / box.size ** 2;
  const inner = ({ x, y, size }: Box): Box => ({ x: x + 3, y: y + 3, size: size - 6 });

  it('is all that changes, and is as it was when it is undone', () => {
    const remove = doubts.filter(({ kind }) => kind === 'remove');
    expect(remove).toHaveLength(1);
    const cut = session.mend(remove).alpha;
    expect(meanIn(cut, inner(OPENING))).toBe(0);
    expect(meanIn(cut, { x: 110, y: 200, size: 80 })).toBe(1);
    expect(meanIn(cut, inner(POCKET))).toBe(0);
    expect(meanIn(session.mend([]).alpha, inner(OPENING))).toBe(1);
  });

  it('ends where it was found to end, also where it goes on in the same colour', () => {
    const half = Array.from(
      { length: 20 * 40 },
      (_, n) => (180 + Math.floor(n / 20)) * SIDE + 300 + (n % 20),
    );
    const stroke = strokeOfPart('keep', {
      pixels: Int32Array.from(half),
      size: { width: SIDE, height: SIDE },
    });
    const cut = session.mend([stroke]).alpha;
    expect(meanIn(cut, { x: 304, y: 190, size: 12 })).toBe(1);
    expect(meanIn(cut, { x: 323, y: 200, size: 2 })).toBeLessThan(0.1);
  });

  it('has an edge as soft as in the photo', () => {
    const opening = boxBlur(
      maskOf((i) => isIn(i, OPENING)),
      4,
    );
    const data = plain.data.slice();
    for (let i = 0; i < SIDE * SIDE; i++)
      if (isIn(i, { x: 165, y: 115, size: 70 }))
        [180, 40, 40].forEach((v, c) => {
          data[i * 4 + c] = v + (150 - v) * (opening.data[i] ?? 0) + (((i * 7919) % 5) - 2);
        });
    const soft = { ...plain, data };
    const known = openCut(soft, { salience: { plane: alpha, isSure: true, isVague: false } });
    const parts = doubtfulParts(soft, { alpha: known.first.alpha, salience, strokes: [] });
    expect(kindsOf(parts)).toEqual(['remove']);
    const cut = known.mend(parts).alpha;
    const meant = paintStrokes(parts, { width: SIDE, height: SIDE }).data;
    expect([...cut.data].some((v, i) => meant[i] === -1 && v > 0.05)).toBe(true);
  });

  it('has a soft edge of its own, and goes with others', () => {
    const cut = session.mend(doubts).alpha;
    expect(meanIn(cut, inner(POCKET))).toBe(1);
    expect(meanIn(cut, inner(OPENING))).toBe(0);
  });
});
