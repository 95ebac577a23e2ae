import type { CutOut } from '../cutOut.ts';
import type { Corners } from '../../cutout/raster/fourSides.ts';
import { leanOf, lengthOf, sidesOf, tiltOf, unlikeness } from '../../cutout/raster/sides.ts';
import { seenAs } from './seenAs.ts';

/** On a wall, in degrees: what is less aslant hangs straight, what is more was turned on purpose. */
const HANGING = { least: 0.6, most: 25 } as const;
/** On a ground, in degrees: what is more aslant was photographed at an angle, and shows another side of it as well. */
const STANDING = { least: 0.6, most: 8 } as const;
/** The front of what is large, in degrees: how far it may be turned; its sides converge, for the camera was held aslant; and how unlike opposite sides of it may be. */
const LARGE = { turned: 10, converging: 12, unlike: 1.5 } as const;
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

/**
 * The front of a large thing, which is a cupboard or a machine with upright sides more often than a bucket: level, and without the taper that it has from a
 * camera above it. The same where `straightened` leaves it, too, or where two faces of it are seen.
 */
export const squared = (cut: CutOut): CutOut =>
  seenAs(cut, (corners) => {
    const { top, foot, left, right } = sidesOf(corners);
    const turned = [tiltOf(top), tiltOf(foot), (leanOf(left) + leanOf(right)) / 2].map(Math.abs);
    const leaning = [leanOf(left), leanOf(right)].map(Math.abs);
    const isSquare = Math.max(...turned, ...leaning) < STANDING.least;
    const isFront = Math.max(...turned) <= LARGE.turned && Math.max(...leaning) <= LARGE.converging;
    const unlike = Math.max(unlikeness(top, foot), unlikeness(left, right));
    return !isSquare && isFront && unlike <= LARGE.unlike ? rectangleOf(corners) : null;
  });

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
