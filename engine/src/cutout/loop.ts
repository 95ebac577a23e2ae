import type { Size } from './pixels.ts';
import { createPlane, type Plane } from './plane.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Loops smaller than this share of the photo are a slip of the finger. */
const LEAST_AREA = 0.002;

/** Whether a line is a loop around something: its ends are joined. */
export function isLoop(points: readonly Point[]): boolean {
  let twice = 0;
  points.forEach(({ x, y }, n) => {
    const before = points.at(n - 1) ?? { x, y };
    twice += before.x * y - x * before.y;
  });
  return Math.abs(twice) / 2 >= LEAST_AREA;
}

/** 1 within a loop, whichever way it was drawn and however often it crosses itself. */
export function withinLoop(points: readonly Point[], { width, height }: Size): Plane {
  const plane = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const turns = crossingsAt(points, v);
    let sum = 0;
    turns.forEach(({ x, turn }, n) => {
      sum += turn;
      if (sum === 0) return;
      const from = Math.max(0, Math.ceil(x * width - 0.5));
      const to = Math.min(width, Math.ceil((turns[n + 1]?.x ?? x) * width - 0.5));
      if (to > from) plane.data.fill(1, y * width + from, y * width + to);
    });
  }
  return plane;
}

/** Where the loop crosses a row, from the left, and whether downwards or upwards there. */
function crossingsAt(
  points: readonly Point[],
  v: number,
): { readonly x: number; readonly turn: number }[] {
  return points
    .flatMap((to, n) => {
      const from = points.at(n - 1) ?? to;
      if (from.y <= v === to.y <= v) return [];
      const share = (v - from.y) / (to.y - from.y);
      return [{ x: from.x + share * (to.x - from.x), turn: to.y > from.y ? 1 : -1 }];
    })
    .toSorted((one, other) => one.x - other.x);
}
