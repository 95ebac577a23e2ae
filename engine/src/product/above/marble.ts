import { rgb } from '../../paint/colour.ts';
import { glow, paintSurface } from '../../sets/backdrops.ts';
import { marbleAt } from '../../sets/marble.ts';
import type { Surface } from './surface.ts';

const stoneAt = marbleAt({
  stone: rgb('#1d1e23'),
  vein: rgb('#c6bca6'),
  veins: [
    { length: 1500, apart: 420, thin: 30, strength: 1 },
    { length: 1100, apart: 230, thin: 60, strength: 0.5 },
  ],
});

/** A slab of black marble in one narrow beam. */
export const marbleGround: Surface = {
  paint: (stage, area) => {
    paintSurface(stage, area, 'stone', stoneAt);
    glow(stage.brush, { x: 560, y: 430, radius: 640, colour: '#c9b48a', strength: 0.56 });
    glow(stage.brush, { x: 660, y: 300, radius: 330, colour: '#fff0d0', strength: 0.28 });
  },
  shadow: { right: -0.05, down: 0.07, blur: 13, strength: 0.85, ink: [0, 0, 0] },
  distance: { ink: [4, 5, 7], strength: 0.55 },
};
