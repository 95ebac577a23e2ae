import { rgb } from '../../paint/colour.ts';
import { createLayer, drawSoft } from '../../paint/layer.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { concreteAt, paintSurface } from '../../sets/backdrops.ts';
import type { Surface } from './surface.ts';

/** A cast floor with one joint, under one hard light through a window. */
export const slabGround: Surface = {
  paint: (stage) => {
    const { brush } = stage;
    const floor = concreteAt(rgb('#c3c4c3'));
    paintSurface(stage, { x: 0, y: 0, width: SIDE, height: SIDE }, 'floor', floor);
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
function shade({ brush }: Stage): void {
  const shadow = createLayer(SIDE / 2, SIDE / 2);
  const b = shadow.brush;
  b.scale(0.5, 0.5);
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
  drawSoft(brush, shadow.canvas, 7, 0, 0, SIDE, SIDE);
}
