import type { Point } from '../../cutout/raster/hullChain.ts';
import type { CutOut } from '../cutOut.ts';
import type { Corners } from './fourSides.ts';
import { seenAs } from './seenAs.ts';

/** On a wall, in degrees: what is less aslant hangs straight, what is more was turned on purpose. */
const HANGING = { least: 0.6, most: 25 } as const;
/** On a ground, in degrees: what is more aslant was photographed at an angle, and shows another side of it as well. */
const STANDING = { least: 0.6, most: 8 } as const;
/** Opposite sides of what is flat and was seen from aside are no more unlike; those of a shade or a wedge may be. */
const UNLIKE = 1.25;

/**
 * A flat thing with four sides as a camera straight before it would see it: on a wall that is seen so, a picture that was photographed from aside hangs crooked.
 * The same where it has other sides, where its photo cuts it off, or where nothing is to be done.
 */
export const straightened = (cut: CutOut): CutOut =>
  seenAs(cut, (corners) => {
    const { top, foot, left, right } = sidesOf(corners);
    const tilts = [tiltOf(top), tiltOf(foot), leanOf(left), leanOf(right)].map(Math.abs);
    const most = Math.max(...tilts);
    const isAslant = most >= HANGING.least && most <= HANGING.most;
    const unlike = Math.max(unlikeness(top, foot), unlikeness(left, right));
    return isAslant && unlike <= UNLIKE ? rectangleOf(corners) : null;
  });

/**
 * The front of a thing with four sides that was photographed from a little aside, on level ground: else it stands on one corner. What narrows
 * towards its foot or its top goes on doing so: it may be a bucket. The same where `straightened` leaves it, too.
 */
export const levelled = (cut: CutOut): CutOut =>
  seenAs(cut, (corners) => {
    const { top, foot, left, right } = sidesOf(corners);
    const isLevel = Math.abs(tiltOf(foot)) < STANDING.least;
    const turned = [tiltOf(top), tiltOf(foot), (leanOf(left) + leanOf(right)) / 2].map(Math.abs);
    const isAside = !isLevel && Math.max(...turned) <= STANDING.most;
    const unlike = Math.max(unlikeness(top, foot), unlikeness(left, right));
    return isAside && unlike <= UNLIKE ? taperedOf(corners) : null;
  });

type Side = readonly [from: Point, to: Point];

const sidesOf = ([a, b, c, d]: Corners): Record<'top' | 'foot' | 'left' | 'right', Side> => ({
  top: [a, b],
  foot: [d, c],
  left: [a, d],
  right: [b, c],
});

/** From level, in degrees. */
const tiltOf = ([from, to]: Side): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** From upright, in degrees. */
const leanOf = (side: Side): number => 90 - tiltOf(side);

const lengthOf = ([from, to]: Side): number => Math.hypot(to.x - from.x, to.y - from.y);

function unlikeness(one: Side, other: Side): number {
  const lengths = [lengthOf(one), lengthOf(other)];
  return Math.max(...lengths) / Math.min(...lengths);
}

/** With sides of their mean lengths. */
function rectangleOf(corners: Corners): Corners {
  const { top, foot, left, right } = sidesOf(corners);
  const wide = (lengthOf(top) + lengthOf(foot)) / 2;
  return trapezium({ wide: [wide, wide], tall: (lengthOf(left) + lengthOf(right)) / 2 });
}

/** With its own top and foot, and as tall on both sides. */
function taperedOf(corners: Corners): Corners {
  const { top, foot, left, right } = sidesOf(corners);
  const tall = (lengthOf(left) + lengthOf(right)) / 2;
  return trapezium({ wide: [lengthOf(top), lengthOf(foot)], tall });
}

interface Trapezium {
  /** At its top and at its foot. */
  readonly wide: readonly [top: number, foot: number];
  readonly tall: number;
}

/** Symmetric, from the top left corner of its box. */
function trapezium({ wide: [top, foot], tall }: Trapezium): Corners {
  const box = Math.max(top, foot);
  const [above, below] = [(box - top) / 2, (box - foot) / 2];
  return [
    { x: above, y: 0 },
    { x: box - above, y: 0 },
    { x: box - below, y: tall },
    { x: below, y: tall },
  ];
}
