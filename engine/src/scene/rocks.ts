import { css, rgb } from '../paint/colour.ts';
import { toned, type Stage } from './stage.ts';

/** Rocks in the foreground of a coast. */
export function paintRocks(
  stage: Stage,
  base: number,
  size: number,
  from: number,
  to: number,
  label: string,
): void {
  const { brush, light } = stage;
  const random = stage.random.fork(`rocks ${label}`);
  const side = Math.sign(light.disc.x - 0.5) || 1;
  for (let i = 0; i < 16; i++) {
    const x = random.between(from, to);
    const s = size * random.between(0.5, 1.3);
    const y = base + random.between(-0.2, 0.6) * size;
    const n = 8;
    const points = Array.from({ length: n }, (_, k): [number, number] => {
      const a = Math.PI + (k / (n - 1)) * Math.PI;
      return [
        x + Math.cos(a) * s * random.between(0.8, 1.15),
        y + Math.sin(a) * s * 0.62 * random.between(0.7, 1.15),
      ];
    });
    const top = points[Math.floor(n / 2)] ?? [x, y];
    for (let k = 0; k < n - 1; k++) {
      const a = points[k] ?? top;
      const b = points[k + 1] ?? top;
      const face = (a[0] + b[0]) / 2 - x;
      const lit = Math.min(1, Math.max(0, 0.42 + (face / s) * side * 0.5 + random.bell() * 0.1));
      brush.fillStyle = css(toned(light, rgb('#6b655f'), lit, 0.08));
      brush.beginPath();
      brush.moveTo(a[0], a[1]);
      brush.lineTo(b[0], b[1]);
      brush.lineTo(x + random.bell() * s * 0.2, y + s * 0.35);
      brush.closePath();
      brush.fill();
      brush.strokeStyle = brush.fillStyle;
      brush.lineWidth = 1.4;
      brush.stroke();
    }
  }
}
