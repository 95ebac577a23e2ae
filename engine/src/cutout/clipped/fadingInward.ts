import type { Pixels } from '../raster/pixels.ts';
import { boxBlur, createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { FOUR_NEIGHBOURS } from '../raster/regions.ts';

/** The channels of a shadow on white differ by no more, of 255. */
const NEUTRAL = 14;
/** At the outline it is no darker than this, and nowhere darker than the other. Of 255. */
const LIGHT = { outline: 150, least: 95 } as const;
/** From one pixel to the next inward it is lighter by no more than noise, and darker by no more than a soft fade. Of 255. */
const FADE = { lighter: 2, darker: 9 } as const;
/** It reaches no further into the outline, as a share of the longer side. */
const DEPTH = 0.06;

export interface Fading {
  /** 1 in all that is neutral and gets darker inward from the outline, softly and without a break. */
  readonly reached: Plane;
  /** The pixels of the mask that lie beside what is outside of it. */
  readonly outline: readonly number[];
  /** Lightness of each pixel, 0 to 255, and evened by a pixel, with nothing from outside of the mask mixed in. */
  readonly light: Plane;
  readonly even: Plane;
  /** 1 where there is no colour. */
  readonly neutral: Plane;
}

/** What lies along the outline of a mask of whole pixels and fades towards it, as a shadow on the ground does, or a rounded pale thing. */
export function fadingInward({ data }: Pixels, solid: Plane): Fading {
  const light = mapPlane(solid, (inside, i) => {
    const [r, g, b] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0];
    return inside * (0.3 * r + 0.59 * g + 0.11 * b);
  });
  const neutral = mapPlane(solid, (_, i) => {
    const [r, g, b] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0];
    return Math.max(r, g, b) - Math.min(r, g, b) <= NEUTRAL ? 1 : 0;
  });
  const share = boxBlur(solid, 1);
  const even = mapPlane(boxBlur(light, 1), (v, i) =>
    solid.data[i] === 1 ? v / (share.data[i] ?? 1) : 0,
  );
  const outline = outlineOf(solid);
  return { reached: reachedFrom(outline, { solid, even, neutral }), outline, light, even, neutral };
}

function outlineOf({ data, width }: Plane): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < data.length; i++) {
    if (data[i] !== 1) continue;
    const x = i % width;
    const isAcross = data[i - width] === 0 || data[i + width] === 0;
    const isBeside = (x > 0 && data[i - 1] === 0) || (x < width - 1 && data[i + 1] === 0);
    if (isAcross || isBeside) found.push(i);
  }
  return found;
}

const EIGHT = [...FOUR_NEIGHBOURS, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;

/** Ring by ring inward, so that no step leads back towards the outline. */
function reachedFrom(
  outline: readonly number[],
  { solid, even, neutral }: Pick<Fading, 'even' | 'neutral'> & { readonly solid: Plane },
): Plane {
  const { width, height } = solid;
  const reached = createPlane(width, height);
  // In which ring from the outline a pixel lies; 0 where that is not known yet.
  const rings = new Int32Array(solid.data.length);
  for (const i of outline) {
    rings[i] = 1;
    if (neutral.data[i] === 1 && (even.data[i] ?? 0) >= LIGHT.outline) reached.data[i] = 1;
  }
  const deepest = Math.round(Math.max(width, height) * DEPTH);
  let ring = outline;
  for (let depth = 1; depth < deepest && ring.length > 0; depth++) {
    const next: number[] = [];
    for (const i of ring) {
      const x = i % width;
      for (const [dx, dy] of EIGHT) {
        const to = i + dx + dy * width;
        if (x + dx < 0 || x + dx >= width || solid.data[to] !== 1) continue;
        if (rings[to] === 0) {
          rings[to] = depth + 1;
          next.push(to);
        }
        if (reached.data[i] !== 1 || neutral.data[to] !== 1 || (rings[to] ?? 0) < depth) continue;
        const [here, there] = [even.data[i] ?? 0, even.data[to] ?? 0];
        if (there < LIGHT.least || there > here + FADE.lighter) continue;
        if (there >= here - FADE.darker) reached.data[to] = 1;
      }
    }
    ring = next;
  }
  return reached;
}
