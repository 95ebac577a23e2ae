import { coloursOf, edgeBand, type EdgeBand } from './edgeBand.ts';
import { steepenedMean, smoothingReach, isUniform, thinParts } from './smoothEdge.ts';
import { cropLab, labOf, type Lab } from '../raster/lab.ts';
import { regularise } from './regularise.ts';
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
import { twiceLogOdds, type NormalDistribution } from './logOdds.ts';

/** Half the width of the band along the outline, in pixels of the mask. */
const BAND = 4;
/** Weight of the colour's log odds against those of the place, and their limit before it. */
const COLOUR = { weight: 0.5, most: 3 } as const;
const PLACE = 6;
/** Added to the variance of each side's colours, in squared units of CIELAB: grain. */
const GRAIN = 30;

interface Found {
  /** 1 inside, 0 outside, at the size of the fine copy. */
  readonly mask: Plane;
  /** Colours and size of the rough copy: the colours of both sides change slowly along the outline. */
  readonly lab: Lab;
  readonly size: Size;
  /** The network's salience at the size of the mask, 0..1; null without a network. */
  readonly salience?: Plane | null;
  /** Weight of the colours, 0..1: one value, or one for each pixel of the mask (a traced line through grass). */
  readonly colourTrust?: Plane | number;
  /** 1 where the edge is wanted, at the size of the mask; elsewhere the result is undefined. Null: everywhere. */
  readonly within?: Plane | null;
}

/**
 * Alpha at the size of the photo, for any background. In a band along the outline each pixel goes to the side whose colours it
 * has, regularised by its neighbours; then the edge is softened.
 */
export function edgeMatte(
  photo: Pixels,
  { mask, salience = null, lab, size, colourTrust = 1, within = null }: Found,
): Plane {
  const alpha = createPlane(photo.width, photo.height);
  const band = edgeBand({ mask, soft: boxBlur(mask, BAND), salience, within }, photo);
  if (band === null) return alpha;
  const { part, left, top, pixels } = band;
  const colours = labOf(coloursOf(band, photo));
  const rough = resizeMask(mask, size.width, size.height);
  regularise({
    values: part.data,
    width: part.width,
    pixels,
    odds: oddsOf(band, {
      colours,
      rough,
      lab,
      photo,
      colourTrust:
        typeof colourTrust === 'number'
          ? colourTrust
          : resizePlane(colourTrust, size.width, size.height),
    }),
    lab: colours,
  });
  for (let y = 1; y < part.height - 1; y++) {
    const row = y * part.width + 1;
    const to = (y + top) * photo.width + left + 1;
    alpha.data.set(part.data.subarray(row, row + part.width - 2), to);
  }
  const reach = smoothingReach(photo);
  const [kx, ky] = [mask.width / photo.width, mask.height / photo.height];
  const thin = thinParts(mask, boxOnCopy(band, kx, ky));
  for (const at of pixels) {
    const [x, y] = [(at % part.width) + left, Math.floor(at / part.width) + top];
    const place = Math.floor((y + 0.5) * ky) * mask.width + Math.floor((x + 0.5) * kx);
    const near = meanAround(part, at);
    const mean =
      isUniform(near) || thin.data[place] === 1
        ? near
        : steepenedMean(meanOver(part, at, reach), reach);
    alpha.data[y * photo.width + x] = softEdge(mean);
  }
  return alpha;
}

interface BandColours {
  /** CIELAB of the band's pixels. */
  readonly colours: Lab;
  readonly rough: Plane;
  readonly lab: Lab;
  readonly photo: Size;
  /** A plane has the size of the rough copy. */
  readonly colourTrust: Plane | number;
}

/** Log odds of each pixel of the band, above 0 for the product: by its colour and by its place in the blurred mask. */
function oddsOf(
  band: EdgeBand,
  { colours, rough, lab, photo, colourTrust }: BandColours,
): Float32Array {
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
    let twiceOdds = 0;
    for (let c = 0; c < 3; c++) {
      twiceOdds += twiceLogOdds(
        colours[n * 3 + c] ?? 0,
        spreadAt(inside, beside + c),
        spreadAt(outside, beside + c),
      );
    }
    const colour = Math.min(COLOUR.most, Math.max(-COLOUR.most, twiceOdds / 2));
    const trust =
      typeof colourTrust === 'number' ? colourTrust : (colourTrust.data[y * rough.width + x] ?? 1);
    odds[n] = COLOUR.weight * trust * colour + PLACE * ((band.inside[n] ?? 0) - 0.5);
  }
  return odds;
}

interface RoughScale {
  readonly kx: number;
  readonly ky: number;
  readonly rough: Plane;
}

/** The band's box on the rough copy, padded by the reach of `sideColours`. */
function roughArea(band: EdgeBand, { kx, ky, rough }: RoughScale): Box {
  return paddedBox(boxOnCopy(band, kx, ky), COLOURS_REACH, rough);
}

/** The band's box on a smaller copy, in its pixels; `kx` and `ky` are the size of a photo's pixel there. */
function boxOnCopy({ part, left, top }: EdgeBand, kx: number, ky: number): Box {
  const [x, y] = [Math.floor(left * kx), Math.floor(top * ky)];
  const width = Math.ceil((left + part.width) * kx) - x;
  const height = Math.ceil((top + part.height) * ky) - y;
  return { x, y, width, height };
}

const spreadAt = ({ mean, variance }: SideColours, at: number): NormalDistribution => ({
  mean: mean[at] ?? 0,
  variance: (variance[at] ?? 0) + GRAIN,
});

/** Mean over a pixel and its eight neighbours. */
function meanAround({ data, width }: Plane, at: number): number {
  let sum = 0;
  for (let from = at - width - 1; from <= at + width - 1; from += width)
    sum += (data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + 2] ?? 0);
  return sum / 9;
}

/** Mean over a square around a pixel; beyond the part its border is repeated. */
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
