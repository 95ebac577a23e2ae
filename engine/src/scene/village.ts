import { css, rgb, type Rgb } from '../paint/colour.ts';
import { SIDE, toned, type Stage } from './stage.ts';

/** Small houses with gabled roofs on rolling ground. */
export function paintVillage(
  stage: Stage,
  base: number,
  size: number,
  distance: number,
  count: number,
  label: string,
): void {
  const { brush, light } = stage;
  const random = stage.random.fork(`village ${label}`);
  const houses = Array.from({ length: count }, (_, i) => ({
    x: ((i + random.between(0.15, 0.85)) / count) * SIDE,
    y: base + random.bell() * size * 0.16,
  }));
  houses.sort((p, q) => p.y - q.y);
  for (const { x, y } of houses) {
    const s = size * random.between(0.75, 1.2);
    const w = s * random.between(0.9, 1.25);
    const wall = rgb(random.pick(['#f2e6d2', '#e9d3b4', '#f4efe6', '#e2c3a4', '#dfe3e2']));
    const roof = rgb(random.pick(['#b0553a', '#9a4632', '#a8653e', '#7f4a3c']));
    const lit = light.disc.x < 0.5;
    const depth = s * 0.5 * (random.chance(0.5) ? 1 : -1);
    const front = (c: Rgb, l: number): string => css(toned(light, c, l, distance));
    brush.fillStyle = front(wall, lit === depth < 0 ? 1 : 0.5);
    brush.fillRect(x - w / 2, y - s * 0.62, w, s * 0.64);
    brush.fillStyle = front(wall, lit === depth > 0 ? 0.8 : 0.2);
    brush.beginPath();
    const e = x + (Math.sign(depth) * w) / 2;
    brush.moveTo(e, y + s * 0.02);
    brush.lineTo(e + depth, y - s * 0.02);
    brush.lineTo(e + depth, y - s * 0.62);
    brush.lineTo(e + depth / 2, y - s * 1.02);
    brush.lineTo(e, y - s * 0.62);
    brush.fill();
    const far = x - (Math.sign(depth) * w) / 2;
    brush.fillStyle = front(roof, lit === depth < 0 ? 1 : 0.55);
    brush.beginPath();
    brush.moveTo(far - Math.sign(depth) * s * 0.06, y - s * 0.6);
    brush.lineTo(e + Math.sign(depth) * s * 0.01, y - s * 0.58);
    brush.lineTo(e + depth / 2, y - s * 1.06);
    brush.lineTo(far + depth / 2, y - s * 1.06);
    brush.fill();
    brush.fillStyle = front(roof, 0.25);
    brush.fillRect(
      far + depth * 0.5 + Math.sign(depth) * w * 0.25,
      y - s * 1.22,
      s * 0.12,
      s * 0.3,
    );
    for (let i = 0; i < 2; i++) {
      brush.fillStyle = light.lamps ? css(rgb('#ffd27a'), 0.95) : front(rgb('#5b6a78'), 0.5);
      brush.fillRect(x - w * 0.32 + i * w * 0.4, y - s * 0.45, w * 0.18, s * 0.22);
    }
    brush.fillStyle = front(rgb('#6a4630'), 0.5);
    brush.fillRect(x - w * 0.06, y - s * 0.3, w * 0.13, s * 0.32);
  }
}
