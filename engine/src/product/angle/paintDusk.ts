import {
  drawSoft,
  fromPixels,
  pixelsOf,
  resized,
  type Brush,
  type Layer,
} from '../../paint/layer.ts';
import { asThrown } from '../../sets/asSeen.ts';
import { groundLineOf, riseOf } from '../../sets/groundLine.ts';
import type { Standing } from '../../sets/standing.ts';
import type { RestingShadow } from '../above/surface.ts';

/** How far above its ground line a thing keeps light from the ground, as a share of its height: from there on less, up to there. */
const REACH = { all: 0.1, none: 0.5 } as const;
/** It is soft: half of the pixels will do. */
const HALF = 0.5;
/** From the line of contact to the dusk around it: softness as a share of the thing's size, units further down, strength. */
const LAYERS = [
  { soft: 0.085, below: 10, part: 0.62 },
  { soft: 0.034, below: 7, part: 0.6 },
  { soft: 0.011, below: 4, part: 0.7 },
] as const;

/**
 * What stands on a ground that is seen at an angle keeps the light of the room from all around its foot, on the side
 * that the light comes from too: without this it seems to float there.
 */
export function paintDusk(
  brush: Brush,
  thing: Standing,
  { strength, ink }: Pick<RestingShadow, 'strength' | 'ink'>,
): void {
  const { x, y, width, height } = thing;
  const size = Math.sqrt(width * height);
  const foot = lowerPart(thing, ink);
  for (const { soft, below, part } of LAYERS) {
    brush.save();
    brush.globalAlpha = Math.min(1, strength * part);
    drawSoft(brush, foot.canvas, size * soft, x - width / 2, y - height + below, width, height);
    brush.restore();
  }
}

/** The thing in ink, and less of it the higher above its ground. */
function lowerPart(thing: Standing, ink: RestingShadow['ink']): Layer {
  const { width, height, line = groundLineOf(thing.layer) } = thing;
  const small = resized(asThrown(thing), width * HALF, height * HALF);
  const { canvas } = small;
  const image = pixelsOf(small);
  const [all, none] = [REACH.all * canvas.height, REACH.none * canvas.height];
  for (let column = 0; column < canvas.width; column++) {
    const ground = canvas.height - riseOf(line, (column + 0.5) / canvas.width) * canvas.width;
    for (let row = 0; row < canvas.height; row++) {
      const at = (row * canvas.width + column) * 4;
      const above = Math.max(0, ground - row - all) / (none - all);
      image.data.set(ink, at);
      image.data[at + 3] = (image.data[at + 3] ?? 0) * Math.max(0, 1 - above) ** 2;
    }
  }
  return fromPixels(image.data, canvas.width, canvas.height);
}
