import type { Point } from '../../raster/contour.ts';
import type { Plane } from '../../raster/plane.ts';

/** Alpha at which the outline runs. */
const LEVEL = 0.5;
/** Right, down, left, up: the way of a crack between two pixels. The product is at the right hand. */
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * All closed lines along which alpha is a half, around parts as well as around holes, with the product at the right hand of who
 * walks along them. In pixels, whose centres are whole numbers; between two pixels the place is interpolated.
 */
export function outlinesOf(alpha: Plane): readonly (readonly Point[])[] {
  const { width, height, data } = alpha;
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] ?? 0) >= LEVEL;
  // Each closed line has a crack that runs to the right, above a pixel: there it is found, once.
  const passed = new Uint8Array(data.length);
  const outlines: (readonly Point[])[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if ((data[at] ?? 0) < LEVEL || passed[at] === 1 || isIn(x, y - 1)) continue;
      outlines.push(lineFrom(x, y));
    }
  return outlines;

  function lineFrom(startX: number, startY: number): readonly Point[] {
    const line: Point[] = [];
    let [x, y, turn] = [startX, startY, 0];
    do {
      const [dx, dy] = WAYS[turn] ?? WAYS[0];
      if (turn === 0) passed[y * width + x] = 1;
      line.push(between(x, y, { dx: dy, dy: -dx }));
      // The pixel ahead, and the one ahead at the left hand.
      const [aheadX, aheadY] = [x + dx, y + dy];
      if (isIn(aheadX + dy, aheadY - dx)) {
        [x, y] = [aheadX + dy, aheadY - dx];
        turn = (turn + 3) % 4;
      } else if (isIn(aheadX, aheadY)) [x, y] = [aheadX, aheadY];
      else turn = (turn + 1) % 4;
    } while (x !== startX || y !== startY || turn !== 0);
    return line;
  }

  function between(x: number, y: number, { dx, dy }: { dx: number; dy: number }): Point {
    const inside = data[y * width + x] ?? 0;
    const [u, v] = [x + dx, y + dy];
    const outside = u >= 0 && v >= 0 && u < width && v < height ? (data[v * width + u] ?? 0) : 0;
    const share = (inside - LEVEL) / Math.max(1e-6, inside - outside);
    return { x: x + dx * share, y: y + dy * share };
  }
}
