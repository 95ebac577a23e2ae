import { pixelsOf } from '../paint/layer.ts';
import { reset, type Medium } from './repaint.ts';

/** Pencil: lines where tones change, hatching where it is dark. */
export const sketch: Medium = (layer, random) => {
  reset(layer);
  const { width, height } = layer.canvas;
  const { brush } = layer;
  const { data } = pixelsOf(layer);
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++)
    grey[i] =
      (data[i * 4] ?? 0) * 0.3 + (data[i * 4 + 1] ?? 0) * 0.59 + (data[i * 4 + 2] ?? 0) * 0.11;
  const image = brush.createImageData(width, height);
  const out = image.data;
  const g = (x: number, y: number): number =>
    grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const gx = g(x + 2, y) - g(x - 2, y);
      const gy = g(x, y + 2) - g(x, y - 2);
      const line = Math.min(1, Math.hypot(gx, gy) / 62);
      const paper = 247 - random.next() * 8;
      const v = paper - line * 168 - Math.max(0, 132 - g(x, y)) * 0.3;
      const o = (y * width + x) * 4;
      out[o] = v;
      out[o + 1] = v - 2;
      out[o + 2] = v - 7;
      out[o + 3] = 255;
    }
  }
  brush.putImageData(image, 0, 0);
  const k = width / 1024;
  brush.lineWidth = 0.9 * k;
  for (let i = 0; i < 15000; i++) {
    const x = (random.next() * width) | 0;
    const y = (random.next() * height) | 0;
    const dark = 1 - g(x, y) / 255;
    if (random.next() > dark * dark * 1.5) continue;
    const l = (10 + random.next() * 22) * k;
    const across = dark > 0.62 && random.next() > 0.5 ? -1 : 1;
    brush.strokeStyle = `rgba(46,44,48,${0.14 + dark * 0.26})`;
    brush.beginPath();
    brush.moveTo(x - l / 2, y + (across * l) / 2);
    brush.lineTo(x + l / 2, y - (across * l) / 2);
    brush.stroke();
  }
};
