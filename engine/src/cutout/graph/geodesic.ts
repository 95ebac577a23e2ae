import { colourDistance, type Lab } from '../raster/lab.ts';
import { DIRECTIONS } from './minCut.ts';
import type { Plane } from '../raster/plane.ts';

/** Differences of neighbours below this, in CIELAB, are grain and shading: they cost nothing. */
const GRAIN = 1;
/** What each step costs in itself, so that of two paths of the same colour cost the shorter one counts. */
const OWN = 0.02;
/** Width of a bucket, in CIELAB. */
const BUCKET = 0.5;

interface From {
  /** Paths begin where this is not 0. */
  readonly seeds: Plane;
  /** Distances are capped at this, in CIELAB. */
  readonly farthest: number;
}

/**
 * The geodesic distance of each pixel from the seeds (Criminisi, Sharp and Blake 2008): the least sum of colour differences along
 * any path, in CIELAB. Small within a part that shades off, large beyond an edge, however close that is. Dijkstra's algorithm with buckets.
 */
export function geodesicFrom(lab: Lab, { seeds, farthest }: From): Float64Array {
  const { width, height, data } = seeds;
  const far = new Float64Array(width * height).fill(farthest);
  const buckets: number[][] = Array.from({ length: Math.ceil(farthest / BUCKET) }, () => []);
  data.forEach((seed, i) => {
    if (seed === 0) return;
    far[i] = 0;
    buckets[0]?.push(i);
  });
  // A pixel that comes nearer while its bucket is processed is appended to it.
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
      // No path over this pixel could be shorter: true of most neighbours.
      if (until >= (far[j] ?? 0)) continue;
      const grain = GRAIN * (dx === 0 || dy === 0 ? 1 : Math.SQRT2);
      const way = until + Math.max(0, colourDistance(lab, i, j) - grain);
      if (way >= (far[j] ?? 0)) continue;
      far[j] = way;
      buckets[bucketOf(way)]?.push(j);
    }
  }
}

const bucketOf = (way: number): number => Math.floor(way / BUCKET);
