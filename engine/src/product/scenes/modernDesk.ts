import { fillDown, glow } from '../../sets/backdrops.ts';
import { softenRear } from '../../sets/softenRear.ts';
import { paintWoodTop } from '../../sets/woodTop.ts';
import { WALNUT, walnutGround } from '../above/boards.ts';
import type { ProductSet } from '../productSet.ts';
import { officeWall } from '../wall/officeWall.ts';
import { paintLamp, paintLaptop, paintNotebook, paintShelf } from './deskThings.ts';

/** A tidy walnut desk in the afternoon: cool window, warm lamp. */
export const modernDesk: ProductSet = {
  mood: 'office in the afternoon',
  table: { floor: 838, front: 24, centre: 500, tall: 470 },
  // Low, so that more of the shelf is above.
  below: 0.15,
  light: {
    side: -1,
    lit: [255, 251, 246],
    shade: [204, 205, 212],
    rim: [255, 234, 206],
    rimStrength: 0.55,
  },
  ground: {
    lean: 0.55,
    length: 0.16,
    blur: 9,
    strength: 0.55,
    ink: [22, 14, 12],
    mirror: 0.2,
    mirrorReach: 0.34,
    mirrorBlur: 5,
  },
  look: {
    contrast: 1.08,
    saturation: 1,
    vignette: 0.3,
    grain: 3,
    bloom: 0.3,
    shadows: [0, 1, 6],
    lights: [3, 1, -2],
  },
  behind: (stage) => {
    const { brush } = stage;
    fillDown(brush, [
      [0, '#7f858d'],
      [0.5, '#9aa0a7'],
      [0.7, '#6d7279'],
    ]);
    glow(brush, { x: 980, y: 200, radius: 760, colour: '#b8d2ee', strength: 0.75 });
    paintShelf(stage);
    glow(brush, { x: 150, y: 420, radius: 460, colour: '#ffb45e', strength: 0.85 });
    paintLamp(stage);
    paintWoodTop(stage, { top: 692, wood: WALNUT, board: 480 });
    softenRear(stage, 692, 5);
    glow(brush, { x: 160, y: 800, radius: 320, colour: '#ff9c48', strength: 0.5 });
    paintLaptop(stage);
    paintNotebook(stage);
  },
  above: walnutGround,
  wall: officeWall,
};
