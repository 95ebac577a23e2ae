import { mapPlane, type Plane } from '../raster/plane.ts';
import { grabCut, type SegmentationGraph } from './grabCut.ts';

/** What speaks for leaving everything else as it is, in units of cost: as much as colours can say against it. */
const STAY = 60;

interface Parts {
  /** The cut: 1 inside, 0 outside, at the size of the rough copy. */
  readonly mask: Plane;
  /** What a network has seen beside it, 1 or 0. */
  readonly seen: Plane;
  /** Hints of all strokes. */
  readonly hints: Plane;
}

/**
 * A cut together with a thing that a network has seen, at the size of the rough copy. The network fills what is between its parts, so the
 * colours of both and of the ground decide which of its pixels are product.
 */
export function joinSeen(graph: SegmentationGraph, { mask, seen, hints }: Parts): Plane {
  const start = mapPlane(mask, (v, i) => Math.max(v, seen.data[i] ?? 0));
  const bias = mapPlane(start, (v, i) => {
    if (seen.data[i] === 1) return 0;
    return v === 1 ? STAY : -STAY;
  });
  const found = grabCut(graph, { start, hints, rounds: 1, bias });
  return mapPlane(mask, (v, i) => (seen.data[i] === 1 ? Math.max(v, found.data[i] ?? 0) : v));
}
