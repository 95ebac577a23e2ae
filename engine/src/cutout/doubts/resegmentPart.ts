import type { FineCopy } from '../graph/bandCut.ts';
import { grabCut, openGraph } from '../graph/grabCut.ts';
import { cropLab } from '../raster/lab.ts';
import { cropPlane, growPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { boundsOf, maskOfRegions, paddedBox, regionsOf } from '../raster/regions.ts';
import { ASSUMED } from '../strokes/strokes.ts';

/** So far around a part its edge may lie, and so far around that colours are learnt, in pixels of the copy. */
const REACH = { edge: 4, colours: 8 } as const;
const ROUNDS = 2;
/** What speaks for a part as it was found, in units of cost. */
const FOUND = 2;

interface Found {
  /** The cut: 1 inside, 0 outside. */
  readonly solid: Plane;
  /** What people have painted: there nothing changes. */
  readonly hints: Plane;
  readonly pixels: Int32Array;
  readonly kind: 'keep' | 'remove';
}

/**
 * A part that may be wrong, as colours and edges around it have it: the pixels that would change sides, none where they have it
 * as it is. A network sees a chain as a band, and what lies between two legs with the wires before it.
 */
export function resegmentPart(
  { lab, size }: Pick<FineCopy, 'lab' | 'size'>,
  { solid, hints, pixels, kind }: Found,
): Int32Array {
  const value = kind === 'keep' ? 1 : 0;
  const part = maskOfRegions(size, [{ pixels, touchesBorder: false }]);
  const near = mapPlane(growPlane(part, REACH.edge), (v, i) => (hints.data[i] === 0 ? v : 0));
  const box = boundsOf(near, 0.5);
  if (box === null) return pixels;
  const area = paddedBox(box, REACH.colours, size);
  const before = cropPlane(solid, area);
  const found = cropPlane(part, area).data;
  const open = cropPlane(near, area).data;
  const start = mapPlane(before, (v, i) => (found[i] === 1 ? value : v));
  const fixed = mapPlane(start, (v, i) => {
    if (open[i] === 1) return 0;
    return v === 1 ? -ASSUMED : ASSUMED;
  });
  const bias = mapPlane(start, (_, i) => (found[i] ?? 0) * (value === 1 ? FOUND : -FOUND));
  const graph = openGraph(cropLab(lab, size.width, area), area);
  const cut = grabCut(graph, { start, hints: fixed, rounds: ROUNDS, bias });
  const changed = mapPlane(cut, (v, i) =>
    v === value && before.data[i] !== value && open[i] === 1 ? 1 : 0,
  );
  // Within its own area: a dozen parts are settled while somebody waits to paint on.
  const placeOf = (i: number): number =>
    (area.y + Math.floor(i / area.width)) * size.width + area.x + (i % area.width);
  const touched = regionsOf(changed, (v) => v === 1).filter((region) =>
    region.pixels.some((i) => found[i] === 1),
  );
  return Int32Array.from(touched.flatMap((region) => Array.from(region.pixels, placeOf)));
}
