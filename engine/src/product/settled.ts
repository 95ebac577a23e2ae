import { groundLineOf } from '../sets/groundLine.ts';
import type { Standing } from '../sets/standing.ts';

/** Of how far back a thing touches the ground, how much further to the front it stands: the rest is behind the floor line. */
const TO_THE_FRONT = 0.8;

/**
 * The group where the ground bears all of it. What touches the ground far behind its nearest point stands nearer
 * to the front edge, and the whole group goes with it, so that nobody passes anybody. What lies lower than the thing
 * itself, a crumb or the soft edge, does not hold it above the floor.
 */
export function settled(group: readonly Standing[], front: number): Standing[] {
  const known = group.map((thing) => {
    const line = groundLineOf(thing.layer);
    return { ...thing, line, low: line.isPlain ? 0 : line.nearest * thing.width };
  });
  const deepest = Math.max(...known.map(({ line, width }) => line.depth * width));
  const lowest = Math.max(...known.map(({ low }) => low));
  const forward = Math.max(0, Math.min(front - lowest, deepest * TO_THE_FRONT));
  return known.map(({ low, ...thing }) => ({ ...thing, y: thing.y + low + forward }));
}
