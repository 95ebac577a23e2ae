import { createNoise2D } from 'simplex-noise';
import { clamp, mix, multiply, type Rgb } from '../paint/colour.ts';
import type { Brush, Layer } from '../paint/layer.ts';
import type { Scene } from '../prompt/scene.ts';
import type { Random } from '../random.ts';
import type { Light } from './light.ts';

/** Painters work in a square of 1024 units whatever the pixel size. */
export const SIDE = 1024;

export interface Stage {
  readonly layer: Layer;
  readonly brush: Brush;
  /** Pixels per unit. */
  readonly zoom: number;
  readonly light: Light;
  readonly scene: Scene;
  readonly random: Random;
  /** Eye level in units from the top. */
  readonly horizon: number;
}

/** Where the subjects go and what is painted in front of them. */
export interface Setting {
  /** Feet of a subject, in units from the top. */
  readonly floor: number;
  /** How the floor meets what stands on it. */
  readonly surface: 'snow' | 'soft' | 'hard' | 'water' | 'mirror' | 'none';
  readonly front: (stage: Stage) => void;
}

/** A local colour as the scene's light shows it: lit 0..1, distance 0..1 fades it into the haze. */
export function toned(light: Light, local: Rgb, lit: number, distance = 0): Rgb {
  const bright = multiply(local, mix(light.shade, light.sunlit, lit));
  return mix(bright, light.haze, clamp(distance * light.hazeStrength, 0, 0.96));
}

export type Noise = (x: number, y: number) => number;

export function noiseFrom(random: Random): Noise {
  return createNoise2D(() => random.next());
}

/** Sum of octaves, about -1..1. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let frequency = 1;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(x * frequency, y * frequency);
    amplitude *= 0.5;
    frequency *= 2.03;
  }
  return sum;
}
