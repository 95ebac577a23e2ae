import { atShare } from '../atShare.ts';
import { cropLab, labOf, type Lab } from '../lab.ts';
import { lookBehind, type Behind } from '../lookBehind.ts';
import type { Pixels } from '../pixels.ts';
import { mapPlane, meanAt, placePlane, thickOf, type Plane } from '../plane.ts';
import { regionsOf, WAYS, withParts } from '../regions.ts';

/** What differs from the ground behind it by no more than this may be that ground, as a share: at least, at most. */
const ALIKE = { least: 0.05, most: 0.25 } as const;
/** Between two things their shadows lie. A product differs more from its ground: of what half of it does so much may be shade, at most. */
const SHADE = { share: 0.3, most: 0.2 } as const;
/** What a network is surer of is ground only where it is purely that and ends sharply. */
const SURE = 0.9;
/** A mean of so much of what may differ; along `sharp` of its rim the thing differs that many times as much within so many pixels. */
const PURE = { mean: 0.6, sharp: 0.6, within: 3, differs: 2.5 } as const;

interface Photo {
  readonly photo: Pixels;
  readonly lab: Lab;
}

interface Cut {
  readonly shape: Plane;
  /** The least that a network saw; null where none looked. */
  readonly sure: Plane | null;
}

/** 1 in parts of a cut that look like the ground around it: it is seen through a handle, or came along. All planes are as large as the photo. */
export function groundWithin({ photo, lab }: Photo, { shape, sure }: Cut): Plane | null {
  const behind = lookBehind(photo, shape);
  if (behind === null) return null;
  const { box, usual, shape: within } = behind;
  const differs = apartFrom(behind, cropLab(lab, shape.width, box));
  const own = atShare(
    [...differs.data].filter((_, i) => (within.data[i] ?? 0) > 0.5),
    0.5,
  );
  const shade = Math.min(SHADE.most, own * SHADE.share);
  const most = Math.min(ALIKE.most, Math.max(ALIKE.least, usual, shade));
  const isAlike = (v: number, i: number): number =>
    v <= most && (within.data[i] ?? 0) > 0.5 ? 1 : 0;
  const alike = thickOf(mapPlane(differs, isAlike));
  const placeOf = (i: number): number =>
    (box.y + Math.floor(i / within.width)) * shape.width + box.x + (i % within.width);
  const others = regionsOf(alike, (v) => v === 1).filter(({ pixels }) => {
    const isDoubted = sure !== null && meanAt(sure, pixels.map(placeOf)) < SURE;
    return !isDoubted && !isPureGround(pixels, { differs, within, most });
  });
  return placePlane(withParts(alike, others, 0), box, shape);
}

/** How far each pixel is from the ground behind it, in hundreds of Lab units: to white a highlight has no room, and a shade has. */
function apartFrom({ shape, groundAt }: Behind, lab: Lab): Plane {
  const colours = new Uint8ClampedArray(shape.data.length * 4);
  for (let n = 0; n < shape.data.length; n++)
    for (let c = 0; c < 3; c++) colours[n * 4 + c] = groundAt(n, c);
  const ground = labOf(colours);
  return mapPlane(
    shape,
    (_, n) =>
      Math.hypot(...[0, 1, 2].map((c) => (lab[n * 3 + c] ?? 0) - (ground[n * 3 + c] ?? 0))) / 100,
  );
}

interface Told {
  readonly differs: Plane;
  readonly within: Plane;
  readonly most: number;
}

function isPureGround(pixels: Int32Array, { differs, within, most }: Told): boolean {
  if (meanAt(differs, pixels) > most * PURE.mean) return false;
  const { width, height } = differs;
  const isOther = (x: number, y: number): boolean => {
    const i = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    return (within.data[i] ?? 0) < 0.5 || (differs.data[i] ?? 0) > most * PURE.differs;
  };
  const own = new Set(pixels);
  let [ends, sharp] = [0, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of WAYS) {
      if (own.has(i + dx + dy * width)) continue;
      ends++;
      const out = Array.from({ length: PURE.within }, (_, n) => n + 1);
      if (out.some((far) => isOther(x + dx * far, y + dy * far))) sharp++;
    }
  }
  return sharp >= ends * PURE.sharp;
}
