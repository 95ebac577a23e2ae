import { costOf, learnColours, type ColourModel } from './colourModel.ts';
import type { Lab } from '../raster/lab.ts';
import { createGrid, DIRECTIONS, minCut, type Grid } from './minCut.ts';
import type { Size } from '../raster/pixels.ts';
import { createPlane, type Plane } from '../raster/plane.ts';

/** Capacities are whole numbers: steps in one unit of cost. */
const STEPS = 16;
/** How dear it is to cut between two pixels that look alike. */
const SMOOTHNESS = 28;
/** A pixel that somebody painted never changes sides. */
const CERTAIN = 1e6;
/** The colours under a stroke count this much more than others. */
const STROKE_WEIGHT = 12;
/** No pixel's colour alone may overrule all its neighbours. */
const MOST_PULL = 60;

/** What all cuts of one photo share. Each of them goes on from the flow of the one before: only `pullTo` changes it. */
export interface Scene {
  readonly lab: Lab;
  readonly width: number;
  readonly height: number;
  /** The pulls of the last cut, and what can still flow after it. */
  readonly pull: Int32Array;
  readonly left: Grid;
}

/** Its ties hold neighbours together as strongly as they look alike. Nothing pulls yet. */
export function openScene(lab: Lab, { width, height }: Size): Scene {
  const tie = tiesOf(lab, { width, height });
  const left = createGrid(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = ((y + 1) * (width + 2) + x + 1) * 8;
      DIRECTIONS.forEach(([dx, dy], direction) => {
        const [u, v] = [x + dx, y + dy];
        if (u < 0 || v < 0 || u >= width || v >= height) return;
        left.ties[at + direction] = tie(y * width + x, v * width + u, Math.hypot(dx, dy));
      });
    }
  return { lab, width, height, pull: new Int32Array(left.pull.length), left };
}

/** How strongly two neighbours of a picture hold together: steps that are rare in it are weak. */
export function tiesOf(
  lab: Lab,
  { width, height }: Size,
): (i: number, j: number, far: number) => number {
  const gap = (i: number, j: number): number =>
    ((lab[i * 3] ?? 0) - (lab[j * 3] ?? 0)) ** 2 +
    ((lab[i * 3 + 1] ?? 0) - (lab[j * 3 + 1] ?? 0)) ** 2 +
    ((lab[i * 3 + 2] ?? 0) - (lab[j * 3 + 2] ?? 0)) ** 2;
  let sum = 0;
  for (let y = 0; y < height; y++)
    for (let x = 1; x < width; x++) sum += gap(y * width + x, y * width + x - 1);
  const beta = 1 / (2 * Math.max(1, sum / (height * Math.max(1, width - 1))));
  return (i, j, far) => Math.round((STEPS * (SMOOTHNESS * Math.exp(-beta * gap(i, j)) + 1)) / far);
}

interface Start {
  readonly start: Plane;
  readonly said: Plane;
}

interface How {
  readonly rounds: number;
  /** What speaks for the product (above 0) whatever the colour, in units of cost. */
  readonly lean?: Plane | null;
}

/**
 * GrabCut (Rother, Kolmogorov, Blake 2004): learns the colours of both sides of a mask, cuts anew where
 * colours and edges ask for it, and repeats. `said` holds 1 and -1 where people decided, and what
 * lies between where something is taken for granted.
 */
export const grabCut = (scene: Scene, asked: Start & How): Plane =>
  grabCutsFrom(scene, asked)(asked);

/** Several of them from one start: its colours are learnt once. */
export function grabCutsFrom(scene: Scene, { start, said }: Start): (how: How) => Plane {
  const first = withSaid(start, said);
  const sides = sidesOf(scene.lab, first, said);

  return ({ rounds, lean = null }) => {
    let mask = first;
    for (let round = 0; round < rounds; round++) {
      const learnt = round === 0 ? sides : sidesOf(scene.lab, mask, said);
      if (learnt === null) return mask;
      pullTo(scene, pullsOf(scene, learnt, { said, lean }));
      const next = maskOf(minCut(scene.left));
      const changed = next.data.reduce((sum, v, i) => sum + Math.abs(v - (mask.data[i] ?? 0)), 0);
      mask = next;
      if (changed < next.data.length / 2_000) break;
    }
    return mask;
  };

  function maskOf(found: Uint8Array): Plane {
    const { width, height } = scene;
    const cut = createPlane(width, height);
    for (let y = 0; y < height; y++)
      cut.data.set(found.subarray((y + 1) * (width + 2) + 1, (y + 2) * (width + 2) - 1), y * width);
    return cut;
  }
}

/**
 * Changes what is left by as much as the pulls change. Those of two rounds, or two strokes, differ little, and how a cut was
 * found changes nothing about it.
 */
function pullTo({ pull, left }: Scene, next: Int32Array): void {
  for (let node = 0; node < next.length; node++)
    left.pull[node] = (left.pull[node] ?? 0) + (next[node] ?? 0) - (pull[node] ?? 0);
  pull.set(next);
}

function withSaid(mask: Plane, said: Plane): Plane {
  const { width, height } = mask;
  const data = mask.data.map((v, i) => {
    const word = said.data[i] ?? 0;
    return word === 0 ? (v > 0.5 ? 1 : 0) : word > 0 ? 1 : 0;
  });
  return { width, height, data };
}

export interface Sides {
  readonly inside: ColourModel;
  readonly outside: ColourModel;
}

/** The colours on both sides of a mask; null when one side is empty. */
export function sidesOf(lab: Lab, mask: Plane, said: Plane): Sides | null {
  const weightOn = (side: number) => (i: number) =>
    said.data[i] === (side === 1 ? 1 : -1) ? STROKE_WEIGHT : mask.data[i] === side ? 1 : 0;
  const inside = learnColours(lab, weightOn(1));
  const outside = learnColours(lab, weightOn(0));
  return inside === null || outside === null ? null : { inside, outside };
}

/** What ties a pixel to the product (above 0) or to its background. */
export function pullOf(
  { inside, outside }: Sides,
  lab: Lab,
  i: number,
  { word, lean = 0 }: { readonly word: number; readonly lean?: number },
): number {
  if (word !== 0) return Math.sign(word) * CERTAIN;
  const pull = costOf(outside, lab, i) - costOf(inside, lab, i) + lean;
  return Math.round(STEPS * Math.min(MOST_PULL, Math.max(-MOST_PULL, pull)));
}

function pullsOf(
  { lab, width, height }: Scene,
  sides: Sides,
  { said, lean }: { readonly said: Plane; readonly lean: Plane | null },
): Int32Array {
  const pull = new Int32Array((width + 2) * (height + 2));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      pull[(y + 1) * (width + 2) + x + 1] = pullOf(sides, lab, i, {
        word: said.data[i] ?? 0,
        lean: lean?.data[i] ?? 0,
      });
    }
  return pull;
}
