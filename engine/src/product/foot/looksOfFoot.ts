import { labOf, type Lab } from '../../cutout/raster/lab.ts';
import type { Pixels } from '../../cutout/raster/pixels.ts';
import { boxBlur, createPlane, type Plane } from '../../cutout/raster/plane.ts';
import { heightAbove, type Foot } from './footOf.ts';
import { LOOKS, NONE, type Judge } from './groundColours.ts';

/** Lab units that a tint differs by from the product's beside it: less, and it is the product in its own shade. */
const TINT = 8;
/** How much lighter than usual a thing may be in its own light. */
const LIGHTEST = 1.2;
/** Side of a cell in which the product's colour is one, as a share of its size; and how many cells around tell it. */
const CELL = 0.02;
const CELLS = 2;
/** Pixels a cell, in the mean: of fewer nothing is known. */
const FEW = 0.5;
/** Rows under the outline whose pixels the product has a little part in, in units. */
const UNDER = 4;

/** How each pixel of a foot looks; all others are the product's own. */
export function looksOfFoot(photo: Pixels, alpha: Plane, foot: Foot, judge: Judge): Uint8Array {
  const looks = new Uint8Array(photo.width * photo.height);
  const places = placesOf(alpha, foot);
  const lab = labOf(packed(photo, places));
  places.forEach((at, n) => (looks[at] = judge(lab, n)));
  const usual = usualColours({ places, lab, looks, cell: cellOf(foot), size: photo });
  // A dark nose on dark soil, a groove in a sole: the ground has that colour as well, for all shades are alike.
  places.forEach((at, n) => {
    if (looks[at] !== LOOKS.own && tintBeside(usual(at), lab, n) < TINT) looks[at] = LOOKS.own;
  });
  return looks;
}

const cellOf = ({ size }: Foot): number => Math.max(4, Math.round(size * CELL));

function placesOf({ width, data }: Plane, foot: Foot): Int32Array {
  const places = new Int32Array(data.length);
  let count = 0;
  const under = -UNDER * foot.unit;
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) <= NONE || (foot.low[at % width] ?? -1) < 0) continue;
    const above = heightAbove(foot, width, at);
    if (above >= under && above <= foot.tall + 1) places[count++] = at;
  }
  return places.subarray(0, count);
}

function packed({ data }: Pixels, places: Int32Array): Uint8ClampedArray {
  const colours = new Uint8ClampedArray(places.length * 4);
  places.forEach((at, n) => {
    for (let c = 0; c < 4; c++) colours[n * 4 + c] = data[at * 4 + c] ?? 0;
  });
  return colours;
}

type Colour = readonly [l: number, a: number, b: number];

/** How far a colour is from being the usual one in another light; not at all where nobody knows that. */
function tintBeside(usual: Colour | null, lab: Lab, n: number): number {
  if (usual === null) return 0;
  const [l, a, b] = usual;
  const light = Math.min(LIGHTEST, (lab[n * 3] ?? 0) / Math.max(1, l));
  return Math.hypot((lab[n * 3 + 1] ?? 0) - a * light, (lab[n * 3 + 2] ?? 0) - b * light);
}

interface Seen {
  readonly places: Int32Array;
  readonly lab: Lab;
  readonly looks: Uint8Array;
  readonly cell: number;
  readonly size: Pick<Pixels, 'width' | 'height'>;
}

/** The product's colour around each place: means in a coarse grid of what does not look like the ground. */
function usualColours({ places, lab, looks, cell, size }: Seen): (at: number) => Colour | null {
  const [width, height] = [Math.ceil(size.width / cell), Math.ceil(size.height / cell)];
  const grid = (): Plane => createPlane(width, height);
  const sums = { l: grid(), a: grid(), b: grid(), count: grid() };
  const cellAt = (at: number): number =>
    Math.floor(Math.floor(at / size.width) / cell) * width + Math.floor((at % size.width) / cell);
  const add = ({ data }: Plane, to: number, value: number): void => {
    data[to] = (data[to] ?? 0) + value;
  };
  places.forEach((at, n) => {
    if (looks[at] === LOOKS.ground) return;
    const to = cellAt(at);
    add(sums.l, to, lab[n * 3] ?? 0);
    add(sums.a, to, lab[n * 3 + 1] ?? 0);
    add(sums.b, to, lab[n * 3 + 2] ?? 0);
    add(sums.count, to, 1);
  });
  const [l, a, b] = [boxBlur(sums.l, CELLS), boxBlur(sums.a, CELLS), boxBlur(sums.b, CELLS)];
  const count = boxBlur(sums.count, CELLS);
  return (at) => {
    const from = cellAt(at);
    const n = count.data[from] ?? 0;
    return n < FEW
      ? null
      : [(l.data[from] ?? 0) / n, (a.data[from] ?? 0) / n, (b.data[from] ?? 0) / n];
  };
}
