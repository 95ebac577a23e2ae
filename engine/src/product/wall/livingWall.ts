import { rgb } from '../../paint/colour.ts';
import { glow } from '../../sets/backdrops.ts';
import { paintCushion } from '../scenes/sofa.ts';
import { duskBelow, lightWall } from './lightOnWall.ts';
import { plasterOf } from './plasterWall.ts';
import { softOver } from './softOver.ts';
import type { Wall } from './wall.ts';

const painted = plasterOf(rgb('#a98363'));

/** A warm wall above the sofa on a winter evening, a paper lamp beside it. */
export const livingWall: Wall = {
  paint: (stage, seen) => {
    const { window } = seen;
    painted.paint(stage, seen);
    lightWall(stage.brush, window, {
      side: 1,
      near: rgb('#c98a48'),
      nearStrength: 0.62,
      far: rgb('#6b4a3a'),
      farStrength: 0.7,
    });
    glow(stage.brush, {
      x: window.x + window.width + 10,
      y: window.y + window.height * 0.24,
      radius: 640,
      colour: '#ffb868',
      strength: 0.5,
    });
    duskBelow(stage.brush, window, { ink: [36, 20, 12], strength: 0.5, tall: 0.34 });
  },
  before: (stage, { window: { x, y, width, height } }) => {
    const bottom = y + height;
    softOver(stage, { x, y, width, height }, 10, (b) => {
      const piece = (left: number, wide: number, up: number, lit: number, round: number): void =>
        paintCushion(
          b,
          { x: left, y: bottom - up, width: wide, height: up + 160, round },
          { top: lit * 1.2, bottom: lit * 0.5 },
        );
      piece(x - 120, width + 240, 84, 0.72, 60);
      piece(x - 140, width * 0.56 + 60, 52, 0.86, 44);
      piece(x + width * 0.5 + 30, width * 0.6 + 120, 54, 0.96, 44);
      b.save();
      b.translate(x + 40, bottom - 40);
      b.rotate(-0.16);
      b.fillStyle = '#7a4432';
      b.beginPath();
      b.roundRect(-110, -90, 220, 220, 48);
      b.fill();
      b.restore();
    });
  },
  foot: 0.1,
  shadow: { right: -0.055, down: 0.06, blur: 14, strength: 0.6, ink: [40, 20, 10] },
};
