import { describe, expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import type { Pixels } from '../pixels.ts';
import { createPlane, mapPlane, type Plane } from '../plane.ts';
import { paintStrokes, type Stroke } from '../strokes.ts';
import { doubtfulParts } from './doubtfulParts.ts';

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
    const doubts = doubtfulParts(photo, { alpha, seen: { plane: all, least: all }, strokes: [] });
    expect(kindsOf(doubts)).toEqual(['keep', 'remove']);
    const of = (kind: string) => doubts.find((doubt) => doubt.kind === kind);
    expect(shareOf(of('remove'), OPENING)).toBeGreaterThan(0.95);
    expect(shareOf(of('keep'), POCKET)).toBeGreaterThan(0.95);
    expect(shareOf(of('remove'), { x: 110, y: 200, size: 80 })).toBe(0);
    expect(shareOf(of('keep'), { x: 350, y: 180, size: 40 })).toBe(0);
  });

  it('are found by the ground alone where no network looked, or is sure of it', () => {
    expect(kindsOf(doubtfulParts(plain, { alpha, seen: null, strokes: [] }))).toEqual(['remove']);
    const seen = { plane: alpha, least: alpha };
    expect(kindsOf(doubtfulParts(plain, { alpha, seen, strokes: [] }))).toEqual(['remove']);
  });

  it('are none in a cut that is right, or in none', () => {
    expect(
      doubtfulParts(photo, { alpha: all, seen: { plane: all, least: all }, strokes: [] }),
    ).toEqual([]);
    const nothing = createPlane(SIDE, SIDE);
    expect(
      doubtfulParts(photo, { alpha: nothing, seen: { plane: all, least: all }, strokes: [] }),
    ).toEqual([]);
  });

  it('are not what colours and edges contradict, however unsure a network was', () => {
    const unsure = maskOf((i) => isBag(i) && !isIn(i, { x: 110, y: 220, size: 30 }));
    const seen = {
      plane: maskOf((i) => isBag(i) || isIn(i, { x: 40, y: 40, size: 30 })),
      least: unsure,
    };
    const doubts = doubtfulParts(photo, { alpha: all, seen, strokes: [] });
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
    const seen = { plane: all, least: all };
    const said = [over(OPENING, 'keep'), over(POCKET, 'remove')];
    expect(doubtfulParts(photo, { alpha, seen, strokes: said })).toEqual([]);
    const trace: Stroke = {
      kind: 'trace',
      points: [0.25, 0.75].flatMap((y) => [
        { x: 0.25, y },
        { x: 0.75, y },
      ]),
      radius: 0.02,
    };
    expect(kindsOf(doubtfulParts(plain, { alpha, seen, strokes: [trace] }))).toEqual(['remove']);
  });
});

describe('a part that somebody agrees to', () => {
  const seen = { plane: all, least: all };
  const session = openCut(photo, { salience: { plane: alpha, isSure: true, isVague: false } });
  const doubts = doubtfulParts(photo, { alpha: session.first.alpha, seen, strokes: [] });
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

  it('has a soft edge of its own, and goes with others', () => {
    const cut = session.mend(doubts).alpha;
    expect(meanIn(cut, inner(POCKET))).toBe(1);
    expect(meanIn(cut, inner(OPENING))).toBe(0);
  });
});
