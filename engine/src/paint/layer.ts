import { createCanvas, type Canvas, type ImageData, type SKRSContext2D } from '@napi-rs/canvas';

export type Brush = SKRSContext2D;

export interface Layer {
  readonly canvas: Canvas;
  readonly brush: Brush;
}

/** A transparent layer of the given pixel size. */
export function createLayer(width: number, height: number): Layer {
  const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  return { canvas, brush: canvas.getContext('2d') };
}

export function fromPixels(pixels: Uint8ClampedArray, width: number, height: number): Layer {
  const layer = createLayer(width, height);
  const image = layer.brush.createImageData(width, height);
  image.data.set(pixels);
  layer.brush.putImageData(image, 0, 0);
  return layer;
}

/** A copy of a layer in another size: shadows are made from fewer pixels. */
export function resized({ canvas }: Layer, width: number, height: number): Layer {
  const copy = createLayer(width, height);
  copy.brush.drawImage(canvas, 0, 0, width, height);
  return copy;
}

/**
 * Draws what a layer was asked for so far. A canvas only writes it down until somebody looks, and keeps all pictures that go into it
 * as long: a set with five products took 160 MB more (P9).
 */
export function flush({ brush }: Layer): void {
  brush.getImageData(0, 0, 1, 1);
}

/** All pixels of a layer, as a copy of its own. */
export const pixelsOf = ({ canvas, brush }: Layer): ImageData =>
  brush.getImageData(0, 0, canvas.width, canvas.height);

/** Draws `source` through one blur: far cheaper than drawing many shapes with a filter set. */
export function drawBlurred(
  target: Brush,
  source: Canvas,
  radius: number,
  x = 0,
  y = 0,
  width = source.width,
  height = source.height,
): void {
  target.save();
  target.filter = `blur(${radius}px)`;
  target.drawImage(source, x, y, width, height);
  target.restore();
}

/** Where a source is drawn in a target: left, top, width, height. */
type Place = [x?: number, y?: number, width?: number, height?: number];

/** One blur, its radius in units of the target: as soft on a stage that is painted larger. */
export const drawSoft = (target: Brush, source: Canvas, radius: number, ...place: Place): void =>
  drawBlurred(target, source, radius * target.getTransform().a, ...place);
