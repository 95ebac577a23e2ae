import { css } from '../paint/colour.ts';
import { drawSoft, resized, type Brush } from '../paint/layer.ts';
import { asThrown } from '../sets/asSeen.ts';
import type { Standing } from '../sets/standing.ts';
import type { RestingShadow } from './above/surface.ts';

/** The same shadow several times: a share of the way, of the softness, and of the strength. */
export interface ShadowStep {
  readonly way: number;
  readonly soft: number;
  readonly part: number;
}

interface Steps {
  readonly steps: readonly ShadowStep[];
  /** No blur is less, in units. */
  readonly softest: number;
  /** A thing larger than this throws its shadow no further, in units. */
  readonly deepest?: number;
}

/** The shadow of a thing that touches a plane seen straight on, a ground from above or a wall: its outline, moved and softened in steps. */
export function paintSteppedShadow(
  brush: Brush,
  thing: Standing,
  { right, down, blur, strength, ink }: RestingShadow,
  { steps, softest, deepest = Infinity }: Steps,
): void {
  const { x, y, width, height } = thing;
  const shape = resized(asThrown(thing), width / 2, height / 2);
  shape.brush.globalCompositeOperation = 'source-in';
  shape.brush.fillStyle = css(ink);
  shape.brush.fillRect(0, 0, width, height);
  const size = Math.min(deepest, Math.sqrt(width * height));
  for (const { way, soft, part } of steps) {
    brush.save();
    brush.globalAlpha = Math.min(1, strength * part);
    const [left, top] = [x - width / 2 + right * size * way, y - height + down * size * way];
    drawSoft(brush, shape.canvas, Math.max(softest, blur * soft), left, top, width, height);
    brush.restore();
  }
}
