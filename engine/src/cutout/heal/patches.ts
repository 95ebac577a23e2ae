import type { Level } from './levels.ts';
import { HOLE } from './places.ts';

/** Where each pixel's patch is taken from (-1: nowhere yet), and how unlike it is to what is around the pixel. */
export interface Field {
  readonly from: Int32Array;
  readonly costs: Float64Array;
}

/** By what share the light of what is taken may be changed: what lies in a shade may come from the light. */
const RELIGHT = 0.1;
/**
 * What it costs to change the light, to come from a hundred pixels of the photo away, to be rougher by a step, and to
 * be taken once more: in squared steps of 255 for each unit of weight.
 */
const COST = { relit: 0.4, far: 10, rough: 6, again: 25 } as const;
/** Steps of roughness, and of light, beyond which it is all the same. */
const ROUGH = 10;
const DARKER = 40;

/** What the colours of one place are multiplied with to be in the light of another. */
export function relightOf(light: Uint8ClampedArray, to: number, from: number): number {
  const gain = ((light[to] ?? 0) + 1) / ((light[from] ?? 0) + 1);
  return Math.min(1 + RELIGHT, Math.max(1 - RELIGHT, gain));
}

/** How unlike two patches are, by squared differences of colours; what is above `limit` is not counted to its end. */
export type Compare = (at: number, from: number, limit: number) => number;

export function comparing(level: Level): Compare {
  const { light, rough, weights, totals, width, reach, scale } = level;
  // Beside each other, and as they are counted with: bytes would be turned into fractions for each comparison.
  const pixels = new Float32Array(weights.length * 4);
  for (let at = 0; at < weights.length; at++) {
    pixels[at * 4] = weights[at] ?? 0;
    for (let c = 0; c < 3; c++) pixels[at * 4 + 1 + c] = level.colours[at * 3 + c] ?? 0;
  }
  const far = (COST.far * scale * scale) / 10_000;
  const rowOf = new Int32Array(weights.length);
  for (let at = 0; at < rowOf.length; at++) rowOf[at] = Math.floor(at / width);
  return (at, from, limit) => {
    const gain = relightOf(light, at, from);
    const relit = Math.min(DARKER, Math.abs((light[at] ?? 0) - (light[from] ?? 0)));
    const rows = (rowOf[at] ?? 0) - (rowOf[from] ?? 0);
    const columns = at - from - rows * width;
    const rougher = Math.min(ROUGH, Math.abs((rough[at] ?? 0) - (rough[from] ?? 0)));
    const aside =
      COST.rough * rougher * rougher +
      COST.relit * relit * relit +
      far * (rows * rows + columns * columns);
    let cost = aside * (totals[at] ?? 0);
    for (let dy = -reach; dy <= reach; dy++) {
      if (cost >= limit) return cost;
      const first = (at + dy * width - reach) * 4;
      const away = (from - at) * 4;
      for (let to = first; to <= first + 8 * reach; to += 4) {
        const weight = pixels[to] ?? 0;
        if (weight === 0) continue;
        const r = (pixels[to + away + 1] ?? 0) * gain - (pixels[to + 1] ?? 0);
        const g = (pixels[to + away + 2] ?? 0) * gain - (pixels[to + 2] ?? 0);
        const b = (pixels[to + away + 3] ?? 0) * gain - (pixels[to + 3] ?? 0);
        cost += weight * (r * r + g * g + b * b);
      }
    }
    return cost;
  };
}

/** How many times a pixel that has no patch yet draws one. */
const DRAWS = 6;

interface Search {
  readonly passes: number;
  /** How far around its patch a pixel looks for a better one at first, in pixels. */
  readonly radius: number;
  readonly chance: () => number;
}

/**
 * Finds better patches: those beside the patches of neighbours, and others at random in ever smaller surroundings
 * (PatchMatch, Barnes et al. 2009). Costs are counted anew, for what is around them has changed since.
 */
export function improve(level: Level, field: Field, { passes, radius, chance }: Search): void {
  const { takers, givers, gives, width, height } = level;
  const { from, costs } = field;
  const compare = comparing(level);
  const uses = new Int32Array(gives.length);
  for (const at of takers) {
    const source = from[at] ?? -1;
    if (source >= 0) uses[source] = (uses[source] ?? 0) + 1;
  }
  for (const at of takers) {
    if ((from[at] ?? -1) < 0) draw(at);
    else
      costs[at] =
        compare(at, from[at] ?? 0, Infinity) + againCost(at, (uses[from[at] ?? 0] ?? 1) - 1);
  }
  for (let pass = 0; pass < passes; pass++) {
    const back = pass % 2 === 1;
    const step = back ? 1 : -1;
    for (let n = 0; n < takers.length; n++) {
      const at = takers[back ? takers.length - 1 - n : n] ?? 0;
      follow(at, at + step, -step);
      follow(at, at + step * width, -step * width);
      for (let r = radius; r >= 1; r /= 2) wander(at, r);
    }
  }

  function draw(at: number): void {
    costs[at] = Infinity;
    for (let n = 0; n < DRAWS; n++) take(at, givers[Math.floor(chance() * givers.length)] ?? -1);
  }

  function take(at: number, candidate: number): void {
    if (gives[candidate] !== 1 || candidate === from[at]) return;
    const most = costs[at] ?? Infinity;
    const again = againCost(at, uses[candidate] ?? 0);
    if (again >= most) return;
    const cost = again + compare(at, candidate, most - again);
    if (cost >= most) return;
    const before = from[at] ?? -1;
    if (before >= 0) uses[before] = (uses[before] ?? 0) - 1;
    uses[candidate] = (uses[candidate] ?? 0) + 1;
    costs[at] = cost;
    from[at] = candidate;
  }

  /** What is taken from one place again and again is seen as a pattern, or as a blot. */
  function againCost(at: number, times: number): number {
    return COST.again * times * (level.totals[at] ?? 0);
  }

  function follow(at: number, beside: number, away: number): void {
    const there = from[beside] ?? -1;
    if (there >= 0) take(at, there + away);
  }

  function wander(at: number, r: number): void {
    const own = from[at] ?? 0;
    const row = Math.floor(own / width);
    const x = own - row * width + Math.floor((chance() * 2 - 1) * r + 0.5);
    const y = row + Math.floor((chance() * 2 - 1) * r + 0.5);
    if (x >= 0 && x < width && y >= 0 && y < height) take(at, y * width + x);
  }
}

/** Gives a patch to each pixel that has none: the one beside its neighbour's, or any. */
export function complete(level: Level, { from }: Field, chance: () => number): void {
  const { takers, givers, gives, width } = level;
  for (const at of takers) {
    if ((from[at] ?? -1) >= 0) continue;
    const beside = [(from[at - 1] ?? -1) + 1, (from[at - width] ?? -1) + width];
    const any = givers[Math.floor(chance() * givers.length)] ?? -1;
    from[at] = beside.find((candidate) => gives[candidate] === 1) ?? any;
  }
}

/**
 * Gives each pixel of the hole the mean of what the patches say that reach over it, the more alike ones first
 * (Wexler, Shechtman and Irani 2007).
 */
export function vote(level: Level, { from, costs }: Field): void {
  const { colours, light, places, totals, takers, width, reach } = level;
  const sums = new Float32Array(places.length * 4);
  const usual = usualCost(level, costs);
  for (const at of takers) {
    const source = from[at] ?? -1;
    if (source < 0) continue;
    const unlike = (costs[at] ?? 0) / Math.max(1, totals[at] ?? 0) / usual;
    const weight = 1 / (1 + unlike * unlike * unlike);
    const gain = relightOf(light, at, source);
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const to = at + dy * width + dx;
        if (places[to] !== HOLE) continue;
        const s = (source + dy * width + dx) * 3;
        sums[to * 4] = (sums[to * 4] ?? 0) + weight * gain * (colours[s] ?? 0);
        sums[to * 4 + 1] = (sums[to * 4 + 1] ?? 0) + weight * gain * (colours[s + 1] ?? 0);
        sums[to * 4 + 2] = (sums[to * 4 + 2] ?? 0) + weight * gain * (colours[s + 2] ?? 0);
        sums[to * 4 + 3] = (sums[to * 4 + 3] ?? 0) + weight;
      }
  }
  for (let to = 0; to < places.length; to++) {
    const all = sums[to * 4 + 3] ?? 0;
    if (all === 0) continue;
    for (let c = 0; c < 3; c++) colours[to * 3 + c] = (sums[to * 4 + c] ?? 0) / all;
  }
}

/** Gives each pixel of the hole the colour in the middle of its patch: what is rough stays so, where a mean would be smooth. */
export function copy({ colours, light, places, takers }: Level, { from }: Field): void {
  for (const at of takers) {
    const source = from[at] ?? -1;
    if (places[at] !== HOLE || source < 0) continue;
    const gain = relightOf(light, at, source);
    for (let c = 0; c < 3; c++) colours[at * 3 + c] = (colours[source * 3 + c] ?? 0) * gain;
  }
}

/** The mean unlikeness of all patches, for each unit of weight. */
function usualCost({ takers, totals }: Level, costs: Float64Array): number {
  let sum = 0;
  for (const at of takers) sum += (costs[at] ?? 0) / Math.max(1, totals[at] ?? 0);
  return Math.max(4, sum / Math.max(1, takers.length));
}
