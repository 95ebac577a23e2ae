import { apartIn, type Lab } from '../raster/lab.ts';
import { meanAt, type Plane } from '../raster/plane.ts';
import { WAYS } from '../raster/regions.ts';
import type { Ground } from './groundBehind.ts';

/** What a network sees less surely than this, on average, came along with the product. */
const UNSEEN = 0.35;
/** What it was not sure of in one of its looks came along where it has the ground's very colour, in hundreds of Lab units. */
const GROUND = { seen: 0.62, apart: 0.055 } as const;
/**
 * The ground is seen through a hole, however sure a network was of it: the product is all around, and its colour so many Lab units away
 * within so many pixels. The surer it was, the closer to the ground's colour.
 */
const HOLE = { outside: 0.02, reach: 2, step: 40, seen: 0.96, apart: 0.09, sure: 0.015 } as const;

interface Known {
  readonly lab: Lab;
  /** The cut: 1 inside, 0 outside. */
  readonly solid: Plane;
  /** How surely a network sees the product, and the least in any look; null where none has looked. */
  readonly plane: Plane | null;
  readonly least: Plane | null;
  readonly ground: Ground | null;
}

/**
 * Whether a part of a cut is none of the product. Of 58 parts that three lots of photographs were asked about 32 were none: these rules
 * keep 31 of them and one of the others. A gleam on steel and a pale leg have the ground's colour, too.
 */
export function cameAlong(
  pixels: Int32Array,
  { lab, solid, plane, least, ground }: Known,
): boolean {
  if (plane !== null && meanAt(plane, pixels) < UNSEEN) return true;
  if (ground === null) return false;
  const apart = meanAt(ground.apart, pixels);
  const seen = least === null ? 1 : meanAt(least, pixels);
  if (seen < GROUND.seen && apart <= GROUND.apart) return true;
  if (apart > (seen < HOLE.seen ? HOLE.apart : HOLE.sure)) return false;
  const { outside, step } = rimOf(pixels, { lab, solid });
  return outside <= HOLE.outside && step >= HOLE.step;
}

/** Of the pixels at a part's rim: the share that lies beside what is outside of the cut, and how far the colours are apart across it. */
function rimOf(
  pixels: Int32Array,
  { lab, solid: { width, data } }: Pick<Known, 'lab' | 'solid'>,
): { readonly outside: number; readonly step: number } {
  const own = new Set(pixels);
  let [rim, outside, steps] = [0, 0, 0];
  for (const i of pixels) {
    const beside = WAYS.map(([dx, dy]) => dx + dy * width);
    const beyond = beside.filter((way) => !own.has(i + way));
    if (beyond.length === 0) continue;
    rim++;
    if (beyond.some((way) => data[i + way] !== 1)) outside++;
    steps += Math.max(...beside.map((way) => apartIn(lab, i, i + way * HOLE.reach)));
  }
  return { outside: outside / Math.max(1, rim), step: steps / Math.max(1, rim) };
}
