import type { Rgb } from '../../paint/colour.ts';
import type { Stage } from '../../scene/stage.ts';
import type { Area } from '../../sets/backdrops.ts';

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

/** What the ground's far end fades to, where the camera looks down at an angle. */
export interface Distance {
  readonly ink: Rgb;
  /** At the far end; nothing is left of it where things stand. */
  readonly strength: number;
}

/** A ground that fills the whole picture: what a scene is when the camera looks down on it. */
export interface Surface {
  /**
   * Covers an area of the ground: the stage's square from straight above, more than that at an angle. What belongs to
   * the ground, leaves on moss, lies around the square's middle in both.
   */
  readonly paint: (stage: Stage, area: Area) => void;
  /** Things beside the product, seen from straight above. At an angle it would hide half of one, which looks stuck on. */
  readonly things?: ((stage: Stage) => void) | undefined;
  readonly shadow: RestingShadow;
  readonly distance: Distance;
}
