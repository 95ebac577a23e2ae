import { coloursOf, edgeBand, type EdgeBand } from './edgeBand.ts';
import { evenMean, evenReach, isWithin, thinPlaces } from './evenEdge.ts';
import { cropLab, labOf, type Lab } from '../raster/lab.ts';
import { agreeWithNeighbours } from './neighbours.ts';
import type { Pixels, Size } from '../raster/pixels.ts';
import {
  boxBlur,
  createPlane,
  cropPlane,
  resizeMask,
  resizePlane,
  type Plane,
} from '../raster/plane.ts';
import { paddedBox, type Box } from '../raster/regions.ts';
import { softEdge } from './softEdge.ts';
import { COLOURS_REACH, sideColours, type SideColours } from './sideColours.ts';
import { twiceLogOdds, type Spread } from './sideOdds.ts';

/** Half the width of the band around the outline where each pixel is weighed, in its pixels. */
const BAND = 4;
/** What a pixel's colour says beside where it lies, as log odds, and the most that it may say. */
const COLOUR = { weight: 0.5, most: 3 } as const;
const PLACE = 6;
/** Lab units, squared: what colours of one side differ by where they seem not to. */
const GRAIN = 30;

interface Found {
  /** 1 inside, 0 outside, on the finer copy. */
  readonly outline: Plane;
  /** Of the rough copy: the colours beside an outline change slowly along it. */
  readonly lab: Lab;
  readonly size: Size;
  /** How surely each of its pixels was seen inside; null where nobody looked. */
  readonly seen?: Plane | null;
  /** How much colours may say of the edge, 0 to 1: everywhere, or by place on the finer copy (a line through grass). */
  readonly sure?: Plane | number;
  /** 1 where the edge is asked for, on the finer copy; null: all of it. Elsewhere alpha means nothing. */
  readonly within?: Plane | null;
}

/**
 * Alpha at the photo's size, whatever the backdrop is: near the outline each pixel goes to the side whose colours
 * it has, in agreement with its neighbours.
 */
export function edgeMatte(
  photo: Pixels,
  { outline, seen = null, lab, size, sure = 1, within = null }: Found,
): Plane {
  const alpha = createPlane(photo.width, photo.height);
  const band = edgeBand({ outline, soft: boxBlur(outline, BAND), seen, within }, photo);
  if (band === null) return alpha;
  const { part, left, top, pixels } = band;
  const colours = labOf(coloursOf(band, photo));
  const rough = resizeMask(outline, size.width, size.height);
  agreeWithNeighbours({
    values: part.data,
    width: part.width,
    pixels,
    odds: oddsOf(band, {
      colours,
      rough,
      lab,
      photo,
      sure: typeof sure === 'number' ? sure : resizePlane(sure, size.width, size.height),
    }),
    lab: colours,
  });
  for (let y = 1; y < part.height - 1; y++) {
    const row = y * part.width + 1;
    const to = (y + top) * photo.width + left + 1;
    alpha.data.set(part.data.subarray(row, row + part.width - 2), to);
  }
  const reach = evenReach(photo);
  const [kx, ky] = [outline.width / photo.width, outline.height / photo.height];
  const thin = thinPlaces(outline, boxOnCopy(band, kx, ky));
  for (const at of pixels) {
    const [x, y] = [(at % part.width) + left, Math.floor(at / part.width) + top];
    const place = Math.floor((y + 0.5) * ky) * outline.width + Math.floor((x + 0.5) * kx);
    const near = meanAround(part, at);
    const mean =
      isWithin(near) || thin.data[place] === 1 ? near : evenMean(meanOver(part, at, reach), reach);
    alpha.data[y * photo.width + x] = softEdge(mean);
  }
  return alpha;
}

interface Seen {
  /** Of the band's pixels, in Lab. */
  readonly colours: Lab;
  readonly rough: Plane;
  readonly lab: Lab;
  readonly photo: Size;
  /** By place: on the rough copy. */
  readonly sure: Plane | number;
}

/** What speaks for the product (above 0) in each pixel of the band: its colour there, and how far inside it lies. */
function oddsOf(band: EdgeBand, { colours, rough, lab, photo, sure }: Seen): Float32Array {
  const { part, left, top, pixels } = band;
  const [kx, ky] = [rough.width / photo.width, rough.height / photo.height];
  const area = roughArea(band, { kx, ky, rough });
  const { inside, outside } = sideColours(cropPlane(rough, area), cropLab(lab, rough.width, area));
  const odds = new Float32Array(pixels.length);
  for (let n = 0; n < pixels.length; n++) {
    const at = pixels[n] ?? 0;
    const x = Math.floor(((at % part.width) + left + 0.5) * kx);
    const y = Math.floor((Math.floor(at / part.width) + top + 0.5) * ky);
    const beside = ((y - area.y) * area.width + x - area.x) * 3;
    let said = 0;
    for (let c = 0; c < 3; c++) {
      said += twiceLogOdds(
        colours[n * 3 + c] ?? 0,
        spreadAt(inside, beside + c),
        spreadAt(outside, beside + c),
      );
    }
    const colour = Math.min(COLOUR.most, Math.max(-COLOUR.most, said / 2));
    const says = typeof sure === 'number' ? sure : (sure.data[y * rough.width + x] ?? 1);
    odds[n] = COLOUR.weight * says * colour + PLACE * ((band.inside[n] ?? 0) - 0.5);
  }
  return odds;
}

interface Shrunk {
  readonly kx: number;
  readonly ky: number;
  readonly rough: Plane;
}

/** Where on the rough copy the band lies, with all that its colours come from. */
function roughArea(band: EdgeBand, { kx, ky, rough }: Shrunk): Box {
  return paddedBox(boxOnCopy(band, kx, ky), COLOURS_REACH, rough);
}

/** Where the band lies on a smaller copy, in its pixels: a photo's pixel is so wide and high there. */
function boxOnCopy({ part, left, top }: EdgeBand, kx: number, ky: number): Box {
  const [x, y] = [Math.floor(left * kx), Math.floor(top * ky)];
  const width = Math.ceil((left + part.width) * kx) - x;
  const height = Math.ceil((top + part.height) * ky) - y;
  return { x, y, width, height };
}

const spreadAt = ({ mean, variance }: SideColours, at: number): Spread => ({
  mean: mean[at] ?? 0,
  variance: (variance[at] ?? 0) + GRAIN,
});

/** Of a pixel and its eight neighbours. */
function meanAround({ data, width }: Plane, at: number): number {
  let sum = 0;
  for (let from = at - width - 1; from <= at + width - 1; from += width)
    sum += (data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + 2] ?? 0);
  return sum / 9;
}

/** Of a square around a pixel; beyond the part it goes on as at its border. Asked along the edge only. */
function meanOver({ data, width, height }: Plane, at: number, reach: number): number {
  const [x, y] = [at % width, Math.floor(at / width)];
  let sum = 0;
  for (let v = y - reach; v <= y + reach; v++) {
    const row = Math.min(height - 1, Math.max(0, v)) * width;
    for (let u = x - reach; u <= x + reach; u++)
      sum += data[row + Math.min(width - 1, Math.max(0, u))] ?? 0;
  }
  return sum / (2 * reach + 1) ** 2;
}
