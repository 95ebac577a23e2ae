import { cropPlane, type Plane } from '../cutout/raster/plane.ts';
import type { Box } from '../cutout/raster/regions.ts';
import { createLayer, fromPixels, type Layer } from '../paint/layer.ts';
import type { Standing } from '../sets/standing.ts';

/** The part of a thing in a box of its copy, without what else is in it, where it was. */
export function cutFrom(thing: Standing, own: Plane, box: Box): Standing {
  const { layer, opacity, x, y, width, height } = thing;
  const scale = layer.canvas.width / own.width;
  const [left, top] = [Math.round(box.x * scale), Math.round(box.y * scale)];
  const part = createLayer(
    Math.min(layer.canvas.width - left, Math.round(box.width * scale)),
    Math.min(layer.canvas.height - top, Math.round(box.height * scale)),
  );
  const { brush, canvas } = part;
  brush.drawImage(layer.canvas, -left, -top);
  brush.globalCompositeOperation = 'destination-in';
  const [wide, tall] = [layer.canvas.width, layer.canvas.height];
  brush.drawImage(asMask(own).canvas, -left, -top, wide, tall);
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
