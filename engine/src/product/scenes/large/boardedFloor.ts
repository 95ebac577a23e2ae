import { css } from '../../../paint/colour.ts';
import { SIDE, type Stage } from '../../../scene/stage.ts';
import { towards } from '../../../sets/groundView.ts';
import { paintPlanks, type Wood } from '../../../sets/planks.ts';
import { softenRear } from '../../../sets/softenRear.ts';
import type { Eye } from './eye.ts';

interface BoardedFloor {
  /** Where wall and floor meet for who kneels, in units from the top. */
  readonly foot: number;
  readonly wood: Wood;
  /** Width of a board before who kneels, in units. */
  readonly board: number;
}

/** A board's length in units of the floor, of which about 770 are a metre for who kneels. */
const LENGTHS = [900, 1700] as const;
/** How much of the light is left at the wall. */
const REAR_LIGHT = 0.8;
/** How soft the floor is by the wall, in units. */
const REAR_BLUR = 7;

/** Boards that run towards the wall. */
export function paintBoardedFloor(
  stage: Stage,
  { lower, horizon, length }: Eye,
  { foot, wood, board }: BoardedFloor,
): void {
  const { brush } = stage;
  const top = foot + lower;
  const [shortest, longest] = LENGTHS;
  brush.save();
  brush.beginPath();
  brush.rect(0, top, SIDE, SIDE - top);
  brush.clip();
  paintPlanks(
    brush,
    stage.random.fork(`floor ${foot}`),
    { wood, width: board * length, lengths: [shortest * length, longest * length], figure: 1 },
    towards({ horizon, top }),
  );
  brush.restore();
  rearLight(stage, top);
  softenRear(stage, top, REAR_BLUR);
  skirtShade(stage, top);
}

/** The room is darker away from the viewer's window. */
function rearLight({ brush }: Stage, top: number): void {
  const fall = brush.createLinearGradient(0, top, 0, SIDE);
  fall.addColorStop(0, css([28, 20, 14], 1 - REAR_LIGHT));
  fall.addColorStop(1, css([28, 20, 14], 0));
  brush.fillStyle = fall;
  brush.fillRect(0, top, SIDE, SIDE - top);
}

/** Less light gets to where the floor meets the wall. */
function skirtShade({ brush }: Stage, top: number): void {
  const shade = brush.createLinearGradient(0, top - 14, 0, top + 60);
  shade.addColorStop(0, css([20, 12, 8], 0));
  shade.addColorStop(0.2, css([20, 12, 8], 0.3));
  shade.addColorStop(1, css([20, 12, 8], 0));
  brush.fillStyle = shade;
  brush.fillRect(0, top - 14, SIDE, 74);
}
