import type { Style } from '../prompt/scene.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import type { Random } from '../random.ts';
import { oil } from './oil.ts';
import { pixelsOf, reset, type Medium } from './repaint.ts';
import { sketch } from './sketch.ts';
import { watercolor } from './watercolor.ts';

/** Repaints a finished picture in the way a style word asks for. */
export function applyMedium(layer: Layer, styles: readonly Style[], random: Random): void {
  for (const style of styles) media[style]?.(layer, random.fork(style));
}

const pixel: Medium = (layer) => {
  reset(layer);
  const { width, height } = layer.canvas;
  const small = createLayer(96, 96);
  small.brush.imageSmoothingQuality = 'high';
  small.brush.drawImage(layer.canvas, 0, 0, 96, 96);
  const image = small.brush.getImageData(0, 0, 96, 96);
  for (let i = 0; i < image.data.length; i++)
    if (i % 4 !== 3) image.data[i] = Math.round((image.data[i] ?? 0) / 28) * 28;
  small.brush.putImageData(image, 0, 0);
  layer.brush.imageSmoothingEnabled = false;
  layer.brush.drawImage(small.canvas, 0, 0, width, height);
};

const lowpoly: Medium = (layer, random) => {
  reset(layer);
  const { width, height } = layer.canvas;
  const { brush } = layer;
  const { data } = pixelsOf(layer);
  const n = 38;
  const points = Array.from({ length: (n + 1) * (n + 1) }, (_, i): [number, number] => {
    const x = i % (n + 1);
    const y = Math.floor(i / (n + 1));
    const inside = x > 0 && y > 0 && x < n && y < n ? 0.36 : 0;
    return [
      ((x + (random.next() - 0.5) * 2 * inside) / n) * width,
      ((y + (random.next() - 0.5) * 2 * inside) / n) * height,
    ];
  });
  const face = (a: number, b: number, c: number): void => {
    const [p, q, r] = [points[a], points[b], points[c]];
    if (p === undefined || q === undefined || r === undefined) return;
    const x = Math.min(width - 1, Math.floor((p[0] + q[0] + r[0]) / 3));
    const y = Math.min(height - 1, Math.floor((p[1] + q[1] + r[1]) / 3));
    const o = (y * width + x) * 4;
    brush.fillStyle = `rgb(${data[o]},${data[o + 1]},${data[o + 2]})`;
    brush.strokeStyle = brush.fillStyle;
    brush.beginPath();
    brush.moveTo(...p);
    brush.lineTo(...q);
    brush.lineTo(...r);
    brush.closePath();
    brush.fill();
    brush.stroke();
  };
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const i = y * (n + 1) + x;
      face(i, i + 1, i + n + 1);
      face(i + 1, i + n + 2, i + n + 1);
    }
  }
};

const media: Partial<Record<Style, Medium>> = {
  oil,
  watercolor,
  sketch,
  pixel,
  lowpoly,
};
