import { css } from '../../paint/colour.ts';
import { drawSoft, resized, type Brush } from '../../paint/layer.ts';
import { asThrown } from '../../sets/asSeen.ts';
import type { Standing } from '../../sets/standing.ts';
import type { RestingShadow } from './surface.ts';

/** From the line of contact to the dusk around the thing: share of the way, of the softness, strength. */
const STEPS = [
  { way: 0.4, soft: 3, part: 0.4 },
  { way: 1, soft: 1, part: 0.6 },
  { way: 0.5, soft: 0.45, part: 0.55 },
  { way: 0.16, soft: 0.16, part: 0.85 },
] as const;

/** The shadow around and beside a thing that rests on a surface seen from above. */
export function paintResting(
  brush: Brush,
  thing: Standing,
  { right, down, blur, strength, ink }: RestingShadow,
): void {
  const { x, y, width, height } = thing;
  const shape = resized(asThrown(thing), width / 2, height / 2);
  shape.brush.globalCompositeOperation = 'source-in';
  shape.brush.fillStyle = css(ink);
  shape.brush.fillRect(0, 0, width, height);
  const size = Math.sqrt(width * height);
  for (const { way, soft, part } of STEPS) {
    brush.save();
    brush.globalAlpha = Math.min(1, strength * part);
    const [left, top] = [x - width / 2 + right * size * way, y - height + down * size * way];
    drawSoft(brush, shape.canvas, Math.max(2, blur * soft), left, top, width, height);
    brush.restore();
  }
}
