import { css } from '../../paint/colour.ts';
import { drawSoft, resized, type Brush } from '../../paint/layer.ts';
import { asThrown } from '../../sets/asSeen.ts';
import type { Standing } from '../../sets/standing.ts';
import type { HangingShadow } from './wall.ts';

/** From far to near: share of the way, of the softness, strength. The nearest is the line along which it touches the wall. */
const STEPS = [
  { way: 1.5, soft: 2.1, part: 0.3 },
  { way: 1, soft: 1, part: 0.36 },
  { way: 0.62, soft: 0.6, part: 0.4 },
  { way: 0.3, soft: 0.3, part: 0.45 },
  { way: 0.07, soft: 0.13, part: 0.7 },
] as const;
/** A large thing is not as much deeper as it is larger: beyond this size its shadow falls no further, in units. */
const DEEPEST = 520;

/** What a wall shows of a thing that touches it: along its outline, around every opening in it, and lighter through glass. */
export function paintHanging(
  brush: Brush,
  thing: Standing,
  { right, down, blur, strength, ink }: HangingShadow,
): void {
  const { x, y, width, height } = thing;
  const shape = resized(asThrown(thing), width / 2, height / 2);
  shape.brush.globalCompositeOperation = 'source-in';
  shape.brush.fillStyle = css(ink);
  shape.brush.fillRect(0, 0, width, height);
  const size = Math.min(DEEPEST, Math.sqrt(width * height));
  for (const { way, soft, part } of STEPS) {
    brush.save();
    brush.globalAlpha = Math.min(1, strength * part);
    const [left, top] = [x - width / 2 + right * size * way, y - height + down * size * way];
    drawSoft(brush, shape.canvas, Math.max(1.4, blur * soft), left, top, width, height);
    brush.restore();
  }
}
