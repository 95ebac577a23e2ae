import type { Brush } from '../../paint/layer.ts';
import type { Standing } from '../../sets/standing.ts';
import { paintSteppedShadow, type ShadowStep } from '../steppedShadow.ts';
import type { HangingShadow } from './wall.ts';

/** From far to near. The nearest is the line along which it touches the wall. */
const STEPS: readonly ShadowStep[] = [
  { way: 1.5, soft: 2.1, part: 0.3 },
  { way: 1, soft: 1, part: 0.36 },
  { way: 0.62, soft: 0.6, part: 0.4 },
  { way: 0.3, soft: 0.3, part: 0.45 },
  { way: 0.07, soft: 0.13, part: 0.7 },
];
/** A large thing is not as much deeper as it is larger: beyond this size its shadow falls no further, in units. */
const DEEPEST = 520;

/** What a wall shows of a thing that touches it: along its outline, around every opening in it, and lighter through glass. */
export const paintHanging = (brush: Brush, thing: Standing, shadow: HangingShadow): void =>
  paintSteppedShadow(brush, thing, shadow, { steps: STEPS, softest: 1.4, deepest: DEEPEST });
