import type { Rgb } from '../paint/colour.ts';

/** Solids live in metres-like units: x right, y up, z towards the viewer, the ground at y = 0. */
export type Vec = readonly [number, number, number];

export interface Material {
  /** Linear light, 0..1. */
  readonly colour: Rgb;
  /** 0 matt, 1 wet or polished. */
  readonly gloss: number;
  /** Length of hair in units; 0 for skin, paint and metal. */
  readonly fur: number;
  /** 0 lit by the scene, 1 shines by itself. */
  readonly glow: number;
  /** Index into the model's patterns, or -1. */
  readonly pattern: number;
}

interface Common {
  readonly material: Material;
  /** How softly the part flows into the ones before it. */
  readonly blend: number;
  /** Takes away instead of adding. */
  readonly cut?: boolean;
}

export type Part = Common &
  (
    | {
        readonly kind: 'limb';
        readonly a: Vec;
        readonly b: Vec;
        readonly ra: number;
        readonly rb: number;
      }
    | { readonly kind: 'ball'; readonly c: Vec; readonly r: Vec; readonly turn: Rotation }
    | {
        readonly kind: 'box';
        readonly c: Vec;
        readonly half: Vec;
        readonly round: number;
        readonly turn: Rotation;
      }
    | {
        readonly kind: 'ring';
        readonly c: Vec;
        readonly big: number;
        readonly small: number;
        readonly turn: Rotation;
      }
    /** A cylinder or truncated cone along y, from ra at the bottom to rb at the top. */
    | {
        readonly kind: 'drum';
        readonly c: Vec;
        readonly half: number;
        readonly ra: number;
        readonly rb: number;
        readonly round: number;
        readonly turn: Rotation;
      }
  );

/** Row-major 3 x 3. */
export type Rotation = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export const UPRIGHT: Rotation = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function product(m: Rotation, n: Rotation): Rotation {
  const [a, b, c, d, e, f, g, h, i] = m;
  const [p, q, r, s, t, u, v, w, x] = n;
  return [
    a * p + b * s + c * v,
    a * q + b * t + c * w,
    a * r + b * u + c * x,
    d * p + e * s + f * v,
    d * q + e * t + f * w,
    d * r + e * u + f * x,
    g * p + h * s + i * v,
    g * q + h * t + i * w,
    g * r + h * u + i * x,
  ];
}

/** Radians: roll about z first, then pitch about x, then yaw about y. */
export function rotation(yaw: number, pitch = 0, roll = 0): Rotation {
  const [cy, sy, cp, sp, cr, sr] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(roll),
    Math.sin(roll),
  ];
  const ry: Rotation = [cy, 0, sy, 0, 1, 0, -sy, 0, cy];
  const rx: Rotation = [1, 0, 0, 0, cp, -sp, 0, sp, cp];
  const rz: Rotation = [cr, -sr, 0, sr, cr, 0, 0, 0, 1];
  return product(ry, product(rx, rz));
}

export function rotate(m: Rotation, v: Vec): Vec {
  return [
    m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
    m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
    m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
  ];
}

export function add(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** Turns a part about the origin, then moves it. */
export function place(part: Part, turn: Rotation, to: Vec): Part {
  if (part.kind === 'limb') {
    return { ...part, a: add(rotate(turn, part.a), to), b: add(rotate(turn, part.b), to) };
  }
  return { ...part, c: add(rotate(turn, part.c), to), turn: product(turn, part.turn) };
}
