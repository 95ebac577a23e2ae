import { addToHull, type Point } from '../../cutout/raster/hullChain.ts';
import type { Plane } from '../../cutout/raster/plane.ts';

interface OuterHull {
  /** Corners of the convex hull, clockwise from the top, in pixels. */
  readonly hull: readonly Point[];
  /** Pixels between the first and the last of each row, and of each column. */
  readonly rows: number;
  readonly columns: number;
}

/** An outline, 0..1, without what is open in it. */
export function outerHull({ data, width, height }: Plane): OuterHull {
  const left: Point[] = [];
  const right: Point[] = [];
  const [top, bottom] = [new Int32Array(width).fill(-1), new Int32Array(width)];
  let rows = 0;
  for (let y = 0; y < height; y++) {
    let [first, last] = [-1, -1];
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) <= 0.5) continue;
      if (first < 0) first = x;
      last = x;
      if (top[x] === -1) top[x] = y;
      bottom[x] = y + 1;
    }
    if (first < 0) continue;
    rows += last + 1 - first;
    // A pixel is a square: its upper and its lower end.
    for (const end of [y, y + 1]) {
      addToHull(left, { x: -first, y: end });
      addToHull(right, { x: last + 1, y: end });
    }
  }
  const columns = top.reduce((sum, from, x) => sum + (from < 0 ? 0 : (bottom[x] ?? 0) - from), 0);
  const back = left.map(({ x, y }) => ({ x: -x, y })).toReversed();
  return { hull: withoutDoubles([...right, ...back]), rows, columns };
}

const withoutDoubles = (points: readonly Point[]): readonly Point[] =>
  points.filter(({ x, y }, n) => {
    const before = points[(n + points.length - 1) % points.length];
    return before === undefined || before.x !== x || before.y !== y;
  });
