import { css, mix, scale, type Rgb } from '../../paint/colour.ts';
import { SIDE } from '../../scene/stage.ts';
import { glow, paintSurface } from '../../sets/backdrops.ts';
import type { Surface } from './surface.ts';

/** A sheet of paper in one colour, lit from the upper left. */
export const paperOf = (colour: Rgb): Surface => ({
  paint: (stage, area) => {
    paintSurface(stage, area, 'paper', (u, v, n) =>
      scale(colour, 1 + n(u / 3, v / 3) * 0.004 + n(u / 410, v / 380) * 0.008),
    );
    const fall = stage.brush.createLinearGradient(0, 0, SIDE, SIDE);
    fall.addColorStop(0, css(mix(colour, [255, 255, 255], 0.5), 0.7));
    fall.addColorStop(0.5, css(colour, 0));
    fall.addColorStop(1, css(scale(colour, 0.86), 0.6));
    stage.brush.fillStyle = fall;
    stage.brush.fillRect(area.x, area.y, area.width, area.height);
    glow(stage.brush, { x: 380, y: 340, radius: 620, colour: '#ffffff', strength: 0.3 });
  },
  shadow: { right: 0.05, down: 0.07, blur: 17, strength: 0.34, ink: [44, 48, 58] },
  distance: { ink: mix(colour, [255, 255, 255], 0.4), strength: 0.6 },
});

export const paperGround: Surface = paperOf([246, 247, 248]);
