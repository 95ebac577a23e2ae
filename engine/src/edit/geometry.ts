import { createLayer, type Layer } from '../paint/layer.ts';

/** Turned clockwise. Quarter turns keep every pixel; others are enlarged until no corner is empty. */
export function rotate(photo: Layer, degrees: number): Layer {
  const { width, height } = photo.canvas;
  const quarter = degrees % 90 === 0;
  const turn = (degrees * Math.PI) / 180;
  const swapped = quarter && Math.abs(degrees % 180) === 90;
  const out = swapped ? createLayer(height, width) : createLayer(width, height);
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const cover = quarter ? 1 : Math.max(c + (s * height) / width, c + (s * width) / height);
  out.brush.imageSmoothingQuality = 'high';
  out.brush.translate(out.canvas.width / 2, out.canvas.height / 2);
  out.brush.rotate(turn);
  out.brush.scale(cover, cover);
  out.brush.drawImage(photo.canvas, -width / 2, -height / 2);
  out.brush.setTransform(1, 0, 0, 1, 0, 0);
  return out;
}

export function flip(photo: Layer, axis: 'across' | 'upright'): Layer {
  const { width, height } = photo.canvas;
  const out = createLayer(width, height);
  const across = axis === 'across';
  out.brush.setTransform(
    across ? -1 : 1,
    0,
    0,
    across ? 1 : -1,
    across ? width : 0,
    across ? 0 : height,
  );
  out.brush.drawImage(photo.canvas, 0, 0);
  out.brush.setTransform(1, 0, 0, 1, 0, 0);
  return out;
}

/** Above 1 shows less of the picture; below 1 moves away, the border carried on out of focus. */
export function zoom(photo: Layer, factor: number): Layer {
  const { width, height } = photo.canvas;
  const out = createLayer(width, height);
  out.brush.imageSmoothingQuality = 'high';
  const [w, h] = [width * factor, height * factor];
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  if (factor < 1) carryOn(out, photo, { x, y, w, h });
  out.brush.drawImage(photo.canvas, x, y, w, h);
  return out;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Mirrors the picture outwards around its new frame: plain backdrops continue without a seam. */
function carryOn({ brush }: Layer, photo: Layer, { x, y, w, h }: Frame): void {
  for (const i of [-1, 0, 1])
    for (const j of [-1, 0, 1]) {
      brush.save();
      brush.translate(x + i * w + (i === 0 ? 0 : w), y + j * h + (j === 0 ? 0 : h));
      brush.scale(i === 0 ? 1 : -1, j === 0 ? 1 : -1);
      brush.drawImage(photo.canvas, 0, 0, w, h);
      brush.restore();
    }
}

/**
 * The middle of the picture in another shape, or the picture itself where it has that shape; ratio 0 keeps
 * the shape and takes a smaller part.
 */
export function crop(photo: Layer, ratio: number, keep: number): Layer {
  const { width, height } = photo.canvas;
  if (ratio > 0 && Math.abs(ratio - width / height) <= 0.01) return photo;
  const shape = ratio > 0 ? ratio : width / height;
  const part = ratio > 0 ? 1 : keep;
  const w = Math.min(width, height * shape) * part;
  const h = w / shape;
  const side = Math.max(width, height) / Math.max(w, h);
  const out = createLayer(w * side, h * side);
  out.brush.imageSmoothingQuality = 'high';
  out.brush.drawImage(
    photo.canvas,
    (width - w) / 2,
    (height - h) / 2,
    w,
    h,
    0,
    0,
    out.canvas.width,
    out.canvas.height,
  );
  return out;
}
