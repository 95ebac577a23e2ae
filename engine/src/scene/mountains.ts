import { mix, rgb, smoothstep, type Rgb } from '../paint/colour.ts';
import { fromPixels } from '../paint/layer.ts';
import { fractal, noiseFrom, SIDE, toned, type Stage } from './stage.ts';

export interface Range {
  /** Where the range meets the ground, and the height of its tallest peaks, in units. */
  readonly base: number;
  readonly height: number;
  readonly distance: number;
  readonly rock: string;
  /** Share of the height under snow, 0 for none. */
  readonly snow: number;
  /** Peaks a picture width. */
  readonly peaks: number;
  readonly soft?: boolean;
}

const W = 440;

/** A range seen from afar: ridges from noise, faces lit from the side of the light. */
export function paintRange(stage: Stage, range: Range, label: string): void {
  const { light, brush } = stage;
  const noise = noiseFrom(stage.random.fork(`range ${label}`));
  const top = range.base - range.height * 1.1;
  const H = Math.max(8, Math.round((range.base - top) * (W / SIDE)));
  const pixels = new Uint8ClampedArray(W * H * 4);
  const side =
    light.key.direction[0] > 0 === light.disc.x > 0.5
      ? Math.sign(light.disc.x - 0.5)
      : Math.sign(light.key.direction[0]);
  const rock = rgb(range.rock);
  const rockLit = toned(light, rock, 1, range.distance);
  const rockDark = toned(light, rock, 0, range.distance);
  const snowLit = toned(light, [250, 250, 252], 1, range.distance * 0.8);
  const snowDark = toned(light, [205, 216, 236], 0.25, range.distance);
  for (let x = 0; x < W; x++) {
    const u = (x / W) * range.peaks;
    const broad =
      range.soft === true
        ? 0.55 + 0.45 * noise(u * 0.8, 3.3)
        : Math.pow(1 - Math.abs(noise(u * 0.55, 1.7)), 1.5) * 0.75 +
          0.25 * (0.5 + 0.5 * noise(u * 1.3, 8.1));
    const detail =
      range.soft === true ? 0.05 * noise(u * 4, 5) : 0.16 * fractal(noise, u * 3.2, 9.4, 4);
    const crest = Math.min(1.08, Math.max(0.04, broad + detail));
    const ridge = H * (1 - crest / 1.1);
    for (let y = Math.max(0, Math.floor(ridge)); y < H; y++) {
      const deep = (y - ridge) / H;
      const a = fractal(noise, u * 2.1 + deep * 1.6, deep * 5.2 + u * 0.3, 4);
      const b = fractal(noise, u * 2.1 + deep * 1.6 + 0.11 * side, deep * 5.2 + u * 0.3, 4);
      const face = smoothstep(-0.16, 0.16, a - b + 0.03);
      let colour: Rgb = mix(rockDark, rockLit, face * 0.9);
      if (range.snow > 0) {
        const line = range.snow * crest + a * 0.16;
        const white = 1 - smoothstep(line - 0.05, line + 0.04, deep);
        colour = mix(colour, mix(snowDark, snowLit, face), white);
      }
      colour = mix(
        colour,
        light.haze,
        smoothstep(0.25, 1, y / H) * 0.55 * light.hazeStrength * (0.3 + range.distance),
      );
      const o = (y * W + x) * 4;
      pixels[o] = colour[0];
      pixels[o + 1] = colour[1];
      pixels[o + 2] = colour[2];
      pixels[o + 3] = Math.min(1, y - ridge + 0.35) * 255;
    }
  }
  const picture = fromPixels(pixels, W, H);
  brush.imageSmoothingEnabled = true;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture.canvas, 0, top, SIDE, range.base - top);
}
