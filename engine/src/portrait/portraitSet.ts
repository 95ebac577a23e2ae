import type { Look } from '../grade/grade.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Tone } from '../photo/tone.ts';
import type { Stage } from '../scene/stage.ts';
import type { SetLight } from '../sets/setStage.ts';
import type { Ground } from '../sets/standing.ts';

/** A place to portray someone in: what is painted, and what its light does to the person. */
export interface PortraitSet {
  /** Words that set the hour, weather and place of the painters made for text. */
  readonly mood: string;
  readonly light: SetLight;
  /** Two coloured lights instead of one white: left and right. */
  readonly split?: readonly [Rgb, Rgb];
  /** How the photo itself is developed before it is lit. */
  readonly tone?: Partial<Tone>;
  /** How much of the backdrop's light spills over the person's outline, 0..1. */
  readonly spill: number;
  readonly look: Partial<Look>;
  readonly ground?: Ground;
  /** Where ground begins that one can stand on, in units from the top; at eye level unless said. */
  readonly groundFrom?: number;
  readonly behind: (stage: Stage) => void;
  readonly front?: (stage: Stage) => void;
}
