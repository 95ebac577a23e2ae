import type { Ground } from '../sets/standing.ts';

/** A ground that shows the contact of what stands on it, and nothing else. */
export const PLAIN_GROUND: Ground = {
  lean: 0,
  length: 0,
  blur: 1,
  strength: 0.7,
  ink: [0, 0, 0],
  mirror: 0,
  mirrorReach: 0,
  mirrorBlur: 0,
};
