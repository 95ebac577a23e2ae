import { linear, rgb, type Rgb } from '../paint/colour.ts';
import type { SolidId } from '../prompt/scene.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation, UPRIGHT, type Material, type Part, type Rotation, type Vec } from '../solid/part.ts';

const paint = (hex: string, gloss = 0.3, over: Partial<Material> = {}): Material => ({
  colour: linear(rgb(hex)), gloss, fur: 0, glow: 0, pattern: -1, ...over,
});
const ball = (c: Vec, r: Vec, material: Material, blend = 0.01, turn: Rotation = UPRIGHT): Part => ({ kind: 'ball', c, r, material, blend, turn });
const limb = (a: Vec, b: Vec, ra: number, rb: number, material: Material, blend = 0.01): Part => ({ kind: 'limb', a, b, ra, rb, material, blend });
const drum = (c: Vec, half: number, ra: number, rb: number, material: Material, round = 0.02, blend = 0.005, cut = false, turn: Rotation = UPRIGHT): Part =>
  ({ kind: 'drum', c, half, ra, rb, round, material, blend, turn, cut });
const box = (c: Vec, half: Vec, round: number, material: Material, blend = 0.01, turn: Rotation = UPRIGHT, cut = false): Part =>
  ({ kind: 'box', c, half, round, material, blend, turn, cut });
const ring = (c: Vec, big: number, small: number, material: Material, turn: Rotation = UPRIGHT, blend = 0.01): Part => ({ kind: 'ring', c, big, small, material, blend, turn });

/** Every thing stands on y = 0 and is about one unit tall. */
export function buildThing(id: SolidId, tint: Rgb | null): Model {
  return builders[id](tint);
}

function apple(tint: Rgb | null): Model {
  const base = linear(tint ?? rgb('#c9201c'));
  const blush: Pattern = (c, x, y, z) => {
    const streak = 0.5 + 0.5 * Math.sin(Math.atan2(z, x) * 23 + Math.sin(y * 9) * 1.2);
    const t = Math.min(1, Math.max(0, (y - 0.62) * 2.2)) * 0.5 * streak + 0.07 * streak;
    return [c[0] + (0.85 - c[0]) * t, c[1] + (0.5 - c[1]) * t, c[2] + (0.08 - c[2]) * t * 0.6];
  };
  const skin = paint('#c9201c', 0.75, { colour: base, pattern: 0 });
  return {
    patterns: [blush],
    parts: [
      ball([0, 0.46, 0], [0.47, 0.42, 0.47], skin, 0.1),
      ...[0, 1, 2, 3, 4].map((k) => ball([Math.cos(k * 1.257 + 0.4) * 0.16, 0.58, Math.sin(k * 1.257 + 0.4) * 0.16], [0.31, 0.3, 0.31], skin, 0.12)),
      ...[0, 1, 2, 3, 4].map((k) => ball([Math.cos(k * 1.257 + 0.4) * 0.15, 0.2, Math.sin(k * 1.257 + 0.4) * 0.15], [0.2, 0.2, 0.2], skin, 0.12)),
      { ...ball([0, 0.98, 0], [0.13, 0.2, 0.13], skin, 0.16), cut: true },
      limb([0, 0.76, 0], [0.05, 1.04, 0.02], 0.016, 0.024, paint('#4a3020', 0.1), 0.02),
      ball([0.2, 1.0, 0.06], [0.19, 0.016, 0.085], paint('#4f9a34', 0.4), 0.01, rotation(-0.35, 0.5, 0.35)),
    ],
  };
}

function cup(saucer: boolean): (tint: Rgb | null) => Model {
  return (tint) => {
    const china = paint('#f2ece2', 0.7, tint === null ? {} : { colour: linear(tint) });
    const lift = saucer ? 0.09 : 0;
    const [ra, rb] = saucer ? [0.24, 0.44] : [0.4, 0.4];
    const coffee: Pattern = (c, x, y, z) => {
      const r = Math.hypot(x, z);
      const a = Math.atan2(z, x);
      const foam = Math.sin(r * 26 + Math.sin(a * 3) * 1.5) > 0.35 && r < 0.27 ? 1 : r > 0.33 ? 0.35 : 0;
      return [c[0] + (0.78 - c[0]) * foam * 0.8, c[1] + (0.55 - c[1]) * foam * 0.8, c[2] + (0.32 - c[2]) * foam * 0.8];
    };
    const parts: Part[] = [
      drum([0, 0.44 + lift, 0], 0.38, ra, rb, china, 0.05, 0.02),
      ring([0.47, 0.5 + lift, 0.0], 0.2, 0.048, china, rotation(0, Math.PI / 2, 0), 0.04),
      drum([0, 0.52 + lift, 0], 0.38, ra - 0.03, rb - 0.045, china, 0.03, 0.012, true),
      drum([0, 0.7 + lift, 0], 0.02, rb - 0.065, rb - 0.06, paint('#4a2614', 0.35, { pattern: 0 }), 0.01, 0.004),
    ];
    if (saucer) {
      parts.unshift(
        drum([0, 0.05, 0], 0.035, 0.3, 0.66, china, 0.03, 0.01),
        drum([0, 0.105, 0], 0.03, 0.25, 0.55, china, 0.02, 0.02, true),
        drum([0, 0.07, 0], 0.04, 0.24, 0.22, china, 0.02, 0.03),
        limb([0.32, 0.13, 0.42], [-0.3, 0.13, 0.5], 0.016, 0.012, paint('#c9ccd2', 1), 0.01),
        ball([0.38, 0.13, 0.4], [0.08, 0.018, 0.05], paint('#c9ccd2', 1), 0.02),
      );
    }
    return { patterns: [coffee], parts };
  };
}

function balloon(tint: Rgb | null): Model {
  const inks = ['#d8432e', '#f2b53c', '#f5ead2', '#2f7a9a'].map((hex) => linear(rgb(hex)));
  if (tint !== null) inks[0] = linear(tint);
  const stripes: Pattern = (_, x, y, z) => {
    const gore = Math.floor(((Math.atan2(z, x) + Math.PI) / (Math.PI * 2)) * 16);
    const band = y > 0.8 && y < 0.87;
    const ink = band ? inks[2] : inks[gore % 4 === 0 ? 0 : gore % 4 === 1 ? 1 : gore % 4 === 2 ? 0 : 3];
    const seam = Math.abs((((Math.atan2(z, x) + Math.PI) / (Math.PI * 2)) * 16) % 1 - 0.5) > 0.47 ? 0.72 : 1;
    const c = ink ?? [0.5, 0.1, 0.1];
    return [c[0] * seam, c[1] * seam, c[2] * seam];
  };
  const silk = paint('#d8432e', 0.15, { pattern: 0, glow: 0.1 });
  const wicker = paint('#8a5f36', 0.05);
  const rope = paint('#3a2c20', 0.05);
  return {
    patterns: [stripes],
    parts: [
      ball([0, 0.86, 0], [0.4, 0.39, 0.4], silk, 0.1),
      drum([0, 0.5, 0], 0.16, 0.1, 0.33, silk, 0.02, 0.14),
      ...([[-1, -1], [1, -1], [-1, 1], [1, 1]] as const).map(([a, b]) => limb([a * 0.075, 0.12, b * 0.075], [a * 0.085, 0.36, b * 0.085], 0.006, 0.006, rope)),
      box([0, 0.065, 0], [0.085, 0.065, 0.085], 0.02, wicker),
      box([0, 0.13, 0], [0.095, 0.014, 0.095], 0.012, paint('#5f3f24', 0.1)),
      ball([0, 0.3, 0], [0.02, 0.045, 0.02], paint('#ffd27a', 0, { glow: 1.4 })),
    ],
  };
}

function lighthouse(tint: Rgb | null): Model {
  const red = linear(tint ?? rgb('#c23a2c'));
  const white: Rgb = [0.86, 0.83, 0.78];
  const bands: Pattern = (_, x, y, z) => {
    const door = y < 0.15 && Math.abs(x - 0.02) < 0.035 && z > 0;
    const pane = z > 0 && Math.abs(x - 0.02) < 0.018 && [0.3, 0.48, 0.64].some((h) => Math.abs(y - h) < 0.022);
    if (door) return [0.06, 0.035, 0.03];
    if (pane) return [0.5, 0.32, 0.1];
    return Math.floor(y / 0.147) % 2 === 0 ? white : red;
  };
  const dark = paint('#2a2c33', 0.4);
  return {
    patterns: [bands],
    parts: [
      drum([0, 0.36, 0], 0.37, 0.155, 0.098, paint('#ffffff', 0.15, { pattern: 0 }), 0.01),
      drum([0, 0.745, 0], 0.018, 0.14, 0.14, dark, 0.01),
      ring([0, 0.8, 0], 0.135, 0.006, dark),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => limb([Math.cos(k * 0.785) * 0.135, 0.75, Math.sin(k * 0.785) * 0.135], [Math.cos(k * 0.785) * 0.135, 0.8, Math.sin(k * 0.785) * 0.135], 0.005, 0.005, dark)),
      drum([0, 0.82, 0], 0.06, 0.068, 0.068, paint('#ffe9a8', 0.8, { glow: 1.5 }), 0.01),
      ...[0, 1, 2, 3, 4, 5].map((k) => limb([Math.cos(k * 1.047) * 0.072, 0.76, Math.sin(k * 1.047) * 0.072], [Math.cos(k * 1.047) * 0.072, 0.88, Math.sin(k * 1.047) * 0.072], 0.006, 0.006, dark)),
      drum([0, 0.92, 0], 0.045, 0.1, 0.02, paint('#b23428', 0.3), 0.01),
      ball([0, 0.98, 0], [0.018, 0.018, 0.018], dark),
    ],
  };
}

function sailboat(tint: Rgb | null): Model {
  const hull = paint('#f1ece2', 0.6, { pattern: 0 });
  const sail = paint('#f6efe0', 0.05, { pattern: 1, glow: 0.06 });
  const stripe = linear(tint ?? rgb('#1f4f8a'));
  const line: Pattern = (c, _x, y) => (y < 0.045 ? [0.32, 0.05, 0.04] : y > 0.105 && y < 0.128 ? stripe : c);
  const seams: Pattern = (c, _x, y) => {
    const s = Math.abs((y * 9) % 1 - 0.5) > 0.475 ? 0.84 : 1;
    return [c[0] * s, c[1] * s, c[2] * s];
  };
  const parts: Part[] = [
    limb([-0.3, 0.09, 0], [0.1, 0.085, 0], 0.085, 0.1, hull, 0.05),
    limb([0.1, 0.085, 0], [0.43, 0.125, 0], 0.1, 0.03, hull, 0.06),
    box([0, 0.26, 0], [0.6, 0.1, 0.3], 0.005, hull, 0.008, UPRIGHT, true),
    box([-0.06, 0.175, 0], [0.13, 0.025, 0.05], 0.02, paint('#b8854a', 0.4), 0.01),
    limb([0.06, 0.12, 0], [0.06, 1.12, 0], 0.011, 0.007, paint('#6a4a30', 0.3)),
    limb([0.06, 0.25, 0], [-0.36, 0.24, 0.05], 0.009, 0.008, paint('#6a4a30', 0.3)),
  ];
  // Sails: thin plates narrowing towards the top, bellied by the wind.
  const leaves = 15;
  for (let i = 0; i < leaves; i++) {
    const t = i / (leaves - 1);
    const y = 0.28 + t * 0.78;
    const wide = 0.4 * Math.pow(1 - t, 0.82) + 0.012;
    const belly = Math.sin(t * Math.PI) * 0.05;
    parts.push({ ...limb([0.045, y, 0], [0.045 - wide, y - 0.01, 0.04 + belly], 0.03, 0.03, sail, 0.05) });
    const jib = 0.31 * Math.pow(1 - t, 0.9) + 0.006;
    if (t < 0.93) parts.push(limb([0.085, y * 0.94, 0], [0.085 + jib, y * 0.94 - 0.06 * (1 - t), 0.03 + belly], 0.026, 0.026, sail, 0.05));
  }
  return { patterns: [line, seams], parts };
}

function car(tint: Rgb | null): Model {
  const body = paint('#e8b51c', 1, { colour: linear(tint ?? rgb('#c2261e')), pattern: 0 });
  const glass = paint('#10161d', 1.2);
  const tyre = paint('#15151a', 0.15);
  const alloy = paint('#b9bdc6', 0.9);
  const black = paint('#0d0d10', 0.4);
  const seams: Pattern = (c, x, y, z) => {
    const door = (Math.abs(x - 0.3) < 0.006 || Math.abs(x + 0.36) < 0.006) && y > 0.2 && y < 0.55 && Math.abs(z) > 0.3;
    const sill = y < 0.17;
    return door || sill ? [c[0] * 0.2, c[1] * 0.2, c[2] * 0.2] : c;
  };
  const parts: Part[] = [
    box([0, 0.32, 0], [1.04, 0.135, 0.44], 0.12, body, 0.06),
    limb([0.3, 0.36, 0.22], [0.98, 0.29, 0.2], 0.2, 0.13, body, 0.08),
    limb([0.3, 0.36, -0.22], [0.98, 0.29, -0.2], 0.2, 0.13, body, 0.08),
    limb([-0.5, 0.42, 0.24], [-1.0, 0.4, 0.22], 0.2, 0.16, body, 0.08),
    limb([-0.5, 0.42, -0.24], [-1.0, 0.4, -0.22], 0.2, 0.16, body, 0.08),
    ball([-0.14, 0.46, 0], [0.66, 0.32, 0.4], body, 0.05, rotation(0, 0, 0.05)),
    ball([-0.12, 0.505, 0.0], [0.6, 0.235, 0.409], glass, 0.004, rotation(0, 0, 0.05)),
    limb([-0.18, 0.5, 0.385], [-0.22, 0.75, 0.2], 0.022, 0.02, body, 0.02),
    box([-1.02, 0.55, 0], [0.09, 0.014, 0.4], 0.012, body, 0.03),
    box([1.0, 0.2, 0], [0.1, 0.03, 0.34], 0.02, black, 0.01),
    box([0, 0.155, 0], [0.95, 0.035, 0.41], 0.02, black, 0.01),
    ball([0.94, 0.36, 0.27], [0.12, 0.045, 0.09], paint('#fff2c8', 1, { glow: 1.6 }), 0.006, rotation(0.5, 0, -0.3)),
    ball([0.94, 0.36, -0.27], [0.12, 0.045, 0.09], paint('#fff2c8', 1, { glow: 1.6 }), 0.006, rotation(-0.5, 0, -0.3)),
    ball([-1.08, 0.42, 0.28], [0.04, 0.035, 0.11], paint('#ff2a1c', 0.8, { glow: 1.3 }), 0.006),
    limb([0.14, 0.5, 0.44], [0.12, 0.53, 0.5], 0.02, 0.035, body, 0.02),
  ];
  for (const x of [0.64, -0.64]) {
    for (const z of [0.36, -0.36]) {
      const turn = rotation(0, Math.PI / 2, 0);
      parts.push({ ...drum([x, 0.22, z + Math.sign(z) * 0.06], 0.16, 0.255, 0.255, black, 0.02, 0.008, true, turn) });
      parts.push(drum([x, 0.205, z], 0.1, 0.205, 0.205, tyre, 0.05, 0.004, false, turn));
      parts.push(drum([x, 0.205, z + Math.sign(z) * 0.085], 0.022, 0.135, 0.135, black, 0.01, 0.004, false, turn));
      for (let k = 0; k < 5; k++) {
        const a = k * 1.2566;
        parts.push(limb([x, 0.205, z + Math.sign(z) * 0.108], [x + Math.cos(a) * 0.12, 0.205 + Math.sin(a) * 0.12, z + Math.sign(z) * 0.104], 0.022, 0.014, alloy, 0.01));
      }
      parts.push(ring([x, 0.205, z + Math.sign(z) * 0.1], 0.133, 0.012, alloy, turn));
    }
  }
  return { patterns: [seams], parts };
}

const builders: Record<SolidId, (tint: Rgb | null) => Model> = {
  apple, cup: cup(true), mug: cup(false), balloon, lighthouse, sailboat, car,
};

/** How each thing is turned towards the viewer: yaw, then a look from above. */
export const thingViews: Record<SolidId, { readonly yaw: number; readonly pitch: number; readonly height: number }> = {
  apple: { yaw: 0.4, pitch: 0.24, height: 1.02 },
  cup: { yaw: 0.35, pitch: 0.42, height: 0.98 },
  mug: { yaw: 0.35, pitch: 0.36, height: 0.92 },
  balloon: { yaw: 0.2, pitch: -0.06, height: 1.26 },
  lighthouse: { yaw: 0.1, pitch: -0.04, height: 1 },
  sailboat: { yaw: -0.35, pitch: 0.06, height: 1.12 },
  car: { yaw: -0.5, pitch: 0.16, height: 0.95 },
};
