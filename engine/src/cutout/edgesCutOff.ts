import { createPlane, type Plane } from './plane.ts';
import { boundsOf } from './regions.ts';

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

/** Of a thing's side, as much as must lie along the photo's border: a round thing may touch it. */
const ALONG = 0.13;

/** Where a photo cuts off the thing that it shows: the sides of `alpha`, its outline, 0..1 for each pixel. */
export function edgesCutOff(alpha: Plane): readonly Edge[] {
  const box = boundsOf(alpha, 0.5);
  if (box === null) return [];
  return EDGES.filter((edge) => {
    const isAcross = edge === 'top' || edge === 'bottom';
    const [from, length] = isAcross ? [box.x, box.width] : [box.y, box.height];
    let cut = 0;
    for (let at = from; at < from + length; at++) {
      if ((alpha.data[onBorder(alpha, edge, at)] ?? 0) > 0.5) cut++;
    }
    return cut > length * ALONG;
  });
}

/** Pixels: more than a resampled mask smears over its border. */
const CLEAR = 2;

/**
 * The same outline, clear of the photo's border: of a thing that is all in its photo and reaches to the border, as where
 * somebody has cropped it closely. Nothing cuts it off then (`edgesCutOff`).
 */
export function clearOfBorder({ data, width, height }: Plane): Plane {
  const clear = createPlane(width, height);
  for (let y = CLEAR; y < height - CLEAR; y++) {
    const row = y * width;
    clear.data.set(data.subarray(row + CLEAR, row + width - CLEAR), row + CLEAR);
  }
  return clear;
}

/** The pixel of a border that is `at` from its top or left end. */
function onBorder({ width, height }: Plane, edge: Edge, at: number): number {
  switch (edge) {
    case 'left':
      return at * width;
    case 'right':
      return at * width + width - 1;
    case 'top':
      return at;
    case 'bottom':
      return (height - 1) * width + at;
  }
}
