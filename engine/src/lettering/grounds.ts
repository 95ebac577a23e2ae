import { css, mix, type Rgb } from '../paint/colour.ts';
import type { Brush } from '../paint/layer.ts';
import { SHADES } from '../prompt/legible.ts';
import type { Random } from '../random.ts';
import { SIDE } from '../scene/stage.ts';
import type { Room } from '../scene/window.ts';
import type { Colourway } from './colourways.ts';

/** What stands behind the words; never strong enough to be read instead of them. */
export type Ground = (brush: Brush, colours: Colourway, random: Random, room: Room) => void;

const fill = (brush: Brush, colour: Rgb, { width, height }: Room): void => {
  brush.fillStyle = css(colour);
  brush.fillRect(0, 0, width, height);
};

export const plain: Ground = (brush, { ground }, _random, { width, height }) => {
  const fade = brush.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, css(mix(ground, [255, 255, 255], SHADES.light)));
  fade.addColorStop(1, css(mix(ground, [0, 0, 0], SHADES.dark)));
  brush.fillStyle = fade;
  brush.fillRect(0, 0, width, height);
};

const rays: Ground = (brush, { ground, ink }, random, room) => {
  fill(brush, ground, room);
  brush.fillStyle = css(mix(ground, ink, SHADES.ray));
  const [x, y] = [room.width / 2, room.height * random.pick([0.5, 1.04])];
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

const circles: Ground = (brush, { ground, accent }, random, room) => {
  fill(brush, ground, room);
  const unit = Math.min(room.width, room.height);
  for (const [x, y, r] of [
    [random.between(0.75, 1), random.between(0, 0.2), 0.42],
    [random.between(0, 0.2), random.between(0.85, 1), 0.34],
  ] as const) {
    brush.fillStyle = css(mix(ground, accent, SHADES.shape));
    brush.beginPath();
    brush.arc(x * room.width, y * room.height, r * unit, 0, Math.PI * 2);
    brush.fill();
  }
};

const band: Ground = (brush, { ground, accent }, _random, room) => {
  const { width, height } = room;
  fill(brush, ground, room);
  brush.fillStyle = css(mix(ground, accent, SHADES.shape));
  brush.beginPath();
  brush.moveTo(0, height * 0.8);
  brush.lineTo(width, height * 0.62);
  brush.lineTo(width, height);
  brush.lineTo(0, height);
  brush.fill();
};

export const GROUNDS: readonly [Ground, ...Ground[]] = [plain, rays, circles, band];
