import type { Brush } from '../paint/layer.ts';
import { paintFootprint } from './footprint.ts';
import { legsApart } from './legsApart.ts';
import { paintFooting, type Ground, type Standing } from './standing.ts';

/** All that the ground shows of what stands on it at eye level: contact, shadow, image, each rear leg's where that stands. */
export function paintStanding(brush: Brush, whole: Standing, ground: Ground): void {
  const { thing, legs } = legsApart(whole);
  for (const leg of legs) paintFooting(brush, leg, groundOfLeg(ground, leg, whole));
  paintFooting(brush, thing, ground);
  paintFootprint(brush, thing, ground);
}

/** A leg is mirrored as far down as the thing that it belongs to. */
const groundOfLeg = (ground: Ground, leg: Standing, { height }: Standing): Ground => ({
  ...ground,
  mirrorReach: (ground.mirrorReach * height) / leg.height,
});
