import { SIDE, type Stage } from '../scene/stage.ts';
import { softenBand } from './softenBand.ts';

/** Ground before the plane of focus: sharp at `from`, and the softer the nearer to the picture's lower edge. */
export function softenFront(stage: Stage, from: number, blur: number): void {
  softenBand(stage, {
    top: from,
    tall: SIDE - from,
    blur,
    stops: [
      [0, 0],
      [0.7, 1],
    ],
    isLowest: true,
    fine: 0.5,
  });
}
