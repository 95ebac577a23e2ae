import { fineMaskOf, type Copies } from './copies.ts';
import type { CutState, SeenStroke } from './cutState.ts';
import { grabCutsFrom, type SegmentationGraph } from './graph/grabCut.ts';
import { biasFromSalience, COLOUR_TRUST_OF_SEEN } from './look/keepUnchanged.ts';
import { growPlane, mapPlane, resizeMask, sumOf, type Plane } from './raster/plane.ts';
import { biasWithinLoop, fillsLoop, LOOP_LEAST, withinLoop } from './strokes/loop.ts';
import { paintStrokes } from './strokes/strokes.ts';
import { withoutSpecks } from './withoutSpecks.ts';

/** Rounds of GrabCut within a loop, and the margin along it that starts as background, as a share of the loop's size. */
const LOOP = { rounds: 2, margin: 0.08 } as const;

/** The state after a loop, which starts the segmentation again: anything within it may be the product. */
export function loopState(
  copies: Copies,
  before: CutState,
  { stroke, until, salience }: SeenStroke,
): CutState {
  const { size, graphOf, fineOf } = copies;
  const loop = withinLoop(stroke.points, size);
  const seen = salience && resizeMask(salience, size.width, size.height);
  const inside = seen && mapPlane(seen, (v, i) => v * (loop.data[i] ?? 0));
  if (salience !== null && inside !== null && fillsLoop(inside, loop)) {
    const { width, height } = fineOf().size;
    const fineLoop = withinLoop(stroke.points, { width, height });
    const found = mapPlane(
      resizeMask(salience, width, height),
      (v, i) => v * (fineLoop.data[i] ?? 0),
    );
    return {
      ...before,
      roughMask: inside,
      // Small holes close here, as they would after the next stroke: otherwise that one would seem to have closed them.
      fineMask: withoutSpecks(found, paintStrokes(until, { width, height })),
      colourTrust: COLOUR_TRUST_OF_SEEN,
      bias: biasFromSalience(salience, size),
    };
  }
  const { hints } = before;
  const roughMask = cutWithin(graphOf(), { loop, hints });
  const fineMask = fineMaskOf(copies, { roughMask, hints, strokes: until });
  return { ...before, roughMask, fineMask, colourTrust: 1, bias: null };
}

interface Loop {
  readonly loop: Plane;
  readonly hints: Plane;
}

function cutWithin(graph: SegmentationGraph, { loop, hints }: Loop): Plane {
  const area = sumOf(loop);
  // People leave a margin between the loop and the product.
  const start = growPlane(loop, -Math.round(Math.sqrt(area) * LOOP.margin));
  const cut = grabCutsFrom(graph, { start, hints });
  const byColours = cut({ rounds: LOOP.rounds });
  // A product that looks like its background loses nearly everything: then the shape of the loop counts too.
  return sumOf(byColours) > area * LOOP_LEAST
    ? byColours
    : cut({ rounds: LOOP.rounds, bias: biasWithinLoop(loop) });
}
