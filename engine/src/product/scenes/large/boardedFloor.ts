import { css, scale, type Rgb } from '../../../paint/colour.ts';
import { SIDE, type Stage } from '../../../scene/stage.ts';
import { paintSurface } from '../../../sets/backdrops.ts';
import { softenRear } from '../../../sets/softenRear.ts';
import { floorAt, type Wood } from '../../above/boards.ts';

interface BoardedFloor {
  /** Where wall and floor meet, in units from the top. */
  readonly top: number;
  readonly wood: Wood;
  /** Width of a board before the viewer, in units. */
  readonly board: number;
}

/** Eye level of somebody who kneels to photograph, in units from the top. */
const HORIZON = 520;
/** How much of the light is left at the wall. */
const REAR_LIGHT = 0.8;
/** How soft the floor is by the wall, in units. */
const REAR_BLUR = 7;

/** Boards that run towards the wall. */
export function paintBoardedFloor(stage: Stage, { top, wood, board }: BoardedFloor): void {
  const grain = floorAt(wood, board);
  const floor = { x: 0, y: top, width: SIDE, height: SIDE - top };
  paintSurface(stage, floor, `floor ${top}`, (u, v, noise): Rgb => {
    // How much further away than at the picture's lower edge.
    const far = (SIDE - HORIZON) / (v - HORIZON);
    const near = (v - top) / (SIDE - top);
    const along = far * (SIDE - HORIZON) * 2;
    const tone = grain(along, (u - SIDE / 2) * far + SIDE, noise);
    return scale(tone, REAR_LIGHT + (1 - REAR_LIGHT) * near);
  });
  softenRear(stage, top, REAR_BLUR);
  skirtShade(stage, top);
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
