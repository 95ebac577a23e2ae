import { mapPlane, meanAt, morphologicalOpening, type Plane } from '../raster/plane.ts';
import { regionsOf, FOUR_NEIGHBOURS, fillRegions } from '../raster/regions.ts';
import type { Ground } from './groundBehind.ts';

/** What a network saw less surely than this, in one of its looks, and has the ground's colour, may be ground. */
const UNSURE = 0.7;
/**
 * Of what it was surer of, up to `below`: it is on average no further from the ground than this share of what may be, and along
 * this share of its rim the thing is so many times as far, within so many pixels. The surer it was, the more it takes.
 */
const PURE = [
  { below: 0.95, mean: 0.6, sharp: 0.6, further: 1.6 },
  { below: Infinity, mean: 0.27, sharp: 0.8, further: 2.5 },
] as const;
const RIM = [1, 2, 3] as const;

interface Cut {
  /** 1 inside, 0 outside. */
  readonly solid: Plane;
  /** The least that a network saw; null where none looked. */
  readonly least: Plane | null;
}

/** 1 in parts of a cut that look like the ground behind it: it is seen through a handle, or came along. */
export function groundWithin({ apart, alike }: Ground, { solid, least }: Cut): Plane {
  const ground = morphologicalOpening(
    mapPlane(solid, (v, i) => (v === 1 && (apart.data[i] ?? 0) <= alike ? 1 : 0)),
  );
  const others = regionsOf(ground, (v) => v === 1).filter(({ pixels }) => {
    const seen = least === null ? UNSURE : meanAt(least, pixels);
    if (seen < UNSURE) return false;
    const asked = PURE.find(({ below }) => seen < below);
    return asked === undefined || !isPureGround(pixels, { apart, alike, solid, asked });
  });
  return fillRegions(ground, others, 0);
}

interface Told extends Pick<Ground, 'apart' | 'alike'>, Pick<Cut, 'solid'> {
  readonly asked: (typeof PURE)[number];
}

function isPureGround(pixels: Int32Array, { apart, alike, solid, asked }: Told): boolean {
  if (meanAt(apart, pixels) > alike * asked.mean) return false;
  const { width, height } = apart;
  const isOther = (x: number, y: number): boolean => {
    const i = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    return solid.data[i] === 0 || (apart.data[i] ?? 0) > alike * asked.further;
  };
  const own = new Set(pixels);
  let [ends, sharp] = [0, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      if (own.has(i + dx + dy * width)) continue;
      ends++;
      if (RIM.some((far) => isOther(x + dx * far, y + dy * far))) sharp++;
    }
  }
  return sharp >= ends * asked.sharp;
}
