import { negativeLogLikelihood, fitColourModel, type ColourModel } from './colourModel.ts';
import { squaredColourDistance, type Lab } from '../raster/lab.ts';
import { createFlowNetwork, DIRECTIONS, minCut, type FlowNetwork } from './minCut.ts';
import type { Size } from '../raster/pixels.ts';
import { createPlane, type Plane } from '../raster/plane.ts';

/** Capacities are whole numbers: so many of them are one unit of cost. */
const STEPS = 16;
/** Weight of the smoothness term: what it costs to cut between two neighbours of the same colour. */
const SMOOTHNESS = 28;
/** Pull of a hint: no sum of other terms overrules it. */
const CERTAIN = 1e6;
/** Weight of a pixel under a stroke in the colour models; others weigh 1. */
const STROKE_WEIGHT = 12;
/** Limit of the data term, so that a single pixel's colour cannot overrule all of its neighbours. */
const MOST_PULL = 60;

/** The graph that all cuts of one photo share. Each cut goes on from the flow of the one before; only `updateTerminals` changes it. */
export interface SegmentationGraph {
  readonly lab: Lab;
  readonly width: number;
  readonly height: number;
  /** Capacities of the terminal links in the last cut. */
  readonly terminals: Int32Array;
  /** Capacities that are left after it. */
  readonly residual: FlowNetwork;
}

/** A graph whose neighbour links are set, and whose terminal links are 0. */
export function openGraph(lab: Lab, { width, height }: Size): SegmentationGraph {
  const weightOf = linkWeights(lab, { width, height });
  const residual = createFlowNetwork(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = ((y + 1) * (width + 2) + x + 1) * 8;
      DIRECTIONS.forEach(([dx, dy], direction) => {
        const [u, v] = [x + dx, y + dy];
        if (u < 0 || v < 0 || u >= width || v >= height) return;
        const weight = weightOf(y * width + x, v * width + u, Math.hypot(dx, dy));
        residual.links[at + direction] = weight;
      });
    }
  const terminals = new Int32Array(residual.terminals.length);
  return { lab, width, height, terminals, residual };
}

/** Capacity of the link between two neighbours at a distance of 1 or the square root of 2: small where colours differ more than usual in this photo. */
export function linkWeights(
  lab: Lab,
  { width, height }: Size,
): (i: number, j: number, distance: number) => number {
  let sum = 0;
  for (let y = 0; y < height; y++)
    for (let x = 1; x < width; x++)
      sum += squaredColourDistance(lab, y * width + x, y * width + x - 1);
  const beta = 1 / (2 * Math.max(1, sum / (height * Math.max(1, width - 1))));
  return (i, j, distance) =>
    Math.round(
      (STEPS * (SMOOTHNESS * Math.exp(-beta * squaredColourDistance(lab, i, j)) + 1)) / distance,
    );
}

interface Start {
  /** The mask that colours are learnt from at first: 1 inside, 0 outside. */
  readonly start: Plane;
  readonly hints: Plane;
}

interface How {
  readonly rounds: number;
  /** Added to the data term: above 0 speaks for the product, in units of cost. */
  readonly bias?: Plane | null;
}

/**
 * GrabCut (Rother, Kolmogorov and Blake 2004): fits colour models to both sides of a mask, computes the minimum cut, and
 * repeats. `hints` are hard constraints: 1 inside, -1 outside, `ASSUMED` outside unless painted over (see `paintStrokes`).
 * Returns 1 inside, 0 outside.
 */
export const grabCut = (graph: SegmentationGraph, asked: Start & How): Plane =>
  grabCutsFrom(graph, asked)(asked);

/** Several cuts from one start, whose colour models are fitted once. */
export function grabCutsFrom(
  graph: SegmentationGraph,
  { start, hints }: Start,
): (how: How) => Plane {
  const first = withHints(start, hints);
  const models = learnColourModels(graph.lab, first, hints);

  return ({ rounds, bias = null }) => {
    let mask = first;
    for (let round = 0; round < rounds; round++) {
      const learnt = round === 0 ? models : learnColourModels(graph.lab, mask, hints);
      if (learnt === null) return mask;
      updateTerminals(graph, terminalsOf(graph, learnt, { hints, bias }));
      const next = maskOf(minCut(graph.residual));
      const changed = next.data.reduce((sum, v, i) => sum + Math.abs(v - (mask.data[i] ?? 0)), 0);
      mask = next;
      if (changed < next.data.length / 2_000) break;
    }
    return mask;
  };

  function maskOf(found: Uint8Array): Plane {
    const { width, height } = graph;
    const cut = createPlane(width, height);
    for (let y = 0; y < height; y++)
      cut.data.set(found.subarray((y + 1) * (width + 2) + 1, (y + 2) * (width + 2) - 1), y * width);
    return cut;
  }
}

/**
 * Adds the change of the terminals to what is left of them. Those of two rounds or two strokes differ little, and the
 * minimum cut does not depend on how the flow was found.
 */
function updateTerminals({ terminals, residual }: SegmentationGraph, next: Int32Array): void {
  for (let node = 0; node < next.length; node++)
    residual.terminals[node] =
      (residual.terminals[node] ?? 0) + (next[node] ?? 0) - (terminals[node] ?? 0);
  terminals.set(next);
}

function withHints(mask: Plane, hints: Plane): Plane {
  const { width, height } = mask;
  const data = mask.data.map((v, i) => {
    const hint = hints.data[i] ?? 0;
    return hint === 0 ? (v > 0.5 ? 1 : 0) : hint > 0 ? 1 : 0;
  });
  return { width, height, data };
}

export interface ColourModels {
  readonly inside: ColourModel;
  readonly outside: ColourModel;
}

/** Colour models of both sides of a mask; null when one side is empty. */
export function learnColourModels(lab: Lab, mask: Plane, hints: Plane): ColourModels | null {
  const weightOn = (side: number) => (i: number) =>
    hints.data[i] === (side === 1 ? 1 : -1) ? STROKE_WEIGHT : mask.data[i] === side ? 1 : 0;
  const inside = fitColourModel(lab, weightOn(1));
  const outside = fitColourModel(lab, weightOn(0));
  return inside === null || outside === null ? null : { inside, outside };
}

/** Capacity of a pixel's terminal link: above 0 to the product, below 0 to the background. */
export function terminalOf(
  { inside, outside }: ColourModels,
  lab: Lab,
  i: number,
  { hint, bias = 0 }: { readonly hint: number; readonly bias?: number },
): number {
  if (hint !== 0) return Math.sign(hint) * CERTAIN;
  const pull =
    negativeLogLikelihood(outside, lab, i) - negativeLogLikelihood(inside, lab, i) + bias;
  return Math.round(STEPS * Math.min(MOST_PULL, Math.max(-MOST_PULL, pull)));
}

function terminalsOf(
  { lab, width, height }: SegmentationGraph,
  models: ColourModels,
  { hints, bias }: { readonly hints: Plane; readonly bias: Plane | null },
): Int32Array {
  const capacities = new Int32Array((width + 2) * (height + 2));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      capacities[(y + 1) * (width + 2) + x + 1] = terminalOf(models, lab, i, {
        hint: hints.data[i] ?? 0,
        bias: bias?.data[i] ?? 0,
      });
    }
  return capacities;
}
