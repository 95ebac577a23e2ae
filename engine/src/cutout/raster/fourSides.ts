import type { Point } from './hullChain.ts';
import { outerHull, type Outline } from './outerHull.ts';

/** Corners of a flat thing in its photo, in pixels: clockwise from its top left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The outline fills so much of its four sides, along its rows as along its columns: rounded corners and a torn edge are less than the rest. */
const FILLED = 0.965;

/**
 * The four sides of a thing that has four straight ones, as a picture or a mirror has: around its outline with the least room. Openings within it
 * do not count. Null where its outline is another.
 */
export function fourSides(outline: Outline): Corners | null {
  const { hull, rows, columns } = outerHull(outline);
  if (hull.length < 4) return null;
  let sides = hull;
  while (sides.length > 4) {
    const fewer = withoutShortest(sides);
    if (fewer === null) return null;
    sides = fewer;
  }
  const area = areaOf(sides);
  if (Math.min(rows, columns) < area * FILLED) return null;
  const first = sides.reduce(
    (best, { x, y }, n) => (x + y < (sides[best]?.x ?? 0) + (sides[best]?.y ?? 0) ? n : best),
    0,
  );
  const [a, b, c, d] = [...sides.slice(first), ...sides.slice(0, first)];
  return a && b && c && d ? [a, b, c, d] : null;
}

/** With one side less: the one whose neighbours meet beyond it with the least room between. */
function withoutShortest(corners: readonly Point[]): readonly Point[] | null {
  const at = (n: number): Point => corners[(n + corners.length) % corners.length] ?? { x: 0, y: 0 };
  let best: { readonly n: number; readonly corner: Point; readonly room: number } | null = null;
  for (let n = 0; n < corners.length; n++) {
    const corner = meetingOf([at(n - 1), at(n)], [at(n + 2), at(n + 1)]);
    if (corner === null) continue;
    const room = areaOf([at(n), corner, at(n + 1)]);
    if (best === null || room < best.room) best = { n, corner, room };
  }
  if (best === null) return null;
  const { n, corner } = best;
  const next = (n + 1) % corners.length;
  return corners.flatMap((point, m) => (m === n ? [corner] : m === next ? [] : [point]));
}

type Line = readonly [from: Point, to: Point];

/** Where two lines meet beyond their ends; null where they never do. */
function meetingOf([a, b]: Line, [c, d]: Line): Point | null {
  const [u, v] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const turn = u.x * v.y - u.y * v.x;
  if (turn === 0) return null;
  const far = ((c.x - b.x) * v.y - (c.y - b.y) * v.x) / turn;
  const beyond = ((c.x - b.x) * u.y - (c.y - b.y) * u.x) / turn;
  return far >= 0 && beyond >= 1 ? { x: b.x + u.x * far, y: b.y + u.y * far } : null;
}

function areaOf(corners: readonly Point[]): number {
  let sum = 0;
  corners.forEach((point, n) => {
    const next = corners[(n + 1) % corners.length] ?? point;
    sum += point.x * next.y - next.x * point.y;
  });
  return Math.abs(sum) / 2;
}
