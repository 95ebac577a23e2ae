import type { Brush } from '../../paint/layer.ts';
import type { Standing } from '../../sets/standing.ts';
import { paintSteppedShadow, type ShadowStep } from '../steppedShadow.ts';
import type { RestingShadow } from './surface.ts';

/** From the line of contact to the dusk around the thing. */
const STEPS: readonly ShadowStep[] = [
  { way: 0.4, soft: 3, part: 0.4 },
  { way: 1, soft: 1, part: 0.6 },
  { way: 0.5, soft: 0.45, part: 0.55 },
  { way: 0.16, soft: 0.16, part: 0.85 },
];

/** The shadow around and beside a thing that rests on a surface seen from above. */
export const paintResting = (brush: Brush, thing: Standing, shadow: RestingShadow): void =>
  paintSteppedShadow(brush, thing, shadow, { steps: STEPS, softest: 2 });
