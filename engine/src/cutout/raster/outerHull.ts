import { addToHull, type Point } from './hullChain.ts';
import type { Size } from './pixels.ts';

interface OuterHull {
  /** Corners of the convex hull, clockwise from the top, in pixels. */
  readonly hull: readonly Point[];
  /** Pixels between the first and the last of each row, and of each column. */
  readonly rows: number;
  readonly columns: number;
}

/** Which pixels of a picture are within an outline. */
export interface Outline extends Size {
  readonly isInside: (i: number) => boolean;
}

/** An outline without what is open in it. Looked at from each of its four sides only: most of a photo is within. */
export function outerHull({ width, height, isInside }: Outline): OuterHull {
  const left: Point[] = [];
  const right: Point[] = [];
  const [inRows, inColumns] = [
    { count: width, startOf: (y: number) => y * width, step: 1 },
    { count: height, startOf: (x: number) => x, step: width },
  ];
  let [rows, columns] = [0, 0];
  for (let y = 0; y < height; y++) {
    const [first, end] = endsOf(y, inRows, isInside);
    if (first === end) continue;
    rows += end - first;
    // A pixel is a square: its upper and its lower end.
    for (const at of [y, y + 1]) {
      addToHull(left, { x: -first, y: at });
      addToHull(right, { x: end, y: at });
    }
  }
  for (let x = 0; x < width; x++) {
    const [first, end] = endsOf(x, inColumns, isInside);
    columns += end - first;
  }
  const back = left.map(({ x, y }) => ({ x: -x, y })).toReversed();
  return { hull: withoutDoubles([...right, ...back]), rows, columns };
}

interface Lines {
  /** Pixels of each. */
  readonly count: number;
  readonly startOf: (line: number) => number;
  readonly step: number;
}

/** The first place of a line within the outline, and the one after the last; the same where there is none. */
function endsOf(
  line: number,
  { count, startOf, step }: Lines,
  isInside: Outline['isInside'],
): readonly [first: number, end: number] {
  const start = startOf(line);
  let [first, end] = [0, count];
  while (first < count && !isInside(start + first * step)) first++;
  while (end > first && !isInside(start + (end - 1) * step)) end--;
  return [first, end];
}

const withoutDoubles = (points: readonly Point[]): readonly Point[] =>
  points.filter(({ x, y }, n) => {
    const before = points[(n + points.length - 1) % points.length];
    return before === undefined || before.x !== x || before.y !== y;
  });
