import { linear, rgb } from '../paint/colour.ts';
import { UPRIGHT, type Material, type Part, type Rotation, type Vec } from './part.ts';

/** Short names for building solids. */
export const paint = (hex: string, gloss = 0.3, over: Partial<Material> = {}): Material => ({
  colour: linear(rgb(hex)),
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
): Part => ({ kind: 'limb', a, b, ra, rb, material, blend });
/** Balls and limbs in the order in which they are added: each flows into those before it. */
export function partList(): {
  readonly parts: Part[];
  readonly ball: (...shape: Parameters<typeof ball>) => void;
  readonly limb: (...shape: Parameters<typeof limb>) => void;
} {
  const parts: Part[] = [];
  return {
    parts,
    ball: (...shape) => void parts.push(ball(...shape)),
    limb: (...shape) => void parts.push(limb(...shape)),
  };
}
export const drum = (
  c: Vec,
  half: number,
  ra: number,
  rb: number,
  material: Material,
  round = 0.02,
  blend = 0.005,
  cut = false,
  turn: Rotation = UPRIGHT,
): Part => ({ kind: 'drum', c, half, ra, rb, round, material, blend, turn, cut });
export const box = (
  c: Vec,
  half: Vec,
  round: number,
  material: Material,
  blend = 0.01,
  turn: Rotation = UPRIGHT,
  cut = false,
): Part => ({ kind: 'box', c, half, round, material, blend, turn, cut });
export const ring = (
  c: Vec,
  big: number,
  small: number,
  material: Material,
  turn: Rotation = UPRIGHT,
  blend = 0.01,
): Part => ({ kind: 'ring', c, big, small, material, blend, turn });
