import type { Stage } from '../scene/stage.ts';
import { softenBand } from './softenBand.ts';

/** How far above a table's rear edge it is soft already, and from there on, how far towards the viewer it gets sharp, in units. */
const REACH = { above: 30, below: 84 } as const;

/** The rear of a table is further away than what stands on it: with a close camera it is out of focus. */
export function softenRear(stage: Stage, edge: number, blur: number): void {
  const tall = REACH.above + REACH.below;
  softenBand(stage, {
    top: edge - REACH.above,
    tall,
    blur,
    stops: [
      [0, 0],
      [0.5 * (REACH.above / tall), 1],
      [1.3 * (REACH.above / tall), 1],
      [1, 0],
    ],
  });
}
