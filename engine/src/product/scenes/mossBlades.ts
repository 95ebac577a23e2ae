import type { Stage } from '../../scene/stage.ts';
import { groundLineOf, riseOf } from '../../sets/groundLine.ts';
import type { Standing } from '../../sets/standing.ts';
import { paintGrassBefore } from './knoll.ts';

/** With more air under it than this, as a share of the thing's width, nothing grows before it there. */
const AIR = 0.03;

/** Grass before the foot of what stands in it, along the line where it touches the ground: without it a straight edge hovers. */
export function paintBlades(stage: Stage, group: readonly Standing[]): void {
  for (const { layer, line = groundLineOf(layer), x, y, width } of group) {
    const left = x - width / 2;
    paintGrassBefore(stage, {
      from: left,
      to: left + width,
      at: (place) => {
        const across = (place - left) / width;
        const air = line.air[Math.floor(across * line.air.length)] ?? 1;
        if (air > AIR) return null;
        return y - (line.isPlain ? 0 : riseOf(line, across)) * width;
      },
    });
  }
}
