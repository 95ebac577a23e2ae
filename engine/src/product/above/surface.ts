import type { Rgb } from '../../paint/colour.ts';
import type { Stage } from '../../scene/stage.ts';

/** The shadow of what lies on a surface that the camera looks down on. */
export interface RestingShadow {
  /** How far it falls, per unit of the thing's size; above 0 to the right and down the picture. */
  readonly right: number;
  readonly down: number;
  /** Softness in units; small under one hard light. */
  readonly blur: number;
  readonly strength: number;
  readonly ink: Rgb;
}

/** A ground that fills the whole picture: what a scene is when the camera looks down on it. */
export interface Surface {
  readonly paint: (stage: Stage) => void;
  readonly shadow: RestingShadow;
}
