import { css, mix, rgb } from '../../paint/colour.ts';
import type { Stage } from '../../scene/stage.ts';
import { groundLineOf, riseOf } from '../../sets/groundLine.ts';
import type { Standing } from '../../sets/standing.ts';

/** Moss that stands up before the foot of what is on it: without it a straight edge hovers. In units; most of it is short. */
const BLADES = { perUnit: 0.6, below: 4, least: 2, most: 12, lean: 5 } as const;
/** With more air under it than this, as a share of the thing's width, nothing grows before it there. */
const AIR = 0.03;

/** Along the line where each thing touches the ground. */
export function paintBlades(stage: Stage, group: readonly Standing[]): void {
  const random = stage.random.fork('blades');
  const b = stage.brush;
  b.lineCap = 'round';
  for (const { layer, line = groundLineOf(layer), x, y, width } of group) {
    for (let n = 0; n < width * BLADES.perUnit; n++) {
      const across = random.next();
      const [shade, tall, lean] = [
        random.next(),
        BLADES.least + (BLADES.most - BLADES.least) * random.next() ** 2,
        random.bell(),
      ];
      if ((line.air[Math.floor(across * line.air.length)] ?? 1) > AIR) continue;
      const foot = y - (line.isPlain ? 0 : riseOf(line, across)) * width;
      const at = x + (across - 0.5) * width;
      b.strokeStyle = css(mix(rgb('#3a5a1c'), rgb('#b3c24a'), shade * shade), 0.8);
      b.lineWidth = 1.2 + shade;
      b.beginPath();
      b.moveTo(at, foot + BLADES.below);
      b.lineTo(at + lean * BLADES.lean, foot - tall);
      b.stroke();
    }
  }
}
