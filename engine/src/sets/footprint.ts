import { css } from '../paint/colour.ts';
import { createLayer, drawSoft, type Brush } from '../paint/layer.ts';
import { footOf, type Ground, type Standing } from './standing.ts';

/** Lowest rows as wide as this share of a thing are a base seen from the side: it needs no footprint. */
const BASE = { none: 0.62, all: 0.36 } as const;
/** How far above its lowest point a thing may touch the ground further back, as a share of its width. */
const DEPTH = 0.34;
/** Units below the outline, softness, and strength: the line of contact, and the dusk around it. */
const LAYERS = [
  { below: 5, blur: 5, strength: 0.8 },
  { below: 14, blur: 15, strength: 0.6 },
] as const;

/**
 * What was photographed from above touches the ground along its whole lower outline, not at its lowest
 * point alone: paws, a seated figure, a shoe from above. Dark follows the outline there, weaker
 * the further back it lies, so that it does not seem to stand on one toe.
 */
export function paintFootprint(brush: Brush, thing: Standing, { ink, strength }: Ground): void {
  const { x, y, width, height, layer } = thing;
  const share = footOf(layer).width / layer.canvas.width;
  const need = Math.min(1, Math.max(0, (BASE.none - share) / (BASE.none - BASE.all)));
  if (need === 0) return;
  const depth = Math.min(height, width * DEPTH);
  const shape = createLayer(width, depth);
  shape.brush.drawImage(layer.canvas, 0, depth - height, width, height);
  shape.brush.globalCompositeOperation = 'source-in';
  const fade = shape.brush.createLinearGradient(0, 0, 0, depth);
  fade.addColorStop(0, css(ink, 0));
  fade.addColorStop(1, css(ink));
  shape.brush.fillStyle = fade;
  shape.brush.fillRect(0, 0, width, depth);
  for (const { below, blur, strength: part } of LAYERS) {
    brush.save();
    brush.globalAlpha = Math.min(1, strength * 1.5) * part * need;
    drawSoft(brush, shape.canvas, blur, x - width / 2, y - depth + below);
    brush.restore();
  }
}
