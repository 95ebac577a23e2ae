import { coverageOf } from '../edge/straight/coverage.ts';
import { softEdge } from '../edge/softEdge.ts';
import { turnOf, type Contour } from '../raster/contour.ts';
import { boxBlur, mapPlane, type Plane } from '../raster/plane.ts';
import { paddedBox, type Box } from '../raster/regions.ts';
import { withinLoop } from '../strokes/loop.ts';
import type { TracedPoint } from './traceEdge.ts';

/** How far from a straight side alpha is made anew, in pixels of the photo: the smaller copy melts corners by so much. */
const BESIDE = 6;
/** How far from what strokes have changed since the line was traced alpha stays, in pixels of the mask. */
const CHANGED = 8;

/**
 * Alpha with the straight sides of a traced line where they are, to the pixel, and with the corners between them. `mask`: what the cut is after later
 * strokes, of a smaller size; where that is not what lies within the line, alpha stays as it is. Null where there are none.
 */
export function alongSides(alpha: Plane, line: readonly TracedPoint[], mask: Plane | null): Plane {
  if (!line.some(({ isStraight }) => isStraight)) return alpha;
  const { width, height } = alpha;
  const contour = clockwise(line, alpha);
  const area = areaAround(contour, alpha);
  const within = {
    x: contour.x.map((x) => x - area.x),
    y: contour.y.map((y) => y - area.y),
  };
  const soft = boxBlur(coverageOf([within], area), 1);
  const changed = mask === null ? null : changedSince(line, mask);
  const made = { ...alpha, data: alpha.data.slice() };
  for (const point of line)
    if (point.isStraight && (changed === null || !isIn(changed, point))) layAround(point);
  return made;

  function layAround({ x, y }: TracedPoint): void {
    const [u, v] = [Math.round(x * width - 0.5), Math.round(y * height - 0.5)];
    const [left, right] = [Math.max(0, u - BESIDE), Math.min(width - 1, u + BESIDE)];
    for (let row = Math.max(0, v - BESIDE); row <= Math.min(height - 1, v + BESIDE); row++) {
      const from = (row - area.y) * area.width - area.x;
      for (let column = left; column <= right; column++)
        made.data[row * width + column] = softEdge(soft.data[from + column] ?? 0);
    }
  }
}

/** Above 0 near what is not as the line has it any more. */
function changedSince(line: readonly TracedPoint[], mask: Plane): Plane {
  const drawn = withinLoop(line, mask);
  return boxBlur(
    mapPlane(mask, (v, i) => (v === drawn.data[i] ? 0 : 1)),
    CHANGED,
  );
}

function isIn({ data, width, height }: Plane, { x, y }: TracedPoint): boolean {
  const u = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const v = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return (data[v * width + u] ?? 0) > 0;
}

/** All that is made anew beside the line, in pixels: a product is a part of its photo. */
function areaAround({ x, y }: Contour, size: Plane): Box {
  const [left, top] = [Math.floor(Math.min(...x)), Math.floor(Math.min(...y))];
  const [right, low] = [Math.ceil(Math.max(...x)), Math.ceil(Math.max(...y))];
  return paddedBox(
    { x: left, y: top, width: right - left + 1, height: low - top + 1 },
    BESIDE + 2,
    size,
  );
}

/** The line in pixels of a picture, with the product at the right hand. */
function clockwise(line: readonly TracedPoint[], { width, height }: Plane): Contour {
  const contour = {
    x: Float32Array.from(line, ({ x }) => x * width - 0.5),
    y: Float32Array.from(line, ({ y }) => y * height - 0.5),
  };
  return turnOf(contour) > 0 ? contour : { x: contour.x.toReversed(), y: contour.y.toReversed() };
}
