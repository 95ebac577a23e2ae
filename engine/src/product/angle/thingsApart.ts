import { cropPlane, growPlane, type Plane } from '../../cutout/raster/plane.ts';
import { boundsOf, maskOfRegions, regionsOf, type Box } from '../../cutout/raster/regions.ts';
import { createLayer, fromPixels, type Layer } from '../../paint/layer.ts';
import { copyWithin } from '../../photo/copyWithin.ts';
import { alphaOf } from '../../sets/alphaOf.ts';
import type { Standing } from '../../sets/standing.ts';

/** Longer side of the copy that things are told apart on: their shadows are soft. */
const LONGEST = 256;
/** A value above this is a thing, 0..1. */
const SOLID = 0.4;
/** What is a smaller share of all is none that throws a shadow of its own. */
const LEAST = 0.02;
/** How far its soft outline goes on, in pixels of the copy. */
const EDGE = 2;

/**
 * The things of one photo that lie apart, each by itself: a console, its controller and a camera. Together they would stand on the
 * lowest of them, and the others hover. One that is alone is as it was.
 */
export function thingsApart(thing: Standing): readonly Standing[] {
  const alpha = alphaOf(copyWithin(thing.layer, LONGEST));
  const all = regionsOf(alpha, (v) => v > SOLID);
  const total = all.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const parts = all.filter(({ pixels }) => pixels.length >= total * LEAST);
  if (parts.length < 2) return [thing];
  return parts.flatMap((part) => {
    const own = growPlane(maskOfRegions(alpha, [part]), EDGE);
    const box = boundsOf(own, 0.5);
    return box === null ? [] : [cutFrom(thing, own, box)];
  });
}

/** The part of a thing in a box of its copy, without what else is in it, where it was. */
function cutFrom(thing: Standing, own: Plane, box: Box): Standing {
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
