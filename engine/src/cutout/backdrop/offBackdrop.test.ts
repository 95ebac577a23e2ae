import { describe, expect, it } from 'vitest';
import { seededRandom } from '../raster/seededRandom.ts';
import { offBackdrop, solidWithin, withinProduct } from './offBackdrop.ts';
import { sizeWithin, type Pixels } from '../raster/pixels.ts';
import { boxBlur, createPlane, mapPlane, resizePlane, type Plane } from '../raster/plane.ts';
import { ROUGH_SIDE } from './roughCopy.ts';
import { paintStrokes, type Stroke } from '../strokes/strokes.ts';

const SIDE = 200;
const PAPER = [228, 226, 222] as const;
const SHADOW = [176, 174, 171] as const;
const BLUE = [40, 60, 150] as const;
const BROWN = [120, 70, 30] as const;
const far = (x: number, y: number): number => Math.hypot(x - 100, y - 100);

type Colour = readonly [number, number, number];

function photoOf(colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++)
    data.set([...colourAt(i % SIDE, Math.floor(i / SIDE)), 255], i * 4);
  return { data, width: SIDE, height: SIDE };
}

const planeOf = (valueAt: (x: number, y: number) => number): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => valueAt(i % SIDE, Math.floor(i / SIDE)));

const at = ({ data }: Plane, x: number, y: number): number => data[y * SIDE + x] ?? -1;

/** A blue disc with a shadow around it, a label in its middle that is as white as the paper, and a thin brown strap to its left. */
const disc = photoOf((x, y) => {
  if (far(x, y) < 12) return PAPER;
  if (far(x, y) < 50) return BLUE;
  if (x > 20 && x < 60 && Math.abs(y - 100) < 3) return BROWN;
  return far(x, y) < 62 ? SHADOW : PAPER;
});
/** A cut that took the shadow along. */
const cut = planeOf((x, y) =>
  far(x, y) < 62 || (x > 20 && x < 60 && Math.abs(y - 100) < 3) ? 1 : 0,
);
/** A network saw the disc but not its label, and not the strap. */
const seen = planeOf((x, y) => (far(x, y) < 50 && far(x, y) >= 12 ? 1 : 0));
const mended = withinProduct(cut, {
  product: solidWithin(cut, offBackdrop(disc, { seen, alpha: cut })),
});

describe('a cut along a backdrop', () => {
  it('loses a shadow that no network sees', () => {
    expect(at(mended, 100, 156)).toBe(0);
    expect(at(mended, 145, 140)).toBe(0);
  });

  it('keeps what was seen', () => {
    expect(at(mended, 100, 140)).toBe(1);
    expect(at(mended, 130, 100)).toBe(1);
  });

  it('keeps what is no backdrop, though nobody has seen it', () => {
    expect(at(mended, 40, 100)).toBe(1);
  });

  it('keeps what has the colour of the backdrop and is enclosed', () => {
    for (let x = 84; x < 116; x++) expect(at(mended, x, 100)).toBe(1);
  });

  it('keeps what somebody has painted, and only there', () => {
    const stroke: Stroke = {
      kind: 'keep',
      points: [
        { x: 0.45, y: 0.78 },
        { x: 0.55, y: 0.78 },
      ],
      radius: 0.02,
    };
    const product = offBackdrop(disc, { seen, alpha: cut });
    const painted = withinProduct(cut, { product, strokes: [stroke] });
    expect(at(painted, 100, 156)).toBe(1);
    expect(at(painted, 44, 120)).toBe(0);
  });
});

describe('the gaps of a chain', () => {
  const isLink = (x: number): boolean => x % 10 < 6;
  /** As thin as a chain is. */
  const isOnBand = (y: number): boolean => y === 99 || y === 100;
  /** A network sees a band, and is sure of all of it. */
  const band = planeOf((_, y) => (isOnBand(y) ? 0.95 : 0));

  it('are none of it where the backdrop shows through', () => {
    const chain = photoOf((x, y) => (isOnBand(y) && isLink(x) ? BROWN : PAPER));
    const product = offBackdrop(chain, { seen: band });
    expect(at(product, 103, 100)).toBeGreaterThan(0.5);
    expect(at(product, 108, 100)).toBe(0);
  });

  it('are part of a thing that is as white as the backdrop', () => {
    const cable = photoOf((_, y) => (Math.abs(y - 100) < 20 ? PAPER : [221, 219, 215]));
    const sure = planeOf((_, y) => (Math.abs(y - 100) < 20 ? 0.95 : 0));
    const product = offBackdrop(cable, { seen: sure });
    expect([at(product, 100, 100), at(product, 100, 82)]).toEqual([1, 1]);
  });
});

describe('the edge of what a network saw', () => {
  /** A red bar on paper; its outermost rows are a quarter red. */
  const bar = photoOf((_, y) => {
    const from = Math.abs(y - 100);
    if (from < 10) return [190, 30, 30];
    return from < 12 ? [218, 177, 174] : PAPER;
  });
  const soft = planeOf((_, y) => (Math.abs(y - 100) < 10 ? 1 : Math.abs(y - 100) < 12 ? 0.7 : 0));

  it('is as much product as its colour is on the way there', () => {
    const product = offBackdrop(bar, { seen: soft });
    expect(at(product, 100, 105)).toBe(1);
    expect(at(product, 100, 110)).toBeGreaterThan(0.1);
    expect(at(product, 100, 110)).toBeLessThan(0.5);
  });
});

it('a cut has no more than its product may have, but around what strokes say', () => {
  const chance = seededRandom(11);
  const size = { width: 331, height: 250 };
  const anything = (): Plane => mapPlane(createPlane(size.width, size.height), chance);
  const [alpha, product] = [anything(), anything()];
  const strokes: readonly Stroke[] = [
    { kind: 'keep', radius: 0.03, points: [{ x: 0.3, y: 0.2 }] },
    {
      kind: 'remove',
      radius: 0.007,
      points: [
        { x: 0.4, y: 0.8 },
        { x: 1.1, y: 0.9 },
      ],
    },
  ];
  const words = mapPlane(paintStrokes(strokes, sizeWithin(size, ROUGH_SIDE)), Math.abs);
  const said = resizePlane(boxBlur(words, 3), size.width, size.height);
  const expected = mapPlane(alpha, (v, i) =>
    (said.data[i] ?? 0) > 0 ? v : Math.min(v, product.data[i] ?? 1),
  );
  expect(withinProduct(alpha, { product, strokes }).data).toEqual(expected.data);
});
