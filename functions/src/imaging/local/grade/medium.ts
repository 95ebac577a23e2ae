import { createNoise2D } from 'simplex-noise';
import type { Style } from '../prompt/scene.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import type { Random } from '../random.ts';

type Medium = (layer: Layer, random: Random) => void;

/** Repaints a finished picture in the way a style word asks for. */
export function applyMedium(layer: Layer, styles: readonly Style[], random: Random): void {
  for (const style of styles) media[style]?.(layer, random.fork(style));
}

function pixelsOf(layer: Layer): ImageData & { data: Uint8ClampedArray<ArrayBuffer> } {
  return layer.brush.getImageData(0, 0, layer.canvas.width, layer.canvas.height) as never;
}

function reset(layer: Layer): void {
  layer.brush.setTransform(1, 0, 0, 1, 0, 0);
}

/** Strokes of sampled colour laid along the edges, coarse ones first. */
const oil: Medium = (layer, random) => {
  reset(layer);
  const { brush } = layer;
  const { width, height } = layer.canvas;
  const { data } = pixelsOf(layer);
  const luma = (x: number, y: number): number => {
    const o = (Math.min(height - 1, Math.max(0, y | 0)) * width + Math.min(width - 1, Math.max(0, x | 0))) * 4;
    return (data[o] as number) * 0.3 + (data[o + 1] as number) * 0.59 + (data[o + 2] as number) * 0.11;
  };
  const k = width / 1024;
  brush.lineCap = 'round';
  for (const [count, size, length] of [[3200, 15, 30], [7500, 7, 18], [6500, 3.6, 11]] as const) {
    for (let i = 0; i < count; i++) {
      const x = random.next() * width;
      const y = random.next() * height;
      const s = 3 * k;
      const gx = luma(x + s, y) - luma(x - s, y);
      const gy = luma(x, y + s) - luma(x, y - s);
      const strength = Math.hypot(gx, gy);
      if (size < 5 && strength < 9) continue;
      const angle = strength > 5 ? Math.atan2(gx, -gy) : Math.sin(x / width * 5) + Math.cos(y / height * 6) * 0.6;
      const o = ((y | 0) * width + (x | 0)) * 4;
      const t = 0.9 + random.next() * 0.2;
      brush.strokeStyle = `rgba(${((data[o] as number) * t) | 0},${((data[o + 1] as number) * t) | 0},${((data[o + 2] as number) * t) | 0},0.86)`;
      brush.lineWidth = size * k * (0.6 + random.next() * 0.7);
      const l = length * k * (strength > 40 ? 0.45 : 1);
      brush.beginPath();
      brush.moveTo(x - Math.cos(angle) * l * 0.5, y - Math.sin(angle) * l * 0.5);
      brush.quadraticCurveTo(x + (random.next() - 0.5) * 4 * k, y + (random.next() - 0.5) * 4 * k, x + Math.cos(angle) * l * 0.5, y + Math.sin(angle) * l * 0.5);
      brush.stroke();
    }
  }
};

/** Washes that bleed, pool at their edges and leave paper bare. */
const watercolor: Medium = (layer, random) => {
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
    for (let x = 0; x < sw; x++) wob[y * sw + x] = noise(x * k * 0.028, y * k * 0.028) * 2.6 + noise(x * k * 0.11 + 40, y * k * 0.11) * 1.2;
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
      const w = wob[Math.min(sh - 1, hy) * sw + Math.min(sw - 1, hx)] as number;
      const sx = Math.min(sw - 2, Math.max(1, (hx + w) | 0));
      const sy = Math.min(sh - 2, Math.max(1, (hy - w) | 0));
      const s = (sy * sw + sx) * 4;
      const edge = Math.abs((source[s + 4] as number) - (source[s - 4] as number)) + Math.abs((source[s + sw * 4] as number) - (source[s - sw * 4] as number));
      const pool = Math.min(26, edge * 0.32);
      const grainy = ((tooth[(x * 31 + y * 57) & 4095] as number) - 0.5) * 9 + w * 1.6;
      const mx = Math.min(x, width - x) / width;
      const my = Math.min(y, height - y) / height;
      const border = Math.min(1, Math.max(0, (Math.min(mx, my) + w * 0.0045 - 0.026) / 0.022));
      const o = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) {
        const wash = 42 + level(source[s + c] as number) * 0.86 - pool + grainy;
        const paper = (c === 2 ? 236 : c === 1 ? 245 : 249) + grainy * 0.5;
        out[o + c] = paper + (Math.min(wash, paper) - paper) * border * 0.95;
      }
      out[o + 3] = 255;
    }
  }
  brush.putImageData(image, 0, 0);
};

/** Pencil: lines where tones change, hatching where it is dark. */
const sketch: Medium = (layer, random) => {
  reset(layer);
  const { width, height } = layer.canvas;
  const { brush } = layer;
  const { data } = pixelsOf(layer);
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) grey[i] = (data[i * 4] as number) * 0.3 + (data[i * 4 + 1] as number) * 0.59 + (data[i * 4 + 2] as number) * 0.11;
  const image = brush.createImageData(width, height);
  const out = image.data;
  const g = (x: number, y: number): number => grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] as number;
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

const pixel: Medium = (layer) => {
  reset(layer);
  const { width, height } = layer.canvas;
  const small = createLayer(96, 96);
  small.brush.imageSmoothingQuality = 'high';
  small.brush.drawImage(layer.canvas, 0, 0, 96, 96);
  const image = small.brush.getImageData(0, 0, 96, 96);
  for (let i = 0; i < image.data.length; i++) if (i % 4 !== 3) image.data[i] = Math.round((image.data[i] as number) / 28) * 28;
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
    return [((x + (random.next() - 0.5) * 2 * inside) / n) * width, ((y + (random.next() - 0.5) * 2 * inside) / n) * height];
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

/** Bars above and below, as on a wide screen. */
const cinematic: Medium = (layer) => {
  reset(layer);
  const { width, height } = layer.canvas;
  layer.brush.fillStyle = '#050506';
  layer.brush.fillRect(0, 0, width, height * 0.075);
  layer.brush.fillRect(0, height * 0.925, width, height * 0.08);
};

const media: Partial<Record<Style, Medium>> = { oil, watercolor, sketch, pixel, lowpoly, cinematic };
