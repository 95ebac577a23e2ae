import { pixelsOf } from '../paint/layer.ts';
import { reset, type Medium } from './repaint.ts';

/** Strokes of sampled colour laid along the edges, coarse ones first. */
export const oil: Medium = (layer, random) => {
  reset(layer);
  const { brush } = layer;
  const { width, height } = layer.canvas;
  const { data } = pixelsOf(layer);
  const luma = (x: number, y: number): number => {
    const o =
      (Math.min(height - 1, Math.max(0, y | 0)) * width + Math.min(width - 1, Math.max(0, x | 0))) *
      4;
    return (data[o] ?? 0) * 0.3 + (data[o + 1] ?? 0) * 0.59 + (data[o + 2] ?? 0) * 0.11;
  };
  const k = width / 1024;
  brush.lineCap = 'round';
  for (const [count, size, length] of [
    [3200, 15, 30],
    [7500, 7, 18],
    [6500, 3.6, 11],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = random.next() * width;
      const y = random.next() * height;
      const s = 3 * k;
      const gx = luma(x + s, y) - luma(x - s, y);
      const gy = luma(x, y + s) - luma(x, y - s);
      const strength = Math.hypot(gx, gy);
      if (size < 5 && strength < 9) continue;
      const angle =
        strength > 5
          ? Math.atan2(gx, -gy)
          : Math.sin((x / width) * 5) + Math.cos((y / height) * 6) * 0.6;
      const o = ((y | 0) * width + (x | 0)) * 4;
      const t = 0.9 + random.next() * 0.2;
      brush.strokeStyle = `rgba(${((data[o] ?? 0) * t) | 0},${((data[o + 1] ?? 0) * t) | 0},${((data[o + 2] ?? 0) * t) | 0},0.86)`;
      brush.lineWidth = size * k * (0.6 + random.next() * 0.7);
      const l = length * k * (strength > 40 ? 0.45 : 1);
      brush.beginPath();
      brush.moveTo(x - Math.cos(angle) * l * 0.5, y - Math.sin(angle) * l * 0.5);
      brush.quadraticCurveTo(
        x + (random.next() - 0.5) * 4 * k,
        y + (random.next() - 0.5) * 4 * k,
        x + Math.cos(angle) * l * 0.5,
        y + Math.sin(angle) * l * 0.5,
      );
      brush.stroke();
    }
  }
};
