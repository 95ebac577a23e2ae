import { rgb } from '../../paint/colour.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { concreteAt, paintSoft, paintSurface, WHOLE_STAGE } from '../../sets/backdrops.ts';
import type { Surface } from './surface.ts';

/** A cast floor with one joint, under one hard light through a window. */
export const slabGround: Surface = {
  paint: (stage) => {
    const { brush } = stage;
    const floor = concreteAt(rgb('#c3c4c3'));
    paintSurface(stage, WHOLE_STAGE, 'floor', floor);
    for (const [offset, ink] of [
      [0, 'rgba(60,62,66,0.55)'],
      [2.4, 'rgba(248,248,246,0.5)'],
    ] as const) {
      brush.strokeStyle = ink;
      brush.lineWidth = 2.2;
      brush.beginPath();
      brush.moveTo(838 + offset, 0);
      brush.lineTo(838 + offset, SIDE);
      brush.stroke();
    }
    shade(stage);
  },
  shadow: { right: 0.13, down: 0.1, blur: 5, strength: 0.62, ink: [38, 40, 46] },
};

/** What the window's frame keeps the sun from. */
const shade = (stage: Stage): void =>
  paintSoft(stage, 7, (b) => {
    b.fillStyle = 'rgba(44,48,60,0.4)';
    for (const corners of [
      [-20, -20, 300, -20, -20, 250],
      [760, -20, 1044, -20, 1044, 330, 980, 260],
      [-20, 800, 250, 1044, -20, 1044],
    ]) {
      b.beginPath();
      for (let i = 0; i < corners.length; i += 2) b.lineTo(corners[i] ?? 0, corners[i + 1] ?? 0);
      b.fill();
    }
  });
