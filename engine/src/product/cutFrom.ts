import { cropPlane, type Plane } from '../cutout/raster/plane.ts';
import type { Size } from '../cutout/raster/pixels.ts';
import type { Box } from '../cutout/raster/regions.ts';
import { createLayer, fromPixels, type Layer } from '../paint/layer.ts';
import type { Standing } from '../sets/standing.ts';

interface Part {
  /** Where it is in the copy. */
  readonly box: Box;
  /** Of the copy. */
  readonly size: Size;
  /** What of the copy is its own, 0..1; everything in its box where nothing is said. */
  readonly own?: Plane;
}

/** A part of a thing, told on a copy of it, where it was. */
export function cutFrom(thing: Standing, { box, size, own }: Part): Standing {
  const { layer, opacity, x, y, width, height } = thing;
  const scale = layer.canvas.width / size.width;
  const [left, top] = [Math.round(box.x * scale), Math.round(box.y * scale)];
  const part = createLayer(
    Math.min(layer.canvas.width - left, Math.round(box.width * scale)),
    Math.min(layer.canvas.height - top, Math.round(box.height * scale)),
  );
  const { brush, canvas } = part;
  brush.drawImage(layer.canvas, -left, -top);
  if (own !== undefined) {
    brush.globalCompositeOperation = 'destination-in';
    const [wide, tall] = [layer.canvas.width, layer.canvas.height];
    brush.drawImage(asMask(own).canvas, -left, -top, wide, tall);
  }
  const unit = width / layer.canvas.width;
  const area = { x: left, y: top, width: canvas.width, height: canvas.height };
  return {
    layer: part,
    ...(opacity === undefined ? {} : { opacity: cropPlane(opacity, area) }),
    x: x + (left + canvas.width / 2 - layer.canvas.width / 2) * unit,
    y: y - height + (top + canvas.height) * unit,
    width: canvas.width * unit,
    height: canvas.height * unit,
  };
}

function asMask({ data, width, height }: Plane): Layer {
  const pixels = new Uint8ClampedArray(data.length * 4);
  for (let i = 0; i < data.length; i++) pixels[i * 4 + 3] = (data[i] ?? 0) * 255;
  return fromPixels(pixels, width, height);
}
