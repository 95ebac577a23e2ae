import { css, mix, rgb } from '../paint/colour.ts';
import { SIDE, toned, type Stage } from './stage.ts';

export const WALLS = ['#6a5f63', '#7b6a5c', '#57606e', '#8a7b6c', '#4c5566'] as const;

/** Rows of towers along the horizon, windows lit when lamps are on. */
export function paintTowers(
  stage: Stage,
  base: number,
  height: number,
  distance: number,
  count: number,
  label: string,
): void {
  const { brush, light } = stage;
  const random = stage.random.fork(`towers ${label}`);
  for (let i = 0; i < count; i++) {
    const w = random.between(0.6, 1.25) * (SIDE / count) * 1.25;
    const x = (i / count) * SIDE * 1.06 - 30 + random.bell() * 12;
    const h = height * random.between(0.35, 1) * (1 - 0.25 * Math.abs(i / count - 0.5));
    const wall = rgb(random.pick(WALLS));
    const fill = brush.createLinearGradient(x, 0, x + w, 0);
    const left = light.disc.x < 0.5 ? 0.85 : 0.2;
    fill.addColorStop(0, css(toned(light, wall, left, distance)));
    fill.addColorStop(1, css(toned(light, wall, 1 - left, distance)));
    brush.fillStyle = fill;
    brush.fillRect(x, base - h, w, h);
    if (random.chance(0.35)) brush.fillRect(x + w * 0.42, base - h - 34, w * 0.07, 36);
    if (random.chance(0.4)) brush.fillRect(x + w * 0.2, base - h - 14, w * 0.6, 16);
    const cell = Math.max(6, w / 7);
    for (let wy = base - h + cell; wy < base - cell; wy += cell * 1.25) {
      for (let wx = x + cell * 0.6; wx < x + w - cell * 0.7; wx += cell * 1.15) {
        const on = light.lamps && random.chance(0.42);
        brush.fillStyle = on
          ? css(
              mix(rgb('#ffd98a'), rgb('#ffb45c'), random.next()),
              random.between(0.5, 0.95) * (1 - distance * 0.3),
            )
          : css(toned(light, rgb('#31404e'), 0.5, distance), 0.55);
        brush.fillRect(wx, wy, cell * 0.5, cell * 0.62);
      }
    }
  }
}
