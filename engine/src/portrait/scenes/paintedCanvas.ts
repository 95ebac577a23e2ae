import { mix, rgb, scale } from '../../paint/colour.ts';
import { fractal, type Stage } from '../../scene/stage.ts';
import { concreteAt, glow, paintSurface, WHOLE_STAGE } from '../../sets/backdrops.ts';

/** A hand-painted ochre canvas over a concrete floor, the edges of the set in view. */
export function paintedCanvas(stage: Stage): void {
  const { brush } = stage;
  paintSurface(stage, WHOLE_STAGE, 'studio', (u, v, n) =>
    scale(concreteAt(rgb('#8f8d8a'))(u, v, n), v > 700 ? 0.86 : 0.62),
  );
  const ochre = rgb('#b5803c');
  brush.save();
  brush.beginPath();
  brush.moveTo(110, 0);
  brush.lineTo(914, 0);
  brush.lineTo(920, 720);
  brush.lineTo(1010, 1024);
  brush.lineTo(20, 1024);
  brush.lineTo(104, 720);
  brush.clip();
  paintSurface(stage, WHOLE_STAGE, 'canvas', (u, v, n) => {
    const cloud = fractal(n, u / 260, v / 300, 4);
    const stroke = n(u / 60 + v / 90, v / 16) * 0.05;
    const sweep = v > 690 && v < 800 ? -0.06 * Math.sin(((v - 690) / 110) * Math.PI) : 0;
    return scale(
      mix(ochre, rgb('#5f4526'), Math.max(0, cloud) * 0.9),
      1 + stroke + sweep + Math.max(0, -cloud) * 0.4,
    );
  });
  brush.restore();
  brush.fillStyle = '#1f1d1c';
  brush.fillRect(92, 0, 16, 722);
  brush.fillRect(916, 0, 16, 722);
  glow(brush, { x: 760, y: 260, radius: 640, colour: '#ffe8c0', strength: 0.4 });
  glow(brush, { x: 60, y: 980, radius: 620, colour: '#8a8078', strength: 0.8 }, 'multiply');
}
