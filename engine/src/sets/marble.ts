import { css, type Rgb } from '../paint/colour.ts';
import type { Brush } from '../paint/layer.ts';
import type { Random } from '../random.ts';
import { noiseFrom, type Noise } from '../scene/stage.ts';
import type { GroundView, Spot } from './groundView.ts';

/** Veins of one kind. Lengths are in units of the slab. */
export interface Veins {
  /** From one vein to the next, and how wide one is at most. */
  readonly apart: number;
  readonly wide: number;
  readonly alpha: number;
  /** Which way they run across the slab, in radians: with one way for all, stone looks like a night with lightning. */
  readonly heading: number;
  /** How many branches leave one, for each thousand units of its length. */
  readonly branches: number;
}

export interface Marble {
  readonly vein: Rgb;
  readonly veins: readonly Veins[];
}

/** How far a vein leaves its way, in radians: in long bends, and in kinks. */
const WAY = { bend: 0.5, bendLong: 420, kink: 0.6, kinkLong: 40 } as const;
/** From one point of a vein to the next, in units. */
const STEP = 16;
/** A vein is there, and fades to nothing, and comes again, after about so many units. */
const COMES = 420;
/** What leaves a vein: how far to its side, how long, and how wide, as a share of it. */
const BRANCH = { turn: [0.3, 0.85], long: [90, 420], wide: [0.3, 0.6] } as const;
/** Stone is clear around a vein: wide and weak first, then its core. Shares of its width and of its alpha. */
const RIBBONS = [
  { wide: 4, alpha: 0.05 },
  { wide: 1.5, alpha: 0.26 },
  { wide: 1, alpha: 0.42 },
] as const;

interface Point {
  readonly along: number;
  readonly across: number;
  readonly heading: number;
  /** Half of how wide it is there. */
  readonly half: number;
}

interface Vein {
  readonly points: readonly Point[];
  readonly alpha: number;
}

/** Veins in polished stone, drawn as ribbons on the slab, so that they lie on it and get finer further away. */
export function paintVeins(brush: Brush, random: Random, marble: Marble, view: GroundView): void {
  const veins = marble.veins.flatMap((kind, n) => veinsIn(random.fork(`veins ${n}`), kind, view));
  for (const { wide, alpha } of RIBBONS)
    for (const vein of veins) {
      brush.fillStyle = css(marble.vein, vein.alpha * alpha);
      brush.beginPath();
      for (const part of seenParts(vein.points, view)) ribbon(brush, part, wide, view);
      brush.fill();
    }
}

/** Side by side over all of the slab, and what branches off them. */
function veinsIn(random: Random, kind: Veins, { along, across }: GroundView): Vein[] {
  const noise = noiseFrom(random);
  const [long, tall] = [along[1] - along[0], across[1] - across[0]];
  const middle = [(along[0] + along[1]) / 2, (across[0] + across[1]) / 2] as const;
  const reach = Math.hypot(long, tall) / 2;
  const found: Vein[] = [];
  for (let aside = -reach; aside < reach; aside += kind.apart * random.between(0.5, 1.5)) {
    const [c, s] = [Math.cos(kind.heading), Math.sin(kind.heading)];
    const from = {
      along: middle[0] - c * reach - s * aside,
      across: middle[1] - s * reach + c * aside,
    };
    const vein = walk(noise, from, { heading: kind.heading, long: reach * 2, wide: kind.wide });
    found.push({ points: vein, alpha: kind.alpha * random.between(0.55, 1) });
    for (const point of vein) {
      if (!random.chance((kind.branches * STEP) / 1000) || point.half < kind.wide * 0.12) continue;
      const turn = random.between(...BRANCH.turn) * (random.chance(0.5) ? 1 : -1);
      const branch = walk(noise, point, {
        heading: point.heading + turn,
        long: random.between(...BRANCH.long),
        wide: point.half * 2 * random.between(...BRANCH.wide),
        ends: true,
      });
      found.push({ points: branch, alpha: kind.alpha * random.between(0.4, 0.9) });
    }
  }
  return found;
}

interface Walk {
  readonly heading: number;
  readonly long: number;
  readonly wide: number;
  /** Whether it gets thinner up to where it ends; else it comes and goes. */
  readonly ends?: boolean;
}

function walk(
  noise: Noise,
  from: Pick<Point, 'along' | 'across'>,
  { heading, long, wide, ends = false }: Walk,
): Point[] {
  const points: Point[] = [];
  let { along, across } = from;
  // Each in a part of the noise of its own.
  const place = from.along * 0.37 + from.across * 1.91;
  for (let gone = 0; gone < long; gone += STEP) {
    const turn =
      noise(gone / WAY.bendLong, place) * WAY.bend + noise(place, gone / WAY.kinkLong) * WAY.kink;
    const shown = ends
      ? 1 - gone / long
      : Math.max(0, 0.35 + noise(gone / COMES + 50, place) * 0.75);
    const uneven = 0.66 + 0.34 * noise(gone / 38, place + 9);
    points.push({ along, across, heading: heading + turn, half: (wide / 2) * shown * uneven });
    along += Math.cos(heading + turn) * STEP;
    across += Math.sin(heading + turn) * STEP;
  }
  return points;
}

/** Where it is there, in the picture. */
function seenParts(points: readonly Point[], { along, at, sides }: GroundView): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const point of points) {
    // A little beyond the near edge, or a vein would end at it.
    const near = point.along > along[0] - 90 && point.along < along[1] + 90;
    const x = near ? at(point.along, point.across)[0] : Infinity;
    if (point.half > 0 && x > sides[0] - 60 && x < sides[1] + 60) part.push(point);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  if (part.length > 0) parts.push(part);
  return parts.filter(({ length }) => length > 2);
}

function ribbon(brush: Brush, part: readonly Point[], wide: number, { at }: GroundView): void {
  const side = (way: number): Spot[] =>
    part.map(({ along, across, heading, half }) =>
      at(
        along - Math.sin(heading) * half * wide * way,
        across + Math.cos(heading) * half * wide * way,
      ),
    );
  const [first, ...rest] = [...side(1), ...side(-1).toReversed()];
  if (first === undefined) return;
  brush.moveTo(...first);
  for (const spot of rest) brush.lineTo(...spot);
  brush.closePath();
}
