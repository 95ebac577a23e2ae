import type { Style } from '../prompt/scene.ts';
import type { Layer } from '../paint/layer.ts';
import { createLayer } from '../paint/layer.ts';
import type { Random } from '../random.ts';

/** The last look of a picture, like a film stock. */
export interface Look {
  readonly contrast: number;
  readonly saturation: number;
  readonly vignette: number;
  readonly grain: number;
  readonly bloom: number;
  /** Added to shadows and to lights, per channel, -30..30. */
  readonly shadows: readonly [number, number, number];
  readonly lights: readonly [number, number, number];
  /** What white becomes, per channel: a tone over all of it, laid when the colours are gone. */
  readonly tint: readonly [number, number, number];
}

const usual: Look = {
  contrast: 1.06,
  saturation: 1.06,
  vignette: 0.3,
  grain: 5,
  bloom: 0.34,
  shadows: [0, 0, 4],
  lights: [4, 1, -2],
  tint: [1, 1, 1],
};

const looks: Partial<Record<Style, Partial<Look>>> = {
  cinematic: {
    contrast: 1.2,
    saturation: 0.94,
    vignette: 0.72,
    grain: 8,
    bloom: 0.5,
    shadows: [-12, 5, 20],
    lights: [16, 5, -16],
  },
  studio: { contrast: 1.05, vignette: 0.16, grain: 2.5, bloom: 0.2 },
  portrait: { vignette: 0.34, grain: 4 },
  minimal: { contrast: 1.02, saturation: 0.94, vignette: 0.08, grain: 1.5, bloom: 0.16 },
  neon: {
    contrast: 1.16,
    saturation: 1.35,
    vignette: 0.42,
    bloom: 0.85,
    shadows: [6, -6, 18],
    lights: [2, 0, 4],
  },
  vintage: {
    contrast: 0.9,
    saturation: 0.62,
    vignette: 0.5,
    grain: 13,
    shadows: [24, 14, 2],
    lights: [8, -2, -26],
  },
  mono: { saturation: 0, contrast: 1.2, grain: 10, vignette: 0.42 },
  sepia: {
    saturation: 0,
    contrast: 0.98,
    vignette: 0.42,
    grain: 9,
    shadows: [14, 14, 14],
    lights: [0, 0, 0],
    tint: [1.07, 0.93, 0.72],
  },
  dreamy: {
    contrast: 0.92,
    bloom: 0.95,
    saturation: 1.04,
    shadows: [14, 6, 18],
    lights: [4, 0, 6],
    vignette: 0.2,
  },
  pastel: {
    contrast: 0.84,
    saturation: 0.78,
    shadows: [30, 28, 32],
    lights: [0, 0, 4],
    vignette: 0.08,
  },
  dark: {
    contrast: 1.2,
    saturation: 0.8,
    vignette: 0.68,
    shadows: [-10, -8, -2],
    lights: [-14, -14, -10],
  },
  pop: { contrast: 1.22, saturation: 1.55, vignette: 0.1, grain: 2 },
  watercolor: {
    contrast: 1.1,
    saturation: 1.2,
    vignette: 0,
    grain: 2,
    bloom: 0.08,
    shadows: [2, 2, 6],
  },
  oil: { contrast: 1.1, saturation: 1.2, grain: 3, bloom: 0.2 },
  action: { contrast: 1.12, saturation: 1.04, vignette: 0.5, shadows: [-2, 2, 8] },
  silhouette: { contrast: 1.12, saturation: 1.2, vignette: 0.4, bloom: 0.6 },
};

export function lookFor(styles: readonly Style[]): Look {
  return styles.reduce<Look>((look, style) => ({ ...look, ...looks[style] }), usual);
}

/** Bloom, tone, colour, vignette and grain in place. */
export function grade(layer: Layer, look: Look, random: Random): void {
  const { canvas, brush } = layer;
  const { width, height } = canvas;
  if (look.bloom > 0) bloom(layer, look.bloom);
  const image = brush.getImageData(0, 0, width, height);
  const { data } = image;
  const curve = (channel: 0 | 1 | 2): Float32Array =>
    Float32Array.from({ length: 256 }, (_, v) => {
      const t = v / 255;
      const bent =
        0.5 + (t - 0.5) * look.contrast + (look.contrast - 1) * 0.1 * Math.sin((t - 0.5) * 6.283);
      return bent * 255 + look.shadows[channel] * (1 - t) * (1 - t) + look.lights[channel] * t * t;
    });
  const cr = curve(0);
  const cg = curve(1);
  const cb = curve(2);
  const grain = Float32Array.from({ length: 8192 }, () => random.bell());
  const [tr, tg, tb] = look.tint;
  let g = 0;
  for (let y = 0; y < height; y++) {
    const dy = (y / height) * 2 - 1;
    if (y % 7 === 0) g = Math.floor(random.next() * 8192);
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 4;
      const dx = (x / width) * 2 - 1;
      const d = dx * dx + dy * dy;
      const dim = 1 - look.vignette * 0.34 * d * d * 0.75;
      g = (g + 1 + ((x * 7 + y) & 3)) & 8191;
      const speck = (grain[g] ?? 0) * look.grain * 0.55;
      const r = cr[data[o] ?? 0] ?? 0;
      const gr = cg[data[o + 1] ?? 0] ?? 0;
      const b = cb[data[o + 2] ?? 0] ?? 0;
      const grey = r * 0.3 + gr * 0.59 + b * 0.11;
      data[o] = (grey + (r - grey) * look.saturation) * dim * tr + speck;
      data[o + 1] = (grey + (gr - grey) * look.saturation) * dim * tg + speck;
      data[o + 2] = (grey + (b - grey) * look.saturation) * dim * tb + speck;
      data[o + 3] = 255;
    }
  }
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.putImageData(image, 0, 0);
}

function bloom(layer: Layer, strength: number): void {
  const { width, height } = layer.canvas;
  const small = createLayer(width / 4, height / 4);
  const { width: w, height: h } = small.canvas;
  small.brush.drawImage(layer.canvas, 0, 0, w, h);
  const image = small.brush.getImageData(0, 0, w, h);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const bright = Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
    const keep = Math.max(0, (bright - 168) / 87);
    data[i] = (data[i] ?? 0) * keep;
    data[i + 1] = (data[i + 1] ?? 0) * keep;
    data[i + 2] = (data[i + 2] ?? 0) * keep;
  }
  small.brush.putImageData(image, 0, 0);
  const { brush } = layer;
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.globalCompositeOperation = 'screen';
  brush.globalAlpha = strength * 0.6;
  brush.filter = `blur(${Math.max(1, width / 46)}px)`;
  brush.drawImage(small.canvas, 0, 0, width, height);
  brush.restore();
}
