import type { BackdropFit } from './backdropFit.ts';
import { labOf, type Lab } from '../raster/lab.ts';
import {
  boxBlur,
  growPlane,
  mapPlane,
  resizePlane,
  softBlur,
  type Plane,
} from '../raster/plane.ts';
import type { Pixels } from '../raster/pixels.ts';
import { trimFoot } from './trimFoot.ts';

interface Found {
  /** The part of the photo the product lies in, and where that part is: shares of the photo. */
  readonly photo: Pixels;
  readonly area: { readonly u: number; readonly v: number; readonly w: number; readonly h: number };
  readonly fit: BackdropFit;
  /** 1 inside, 0 outside, a pixel or two too wide. */
  readonly rough: Plane;
  readonly roughLab: Lab;
}

/** Half the width of the band around the rough outline where each pixel is weighed, rough pixels. */
const BAND = 4;
/** Differences below it, in Lab units, say nothing: then the rough mask decides. */
const DOUBT = 3.5;
const SHADE = 0.03;
/** Above a thing's foot what is darker than the backdrop by more than this, in Lab units, is no shadow: a pale rim of a black strap. */
const DARK = { more: 12, foot: 0.8 } as const;

/**
 * Alpha at the photo's size. Near the outline a pixel is weighed between the backdrop's colour
 * there and the product's own colour just inside: a mixed pixel gets its real share.
 */
export function fineMatte({ photo, area, fit, rough, roughLab }: Found): Plane {
  const { width, height } = photo;
  const inner = growPlane(rough, -BAND);
  const own = nearbyColour(inner, rough, roughLab);
  const soft = resizePlane(boxBlur(rough, BAND), width, height);
  const wide = resizePlane(growPlane(rough, 1), width, height);
  const lab = labOf(photo.data);
  const alpha = mapPlane(soft, (v, i) => {
    if (v < 0.03 || (wide.data[i] ?? 0) < 0.5) return 0;
    if (v > 0.985) return 1;
    const x = i % width;
    const y = (i - x) / width;
    const seen = i * 3;
    const there = fit.at(
      area.u + ((x + 0.5) / width) * area.w,
      area.v + ((y + 0.5) / height) * area.h,
    );
    const rx = Math.min(rough.width - 1, Math.floor((x / width) * rough.width));
    const ry = Math.min(rough.height - 1, Math.floor((y / height) * rough.height));
    const at = (ry * rough.width + rx) * 3;
    const isAboveFoot = y < height * DARK.foot;
    let [toBackdrop, toOwn] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const value = lab[seen + c] ?? 0;
      // A contact shadow is the backdrop made darker: lightness alone says little there.
      const darker = (there[c] ?? 0) - value;
      const isShade = c === 0 && darker > 0;
      toBackdrop += (isShade ? SHADE : 1) * darker ** 2;
      if (isShade && isAboveFoot) toBackdrop += Math.max(0, darker - DARK.more) ** 2;
      toOwn += ((own[at + c] ?? 0) - value) ** 2;
    }
    const [b, o] = [Math.sqrt(toBackdrop), Math.sqrt(toOwn)];
    // Inside the outline a colour of its own is no backdrop: a cap above a bottle, a button.
    const belief = Math.min(1, Math.max(0, (v - 0.34) / 0.4));
    const share = (b + DOUBT * belief) / (b + Math.min(o, 40 * (1.12 - v)) + DOUBT);
    return Math.min(1, Math.max(0, (share - 0.3) / 0.4));
  });
  trimFoot({ alpha, lab, area, fit });
  return mapPlane(boxBlur(alpha, 1), (v) => Math.min(1, Math.max(0, (v - 0.12) / 0.8)));
}

/** The product's colour carried outwards over its outline. */
function nearbyColour(inner: Plane, rough: Plane, lab: Lab): Float32Array {
  const colour = new Float32Array(lab.length);
  // Thin parts have no inside: there the rough mask itself gives the colour, with less weight.
  const weight = mapPlane(inner, (v, i) => v + (rough.data[i] ?? 0) * 0.04);
  const sum = softBlur(weight, BAND);
  for (let c = 0; c < 3; c++) {
    const spread = softBlur(
      mapPlane(weight, (v, i) => v * (lab[i * 3 + c] ?? 0)),
      BAND,
    );
    for (let i = 0; i < sum.data.length; i++) {
      const s = sum.data[i] ?? 0;
      colour[i * 3 + c] = s > 1e-4 ? (spread.data[i] ?? 0) / s : 50;
    }
  }
  return colour;
}
