import type { Stage } from '../../scene/stage.ts';
import { groundLineOf, riseOf } from '../../sets/groundLine.ts';
import type { Standing } from '../../sets/standing.ts';
import { paintGrassBefore } from './knoll.ts';

/** With more air under it than this, as a share of the thing's width, nothing grows before it there. */
const AIR = 0.03;
/** How far a blade leans, in units. */
const BESIDE = 8;

/** Grass before the foot of what stands in it, along the line where it touches the ground: without it a straight edge hovers. Those in the back of the group come first. */
export function paintBlades(stage: Stage, group: readonly Standing[]): void {
  group.forEach((thing, n) => {
    const { layer, line = groundLineOf(layer), x, y, width } = thing;
    const left = x - width / 2;
    const before = group.slice(n + 1);
    paintGrassBefore(stage, {
      from: left,
      to: left + width,
      at: (place) => {
        const across = (place - left) / width;
        const air = line.air[Math.floor(across * line.air.length)] ?? 1;
        if (air > AIR) return null;
        const foot = y - (line.isPlain ? 0 : riseOf(line, across)) * width;
        return before.some((other) => isHiddenBy(other, place, foot)) ? null : foot;
      },
    });
  });
}

/** Whether a place lies behind a thing, or so near that its grass would reach over that. */
const isHiddenBy = ({ x, y, width, height }: Standing, place: number, foot: number): boolean =>
  Math.abs(place - x) < width / 2 + BESIDE && foot < y && foot > y - height;
