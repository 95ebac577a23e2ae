import { grabCut, openScene } from '../grabCut.ts';
import { cropLab, type Lab } from '../lab.ts';
import type { Size } from '../pixels.ts';
import { cropPlane, growPlane, mapPlane, placePlane, type Plane } from '../plane.ts';
import { boundsOf, maskOf, paddedBox, regionsOf } from '../regions.ts';
import { ASSUMED } from '../strokes.ts';

/** So far around a part its edge may lie, and so far around that colours are learnt, in pixels of the copy. */
const REACH = { edge: 4, colours: 8 } as const;
const ROUNDS = 2;
/** What speaks for a part as it was found, in units of cost. */
const FOUND = 2;

interface Copy {
  readonly lab: Lab;
  readonly size: Size;
}

interface Found {
  /** The cut: 1 inside, 0 outside. */
  readonly solid: Plane;
  /** What people have painted: there nothing changes. */
  readonly words: Plane;
  readonly pixels: Int32Array;
  readonly kind: 'keep' | 'remove';
}

/**
 * A part that may be wrong, as colours and edges around it have it: the pixels that would change sides, none where they have it
 * as it is. A network sees a chain as a band, and what lies between two legs with the wires before it.
 */
export function settlePart({ lab, size }: Copy, { solid, words, pixels, kind }: Found): Int32Array {
  const value = kind === 'keep' ? 1 : 0;
  const part = maskOf(size, [{ pixels, open: false }]);
  const near = mapPlane(growPlane(part, REACH.edge), (v, i) => (words.data[i] === 0 ? v : 0));
  const box = boundsOf(near, 0.5);
  if (box === null) return pixels;
  const area = paddedBox(box, REACH.colours, size);
  const before = cropPlane(solid, area);
  const found = cropPlane(part, area).data;
  const open = cropPlane(near, area).data;
  const start = mapPlane(before, (v, i) => (found[i] === 1 ? value : v));
  const said = mapPlane(start, (v, i) => {
    if (open[i] === 1) return 0;
    return v === 1 ? -ASSUMED : ASSUMED;
  });
  const lean = mapPlane(start, (_, i) => (found[i] ?? 0) * (value === 1 ? FOUND : -FOUND));
  const scene = openScene(cropLab(lab, size.width, area), area);
  const cut = grabCut(scene, { start, said, rounds: ROUNDS, lean });
  const changed = mapPlane(cut, (v, i) =>
    v === value && before.data[i] !== value && open[i] === 1 ? 1 : 0,
  );
  const touched = regionsOf(placePlane(changed, area, size), (v) => v === 1).filter((region) =>
    region.pixels.some((i) => part.data[i] === 1),
  );
  return Int32Array.from(touched.flatMap((region) => [...region.pixels]));
}
