import { createLayer, fromPixels, type Layer } from '../paint/layer.ts';
import { lumaPlane } from '../photo/matte.ts';
import { boxBlur } from '../cutout/raster/plane.ts';
import type { Sprite } from '../subjects/sprite.ts';
import { createPen } from './pen.ts';

/** Two tones of hatching: below these shares of the subject's own mean lightness. */
const HATCH = { light: 0.74, dark: 0.42 } as const;
const PAPER_RGB = [253, 252, 249] as const;
const INK_RGB = [43, 42, 44] as const;

/** Turns a shaded subject into a pen drawing: outline, inner lines where tones change, hatching. */
export function inkSprite(sprite: Sprite, name: string, pixelsPerUnit: number): Sprite {
  const width = Math.max(2, Math.round(sprite.width * pixelsPerUnit));
  const height = Math.max(2, Math.round(sprite.height * pixelsPerUnit));
  const small = createLayer(width, height);
  small.brush.imageSmoothingQuality = 'high';
  small.brush.drawImage(sprite.canvas, 0, 0, width, height);
  const pixels = small.brush.getImageData(0, 0, width, height).data;
  const tone = boxBlur(boxBlur(lumaPlane(small), 1), 1).data;
  const alphaAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (pixels[(y * width + x) * 4 + 3] ?? 0) / 255;
  const toneAt = (x: number, y: number): number =>
    tone[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  const paper = new Uint8ClampedArray(width * height * 4);
  const lines = new Uint8ClampedArray(width * height * 4);
  const masks = [
    new Uint8ClampedArray(width * height * 4),
    new Uint8ClampedArray(width * height * 4),
  ] as const;
  const put = (
    target: Uint8ClampedArray,
    i: number,
    [r, g, b]: readonly number[],
    alpha: number,
  ): void => {
    target[i * 4] = r ?? 0;
    target[i * 4 + 1] = g ?? 0;
    target[i * 4 + 2] = b ?? 0;
    target[i * 4 + 3] = alpha * 255;
  };
  const mean = meanTone(tone, pixels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const a = alphaAt(x, y);
      const around = Math.max(
        Math.abs(alphaAt(x + 2, y) - alphaAt(x - 2, y)),
        Math.abs(alphaAt(x, y + 2) - alphaAt(x, y - 2)),
        Math.abs(alphaAt(x + 1, y + 1) - alphaAt(x - 1, y - 1)),
      );
      const inner =
        a > 0.9
          ? Math.hypot(toneAt(x + 1, y) - toneAt(x - 1, y), toneAt(x, y + 1) - toneAt(x, y - 1)) /
            (0.35 + mean)
          : 0;
      const ink = Math.max(
        around > 0.5 ? 1 : around * 1.2,
        Math.min(1, Math.max(0, (inner - 0.07) / 0.09)) * 0.85,
      );
      put(paper, i, PAPER_RGB, a > 0.35 ? 1 : 0);
      put(lines, i, INK_RGB, ink);
      const t = tone[i] ?? 1;
      put(masks[0], i, INK_RGB, a > 0.7 && t < mean * HATCH.light ? 1 : 0);
      put(masks[1], i, INK_RGB, a > 0.7 && t < mean * HATCH.dark ? 1 : 0);
    }
  const out = fromPixels(paper, width, height);
  hatch(out, fromPixels(masks[0], width, height), { name: `${name} light`, gap: 6, angle: -42 });
  hatch(out, fromPixels(masks[1], width, height), { name: `${name} dark`, gap: 4.4, angle: 36 });
  out.brush.drawImage(fromPixels(lines, width, height).canvas, 0, 0);
  return { ...sprite, canvas: out.canvas };
}

function meanTone(tone: Float32Array, pixels: Uint8ClampedArray): number {
  let [sum, n] = [0, 1];
  tone.forEach((t, i) => {
    if ((pixels[i * 4 + 3] ?? 0) < 200) return;
    sum += t;
    n++;
  });
  return Math.min(0.62, sum / n);
}

interface Hatching {
  readonly name: string;
  readonly gap: number;
  readonly angle: number;
}

function hatch(out: Layer, mask: Layer, { name, gap, angle }: Hatching): void {
  const { width, height } = out.canvas;
  const lines = createLayer(width, height);
  createPen(lines.brush, name).box(0, 0, width, height, {
    weight: 1.5,
    hatch: gap,
    angle,
    roughness: 0.8,
  });
  lines.brush.globalCompositeOperation = 'destination-in';
  lines.brush.drawImage(mask.canvas, 0, 0);
  out.brush.drawImage(lines.canvas, 0, 0);
}
