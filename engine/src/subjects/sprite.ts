import type { Canvas } from '@napi-rs/canvas';
import type { Light } from '../scene/light.ts';
import { createLayer, fromPixels } from '../paint/layer.ts';
import type { Random } from '../random.ts';
import { strokeFur } from '../solid/fur.ts';
import type { Model } from '../solid/model.ts';
import type { Rotation } from '../solid/part.ts';
import { rotate } from '../solid/part.ts';
import { carve } from '../solid/relief.ts';
import { shade } from '../solid/shade.ts';

/** A finished subject: its picture in units, and where its feet are in it. */
export interface Sprite {
  readonly canvas: Canvas;
  readonly width: number;
  readonly height: number;
  readonly footX: number;
  readonly footY: number;
}

const PAD = 26;
/** Solids are carved a little below full size: the marcher's cost goes with the square. */
const FINENESS = 0.74;

/** Height of a model above its ground as the view shows it. */
export function heightOf(model: Model, view: Rotation): number {
  let top = 0;
  for (const part of model.parts) {
    if (part.cut === true) continue;
    if (part.kind === 'limb') {
      top = Math.max(top, rotate(view, part.a)[1] + part.ra, rotate(view, part.b)[1] + part.rb);
    } else {
      const reach =
        part.kind === 'ball'
          ? part.r[1]
          : part.kind === 'box'
            ? part.half[1]
            : part.kind === 'drum'
              ? part.half
              : part.small;
      top = Math.max(top, rotate(view, part.c)[1] + reach);
    }
  }
  return top;
}

export function drawModel(
  model: Model,
  view: Rotation,
  unitsTall: number,
  light: Light,
  zoom: number,
  random: Random,
): Sprite {
  const tall = heightOf(model, view);
  const pixels = (unitsTall * zoom * FINENESS) / tall;
  const relief = carve(model, view, pixels);
  const bytes = shade(relief, light);
  const flat = fromPixels(bytes, relief.width, relief.height);
  const layer = createLayer(relief.width + PAD * 2, relief.height + PAD * 2);
  layer.brush.drawImage(flat.canvas, PAD, PAD);
  layer.brush.translate(PAD, PAD);
  strokeFur(layer.brush, relief, bytes, random);
  const units = 1 / (zoom * FINENESS);
  return {
    canvas: layer.canvas,
    width: layer.canvas.width * units,
    height: layer.canvas.height * units,
    footX: (relief.originX + PAD) * units,
    footY: (relief.originY + PAD) * units,
  };
}
