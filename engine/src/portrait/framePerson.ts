import type { PortraitFraming } from '@lumashot/domain/credits/costs';
import { SIDE } from '../scene/stage.ts';
import type { Person } from './findPerson.ts';

/** Where a cut-out person lies in the picture, in units. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The whole figure stands in the picture, on the ground. */
  readonly stands: boolean;
}

/** Height of the head and its distance from the top, as shares of the picture. */
const FRAMES: Readonly<Record<PortraitFraming, { head: number; above: number }>> = {
  'face-only': { head: 0.42, above: 0.13 },
  'upper-body': { head: 0.25, above: 0.11 },
  'full-body': { head: 0.13, above: 0.14 },
};
/** A figure of at least this many heads, not cut off below, is a whole one. */
const WHOLE = 4.6;
const FEET = 0.925;
const TALLEST_FIGURE = 0.8;
/** How far down the crown may go when the photo has too little body for the framing. */
const LOWEST_CROWN = 0.2;
const MOST_LARGER = 1.5;

/** Frames the person as the template asks, as far as the photo reaches: nobody ends in mid-air. */
export function framePerson({ layer, head, cutAt }: Person, framing: PortraitFraming): Placed {
  const { width, height } = layer.canvas;
  const frame = FRAMES[framing];
  const whole = !cutAt.bottom && height / head.height > WHOLE;
  if (framing === 'full-body' && whole) return standing({ layer, head, cutAt });
  let scale = (frame.head * SIDE) / head.height;
  // A crown that the photo cut off lies beyond the picture's border, or it would look flat.
  const lowest = cutAt.top ? 0 : LOWEST_CROWN * SIDE;
  let crown = cutAt.top ? -2 : frame.above * SIDE;
  const below = height - head.y;
  if (crown + below * scale < SIDE) {
    crown = Math.min(lowest, SIDE - below * scale);
    scale = Math.max(scale, (SIDE - crown + 4) / below);
  }
  // A side where the photo cut the person off must lie on or beyond the picture's border.
  const middle = head.x + head.width / 2;
  const needed = Math.max(
    cutAt.left ? (SIDE * 0.42) / Math.max(1, middle) : 0,
    cutAt.right ? (SIDE * 0.42) / Math.max(1, width - middle) : 0,
  );
  scale = Math.max(scale, Math.min(needed, scale * MOST_LARGER));
  let x = SIDE / 2 - middle * scale;
  if (cutAt.left) x = Math.min(x, 0);
  if (cutAt.right && x + width * scale < SIDE && !cutAt.left) x = SIDE - width * scale;
  return {
    x,
    y: crown - head.y * scale,
    width: width * scale,
    height: height * scale,
    stands: false,
  };
}

function standing({ layer, head }: Person): Placed {
  const { width, height } = layer.canvas;
  const scale = (TALLEST_FIGURE * SIDE) / height;
  const middle = head.x + head.width / 2;
  const x = SIDE / 2 - (middle * 0.5 + width * 0.25) * scale;
  return {
    x,
    y: FEET * SIDE - height * scale,
    width: width * scale,
    height: height * scale,
    stands: true,
  };
}
