import { drawSoft } from '../paint/layer.ts';
import type { Stage } from '../scene/stage.ts';
import type { Model } from '../solid/model.ts';
import type { Rotation } from '../solid/part.ts';
import { drawModel, heightOf } from '../subjects/sprite.ts';
import { paintFooting, type Ground } from './standing.ts';

interface Prop {
  readonly model: Model;
  readonly yaw: number;
  readonly pitch: number;
  /** Picture units per unit of the model, foot position, and how far out of focus it is. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly ground?: Ground;
}

/** Further out of focus than this, half as many pixels each way show no less: they are most of what a picture costs. */
const SOFT = 3;

/** How a prop stands on a table. */
export const PROP_GROUND: Ground = {
  lean: -0.2,
  length: 0.12,
  blur: 8,
  strength: 0.5,
  ink: [24, 16, 12],
  mirror: 0.1,
  mirrorReach: 0.3,
  mirrorBlur: 4,
};

/** Turned about the upright, then seen from a little above. */
function seen(yaw: number, pitch: number): Rotation {
  const [c, s, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return [c, 0, s, sp * s, cp, -sp * c, -cp * s, sp, cp * c];
}

/** A solid that dresses a set, lit by the stage's light. */
export function paintProp(stage: Stage, prop: Prop): void {
  const zoom = (prop.blur > SOFT ? 0.5 : 1) * stage.zoom;
  const view = seen(prop.yaw, prop.pitch);
  const sprite = drawModel(
    prop.model,
    view,
    heightOf(prop.model, view) * prop.size,
    stage.light,
    zoom,
    stage.random.fork(`prop ${prop.x}`),
  );
  const { canvas, width, height } = sprite;
  const [left, top] = [prop.x - sprite.footX, prop.y - sprite.footY];
  if (prop.ground !== undefined)
    paintFooting(
      stage.brush,
      {
        layer: { canvas, brush: canvas.getContext('2d') },
        x: left + width / 2,
        y: top + height,
        width,
        height,
      },
      prop.ground,
    );
  drawSoft(stage.brush, canvas, prop.blur, left, top, width, height);
}
