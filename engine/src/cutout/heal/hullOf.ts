import { addToHull, type Point } from '../raster/hullChain.ts';
import { createBinaryMask, type BinaryMask } from '../raster/binaryMask.ts';

/** All pixels within the convex hull of those that are marked. */
export function hullOf({ data, width, height }: BinaryMask): BinaryMask {
  const hull = createBinaryMask({ width, height });
  const left: Point[] = [];
  const right: Point[] = [];
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    addToHull(left, { x: -first, y });
    addToHull(right, { x: row.lastIndexOf(1), y });
  }
  const top = left[0]?.y ?? height;
  const bottom = left.at(-1)?.y ?? -1;
  const from = columnsAlong(left);
  const to = columnsAlong(right);
  for (let y = top; y <= bottom; y++)
    hull.data.fill(1, y * width + Math.ceil(-from(y)), y * width + Math.floor(to(y)) + 1);
  return hull;
}

/** The column of a chain in each row; rows are asked for from top to bottom. */
function columnsAlong(chain: readonly Point[]): (y: number) => number {
  let n = 0;
  return (y) => {
    while (n < chain.length - 2 && (chain[n + 1]?.y ?? y) < y) n++;
    const from = chain[n];
    const to = chain[n + 1] ?? from;
    if (from === undefined || to === undefined) return 0;
    return to.y === from.y ? from.x : from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  };
}
