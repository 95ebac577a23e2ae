import type { Look } from '../grade/grade.ts';
import type { Stage } from '../scene/stage.ts';
import type { SetLight } from '../sets/setStage.ts';
import type { Ground, Standing } from '../sets/standing.ts';
import type { Surface } from './above/surface.ts';
import type { Table } from './arrange.ts';
import type { Wall } from './wall/wall.ts';

/** A place to photograph a product in: what is painted, and what its light does to the product. */
export interface ProductSet {
  /** Words that set the hour, weather and place of the painters made for text. */
  readonly mood: string;
  readonly table: Table;
  /** Of a window's height, what it shows below the front row; where the usual share cuts an edge badly. */
  readonly below?: number;
  readonly light: SetLight;
  readonly ground: Ground;
  readonly look: Partial<Look>;
  readonly behind: (stage: Stage) => void;
  /** Painted over the product: leaves before the lens, a beam of light. */
  readonly front?: (stage: Stage, group: readonly Standing[]) => void;
  /** The same place for a camera that looks down; a place in the distance has none. */
  readonly above?: Surface | undefined;
  /** A wall of that place, for what hangs; a place in the distance has none. */
  readonly wall?: Wall | undefined;
}
