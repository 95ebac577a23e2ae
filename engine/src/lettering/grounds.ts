import { css, mix, type Rgb } from '../paint/colour.ts';
import type { Brush } from '../paint/layer.ts';
import type { Random } from '../random.ts';
import { SIDE } from '../scene/stage.ts';
import type { Colourway } from './colourways.ts';

/** What stands behind the words; never strong enough to be read instead of them. */
export type Ground = (brush: Brush, colours: Colourway, random: Random) => void;

const fill = (brush: Brush, colour: Rgb): void => {
  brush.fillStyle = css(colour);
  brush.fillRect(0, 0, SIDE, SIDE);
};

const plain: Ground = (brush, { ground }) => {
  const fade = brush.createLinearGradient(0, 0, 0, SIDE);
  fade.addColorStop(0, css(mix(ground, [255, 255, 255], 0.05)));
  fade.addColorStop(1, css(mix(ground, [0, 0, 0], 0.08)));
  brush.fillStyle = fade;
  brush.fillRect(0, 0, SIDE, SIDE);
};

const rays: Ground = (brush, { ground, ink }, random) => {
  fill(brush, ground);
  brush.fillStyle = css(mix(ground, ink, 0.06));
  const [x, y] = [SIDE / 2, SIDE * random.pick([0.5, 1.04])];
  const n = 18;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(a) * SIDE * 1.6, y + Math.sin(a) * SIDE * 1.6);
    const b = a + Math.PI / n;
    brush.lineTo(x + Math.cos(b) * SIDE * 1.6, y + Math.sin(b) * SIDE * 1.6);
    brush.fill();
  }
};

const circles: Ground = (brush, { ground, accent }, random) => {
  fill(brush, ground);
  for (const [x, y, r] of [
    [random.between(0.75, 1), random.between(0, 0.2), 0.42],
    [random.between(0, 0.2), random.between(0.85, 1), 0.34],
  ] as const) {
    brush.fillStyle = css(mix(ground, accent, 0.22));
    brush.beginPath();
    brush.arc(x * SIDE, y * SIDE, r * SIDE, 0, Math.PI * 2);
    brush.fill();
  }
};

const band: Ground = (brush, { ground, accent }) => {
  fill(brush, ground);
  brush.fillStyle = css(mix(ground, accent, 0.2));
  brush.beginPath();
  brush.moveTo(0, SIDE * 0.8);
  brush.lineTo(SIDE, SIDE * 0.62);
  brush.lineTo(SIDE, SIDE);
  brush.lineTo(0, SIDE);
  brush.fill();
};

export const GROUNDS: readonly [Ground, ...Ground[]] = [plain, rays, circles, band];
