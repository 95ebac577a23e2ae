import type { Window } from '../scene/window.ts';

const sharedLength = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/** Share of a box's area that a window shows. */
export function shareInside(box: Window, window: Window): number {
  const across = sharedLength(box.x, box.x + box.width, window.x, window.x + window.width);
  const down = sharedLength(box.y, box.y + box.height, window.y, window.y + window.height);
  return (across * down) / (box.width * box.height);
}
