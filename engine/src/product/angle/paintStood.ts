import type { Brush } from '../../paint/layer.ts';
import { paintFootprint } from '../../sets/footprint.ts';
import type { Standing } from '../../sets/standing.ts';
import { paintResting } from '../above/paintResting.ts';
import type { RestingShadow } from '../above/surface.ts';
import { legsApart } from '../../sets/legsApart.ts';
import { isSlab } from './isSlab.ts';
import { paintDusk } from './paintDusk.ts';
import { thingsApart } from './thingsApart.ts';
import { paintThrown } from './paintThrown.ts';

/**
 * What the ground shows of things on it before anything stands there: the shadows that they throw, and where they
 * touch it, each of those that lie apart in one photo by itself. It mirrors nothing of them. A plate lies along all of its edges.
 */
export function paintStood(brush: Brush, group: readonly Standing[], shadow: RestingShadow): void {
  for (const whole of group.flatMap(thingsApart)) {
    if (isSlab(whole.layer)) {
      paintResting(brush, whole, shadow);
      continue;
    }
    const { thing, legs } = legsApart(whole);
    for (const leg of legs) {
      paintThrown(brush, leg, shadow);
      paintDusk(brush, leg, shadow);
    }
    paintThrown(brush, thing, shadow);
    paintDusk(brush, thing, shadow);
    paintFootprint(brush, thing, shadow);
  }
}
