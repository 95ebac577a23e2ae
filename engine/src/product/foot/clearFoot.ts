import { cropPixels, type Pixels } from '../../cutout/raster/pixels.ts';
import { cropPlane, type Plane } from '../../cutout/raster/plane.ts';
import { bladesOf, type Blade } from './bladesOf.ts';
import { footOf, footRows, heightAbove, PRODUCT, type Foot } from './footOf.ts';
import { groundColours, LOOKS } from './groundColours.ts';
import { looksOfFoot } from './looksOfFoot.ts';
import { PART, paintOver } from './paintOver.ts';

/** Of the foot, what blades may cover: less is not worth a change, and more is the product itself. */
const COVERED = { least: 0.004, most: 0.12 } as const;
/** A blade's rim is a mixture of both colours: so much around it is painted over too, in units. */
const RIM = 2;
/** And below it, down to the outline. */
const ROOT = 5;
/** A value above this is the product alone. */
const SOLID = 0.97;
/** How far around itself a pixel looks for its colour, in units. */
const REACH = 5;

/**
 * Paints over what a product stood in and what covers a little of its foot: blades of grass, fibres, sand. Takes a
 * photo of the product with some ground around it; null where nothing is to be changed. The outline stays.
 */
export function clearFoot(photo: Pixels, alpha: Plane): Pixels | null {
  const whole = footOf(alpha);
  if (whole === null) return null;
  const judge = groundColours(photo, alpha, whole);
  if (judge === null) return null;
  const { rows, foot } = footRows(whole, alpha);
  const area = { ...rows, x: 0, width: photo.width };
  const [part, partAlpha] = [cropPixels(photo, area), cropPlane(alpha, area)];
  const looks = looksOfFoot(part, partAlpha, foot, judge);
  const blades = bladesOf(looks, partAlpha, foot);
  const share = blades.reduce((sum, { length }) => sum + length, 0) / areaOf(partAlpha, foot);
  if (share < COVERED.least || share > COVERED.most) return null;
  const parts = partsOf(blades, { alpha: partAlpha, looks, foot });
  paintOver(part, parts, Math.round(REACH * foot.unit));
  const data = new Uint8ClampedArray(photo.data);
  data.set(part.data, rows.y * photo.width * 4);
  // Field by field: a canvas has its sizes as getters, which a spread leaves behind.
  return { data, width: photo.width, height: photo.height };
}

/** Pixels of the product in its foot. */
function areaOf({ data, width }: Plane, foot: Foot): number {
  let area = 0;
  for (let at = 0; at < data.length; at++) {
    const above = heightAbove(foot, width, at);
    if (above >= 0 && above <= foot.tall && (data[at] ?? 0) > PRODUCT) area++;
  }
  return area;
}

interface Seen {
  readonly alpha: Plane;
  readonly looks: Uint8Array;
  readonly foot: Foot;
}

function partsOf(blades: readonly Blade[], { alpha, looks, foot }: Seen): Uint8Array {
  const { width, data } = alpha;
  const parts = new Uint8Array(data.length);
  const [rim, root] = [Math.round(RIM * foot.unit), Math.round(ROOT * foot.unit)];
  for (let at = 0; at < data.length; at++)
    if ((data[at] ?? 0) > SOLID && looks[at] === LOOKS.own) parts[at] = PART.gives;
  for (const blade of blades)
    for (const at of blade)
      for (let dy = -rim; dy <= root; dy++)
        for (let dx = -rim; dx <= rim; dx++) {
          const to = at + dy * width + dx;
          if ((data[to] ?? 0) > 0) parts[to] = PART.takes;
        }
  return parts;
}
