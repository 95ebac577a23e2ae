import { linear, type Rgb } from '../paint/colour.ts';
import { UPRIGHT, type Material, type Part, type Rotation, type Vec } from '../solid/part.ts';

export const paint = (colour: Rgb, gloss = 0.05, over: Partial<Material> = {}): Material => ({
  colour: linear(colour),
  gloss,
  fur: 0,
  glow: 0,
  pattern: -1,
  ...over,
});

export const ball = (
  c: Vec,
  r: Vec,
  material: Material,
  blend = 0.01,
  turn: Rotation = UPRIGHT,
): Part => ({ kind: 'ball', c, r, material, blend, turn });

export const limb = (
  a: Vec,
  b: Vec,
  ra: number,
  rb: number,
  material: Material,
  blend = 0.01,
): Part => ({
  kind: 'limb',
  a,
  b,
  ra,
  rb,
  material,
  blend,
});
