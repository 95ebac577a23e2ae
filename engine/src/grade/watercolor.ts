import { createNoise2D } from 'simplex-noise';
import { createLayer } from '../paint/layer.ts';
import { reset, type Medium } from './repaint.ts';

/** Washes that bleed, pool at their edges and leave paper bare. */
export const watercolor: Medium = (layer, random) => {
  reset(layer);
  const { width, height } = layer.canvas;
  const { brush } = layer;
  const noise = createNoise2D(() => random.next());
  const soft = createLayer(width / 2, height / 2);
  soft.brush.filter = `blur(${Math.max(0.6, width / 640)}px)`;
  soft.brush.drawImage(layer.canvas, 0, 0, soft.canvas.width, soft.canvas.height);
  const sw = soft.canvas.width;
  const sh = soft.canvas.height;
  const source = soft.brush.getImageData(0, 0, sw, sh).data;
  const image = brush.createImageData(width, height);
  const out = image.data;
  const k = 1024 / width;
  const wob = new Float32Array(sw * sh);
  const tooth = Float32Array.from({ length: 4096 }, () => random.next());
  for (let y = 0; y < sh; y++) {
    for (let x = 0; x < sw; x++)
      wob[y * sw + x] =
        noise(x * k * 0.028, y * k * 0.028) * 2.6 + noise(x * k * 0.11 + 40, y * k * 0.11) * 1.2;
  }
  const level = (v: number): number => {
    const step = 255 / 9;
    const base = Math.floor(v / step);
    const f = v / step - base;
    return (base + (f < 0.42 ? 0 : f > 0.58 ? 1 : (f - 0.42) / 0.16)) * step;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const hx = x >> 1;
      const hy = y >> 1;
      const w = wob[Math.min(sh - 1, hy) * sw + Math.min(sw - 1, hx)] ?? 0;
      const sx = Math.min(sw - 2, Math.max(1, (hx + w) | 0));
      const sy = Math.min(sh - 2, Math.max(1, (hy - w) | 0));
      const s = (sy * sw + sx) * 4;
      const edge =
        Math.abs((source[s + 4] ?? 0) - (source[s - 4] ?? 0)) +
        Math.abs((source[s + sw * 4] ?? 0) - (source[s - sw * 4] ?? 0));
      const pool = Math.min(26, edge * 0.32);
      const grainy = ((tooth[(x * 31 + y * 57) & 4095] ?? 0) - 0.5) * 9 + w * 1.6;
      const mx = Math.min(x, width - x) / width;
      const my = Math.min(y, height - y) / height;
      const border = Math.min(1, Math.max(0, (Math.min(mx, my) + w * 0.0045 - 0.026) / 0.022));
      const o = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) {
        const wash = 26 + level(source[s + c] ?? 0) * 0.9 - pool + grainy;
        const paper = (c === 2 ? 236 : c === 1 ? 245 : 249) + grainy * 0.5;
        out[o + c] = paper + (Math.min(wash, paper) - paper) * border * 0.95;
      }
      out[o + 3] = 255;
    }
  }
  brush.putImageData(image, 0, 0);
};
