import type { Level } from './levels.ts';
import { relightOf } from './patches.ts';
import { HOLE, NONE } from './places.ts';

/** Steps of 255 that two places may be off where they meet: what differs by more is an edge, and stays one. */
const OFF = 16;
/** Rounds that bring a rim's colour to the middle of a stroke, and how much work they may be in all, in pixels. */
const ROUNDS = 50;
const WORK = 1_500_000;
/** Over-relaxation, for a hole of some thirty pixels across. */
const OVER = 1.8;

interface Taken {
  readonly level: Level;
  readonly from: Int32Array;
  /** The colours as they were taken, RGB a pixel. */
  readonly taken: Float32Array;
}

/**
 * What is to be added to colours that were taken from many places, so that their light goes on where they meet, and at
 * the rim of the hole: the taken gradients are integrated again (Pérez, Gangnet and Blake 2003), but for those across
 * what is an edge anyway.
 */
export function blend(all: Taken): Float32Array {
  const { places, width, takers } = all.level;
  const added = new Float32Array(all.taken.length);
  const holes = takers.filter((at) => places[at] === HOLE);
  const rounds = Math.min(ROUNDS, Math.ceil(WORK / Math.max(1, holes.length)));
  const { sums, counts } = lacking(all, holes);
  for (let round = 0; round < rounds; round++)
    for (let n = 0; n < holes.length; n++) {
      const at = holes[n] ?? 0;
      const count = counts[n] ?? 0;
      if (count === 0) continue;
      // What is not of the hole has nothing added, whatever it is.
      for (let o = at * 3; o < at * 3 + 3; o++) {
        const around =
          (added[o - 3] ?? 0) +
          (added[o + 3] ?? 0) +
          (added[o - width * 3] ?? 0) +
          (added[o + width * 3] ?? 0);
        const own = added[o] ?? 0;
        added[o] = own + OVER * (((sums[n * 3 + o - at * 3] ?? 0) + around) / count - own);
      }
    }
  return added;
}

interface Lacking {
  /** What each pixel of the hole lacks beside its neighbours, RGB. */
  readonly sums: Float32Array;
  /** How many of its four neighbours are the product's. */
  readonly counts: Uint8Array;
}

function lacking(all: Taken, holes: Int32Array): Lacking {
  const { places, width } = all.level;
  const right = jumps(all, 1);
  const down = jumps(all, width);
  const sums = new Float32Array(holes.length * 3);
  const counts = new Uint8Array(holes.length);
  holes.forEach((at, n) => {
    for (const beside of [at - 1, at + 1, at - width, at + width])
      if (places[beside] !== NONE) counts[n] = (counts[n] ?? 0) + 1;
    for (let c = 0; c < 3; c++)
      sums[n * 3 + c] =
        (right[(at - 1) * 3 + c] ?? 0) -
        (right[at * 3 + c] ?? 0) +
        (down[(at - width) * 3 + c] ?? 0) -
        (down[at * 3 + c] ?? 0);
  });
  return { sums, counts };
}

/** By how much the step from each pixel to the next one is not what it was where they were taken from. */
function jumps({ level, from, taken }: Taken, step: number): Float32Array {
  const { places, colours, light, takers } = level;
  const out = new Float32Array(taken.length);
  const jump = [0, 0, 0];
  // All pixels of a hole take, and so do those around it: each pair of neighbours begins with one that takes.
  for (const at of takers) {
    const next = at + step;
    const [here, there] = [places[at], places[next]];
    if (here === NONE || there === NONE || (here !== HOLE && there !== HOLE)) continue;
    const [one, other] = [sourceOf(at), sourceOf(next)];
    if (one < 0 && other < 0) continue;
    let far = 0;
    for (let c = 0; c < 3; c++) {
      const wanted =
        (stepAt(one, at, c, 1) + stepAt(other, next, c, -1)) / (one < 0 || other < 0 ? 1 : 2);
      const v = wanted - ((taken[next * 3 + c] ?? 0) - (taken[at * 3 + c] ?? 0));
      jump[c] = v;
      far += v * v;
    }
    const share = 1 / (1 + far / (OFF * OFF));
    for (let c = 0; c < 3; c++) out[next * 3 + c - step * 3] = (jump[c] ?? 0) * share;
  }
  return out;

  function sourceOf(at: number): number {
    return places[at] === HOLE ? (from[at] ?? -1) : -1;
  }

  /** The step as one of both pixels has taken it along. */
  function stepAt(source: number, at: number, c: number, sign: 1 | -1): number {
    if (source < 0) return 0;
    const near = colours[source * 3 + c] ?? 0;
    const beside = colours[(source + sign * step) * 3 + c] ?? 0;
    return sign * (beside - near) * relightOf(light, at, source);
  }
}
