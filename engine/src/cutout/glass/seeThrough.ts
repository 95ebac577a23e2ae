import { LONGEST } from '../heal/healPart.ts';
import { lookBehind } from './lookBehind.ts';
import { shrinkPixels, sizeWithin, type Pixels } from '../raster/pixels.ts';
import {
  boxBlur,
  createPlane,
  cropPlane,
  resizeMask,
  resizePlane,
  type Plane,
} from '../raster/plane.ts';
import { boundsOf, type Box } from '../raster/regions.ts';

/** The border of what was painted is soft, as a share of the product's size. */
const SOFT = 0.006;
/** Of glass before its ground, how much is seen as it is: a little everywhere, more along its outline, where it mirrors. */
const BODY = { within: 0.1, edge: 0.34 } as const;
/** How wide the outline is, as a share of the product's size. */
const EDGE = 0.02;

export interface SeeThrough {
  /** The colours of the thing alone. */
  readonly photo: Pixels;
  /** How much of what lies behind each pixel hides, 0..1. */
  readonly opacity: Plane;
}

/**
 * Glass without the ground that is seen through it. As much of a pixel as may be is its ground (GIMP's colour to alpha),
 * which is taken to go on behind the thing as it does around it: before another ground lines and highlights stay. `photo`: RGBA 0..255;
 * `alpha`: the cut at the photo's size, 0..1; `glass`: 1 where somebody said so, same size. Null where that is nowhere, or no
 * ground is to be seen. Looked at on a copy that is no larger than what was seen on a device.
 */
export function seeThrough(photo: Pixels, alpha: Plane, glass: Plane): SeeThrough | null {
  if (boundsOf(glass, 0.5) === null) return null;
  const size = sizeWithin(photo, LONGEST);
  if (size.width === photo.width) return clearedOf(photo, seenOn(photo, { alpha, glass }));
  const { width, height } = size;
  const small = {
    alpha: resizePlane(alpha, width, height),
    glass: resizeMask(glass, width, height),
  };
  return clearedOf(photo, seenOn(shrinkPixels(photo, size), small));
}

interface Seen {
  /** Of the glass, how much of what lies behind is hidden. */
  readonly opacity: Plane;
  /** The same with what may be the ground's structure: less of it would be none of the glass's colour. */
  readonly whole: Plane;
  readonly groundAt: (x: number, y: number, channel: number) => number;
}

function seenOn(
  photo: Pixels,
  { alpha, glass }: { readonly alpha: Plane; readonly glass: Plane },
): Seen | null {
  const behind = lookBehind(photo, alpha);
  if (behind === null) return null;
  const { box, shape, usual, reach } = behind;
  const differs = behind.differs();
  const painted = boxBlur(cropPlane(glass, box), reach(SOFT));
  const deep = boxBlur(shape, reach(EDGE));
  const [opacity, whole] = [solid(photo), solid(photo)];
  for (let n = 0; n < painted.data.length; n++) {
    const share = painted.data[n] ?? 0;
    if (share === 0) continue;
    const edge = Math.min(1, 2 * (1 - (deep.data[n] ?? 0)));
    const body = BODY.within + (BODY.edge - BODY.within) * edge;
    const hidden = (own: number): number => 1 - share * (1 - own) * (1 - body);
    const differ = differs.data[n] ?? 0;
    const at = indexIn(box, n, photo.width);
    opacity.data[at] = hidden(Math.max(0, (differ - usual) / (1 - usual)));
    whole.data[at] = hidden(differ);
  }
  const within = (v: number, from: number, length: number): number =>
    Math.min(length - 1, Math.max(0, v - from));
  return {
    opacity,
    whole,
    groundAt: (x, y, channel) =>
      behind.groundAt(
        within(y, box.y, box.height) * box.width + within(x, box.x, box.width),
        channel,
      ),
  };
}

/** The photo with the colours of the glass alone, at its own size. */
function clearedOf(photo: Pixels, seen: Seen | null): SeeThrough | null {
  if (seen === null) return null;
  const { width, height } = photo;
  const sized = (plane: Plane): Plane =>
    plane.width === width ? plane : resizePlane(plane, width, height);
  const [opacity, whole] = [sized(seen.opacity), sized(seen.whole)];
  const scale = seen.opacity.width / width;
  const data = new Uint8ClampedArray(photo.data);
  for (let at = 0; at < whole.data.length; at++) {
    const hides = whole.data[at] ?? 1;
    if (hides === 1) continue;
    const [x, y] = [Math.floor((at % width) * scale), Math.floor(Math.floor(at / width) * scale)];
    for (let c = 0; c < 3; c++) {
      const behind = (1 - hides) * seen.groundAt(x, y, c);
      data[at * 4 + c] = ((photo.data[at * 4 + c] ?? 0) - behind) / hides;
    }
  }
  return { photo: { ...photo, data }, opacity };
}

function solid({ width, height }: Pixels): Plane {
  const plane = createPlane(width, height);
  plane.data.fill(1);
  return plane;
}

const indexIn = ({ x, y, width }: Box, n: number, across: number): number =>
  (y + Math.floor(n / width)) * across + x + (n % width);
