import { createLayer, drawSoft, type Brush } from '../../paint/layer.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { paintSoft } from '../../sets/backdrops.ts';

/** Where wall and floor of the concrete studio meet, in units from the top. */
export const FLOOR = 700;

/** Less light gets to where wall and floor meet. */
export function footOfWall(brush: Brush, foot = FLOOR): void {
  const dusk = brush.createLinearGradient(0, foot - 40, 0, foot + 26);
  dusk.addColorStop(0, 'rgba(40,42,50,0)');
  dusk.addColorStop(0.6, 'rgba(40,42,50,0.26)');
  dusk.addColorStop(1, 'rgba(40,42,50,0)');
  brush.fillStyle = dusk;
  brush.fillRect(0, foot - 40, SIDE, 66);
}

/** What a rod of the formwork has left. */
export function tieHole(
  brush: Brush,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  brush.fillStyle = 'rgba(44,46,52,0.75)';
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
  brush.strokeStyle = 'rgba(235,236,236,0.5)';
  brush.lineWidth = 1.4;
  brush.beginPath();
  brush.arc(x, y + 1, radius + 0.5, 0.4, 2.7);
  brush.stroke();
}

/** The upper right of the wall lies in the shadow of something outside the picture. */
export function hardLight(stage: Stage, foot = FLOOR): void {
  const ink = (b: Brush, corners: readonly (readonly [number, number])[]): void => {
    b.fillStyle = 'rgba(40,44,58,0.42)';
    b.beginPath();
    for (const [x, y] of corners) b.lineTo(x, y);
    b.fill();
  };
  const area = { x: -40, y: -40, width: SIDE + 80, height: foot + 40 };
  paintSoft(
    stage,
    3,
    (b) => {
      ink(b, [
        [406, -40],
        [1100, 520],
        [1100, -40],
      ]);
      ink(b, [
        [-40, foot - 140],
        [120, foot],
        [-40, foot],
      ]);
    },
    area,
  );
}

/** Wall and floor are behind what is in focus. */
export function soften({ layer, brush }: Stage): void {
  const half = createLayer(SIDE / 2, SIDE / 2);
  half.brush.drawImage(layer.canvas, 0, 0, SIDE / 2, SIDE / 2);
  drawSoft(brush, half.canvas, 2.4, 0, 0, SIDE, SIDE);
}
