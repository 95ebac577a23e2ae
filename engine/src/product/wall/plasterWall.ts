import { mix, scale, type Rgb } from '../../paint/colour.ts';
import { fractal } from '../../scene/stage.ts';
import { lightWall, duskBelow } from './lightOnWall.ts';
import { paintRelief } from './relief.ts';
import type { Wall } from './wall.ts';

/** How rough paint on plaster is: broad waves of the trowel, and the grain of a roller. */
const WAVES = 1.5;
const GRAIN = 0.13;

/** A painted wall in one colour, lit from the upper left. */
export const plasterOf = (colour: Rgb): Wall => ({
  paint: (stage, { window }) => {
    paintRelief(stage, window, 'plaster', {
      side: -1,
      depth: 0.1,
      spotAt: (u, v, n) => ({
        out:
          fractal(n, u / 120, v / 110, 2) * WAVES + (n(u / 5, v / 5) + n(u / 2.3, v / 2.3)) * GRAIN,
        colour: scale(colour, 1 + n(u / 330, v / 300) * 0.012),
      }),
    });
    lightWall(stage.brush, window, {
      side: -1,
      near: mix(scale(colour, 0.34), [255, 255, 255], 0.12),
      nearStrength: 0.55,
      far: mix(colour, [120, 126, 138], 0.6),
      farStrength: 0.3,
    });
    duskBelow(stage.brush, window, { ink: scale(colour, 0.5), strength: 0.06, tall: 0.4 });
  },
  foot: 0.06,
  shadow: { right: 0.045, down: 0.06, blur: 13, strength: 0.5, ink: [46, 50, 60] },
});

export const whiteWall: Wall = plasterOf([243, 244, 245]);
