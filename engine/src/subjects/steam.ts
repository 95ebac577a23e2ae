import { createLayer, drawBlurred } from '../paint/layer.ts';
import type { Stage } from '../scene/stage.ts';

/** Wisps that rise from a hot cup; `y` is its rim, `tall` the cup's height. */
export function paintSteam(stage: Stage, x: number, y: number, tall: number): void {
  const random = stage.random.fork('steam');
  const layer = createLayer(200, 260);
  const { brush } = layer;
  brush.lineCap = 'round';
  const sway = random.between(0, 6);
  for (let i = 0; i < 4; i++) {
    const root = 100 + (i - 1.5) * 15;
    const phase = sway + i * 0.55;
    const reach = random.between(0.55, 0.95);
    for (let s = 0; s < 40; s++) {
      const t = s / 39;
      const cx = root + Math.sin(phase + t * 6) * (5 + 17 * t);
      brush.fillStyle = `rgba(255,250,242,${0.06 * Math.sin(Math.PI * t)})`;
      brush.beginPath();
      brush.ellipse(
        cx,
        250 - t * 230 * reach,
        5 + t * 11,
        9 + t * 8,
        Math.cos(phase + t * 6) * 0.5,
        0,
        7,
      );
      brush.fill();
    }
  }
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'screen';
  const width = tall * 0.95;
  drawBlurred(
    stage.brush,
    layer.canvas,
    8 * stage.zoom,
    x - width / 2,
    y - width * 1.22,
    width,
    width * 1.3,
  );
  stage.brush.restore();
}
