import { pointOf, type Contour } from './contour.ts';

/** Indices of the corners of a polygon from which a closed line is never farther than `wanders` pixels (Douglas and Peucker 1973). */
export function polygonOf(outline: Contour, wanders: number): readonly number[] {
  const { length } = outline.x;
  const far = farthest(outline, 0, length);
  const start = far.at;
  const keep = [start];
  const spans: [number, number][] = [[start, start + length]];
  const middle = farthest(outline, start, start + length).at;
  spans[0] = [start, middle];
  spans.push([middle, start + length]);
  keep.push(middle % length);
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const { at, off } = farthest(outline, ...span);
    if (off <= wanders) continue;
    keep.push(at % length);
    spans.push([span[0], at], [at, span[1]]);
  }
  return keep.toSorted((a, b) => a - b);
}

/** The point between two others that is farthest from the line through them; where they are the same, from them. */
function farthest(outline: Contour, first: number, last: number): { at: number; off: number } {
  const [from, to] = [pointOf(outline, first), pointOf(outline, last)];
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = long < 1e-3 ? [0, 0] : [(to.x - from.x) / long, (to.y - from.y) / long];
  let [at, off] = [first, 0];
  for (let n = first + 1; n < last; n++) {
    const i = n % outline.x.length;
    const dx = (outline.x[i] ?? 0) - from.x;
    const dy = (outline.y[i] ?? 0) - from.y;
    const away = long < 1e-3 ? Math.hypot(dx, dy) : Math.abs(dx * uy - dy * ux);
    if (away > off) [at, off] = [n, away];
  }
  return { at, off };
}
