import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import type { Stage } from '../../scene/stage.ts';
import type { Window } from '../../scene/window.ts';
import type { RestingShadow } from '../above/surface.ts';

/** The shadow of what hangs on a wall: it touches it, so the shadow begins at its outline and goes down and away from the light. */
export type HangingShadow = RestingShadow;

/** What the camera sees of a wall. */
export interface SeenWall {
  /** Its lower edge is the stage's: what stands before the wall is there in all shapes. */
  readonly window: Window;
  /** How large bricks, tiles and boards are: before what is large the camera is further away. */
  readonly scale: number;
}

/** A wall that fills the whole picture: what a scene is for a thing that hangs. */
export interface Wall {
  readonly paint: (stage: Stage, seen: SeenWall) => void;
  /** What stands before the wall at the picture's lower border, out of focus: it hides the end of what its photo cuts off. */
  readonly before?: ((stage: Stage, seen: SeenWall) => void) | undefined;
  /** Of the picture's height, how much that takes; nothing hangs there that has its end in its photo. */
  readonly foot: number;
  readonly shadow: HangingShadow;
}

/** A window of a house is seen from further away than a door knob: as bricks have a size that everybody knows, they are smaller then. */
export const SCALES: Readonly<Record<ProductSize, number>> = { small: 1, large: 0.56, tall: 0.56 };
