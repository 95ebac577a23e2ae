import { linear, rgb, type Rgb } from '../paint/colour.ts';
import type { Model, Pattern } from '../solid/model.ts';
import {
  add, place, rotate, rotation, UPRIGHT, type Material, type Part, type Vec,
} from '../solid/part.ts';

export type Pose = 'stand' | 'walk' | 'run' | 'sit';

/** A four-legged animal in numbers. Lengths in shoulder heights, angles in radians. */
export interface Quadruped {
  /** Shoulder height in metres: sizes animals against each other. */
  readonly metres: number;
  readonly body: { readonly length: number; readonly chest: number; readonly waist: number; readonly hip: number; readonly hump?: number };
  readonly leg: { readonly top: number; readonly bottom: number; readonly paw: number; readonly hoof?: boolean };
  readonly neck: { readonly length: number; readonly angle: number; readonly base: number; readonly top: number };
  readonly head: { readonly size: number; readonly long: number; readonly snout: number; readonly snoutBase: number; readonly snoutTip: number; readonly drop: number };
  readonly ears: { readonly kind: 'pointed' | 'round' | 'long' | 'floppy' | 'leaf' | 'fan'; readonly size: number };
  readonly eye: number;
  readonly tail: { readonly kind: 'bushy' | 'thin' | 'short' | 'tuft' | 'hair' | 'puff' | 'curl'; readonly length: number; readonly thick: number; readonly angle: number };
  readonly fur: number;
  readonly coat: {
    readonly main: string; readonly belly: string; readonly face: string; readonly feet: string;
    readonly nose: string; readonly tip: string; readonly earTip: string; readonly inner: string;
    readonly eye: string; readonly mane?: string;
  };
  readonly pattern?: 'stripes' | 'spots' | 'patches' | 'tabby' | 'mask';
  readonly extras?: readonly ('antlers' | 'horns' | 'trunk' | 'tusks' | 'mane' | 'lionMane' | 'humps' | 'horn' | 'wool' | 'snoutDisc' | 'rhinoHorn' | 'whiskers')[];
}

export interface Carriage {
  readonly pose: Pose;
  /** Turn of the head towards the viewer against the body. */
  readonly gaze: number;
  readonly headPitch: number;
  /** Overrides the coat's main colour. */
  readonly tint: Rgb | null;
}

function patternOf(kind: Quadruped['pattern']): Pattern[] {
  const dark: Rgb = [0.012, 0.01, 0.01];
  if (kind === 'stripes' || kind === 'tabby') {
    const share = kind === 'stripes' ? 1 : 0.5;
    return [
      (base, x, y, z) => {
        const wave = Math.sin(x * 15 + Math.sin(y * 4 + z * 3) * 1.6 + Math.abs(z) * 2);
        const t = Math.min(1, Math.max(0, wave * 2.4)) * share;
        return [base[0] + (dark[0] - base[0]) * t, base[1] + (dark[1] - base[1]) * t, base[2] + (dark[2] - base[2]) * t];
      },
    ];
  }
  if (kind === 'spots' || kind === 'patches') {
    const f = kind === 'spots' ? 13 : 4.2;
    return [
      (base, x, y, z) => {
        const v =
          Math.sin(x * f + Math.sin(y * f * 0.7) * 1.3) * Math.sin(y * f * 0.9 + Math.sin(z * f + x * 2) * 1.2) +
          0.35 * Math.sin(z * f * 0.8 + x * f * 0.4);
        const t = Math.min(1, Math.max(0, (v - 0.28) * 6)) * 0.9;
        return [base[0] + (dark[0] * 2 - base[0]) * t, base[1] + (dark[1] * 2 - base[1]) * t, base[2] + (dark[2] * 2 - base[2]) * t];
      },
    ];
  }
  return [];
}

/** Head towards +x, left side towards +z, feet on y = 0. */
export function buildQuadruped(q: Quadruped, how: Carriage): Model {
  const patterns = patternOf(q.pattern);
  const parts: Part[] = [];
  const paint = (hex: string, over: Partial<Material> = {}): Material => ({
    colour: linear(rgb(hex)), gloss: 0.04, fur: q.fur, glow: 0, pattern: -1, ...over,
  });
  const coat: Material = {
    ...paint(q.coat.main),
    ...(how.tint === null ? {} : { colour: linear(how.tint) }),
    pattern: patterns.length > 0 ? 0 : -1,
  };
  const belly = paint(q.coat.belly);
  const feet = paint(q.coat.feet, { fur: q.fur * 0.4 });
  const ball = (c: Vec, r: Vec, material: Material, blend: number, turn = UPRIGHT): Part =>
    ({ kind: 'ball', c, r, material, blend, turn });
  const limb = (a: Vec, b: Vec, ra: number, rb: number, material: Material, blend: number): Part =>
    ({ kind: 'limb', a, b, ra, rb, material, blend });

  const { length: L, chest, waist, hip } = q.body;
  const sit = how.pose === 'sit';
  const high = 1 - chest * 0.75;
  const shoulder: Vec = sit ? [L * 0.3, 0.86, 0] : [L * 0.5 - chest * 0.5, high, 0];
  const rump: Vec = sit ? [-L * 0.16, hip * 0.98, 0] : [-L * 0.5 + hip * 0.6, high + (chest - hip) * 0.55, 0];
  const middle: Vec = [(shoulder[0] + rump[0]) / 2, (shoulder[1] + rump[1]) / 2 + (q.body.hump ?? 0) * 0.15, 0];

  // Trunk: chest, waist and hips flow together; the belly is a lighter strip under them.
  parts.push(limb(rump, middle, hip, waist, coat, 0.12), limb(middle, shoulder, waist, chest, coat, 0.16));
  parts.push(ball(add(shoulder, [-0.04, 0.03, 0]), [chest * 1.15, chest * 1.12, chest * 0.95], coat, 0.12));
  if (!sit) {
    parts.push(limb(add(rump, [0.1, -hip * 0.5, 0]), add(shoulder, [-0.02, -chest * 0.5, 0]), hip * 0.52, chest * 0.58, belly, 0.1));
  }
  parts.push(ball(add(shoulder, [chest * 0.55, -chest * 0.1, 0]), [chest * 0.62, chest * 0.85, chest * 0.62], belly, 0.14, rotation(0, 0, 0.35)));

  // Legs.
  const swing: Record<Pose, readonly [number, number, number, number]> = {
    stand: [0.04, -0.06, -0.05, 0.06],
    walk: [0.34, -0.26, -0.3, 0.3],
    run: [0.85, 0.6, -0.8, -0.55],
    sit: [0.02, 0.1, 0, 0],
  };
  const lift = how.pose === 'run' ? 0.16 : 0;
  const leg = (front: boolean, side: number, angle: number): void => {
    const root = front ? shoulder : rump;
    const width = (front ? chest : hip) * 0.56 * side;
    const top: Vec = [root[0] + (front ? 0 : -0.02), root[1] - (front ? chest : hip) * 0.25, width];
    const reach = Math.max(0.12, top[1] - q.leg.paw * 0.7 - lift * (front ? 0.9 : 1));
    const bend = front ? -0.05 : 0.13;
    const knee: Vec = [top[0] + Math.sin(angle) * reach * 0.5 - bend * 0.6, top[1] - Math.cos(angle) * reach * 0.5, width * 1.02];
    const lower = angle * (front ? 0.75 : 0.55) - (how.pose === 'walk' && side < 0 ? 0.18 : 0);
    const foot: Vec = [knee[0] + Math.sin(lower) * reach * 0.5 + bend * 0.25, Math.max(q.leg.paw * 0.55 + lift * 0.6, knee[1] - Math.cos(lower) * reach * 0.5), width * 1.02];
    parts.push(limb(top, knee, q.leg.top * (front ? 1 : 1.3), (q.leg.top + q.leg.bottom) * 0.52, coat, 0.1));
    parts.push(limb(knee, [(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2, width * 1.02], (q.leg.top + q.leg.bottom) * 0.5, q.leg.bottom * 1.03, coat, 0.04));
    parts.push(limb([(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2, width * 1.02], foot, q.leg.bottom, q.leg.bottom * 0.94, feet, 0.06));
    const hoofed = q.leg.hoof === true;
    parts.push(ball([foot[0] + q.leg.paw * (hoofed ? 0.1 : 0.42), foot[1] - q.leg.paw * 0.02, foot[2]], [q.leg.paw * (hoofed ? 0.95 : 1.32), q.leg.paw * (hoofed ? 0.9 : 0.72), q.leg.paw], hoofed ? paint(q.coat.nose, { fur: 0 }) : feet, 0.03));
  };
  const s = swing[how.pose];
  leg(true, 1, s[0]);
  leg(true, -1, s[1]);
  if (sit) {
    for (const side of [1, -1]) {
      parts.push(ball([rump[0] + 0.08, hip * 0.85, hip * 0.72 * side], [hip * 0.95, hip * 0.85, hip * 0.5], coat, 0.09, rotation(0, 0, 0.35)));
      parts.push(limb([rump[0] + hip * 0.5, q.leg.paw * 0.8, hip * 0.85 * side], [rump[0] + hip * 1.55, q.leg.paw * 0.7, hip * 0.85 * side], q.leg.bottom * 1.1, q.leg.paw * 0.85, feet, 0.05));
    }
  } else {
    leg(false, 1, s[2]);
    leg(false, -1, s[3]);
    for (const side of [1, -1]) parts.push(ball(add(rump, [0, -hip * 0.32, hip * 0.42 * side]), [hip * 0.72, hip * 0.86, hip * 0.5], coat, 0.1));
  }

  // Neck and head; the head is built looking along +x and turned about its own joint.
  const lean = sit ? Math.max(q.neck.angle, 1.05) : q.neck.angle;
  const root = add(shoulder, [chest * 0.35, chest * 0.4, 0]);
  const joint = add(root, [Math.cos(lean) * q.neck.length, Math.sin(lean) * q.neck.length, 0]);
  parts.push(limb(root, joint, q.neck.base, q.neck.top, coat, 0.12));
  if (q.fur > 0.03) parts.push(ball(add(root, [q.neck.base * 0.55, -0.04, 0]), [q.neck.base * 0.8, q.neck.base, q.neck.base * 0.85], belly, 0.1));
  if (q.extras?.includes('mane') === true) {
    const mane = paint(q.coat.mane ?? q.coat.tip, { fur: 0.12 });
    parts.push(limb(add(root, [-q.neck.base * 0.85, 0.08, 0]), add(joint, [-q.neck.top * 0.75, q.neck.top * 0.9, 0]), q.neck.top * 0.5, q.neck.top * 0.55, mane, 0.04));
  }
  if (q.extras?.includes('humps') === true) {
    parts.push(ball(add(middle, [0.02, waist * 1.02, 0]), [0.25, 0.3, 0.17], coat, 0.14));
  }
  const turn = rotation(-how.gaze, 0, how.headPitch);
  for (const part of headParts(q, coat, paint)) parts.push(place(part, turn, joint));

  for (const part of tailParts(q, coat, paint, sit)) parts.push(place(part, UPRIGHT, add(rump, [-hip * 0.8, sit ? -hip * 0.45 : hip * 0.4, 0])));
  return { parts, patterns };
}

function headParts(q: Quadruped, coat: Material, paint: (hex: string, over?: Partial<Material>) => Material): Part[] {
  const h = q.head.size;
  const fine = { fur: q.fur * 0.45 };
  const skull: Material = { ...coat, fur: q.fur * 0.55 };
  const face = paint(q.coat.face, fine);
  const nose = paint(q.coat.nose, { fur: 0, gloss: 0.5 });
  const inner = paint(q.coat.inner, { fur: 0 });
  const earTip = paint(q.coat.earTip, fine);
  const c: Vec = [h * 0.35, h * 0.28, 0];
  const out: Part[] = [];
  const ball = (at: Vec, r: Vec, material: Material, blend: number, turn = UPRIGHT): void => {
    out.push({ kind: 'ball', c: at, r, material, blend, turn });
  };
  const limb = (a: Vec, b: Vec, ra: number, rb: number, material: Material, blend: number): void => {
    out.push({ kind: 'limb', a, b, ra, rb, material, blend });
  };
  ball(c, [h * q.head.long, h * 0.92, h * 0.98], skull, 0.06);
  // Cheeks, then the muzzle: upper in the coat, lower in the face colour.
  for (const side of [1, -1]) ball(add(c, [h * 0.12, -h * 0.42, h * 0.55 * side]), [h * 0.6, h * 0.46, h * 0.52], face, 0.08);
  const base = add(c, [h * q.head.long * 0.62, -h * 0.22, 0]);
  const tip = add(base, [q.head.snout * h, -q.head.drop * h, 0]);
  limb(add(base, [0, -h * 0.12, 0]), add(tip, [-h * 0.1, -h * 0.1, 0]), q.head.snoutBase * h * 0.95, q.head.snoutTip * h * 1.0, face, 0.05);
  limb(add(base, [-h * 0.1, h * 0.1, 0]), add(tip, [-h * 0.04, h * 0.08, 0]), q.head.snoutBase * h * 0.8, q.head.snoutTip * h * 0.72, skull, 0.07);
  if (q.extras?.includes('trunk') === true) {
    const grey: Material = { ...coat, fur: 0 };
    limb(tip, add(tip, [h * 0.35, -h * 1.1, 0]), h * 0.46, h * 0.32, grey, 0.1);
    limb(add(tip, [h * 0.35, -h * 1.1, 0]), add(tip, [h * 0.3, -h * 2.1, 0]), h * 0.32, h * 0.22, grey, 0.06);
    limb(add(tip, [h * 0.3, -h * 2.1, 0]), add(tip, [h * 0.62, -h * 2.5, 0]), h * 0.22, h * 0.15, grey, 0.06);
  } else if (q.extras?.includes('snoutDisc') === true) {
    ball(add(tip, [q.head.snoutTip * h * 0.6, 0, 0]), [h * 0.14, q.head.snoutTip * h, q.head.snoutTip * h], face, 0.02);
  } else {
    ball(add(tip, [q.head.snoutTip * h * 0.72, q.head.snoutTip * h * 0.42, 0]), [h * 0.17, h * 0.14, h * 0.2], nose, 0.015);
  }
  if (q.extras?.includes('tusks') === true) {
    for (const side of [1, -1]) limb(add(tip, [-h * 0.05, -h * 0.35, h * 0.42 * side]), add(tip, [h * 0.75, -h * 0.75, h * 0.5 * side]), h * 0.13, h * 0.05, paint('#f4ead2', { fur: 0, gloss: 0.3 }), 0.01);
  }
  const eyeAt = (side: number): Vec => add(c, [h * q.head.long * 0.66, h * 0.17, h * 0.56 * side]);
  const iris = paint(q.coat.eye, { fur: 0, gloss: 1 });
  for (const side of [1, -1]) {
    const e = eyeAt(side);
    ball(e, [h * q.eye * 1.28, h * q.eye * 1.18, h * q.eye * 1.28], paint('#16100d', { fur: 0, gloss: 0.3 }), 0.01);
    ball(add(e, [h * q.eye * 0.42, 0, h * q.eye * 0.28 * side]), [h * q.eye, h * q.eye, h * q.eye], iris, 0.004);
    ball(add(e, [h * q.eye * 1.0, h * q.eye * 0.05, h * q.eye * 0.66 * side]), [h * q.eye * 0.62, h * q.eye * 0.66, h * q.eye * 0.62], paint('#070606', { fur: 0, gloss: 1 }), 0.004);
    ball(add(e, [h * q.eye * 1.5, h * q.eye * 0.5, h * q.eye * 0.72 * side]), [h * q.eye * 0.26, h * q.eye * 0.26, h * q.eye * 0.26], paint('#ffffff', { fur: 0, glow: 0.9 }), 0.002);
  }
  const size = q.ears.size * h;
  for (const side of [1, -1]) {
    const at = add(c, [-h * 0.12, h * 0.62, h * 0.58 * side]);
    if (q.ears.kind === 'pointed') {
      const top = add(at, [-size * 0.12, size * 1.2, size * 0.34 * side]);
      const mid = add(at, [-size * 0.05, size * 0.62, size * 0.17 * side]);
      limb(at, mid, size * 0.46, size * 0.3, skull, 0.05);
      limb(mid, top, size * 0.3, size * 0.06, earTip, 0.03);
      limb(add(at, [size * 0.34, size * 0.12, 0]), add(mid, [size * 0.24, size * 0.2, size * 0.03 * side]), size * 0.24, size * 0.1, inner, 0.03);
    } else if (q.ears.kind === 'round') {
      ball(add(at, [0, size * 0.35, size * 0.2 * side]), [size * 0.3, size * 0.55, size * 0.55], earTip, 0.04);
      ball(add(at, [size * 0.22, size * 0.33, size * 0.22 * side]), [size * 0.15, size * 0.34, size * 0.34], inner, 0.02);
    } else if (q.ears.kind === 'long') {
      limb(at, add(at, [-size * 0.5, size * 1.7, size * 0.3 * side]), size * 0.26, size * 0.2, skull, 0.04);
      limb(add(at, [size * 0.17, size * 0.2, 0]), add(at, [-size * 0.28, size * 1.5, size * 0.28 * side]), size * 0.14, size * 0.1, inner, 0.02);
    } else if (q.ears.kind === 'floppy') {
      limb(add(at, [0, -h * 0.1, h * 0.15 * side]), add(at, [-size * 0.1, -size * 0.95, size * 0.5 * side]), size * 0.24, size * 0.34, earTip, 0.04);
    } else if (q.ears.kind === 'leaf') {
      ball(add(at, [-size * 0.2, size * 0.25, size * 0.5 * side]), [size * 0.16, size * 0.28, size * 0.62], skull, 0.03, rotation(0.25 * side, -0.35 * side, 0));
    } else {
      ball(add(at, [-size * 0.3, -h * 0.75, size * 0.45 * side]), [size * 0.13, size * 0.78, size * 0.62], skull, 0.05, rotation(-0.75 * side, 0, 0.1));
      ball(add(at, [-size * 0.24, -h * 0.75, size * 0.47 * side]), [size * 0.11, size * 0.62, size * 0.48], inner, 0.04, rotation(-0.75 * side, 0, 0.1));
    }
  }
  hornParts(q, c, h, paint, limb);
  if (q.extras?.includes('lionMane') === true) {
    const mane = paint(q.coat.mane ?? q.coat.tip, { fur: 0.16 });
    out.unshift(
      { kind: 'ball', c: add(c, [-h * 0.75, -h * 0.15, 0]), r: [h * 1.1, h * 1.75, h * 1.6], material: mane, blend: 0.1, turn: UPRIGHT },
      { kind: 'ball', c: add(c, [-h * 0.3, -h * 1.3, 0]), r: [h * 0.9, h * 1.0, h * 1.0], material: mane, blend: 0.12, turn: UPRIGHT },
    );
  }
  return out;
}

function hornParts(
  q: Quadruped,
  c: Vec,
  h: number,
  paint: (hex: string, over?: Partial<Material>) => Material,
  limb: (a: Vec, b: Vec, ra: number, rb: number, material: Material, blend: number) => void,
): void {
  const bone = paint('#8a6a48', { fur: 0, gloss: 0.1 });
  const pale = paint('#d8c8a4', { fur: 0, gloss: 0.25 });
  for (const side of [1, -1]) {
    const at = add(c, [-h * 0.1, h * 0.8, h * 0.34 * side]);
    if (q.extras?.includes('antlers') === true) {
      const a = add(at, [-h * 0.5, h * 1.1, h * 0.8 * side]);
      const b = add(a, [h * 0.15, h * 1.2, h * 0.45 * side]);
      limb(at, a, h * 0.15, h * 0.11, bone, 0.02);
      limb(a, b, h * 0.11, h * 0.05, bone, 0.04);
      limb(add(at, [-h * 0.2, h * 0.45, h * 0.3 * side]), add(at, [h * 0.5, h * 0.95, h * 0.5 * side]), h * 0.09, h * 0.04, bone, 0.04);
      limb(a, add(a, [h * 0.7, h * 0.55, h * 0.1 * side]), h * 0.09, h * 0.04, bone, 0.04);
      limb(add(a, [h * 0.08, h * 0.6, h * 0.2 * side]), add(a, [-h * 0.55, h * 1.1, h * 0.25 * side]), h * 0.08, h * 0.03, bone, 0.04);
    }
    if (q.extras?.includes('horns') === true) {
      limb(at, add(at, [-h * 0.15, h * 0.4, h * 0.5 * side]), h * 0.2, h * 0.14, pale, 0.03);
      limb(add(at, [-h * 0.15, h * 0.4, h * 0.5 * side]), add(at, [h * 0.1, h * 0.95, h * 0.55 * side]), h * 0.14, h * 0.04, pale, 0.03);
    }
  }
  if (q.extras?.includes('horn') === true) limb(add(c, [h * 0.5, h * 0.7, 0]), add(c, [h * 1.1, h * 2.2, 0]), h * 0.17, h * 0.03, paint('#f6e3a0', { fur: 0, gloss: 0.7, glow: 0.15 }), 0.02);
  if (q.extras?.includes('rhinoHorn') === true) limb(add(c, [h * 2.2, h * 0.1, 0]), add(c, [h * 2.6, h * 1.2, 0]), h * 0.3, h * 0.04, pale, 0.06);
}

function tailParts(
  q: Quadruped,
  coat: Material,
  paint: (hex: string, over?: Partial<Material>) => Material,
  sit: boolean,
): Part[] {
  const { kind, length, thick, angle } = q.tail;
  const tip = paint(q.coat.tip);
  const out: Part[] = [];
  const limb = (a: Vec, b: Vec, ra: number, rb: number, material: Material, blend: number): void => {
    out.push({ kind: 'limb', a, b, ra, rb, material, blend });
  };
  const at = (t: number, lift: number): Vec => {
    const flat = sit ? Math.max(angle, -0.1) * 0.2 : angle;
    return [-Math.cos(flat) * length * t, Math.sin(flat) * length * t + lift, sit ? length * t * 0.55 : 0];
  };
  if (kind === 'bushy') {
    const hairy: Material = { ...coat, fur: q.fur * 1.7 };
    const white: Material = { ...tip, fur: q.fur * 1.7 };
    limb(at(0, 0), at(0.35, -0.05), thick * 0.5, thick * 0.92, hairy, 0.1);
    limb(at(0.35, -0.05), at(0.72, -0.02), thick * 0.92, thick * 0.95, hairy, 0.08);
    limb(at(0.76, 0), at(1, 0.07), thick * 0.84, thick * 0.3, white, 0.09);
  } else if (kind === 'hair') {
    const hair = paint(q.coat.tip, { fur: 0.14 });
    limb([0, 0, 0], [-0.1, -0.08, 0], thick, thick * 1.2, hair, 0.05);
    limb([-0.1, -0.08, 0], [-0.15, -length, 0], thick * 1.2, thick * 0.7, hair, 0.05);
  } else if (kind === 'puff') {
    out.push({ kind: 'ball', c: [-thick * 0.5, 0, 0], r: [thick, thick, thick], material: tip, blend: 0.04, turn: UPRIGHT });
  } else if (kind === 'short') {
    limb([0, 0, 0], at(1, 0), thick, thick * 0.6, coat, 0.06);
  } else if (kind === 'curl') {
    limb([0, 0, 0], [-length * 0.3, length * 0.5, 0], thick, thick, coat, 0.05);
    limb([-length * 0.3, length * 0.5, 0], [length * 0.2, length * 0.75, 0], thick, thick * 0.7, tip, 0.04);
  } else {
    limb([0, 0, 0], at(0.5, -0.02), thick, thick * 0.9, coat, 0.06);
    limb(at(0.5, -0.02), add(at(1, 0), rotate(UPRIGHT, [0.02, length * 0.12, 0])), thick * 0.9, thick * 0.7, coat, 0.05);
    if (kind === 'tuft') out.push({ kind: 'ball', c: add(at(1, 0), [0, length * 0.1, 0]), r: [thick * 1.6, thick * 2.2, thick * 1.6], material: { ...tip, fur: 0.06 }, blend: 0.04, turn: UPRIGHT });
  }
  return out;
}
