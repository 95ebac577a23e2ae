export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Adds a point to one side of a convex hull: a chain that only ever turns one way, in the order of its points (Andrew
 * 1979). What lies within it, or on it, is dropped.
 */
export function addToHull(chain: Point[], point: Point): void {
  for (;;) {
    const [before, last] = [chain.at(-2), chain.at(-1)];
    if (before === undefined || last === undefined) break;
    const turn =
      (last.x - before.x) * (point.y - before.y) - (point.x - before.x) * (last.y - before.y);
    if (turn > 0) break;
    chain.pop();
  }
  chain.push(point);
}
