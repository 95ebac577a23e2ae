import { rgb } from '../../paint/colour.ts';
import { glow, paintSurface } from '../../sets/backdrops.ts';
import { marbleAt } from '../../sets/marble.ts';
import type { Surface } from './surface.ts';

const stoneAt = marbleAt({
  stone: rgb('#212227'),
  vein: rgb('#a89e8a'),
  veins: [
    { length: 2400, apart: 520, thin: 44, strength: 0.8 },
    { length: 1700, apart: 210, thin: 110, strength: 0.42 },
    { length: 1200, apart: 96, thin: 120, strength: 0.2 },
  ],
  kinks: 2,
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
