import { lumaOf } from '../cutout/raster/luma.ts';
import type { Layer } from '../paint/layer.ts';

/** Changes of the whole picture; 0 leaves it as it is, 1 is a strong change, below 0 the opposite. */
export interface Tone {
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly warmth: number;
  /** Above 0 lifts dark parts only. */
  readonly shadows: number;
  /** Above 0 brightens light parts only. */
  readonly highlights: number;
  /** Above 0 towards magenta, below 0 towards green. */
  readonly tint: number;
}

export const NO_TONE: Tone = {
  brightness: 0,
  contrast: 0,
  saturation: 0,
  warmth: 0,
  shadows: 0,
  highlights: 0,
  tint: 0,
};

/** Applies tone changes in place; greys stay grey but for warmth and tint. */
export function applyTone(layer: Layer, tone: Tone): void {
  const { width, height } = layer.canvas;
  const image = layer.brush.getImageData(0, 0, width, height);
  const { data } = image;
  const curve = curveOf(tone);
  const gains = [
    1 + tone.warmth * 0.13 + tone.tint * 0.04,
    1 + tone.warmth * 0.015 - tone.tint * 0.07,
    1 - tone.warmth * 0.16 + tone.tint * 0.04,
  ] as const;
  const colourfulness = Math.max(0, 1 + tone.saturation);
  for (let i = 0; i < data.length; i += 4) {
    const r = (curve[data[i] ?? 0] ?? 0) * gains[0];
    const g = (curve[data[i + 1] ?? 0] ?? 0) * gains[1];
    const b = (curve[data[i + 2] ?? 0] ?? 0) * gains[2];
    const grey = lumaOf(r, g, b);
    data[i] = grey + (r - grey) * colourfulness;
    data[i + 1] = grey + (g - grey) * colourfulness;
    data[i + 2] = grey + (b - grey) * colourfulness;
  }
  layer.brush.setTransform(1, 0, 0, 1, 0, 0);
  layer.brush.putImageData(image, 0, 0);
}

/** Brightness bends the middle and keeps black and white; contrast is an S around the middle. */
function curveOf({ brightness, contrast, shadows, highlights }: Tone): Float32Array {
  const gamma = Math.pow(2, -brightness * 0.75);
  return Float32Array.from({ length: 256 }, (_, v) => {
    const t = Math.pow(v / 255, gamma);
    const bent =
      contrast >= 0
        ? t + contrast * 0.16 * -Math.sin(t * 2 * Math.PI)
        : 0.5 + (t - 0.5) * (1 + contrast * 0.5);
    const lifted = bent + shadows * 0.3 * bent * Math.pow(1 - bent, 2) * 2.2;
    return 255 * (lifted + highlights * 0.3 * lifted * lifted * (1 - lifted) * 2.2);
  });
}
