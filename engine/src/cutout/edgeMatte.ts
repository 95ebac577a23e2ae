import { labOf, type Lab } from './lab.ts';
import type { Pixels, Size } from './pixels.ts';
import {
  boxBlur,
  createPlane,
  growPlane,
  mapPlane,
  resizeMask,
  softBlur,
  type Plane,
} from './plane.ts';
import { boundsOf } from './regions.ts';

/** Half the width of the band around the outline where each pixel is weighed, in its pixels. */
const BAND = 3;
/** How far colours are carried over the outline, in pixels of their own copy. */
const CARRIED = 3;
/** Colours nearer to each other than this, in Lab units, say nothing: the rough outline decides. */
const DOUBT = 9;

interface Found {
  /** 1 inside, 0 outside, on the finer copy. */
  readonly outline: Plane;
  /** Of the rough copy: the colours beside an outline change slowly along it. */
  readonly lab: Lab;
  readonly size: Size;
}

/**
 * Alpha at the photo's size, whatever the backdrop is: near the outline a pixel is weighed between
 * the colours just inside and just outside of it there.
 */
export function edgeMatte(photo: Pixels, { outline, lab, size: roughSize }: Found): Plane {
  const { width, height } = photo;
  const alpha = createPlane(width, height);
  const soft = boxBlur(outline, BAND);
  const box = boundsOf(soft, 0.001);
  if (box === null) return alpha;
  const rough = resizeMask(outline, roughSize.width, roughSize.height);
  const inside = carried(growPlane(rough, -CARRIED), rough, lab);
  const around = mapPlane(rough, (v) => 1 - v);
  const outside = carried(growPlane(around, -CARRIED), around, lab);
  const [kx, ky] = [soft.width / width, soft.height / height];
  const [cx, cy] = [rough.width / width, rough.height / height];
  // Only what surrounds the product is looked at.
  const area = {
    x: Math.floor(box.x / kx),
    y: Math.floor(box.y / ky),
    right: Math.min(width, Math.ceil((box.x + box.width) / kx)),
    bottom: Math.min(height, Math.ceil((box.y + box.height) / ky)),
  };
  const size = { width: area.right - area.x, height: area.bottom - area.y };
  const part = createPlane(size.width, size.height);
  const pixel = new Uint8ClampedArray(4);
  for (let y = area.y; y < area.bottom; y++) {
    const sy = Math.min(soft.height - 1, Math.floor((y + 0.5) * ky));
    const ry = Math.min(rough.height - 1, Math.floor((y + 0.5) * cy));
    for (let x = area.x; x < area.right; x++) {
      const to = (y - area.y) * size.width + x - area.x;
      const sx = Math.min(soft.width - 1, Math.floor((x + 0.5) * kx));
      const cell = soft.data[sy * soft.width + sx] ?? 0;
      if (cell <= 0.001 || cell >= 0.999) {
        part.data[to] = cell;
        continue;
      }
      const v = between(soft, (x + 0.5) * kx - 0.5, (y + 0.5) * ky - 0.5);
      const i = (y * width + x) * 4;
      for (let c = 0; c < 4; c++) pixel[c] = photo.data[i + c] ?? 0;
      const rx = Math.min(rough.width - 1, Math.floor((x + 0.5) * cx));
      const at = (ry * rough.width + rx) * 3;
      part.data[to] = weighed(labOf(pixel), { inside, outside, at, v });
    }
  }
  const smooth = boxBlur(part, 1);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      alpha.data[(y + area.y) * width + x + area.x] = Math.min(
        1,
        Math.max(0, ((smooth.data[y * size.width + x] ?? 0) - 0.1) / 0.8),
      );
  return alpha;
}

/** A pixel's share of the product, between the colours on both sides of the outline beside it. */
function weighed(
  seen: Lab,
  {
    inside,
    outside,
    at,
    v,
  }: {
    readonly inside: Float32Array;
    readonly outside: Float32Array;
    readonly at: number;
    readonly v: number;
  },
): number {
  let [toward, length] = [0, 0];
  for (let c = 0; c < 3; c++) {
    const way = (inside[at + c] ?? 0) - (outside[at + c] ?? 0);
    toward += ((seen[c] ?? 0) - (outside[at + c] ?? 0)) * way;
    length += way * way;
  }
  // Where both sides have one colour, the outline that was found is all there is.
  const trust = length / (length + DOUBT * DOUBT);
  const share = Math.min(1, Math.max(0, toward / Math.max(1, length)));
  const outline = Math.min(1, Math.max(0, (v - 0.3) / 0.4));
  const near = Math.max(0, Math.min(1, (v - 0.08) / 0.2, (0.92 - v) / 0.2));
  const weight = trust * near * 0.85;
  return share * weight + outline * (1 - weight);
}

/** A plane's value between its pixels. */
function between({ data, width, height }: Plane, x: number, y: number): number {
  const u = Math.min(Math.max(x, 0), width - 1);
  const v = Math.min(Math.max(y, 0), height - 1);
  const [x0, y0] = [Math.floor(u), Math.floor(v)];
  const [x1, y1] = [Math.min(x0 + 1, width - 1), Math.min(y0 + 1, height - 1)];
  const at = (px: number, py: number): number => data[py * width + px] ?? 0;
  const top = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * (u - x0);
  const low = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * (u - x0);
  return top + (low - top) * (v - y0);
}

/** The colour of one side, carried over the outline. */
function carried(inner: Plane, whole: Plane, lab: Lab): Float32Array {
  const colour = new Float32Array(lab.length);
  const weight = mapPlane(inner, (v, i) => v + (whole.data[i] ?? 0) * 0.04);
  const sum = softBlur(weight, CARRIED);
  for (let c = 0; c < 3; c++) {
    const spread = softBlur(
      mapPlane(weight, (v, i) => v * (lab[i * 3 + c] ?? 0)),
      CARRIED,
    );
    for (let i = 0; i < sum.data.length; i++) {
      const s = sum.data[i] ?? 0;
      colour[i * 3 + c] = s > 1e-4 ? (spread.data[i] ?? 0) / s : (lab[i * 3 + c] ?? 0);
    }
  }
  return colour;
}
