import { rgb, scale } from '../../paint/colour.ts';
import { fractal } from '../../scene/stage.ts';
import { glow, paintSurface } from '../../sets/backdrops.ts';
import { fromAbove } from '../../sets/groundView.ts';
import { paintVeins, type Marble } from '../../sets/marble.ts';
import type { Surface } from './surface.ts';

/** Stone without its veins. */
const STONE = rgb('#2c2d32');
/** How much lighter and darker it is in clouds. */
const CLOUDS = 0.4;
const MARBLE: Marble = {
  vein: rgb('#a49c8d'),
  veins: [
    { apart: 520, wide: 11, alpha: 0.55, heading: 0.62, branches: 2.5 },
    { apart: 230, wide: 3, alpha: 0.38, heading: -0.5, branches: 3 },
  ],
};

/** A slab of black marble in one narrow beam. */
export const marbleGround: Surface = {
  paint: (stage, area) => {
    paintSurface(stage, area, 'stone', (u, v, n) =>
      scale(STONE, 1 + fractal(n, u / 380, v / 380, 2) * CLOUDS),
    );
    paintVeins(stage.brush, stage.random.fork('veins'), MARBLE, fromAbove(area));
    glow(stage.brush, { x: 560, y: 430, radius: 800, colour: '#c9b48a', strength: 0.6 });
    glow(stage.brush, { x: 660, y: 300, radius: 330, colour: '#fff0d0', strength: 0.28 });
  },
  shadow: { right: -0.036, down: 0.05, blur: 13, strength: 0.85, ink: [0, 0, 0] },
  distance: { ink: [8, 9, 11], strength: 0.45 },
};
