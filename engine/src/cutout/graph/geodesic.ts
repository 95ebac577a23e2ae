import type { Lab } from '../raster/lab.ts';
import { DIRECTIONS } from './minCut.ts';
import type { Plane } from '../raster/plane.ts';

/** What two neighbours of one colour may differ by, in units of Lab: grain and shading. */
const GRAIN = 1;
/** What each pixel on the way adds, so that of two ways over as little colour the shorter one counts. */
const OWN = 0.02;
/** Distances that are settled together, in units of Lab. */
const SETTLED = 0.5;

interface From {
  /** Not 0: where all ways begin. */
  readonly seeds: Plane;
  /** What is further is as far as this. */
  readonly farthest: number;
}

/**
 * How much colour has to be crossed on the way from some pixels to each other one, in units of Lab: little within a part that shades off,
 * much beyond an edge, however near (geodesic distance as in Criminisi, Sharp and Blake 2008). By Dijkstra's algorithm, in buckets.
 */
export function geodesicFrom(lab: Lab, { seeds, farthest }: From): Float64Array {
  const { width, height, data } = seeds;
  const far = new Float64Array(width * height).fill(farthest);
  const buckets: number[][] = Array.from({ length: Math.ceil(farthest / SETTLED) }, () => []);
  data.forEach((seed, i) => {
    if (seed === 0) return;
    far[i] = 0;
    buckets[0]?.push(i);
  });
  // What comes nearer while its bucket is worked through joins it at its end.
  buckets.forEach((bucket, n) => {
    for (const i of bucket) if (bucketOf(far[i] ?? 0) === n) relax(i);
  });
  return far;

  function relax(i: number): void {
    const [x, y] = [i % width, Math.floor(i / width)];
    const until = (far[i] ?? 0) + OWN;
    for (const [dx, dy] of DIRECTIONS) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const j = i + dy * width + dx;
      // Nearer already, whatever lies between: most neighbours are.
      if (until >= (far[j] ?? 0)) continue;
      const grain = GRAIN * (dx === 0 || dy === 0 ? 1 : Math.SQRT2);
      const way = until + Math.max(0, gap(i, j) - grain);
      if (way >= (far[j] ?? 0)) continue;
      far[j] = way;
      buckets[bucketOf(way)]?.push(j);
    }
  }

  function gap(i: number, j: number): number {
    const l = (lab[i * 3] ?? 0) - (lab[j * 3] ?? 0);
    const a = (lab[i * 3 + 1] ?? 0) - (lab[j * 3 + 1] ?? 0);
    const b = (lab[i * 3 + 2] ?? 0) - (lab[j * 3 + 2] ?? 0);
    return Math.sqrt(l * l + a * a + b * b);
  }
}

const bucketOf = (way: number): number => Math.floor(way / SETTLED);
