import { expect, it } from 'vitest';
import { doubtfulParts } from '../doubts/doubtfulParts.ts';
import { box, photoOf, planeOf, type Colour, type Where } from '../testing/onPaper.ts';
import { moreOfIt } from './moreOfIt.ts';

const GLAZE = [70, 120, 100] as const;
const WALL = [186, 182, 178] as const;
const vase = box(140, 180, 120, 180);
const cube = box(150, 60, 100, 120);

/** A colour as a camera sees it: no two pixels are quite the same. */
function grained([red, green, blue]: readonly [number, number, number]) {
  return (x: number, y: number): Colour => {
    const grain = ((x * 31 + y * 17) % 13) - 6;
    return [red + grain, green + grain, blue + grain];
  };
}

interface Stood {
  readonly where: Where;
  readonly colour: readonly [number, number, number];
}

/** What is found beside a cut of the vase alone: its pixels, on the rough copy, and the share of them that lies there. */
function foundOf(things: readonly Stood[], ground: readonly [number, number, number] = WALL) {
  const photo = photoOf((x, y) => {
    const thing = things.find(({ where }) => where(x, y));
    return grained(thing?.colour ?? ground)(x, y);
  });
  const alpha = planeOf(vase);
  return { photo, alpha, found: moreOfIt(photo, alpha) };
}

/** Hardly more than grey. */
const MATT = [88, 104, 98] as const;
const VASE: Stood = { where: vase, colour: GLAZE };
const GLAZED = [VASE, { where: cube, colour: GLAZE }];

it('a piece of the same colours that stands on a thing is more of it', () => {
  const { found } = foundOf(GLAZED);
  const scale = found.width / 400;
  const whereOnCopy: Where = (x, y) => cube(x / scale, y / scale);
  const inCube = found.data.filter((v, i) => {
    const [x, y] = [i % found.width, Math.floor(i / found.width)];
    return v === 1 && whereOnCopy(x, y);
  }).length;
  const all = found.data.filter((v) => v === 1).length;
  expect(inCube).toBeGreaterThan(100 * 120 * scale ** 2 * 0.8);
  expect(all - inCube).toBeLessThan(inCube * 0.1);
});

it('and asked about, though a network saw none of it', () => {
  const { photo, alpha } = foundOf(GLAZED);
  const salience = { plane: alpha, least: alpha };
  const marks = doubtfulParts(photo, { alpha, salience, strokes: [] });
  expect(marks.map(({ kind }) => kind)).toEqual(['keep']);
});

it.each<[string, readonly Stood[], readonly [number, number, number]]>([
  ['a thing of another colour', [VASE, { where: cube, colour: [150, 60, 50] }], WALL],
  ['a ground of its own colour', [VASE], GLAZE],
  ['a piece that does not touch it', [VASE, { where: box(20, 20, 80, 80), colour: GLAZE }], WALL],
  [
    'its shadow on the ground, which its colour tints',
    [
      { where: vase, colour: MATT },
      { where: box(260, 300, 90, 60), colour: MATT },
    ],
    WALL,
  ],
])('%s is not', (_, things, ground) => {
  expect(foundOf(things, ground).found.data.includes(1)).toBe(false);
});
