import { css, mix, scale, type Rgb } from '../paint/colour.ts';
import { createLayer, drawBlurred, type Brush } from '../paint/layer.ts';
import type { Random } from '../random.ts';
import type { Look } from './figureLook.ts';

/** A painted head and shoulders on a square of 1000 units; `side` is where the light comes from. */
export interface Sitter {
  readonly brush: Brush;
  readonly zoom: number;
  readonly look: Look;
  readonly female: boolean;
  readonly young: boolean;
  readonly side: 1 | -1;
  readonly rim: Rgb;
  readonly random: Random;
}

export const S = 1000;
export const shadowOf = (skin: Rgb): Rgb => mix(scale(skin, 0.52), [112, 44, 46], 0.32);
export const lightOf = (skin: Rgb): Rgb => mix(skin, [255, 240, 220], 0.55);

/** Paints soft shapes inside the current clip: drawn once on a small layer, blurred once. */
export function soft(s: Sitter, radius: number, paint: (b: Brush) => void): void {
  const layer = createLayer(S / 2, S / 2);
  layer.brush.scale(0.5, 0.5);
  paint(layer.brush);
  drawBlurred(s.brush, layer.canvas, radius * s.zoom, 0, 0, S, S);
}

export function dab(
  b: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Rgb,
  alpha: number,
  turn = 0,
): void {
  b.fillStyle = css(colour, alpha);
  b.beginPath();
  b.ellipse(x, y, rx, ry, turn, 0, 7);
  b.fill();
}
