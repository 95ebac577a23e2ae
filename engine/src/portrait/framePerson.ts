import type { PortraitFraming } from '@lumashot/domain/credits/costs';
import { SIDE } from '../scene/stage.ts';
import { held, isWhole, windowAt, type Room, type Window } from '../scene/window.ts';
import type { Person } from './findPerson.ts';
import {
  cutsShown,
  hideSides,
  LOWEST_CROWN,
  USUAL,
  WIDEST_HEAD,
  type Closeness,
} from './hideSides.ts';

/** Where a cut-out person lies on the stage, in units. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The whole figure stands in the picture, on the ground. */
  readonly stands: boolean;
  /** The part of the stage that the picture shows. */
  readonly window: Window;
}

/** Size of the person, and where crown and left edge are in the window. */
export interface Pose {
  readonly scale: number;
  readonly crown: number;
  readonly x: number;
}

/** Height of the head, and its distance from the top as a share of the picture's height. */
const FRAMES: Readonly<Record<PortraitFraming, { head: number; above: number }>> = {
  'face-only': { head: 0.42, above: 0.13 },
  'upper-body': { head: 0.25, above: 0.11 },
  'full-body': { head: 0.13, above: 0.14 },
};
/** A figure of at least this many heads, not cut off below, is a whole one. */
const WHOLE = 4.6;
const FEET = 0.925;
const TALLEST_FIGURE = 0.8;
/** Of a narrow window, what arms may take. */
const WIDEST_FIGURE = 0.92;
/** Eye level: who is smaller stands so much farther away, nearer to it. */
const EYES = 594;
/** Of a window's height, as much of where the photo ends may be seen beside somebody. */
const CUT_SEEN = 0.03;
/**
 * How close a picture may be where a photo is as close itself, and its end would be seen otherwise. Only a face may fill the
 * picture; the chin that is meant lies below the one that is seen.
 */
const AS_CLOSE: Closeness = { tallest: 0.92, crown: 0.03, chin: 0.97 };
const CLOSE: Readonly<Record<PortraitFraming, Closeness>> = {
  'face-only': AS_CLOSE,
  'upper-body': { ...AS_CLOSE, tallest: 0.86 },
  'full-body': { ...AS_CLOSE, tallest: 0.86 },
};
/** What a detector frames beside the cheeks, as a share of the head's width. */
const EAR = 0.06;
/** How much smaller somebody is drawn to have both arms in the picture, and how far beside its middle, as a share of its width. */
const SMALLER = 0.72;
const OFF_MIDDLE = 0.15;
const SQUARE: Room = { width: SIDE, height: SIDE };

interface Place {
  /** A square unless said otherwise. */
  readonly room?: Room;
  /** Where the ground begins that feet may stand on, in units from the top. */
  readonly ground?: number | undefined;
}

/**
 * Frames the person as the template asks, as far as the photo reaches: nobody ends in mid-air, and no head is cut.
 * Null where that cannot be: the photo ends so close to the head that its end would be seen.
 */
export function framePerson(
  person: Person,
  framing: PortraitFraming,
  { room = SQUARE, ground = EYES }: Place = {},
): Placed | null {
  const { layer, head, cutAt } = person;
  const { width, height } = layer.canvas;
  const whole = !cutAt.bottom && height / head.height > WHOLE;
  if (framing === 'full-body' && whole) return standing(person, room, ground);
  const pose = reachingDown(person, framing, room);
  const settled = [USUAL, CLOSE[framing]]
    .map((limits) => hideSides(person, pose, { room, limits }))
    .find((way) => isHeadIn(person, way, room) && cutsShown(person, way, room) <= CUT_SEEN);
  if (settled === undefined) return null;
  const { scale, crown, x } = settled;
  const window = windowAt(EYES, room);
  return {
    x: window.x + x,
    y: window.y + crown - head.y * scale,
    width: width * scale,
    height: height * scale,
    stands: false,
    window,
  };
}

/** From the crown, unless the photo has none, to the chin. */
function isHeadIn({ head, cutAt }: Person, { scale, crown, x }: Pose, room: Room): boolean {
  const left = x + head.x * scale;
  return (
    (cutAt.top || crown >= 0) &&
    crown + head.height * scale <= room.height &&
    left >= -EAR * head.width * scale &&
    left + head.width * scale <= room.width + EAR * head.width * scale
  );
}

/**
 * What a head is a share of. A tall picture is narrow, but of its width alone the head would be so
 * small that an upper body ended at the knees.
 */
const measureOf = ({ width, height }: Room): number => Math.min(height, Math.sqrt(width * height));

/**
 * As large as the framing has it, or as it takes to reach the picture's lower edge. A little smaller, or beside the middle,
 * where an arm or a hand that the photo has whole would leave the picture.
 */
function reachingDown({ layer, head, cutAt }: Person, framing: PortraitFraming, room: Room): Pose {
  const frame = FRAMES[framing];
  let scale = (frame.head * measureOf(room)) / head.height;
  // A crown that the photo cut off lies beyond the picture's border, or it would look flat.
  const lowest = cutAt.top ? 0 : LOWEST_CROWN * room.height;
  let crown = cutAt.top ? -2 : frame.above * room.height;
  const below = layer.canvas.height - head.y;
  const isWide = !cutAt.left && !cutAt.right;
  const fitting = room.width / layer.canvas.width;
  if (isWide && fitting < scale && fitting > scale * SMALLER) scale = fitting;
  if (crown + below * scale < room.height) {
    crown = Math.min(lowest, room.height - below * scale);
    scale = Math.max(scale, (room.height - crown + 4) / below);
  }
  const widest = (room.width * WIDEST_HEAD) / head.width;
  if (!isWhole(room) && !cutAt.top && scale > widest) {
    scale = widest;
    crown = room.height + 4 - below * scale;
  }
  const x = room.width / 2 - (head.x + head.width / 2) * scale;
  const spare = room.width - layer.canvas.width * scale;
  if (!isWide || spare < 0) return { scale, crown, x };
  const aside = OFF_MIDDLE * room.width;
  return { scale, crown, x: x + Math.min(aside, Math.max(-aside, held(x, spare) - x)) };
}

/** From head to shoes: smaller in a low or a narrow window, and so much farther back on the ground. */
function standing({ layer, head }: Person, room: Room, ground: number): Placed {
  const { width, height } = layer.canvas;
  const tallest = (TALLEST_FIGURE * room.height) / height;
  const scale = isWhole(room) ? tallest : Math.min(tallest, (WIDEST_FIGURE * room.width) / width);
  const middle = head.x + head.width / 2;
  const x = SIDE / 2 - (middle * 0.5 + width * 0.25) * scale;
  const nearness = (height * scale) / (TALLEST_FIGURE * SIDE);
  const feet = isWhole(room)
    ? FEET * SIDE
    : Math.max(ground, EYES + (FEET * SIDE - EYES) * nearness);
  return {
    x,
    y: feet - height * scale,
    width: width * scale,
    height: height * scale,
    stands: true,
    window: {
      x: held(x + (width * scale - room.width) / 2, SIDE - room.width),
      y: held(feet - FEET * room.height, SIDE - room.height),
      ...room,
    },
  };
}
