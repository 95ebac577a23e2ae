import { css, rgb, scale } from '../../paint/colour.ts';
import type { Brush } from '../../paint/layer.ts';
import type { Area } from '../../sets/backdrops.ts';

const LINEN = rgb('#b59c80');

/** A part of the linen sofa, lit from above: how bright at its top and its bottom, 1 being the cloth's own colour. */
export function paintCushion(
  b: Brush,
  { x, y, width, height, round }: Area & { readonly round: number },
  lit: { readonly top: number; readonly bottom: number },
): void {
  const fill = b.createLinearGradient(0, y, 0, y + height);
  fill.addColorStop(0, css(scale(LINEN, lit.top)));
  fill.addColorStop(1, css(scale(LINEN, lit.bottom)));
  b.fillStyle = fill;
  b.beginPath();
  b.roundRect(x, y, width, height, round);
  b.fill();
}
