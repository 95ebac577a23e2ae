import { coverageOf } from '../edge/straight/coverage.ts';
import { softEdge } from '../edge/softEdge.ts';
import { turnOf, type Contour } from '../raster/contour.ts';
import { boxBlur, mapPlane, type Plane } from '../raster/plane.ts';
import { withinLoop } from '../strokes/loop.ts';
import type { TracedPoint } from './traceEdge.ts';

/** How far from a straight side alpha is made anew, in pixels of the photo: the smaller copy melts corners by so much. */
const BESIDE = 6;
/** How far from what strokes have changed since the line was traced alpha stays, in pixels of the mask. */
const CHANGED = 8;

/**
 * Alpha with the straight sides of a traced line where they are, to the pixel, and with the corners between them. Where the mask, of a
 * smaller size, is not what lies within the line any more, it stays as it is.
 */
export function alongSides(alpha: Plane, line: readonly TracedPoint[], mask: Plane): Plane {
  if (!line.some(({ isStraight }) => isStraight)) return alpha;
  const { width, height } = alpha;
  const drawn = withinLoop(line, mask);
  const changed = boxBlur(
    mapPlane(mask, (v, i) => (v === drawn.data[i] ? 0 : 1)),
    CHANGED,
  );
  const soft = boxBlur(coverageOf([clockwise(line, alpha)], alpha), 1);
  const made = { ...alpha, data: alpha.data.slice() };
  for (const point of line) if (point.isStraight && !isChanged(point)) layAround(point);
  return made;

  function isChanged({ x, y }: TracedPoint): boolean {
    const u = Math.min(mask.width - 1, Math.max(0, Math.floor(x * mask.width)));
    const v = Math.min(mask.height - 1, Math.max(0, Math.floor(y * mask.height)));
    return (changed.data[v * mask.width + u] ?? 0) > 0;
  }

  function layAround({ x, y }: TracedPoint): void {
    const [u, v] = [Math.round(x * width - 0.5), Math.round(y * height - 0.5)];
    for (let row = Math.max(0, v - BESIDE); row <= Math.min(height - 1, v + BESIDE); row++)
      for (let at = Math.max(0, u - BESIDE); at <= Math.min(width - 1, u + BESIDE); at++)
        made.data[row * width + at] = softEdge(soft.data[row * width + at] ?? 0);
  }
}

/** The line in pixels of a picture, with the product at the right hand. */
function clockwise(line: readonly TracedPoint[], { width, height }: Plane): Contour {
  const contour = {
    x: Float32Array.from(line, ({ x }) => x * width - 0.5),
    y: Float32Array.from(line, ({ y }) => y * height - 0.5),
  };
  return turnOf(contour) > 0 ? contour : { x: contour.x.toReversed(), y: contour.y.toReversed() };
}
