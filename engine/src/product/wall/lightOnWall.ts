import { css, mix, type Rgb } from '../../paint/colour.ts';
import type { Brush } from '../../paint/layer.ts';
import type { Window } from '../../scene/window.ts';

interface Light {
  /** From which side it comes: -1 is the left. */
  readonly side: -1 | 1;
  /** Where the wall is nearest to the light; screened over it. */
  readonly near: Rgb;
  readonly nearStrength: number;
  /** Where it is furthest; multiplied. */
  readonly far: Rgb;
  readonly farStrength: number;
}

/** What changes nothing where it is multiplied, and where it is screened. */
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;
/** The light's place, in the picture's sizes from its middle: above its border, or it would be a spot on the wall. */
const PLACE = { aside: 0.42, up: 0.62, reach: 1.125 } as const;

/** Light from above and aside falls off across a wall: without it a wall is a pattern and no photograph. */
export function lightWall(
  brush: Brush,
  { x, y, width, height }: Window,
  { side, near, nearStrength, far, farStrength }: Light,
): void {
  const [cx, cy] = [x + width / 2 + side * width * PLACE.aside, y + height / 2 - height * PLACE.up];
  const reach = Math.hypot(width, height) * PLACE.reach;
  for (const [mode, at] of [
    ['multiply', (t: number) => mix(WHITE, far, farStrength * t * t)],
    ['screen', (t: number) => mix(BLACK, near, nearStrength * (1 - t) ** 2)],
  ] as const) {
    const fill = brush.createRadialGradient(cx, cy, 0, cx, cy, reach);
    for (const t of STEPS) fill.addColorStop(t, css(at(t)));
    brush.save();
    brush.globalCompositeOperation = mode;
    brush.fillStyle = fill;
    brush.fillRect(x - 4, y - 4, width + 8, height + 8);
    brush.restore();
  }
}

/** Less light gets to where the wall meets what stands before it. */
export function duskBelow(
  brush: Brush,
  { x, y, width, height }: Window,
  { ink, strength, tall }: { readonly ink: Rgb; readonly strength: number; readonly tall: number },
): void {
  const bottom = y + height;
  const dusk = brush.createLinearGradient(0, bottom - tall * height, 0, bottom);
  dusk.addColorStop(0, css(ink, 0));
  dusk.addColorStop(0.6, css(ink, strength * 0.4));
  dusk.addColorStop(1, css(ink, strength));
  brush.fillStyle = dusk;
  brush.fillRect(x - 4, bottom - tall * height, width + 8, tall * height + 4);
}
