import { css } from '../paint/colour.ts';
import { SIDE, type Stage } from '../scene/stage.ts';
import { sideways } from './groundView.ts';
import { paintPlanks, type Wood } from './planks.ts';
import { softenFront } from './softenFront.ts';

interface WoodTop {
  /** Where it ends behind, in units from the top. */
  readonly top: number;
  readonly wood: Wood;
  /** Width of a board before the viewer, in units. */
  readonly board: number;
}

/** Eye level of a camera before a table, in units from the top. */
const HORIZON = 560;
/** On a table the figure of the wood is nearer than on a floor. */
const FIGURE = 2;
/** How much light is missing behind and before what stands there; and where the lamp or the window is mirrored. */
const SHADE = { rear: 0.3, front: 0.26 } as const;
const SHEEN = { x: SIDE * 0.36, radius: 480, strength: 0.3 } as const;
/** Before the plane of focus. */
const FRONT = { from: 900, blur: 4 } as const;

/** A table's top as a close camera sees it: boards from side to side, to the picture's lower edge. */
export function paintWoodTop(stage: Stage, { top, wood, board }: WoodTop): void {
  const { brush } = stage;
  const view = sideways({ horizon: HORIZON, top });
  paintPlanks(brush, stage.random.fork('table'), { wood, width: board, figure: FIGURE }, view);
  const shade = brush.createLinearGradient(0, top, 0, SIDE);
  for (const [at, alpha] of [
    [0, SHADE.rear],
    [0.25, 0],
    [0.6, 0],
    [1, SHADE.front],
  ] as const)
    shade.addColorStop(at, css([30, 18, 10], alpha));
  brush.fillStyle = shade;
  brush.fillRect(0, top, SIDE, SIDE - top);
  const sheen = brush.createRadialGradient(SHEEN.x, top + 30, 10, SHEEN.x, top + 30, SHEEN.radius);
  sheen.addColorStop(0, css([255, 236, 205], SHEEN.strength));
  sheen.addColorStop(1, css([255, 236, 205], 0));
  brush.fillStyle = sheen;
  brush.fillRect(0, top, SIDE, SIDE - top);
  softenFront(stage, FRONT.from, FRONT.blur);
}
