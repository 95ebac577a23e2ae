import { linear, mix, rgb, scale, type Rgb } from '../paint/colour.ts';
import type { FigureRole } from '../prompt/scene.ts';
import type { Random } from '../random.ts';
import type { Model } from '../solid/model.ts';
import { add, place, rotation, UPRIGHT, type Material, type Part, type Rotation, type Vec } from '../solid/part.ts';
import type { Pose } from './quadruped.ts';

const paint = (colour: Rgb, gloss = 0.05, over: Partial<Material> = {}): Material => ({
  colour: linear(colour), gloss, fur: 0, glow: 0, pattern: -1, ...over,
});
const ball = (c: Vec, r: Vec, material: Material, blend = 0.01, turn: Rotation = UPRIGHT): Part => ({ kind: 'ball', c, r, material, blend, turn });
const limb = (a: Vec, b: Vec, ra: number, rb: number, material: Material, blend = 0.01): Part => ({ kind: 'limb', a, b, ra, rb, material, blend });

export interface Look {
  readonly skin: Rgb;
  readonly hair: Rgb;
  readonly top: Rgb;
  readonly bottom: Rgb;
}

const skins = ['#f0c8a8', '#e0ac86', '#c68a62', '#96603f', '#6a4029'] as const;
const hairs = ['#2a1a12', '#4a2c1a', '#7a4a24', '#1a1516', '#a8703a'] as const;
const cloths = ['#b23a2e', '#2f5a8a', '#3f7a5a', '#d9a03c', '#7a3f6a', '#e6dccb'] as const;

export function lookOf(random: Random, tint: Rgb | null): Look {
  return {
    skin: rgb(random.pick(skins)),
    hair: rgb(random.pick(hairs)),
    top: tint ?? rgb(random.pick(cloths)),
    bottom: rgb(random.pick(['#2b3446', '#3a3330', '#4a4f5a', '#5a4636'])),
  };
}

/** A small stylised person about one unit tall, facing +x. */
export function buildFigure(role: FigureRole, pose: Pose, look: Look): Model {
  if (role === 'astronaut') return { parts: astronaut(pose), patterns: [] };
  const young = role === 'girl' || role === 'boy';
  const female = role === 'woman' || role === 'girl';
  const skin = paint(look.skin, 0.12);
  const hair = paint(look.hair, 0.35, { fur: 0.02 });
  const top = paint(look.top);
  const bottom = paint(look.bottom);
  const shoe = paint(scale(look.bottom, 0.5), 0.25);
  const h = young ? 0.105 : 0.078;
  const hipY = young ? 0.42 : 0.49;
  const neckY = 1 - h * 2.15;
  const parts: Part[] = [];
  const stride = { stand: 0.05, walk: 0.3, run: 0.62, sit: 0.05 }[pose];
  const lean = pose === 'run' ? 0.08 : 0;
  const wide = female ? 0.05 : 0.055;
  for (const s of [1, -1]) {
    const a = s * stride;
    const hip: Vec = [0, hipY, wide * s];
    const knee: Vec = [Math.sin(a) * hipY * 0.5 + (a > 0 ? 0.03 : 0), hipY * 0.52, wide * s * 1.1];
    const back = a < 0 ? (pose === 'run' ? 0.75 : 0.25) : -0.06;
    const ankle: Vec = [knee[0] + Math.sin(a - back) * hipY * 0.48, Math.max(0.035, knee[1] - Math.cos(a - back) * hipY * 0.48), wide * s * 1.1];
    const skirt = female && !young;
    parts.push(limb(hip, knee, 0.062, 0.046, bottom, 0.03), limb(knee, ankle, 0.045, 0.032, bottom, 0.015));
    parts.push(ball(add(ankle, [0.03, -0.008, 0]), [0.062, 0.03, 0.032], shoe, 0.015));
    const sway = -a * 0.9;
    const shoulder: Vec = [lean, neckY - 0.055, (female ? 0.095 : 0.118) * s];
    const elbow: Vec = [lean + Math.sin(sway) * 0.15 + 0.005, shoulder[1] - 0.155, shoulder[2] * 1.3];
    const wrist: Vec = [elbow[0] + Math.sin(sway + (pose === 'run' ? 1.3 : 0.25)) * 0.13, elbow[1] - Math.cos(sway + (pose === 'run' ? 1.3 : 0.25)) * 0.13, shoulder[2] * 1.25];
    parts.push(limb(shoulder, elbow, 0.046, 0.036, top, 0.03), limb(elbow, wrist, 0.035, 0.028, top, 0.012), ball(wrist, [0.027, 0.032, 0.023], skin, 0.01));
    if (skirt) parts.push(limb([0, hipY + 0.03, 0.03 * s], [Math.sin(a) * 0.08, hipY * 0.52, 0.05 * s], 0.075, 0.098, top, 0.05));
  }
  parts.push(
    ball([0, hipY + 0.03, 0], [0.085, 0.075, female ? 0.105 : 0.1], female && !young ? top : bottom, 0.03),
    limb([0, hipY + 0.07, 0], [lean, neckY - 0.07, 0], female ? 0.075 : 0.088, female ? 0.085 : 0.105, top, 0.05),
    limb([lean, neckY - 0.05, -0.07], [lean, neckY - 0.05, 0.07], 0.05, 0.05, top, 0.05),
    limb([lean, neckY - 0.03, 0], [lean + 0.005, neckY + 0.03, 0], 0.036, 0.034, skin, 0.02),
  );
  const c: Vec = [lean + 0.012, 1 - h * 1.05, 0];
  for (const part of head(h, female, skin, hair)) parts.push(place(part, rotation(0), c));
  return { parts, patterns: [] };
}

function head(h: number, female: boolean, skin: Material, hair: Material): Part[] {
  const dark = paint([26, 18, 16], 0.8);
  const lips = paint(female ? [186, 84, 84] : [168, 104, 92], 0.3);
  const parts: Part[] = [
    ball([0, 0.02 * h, 0], [h * 0.86, h * 1.02, h * 0.82], skin, 0.02),
    ball([h * 0.2, -h * 0.52, 0], [h * 0.58, h * 0.5, h * 0.56], skin, h * 0.4),
    ball([h * 0.88, -h * 0.14, 0], [h * 0.13, h * 0.2, h * 0.12], skin, h * 0.12),
    ball([h * 0.74, -h * 0.56, 0], [h * 0.09, h * 0.07, h * 0.2], lips, h * 0.05),
  ];
  for (const s of [1, -1]) {
    parts.push(ball([h * 0.72, h * 0.1, h * 0.34 * s], [h * 0.1, h * 0.13, h * 0.11], dark, 0.004));
    parts.push(limb([h * 0.76, h * 0.36, h * 0.2 * s], [h * 0.66, h * 0.38, h * 0.48 * s], h * 0.045, h * 0.03, hair, 0.004));
    parts.push(ball([-h * 0.02, -h * 0.08, h * 0.82 * s], [h * 0.12, h * 0.2, h * 0.1], skin, h * 0.06));
  }
  parts.push(
    ball([-h * 0.2, h * 0.28, 0], [h * 0.96, h * 0.92, h * 0.96], hair, 0.01),
    ball([h * 0.42, h * 0.74, 0], [h * 0.5, h * 0.3, h * 0.68], hair, h * 0.15),
  );
  if (female) {
    parts.push(
      limb([-h * 0.42, h * 0.2, 0], [-h * 0.7, -h * 1.5, 0], h * 0.82, h * 0.58, hair, h * 0.2),
      limb([-h * 0.1, h * 0.1, h * 0.72], [-h * 0.3, -h * 1.35, h * 0.6], h * 0.26, h * 0.3, hair, h * 0.2),
      limb([-h * 0.1, h * 0.1, -h * 0.72], [-h * 0.3, -h * 1.35, -h * 0.6], h * 0.26, h * 0.3, hair, h * 0.2),
    );
  }
  return parts;
}

function astronaut(pose: Pose): Part[] {
  const suit = paint([236, 236, 232], 0.15);
  const grey = paint([150, 154, 162], 0.3);
  const visor = paint([40, 30, 12], 1.6);
  const orange = paint([226, 108, 40], 0.2);
  const blue = paint([44, 84, 160], 0.3);
  const parts: Part[] = [];
  const swing = pose === 'stand' ? 0.14 : 0.34;
  for (const s of [1, -1]) {
    const a = s * swing;
    const knee: Vec = [Math.sin(a) * 0.22 + 0.02, 0.24, 0.085 * s];
    const foot: Vec = [knee[0] + Math.sin(a - 0.1) * 0.16, Math.max(0.055, 0.06 + (s < 0 ? 0.015 : 0)), 0.09 * s];
    parts.push(limb([0, 0.44, 0.07 * s], knee, 0.092, 0.08, suit, 0.04), limb(knee, foot, 0.08, 0.074, suit, 0.02));
    parts.push({ kind: 'ring', c: knee, big: 0.07, small: 0.018, material: grey, blend: 0.015, turn: rotation(0, 0, a) });
    parts.push(ball(add(foot, [0.04, -0.015, 0]), [0.105, 0.056, 0.07], grey, 0.02));
    const shoulder: Vec = [0, 0.7, 0.15 * s];
    const elbow: Vec = [-Math.sin(a) * 0.12 + 0.05, 0.56, 0.24 * s];
    const hand: Vec = [elbow[0] + 0.13, 0.49 + (s > 0 ? 0.1 : 0), 0.23 * s];
    parts.push(limb(shoulder, elbow, 0.08, 0.068, suit, 0.04), limb(elbow, hand, 0.066, 0.056, suit, 0.02), ball(hand, [0.058, 0.055, 0.052], grey, 0.02));
    parts.push({ kind: 'ring', c: [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2, (shoulder[2] + elbow[2]) / 2], big: 0.066, small: 0.014, material: orange, blend: 0.008, turn: rotation(0, s * 0.9, 0) });
  }
  parts.push(
    limb([0, 0.46, 0], [0, 0.68, 0], 0.13, 0.15, suit, 0.05),
    { kind: 'box', c: [-0.17, 0.62, 0], half: [0.09, 0.17, 0.14], round: 0.05, material: grey, blend: 0.02, turn: UPRIGHT },
    { kind: 'box', c: [0.13, 0.6, 0], half: [0.04, 0.06, 0.085], round: 0.02, material: grey, blend: 0.01, turn: UPRIGHT },
    ball([0.175, 0.625, 0.04], [0.012, 0.014, 0.014], orange, 0.002),
    ball([0.175, 0.59, -0.03], [0.012, 0.014, 0.014], blue, 0.002),
    { kind: 'ring', c: [0, 0.77, 0], big: 0.115, small: 0.026, material: grey, blend: 0.01, turn: UPRIGHT },
    ball([0, 0.885, 0], [0.165, 0.16, 0.165], suit, 0.02),
    ball([0.062, 0.885, 0], [0.135, 0.115, 0.135], visor, 0.006),
    ball([0, 0.88, 0.165], [0.05, 0.05, 0.03], grey, 0.01),
  );
  return parts;
}

/** Head and shoulders for a portrait, facing +x, about 1.6 units tall. */
export function buildBust(role: FigureRole, look: Look): Model {
  const female = role === 'woman' || role === 'girl';
  const skin = paint(look.skin, 0.16);
  const blush = paint(mix(look.skin, [214, 110, 96], 0.26), 0.14);
  const hair = paint(look.hair, 0.3, { fur: 0.085 });
  const strand = paint(scale(look.hair, 1.35), 0.35, { fur: 0.085 });
  const cloth = paint(look.top, 0.05);
  const white = paint([244, 240, 234], 0.9);
  const iris = paint([84, 62, 40], 1);
  const pupil = paint([8, 7, 7], 1.4);
  const lip = paint(female ? mix(look.skin, [176, 56, 62], 0.62) : mix(look.skin, [160, 84, 74], 0.42), 0.4);
  const lid = paint(mix(look.skin, [120, 70, 60], 0.2), 0.1);
  const lash = paint([22, 15, 13], 0.2);
  const brow = paint(scale(look.hair, 0.85), 0.05, { fur: 0.012 });
  const y = 1.08;
  const parts: Part[] = [
    limb([-0.06, 0.28, -0.34], [-0.06, 0.28, 0.34], female ? 0.19 : 0.23, female ? 0.19 : 0.23, cloth, 0.1),
    limb([-0.05, -0.25, 0], [-0.04, 0.25, 0], 0.42, female ? 0.3 : 0.36, cloth, 0.14),
    limb([-0.06, 0.26, -0.4], [-0.04, -0.3, -0.55], 0.19, 0.17, cloth, 0.08),
    limb([-0.06, 0.26, 0.4], [-0.04, -0.3, 0.55], 0.19, 0.17, cloth, 0.08),
    limb([-0.05, 0.36, 0], [0.0, 0.82, 0], female ? 0.145 : 0.175, female ? 0.135 : 0.165, skin, 0.08),
    { kind: 'ring', c: [-0.02, 0.47, 0], big: female ? 0.2 : 0.19, small: 0.035, material: cloth, blend: 0.04, turn: rotation(0, 0, 0.32) },
    // Skull, cheekbones, jaw and chin.
    ball([-0.03, y + 0.07, 0], [0.335, 0.36, 0.3], skin, 0.05),
    ball([0.09, y - 0.16, 0], [0.215, 0.25, 0.222], skin, 0.16),
    ball([0.185, y - 0.335, 0], [0.085, 0.07, 0.095], skin, 0.12),
    ball([0.17, y - 0.08, 0.15], [0.105, 0.1, 0.085], blush, 0.13),
    ball([0.17, y - 0.08, -0.15], [0.105, 0.1, 0.085], blush, 0.13),
    limb([0.275, y + 0.1, 0], [0.335, y - 0.075, 0], 0.026, 0.044, skin, 0.075),
    ball([0.315, y - 0.085, 0.036], [0.032, 0.026, 0.026], skin, 0.03),
    ball([0.315, y - 0.085, -0.036], [0.032, 0.026, 0.026], skin, 0.03),
    ball([0.262, y - 0.195, 0], [0.05, 0.024, 0.082], lip, 0.02),
    ball([0.262, y - 0.228, 0], [0.045, 0.03, 0.066], lip, 0.02),
    limb([0.308, y - 0.212, -0.062], [0.308, y - 0.212, 0.062], 0.005, 0.005, paint(mix(look.skin, [90, 20, 24], 0.75)), 0.006),
  ];
  for (const s of [1, -1]) {
    const e: Vec = [0.228, y + 0.052, 0.118 * s];
    parts.push(
      ball(e, [0.058, 0.036, 0.064], lid, 0.03),
      ball(add(e, [0.014, -0.001, 0]), [0.05, 0.027, 0.054], white, 0.004),
      ball(add(e, [0.046, 0.001, -0.004 * s]), [0.019, 0.026, 0.026], iris, 0.002),
      ball(add(e, [0.058, 0.001, -0.004 * s]), [0.01, 0.013, 0.013], pupil, 0.002),
      ball(add(e, [0.066, 0.011, 0.006]), [0.005, 0.006, 0.006], paint([255, 255, 255], 0, { glow: 1 }), 0.001),
      limb(add(e, [0.05, 0.025, -0.046 * s]), add(e, [0.058, 0.034, 0.004 * s]), 0.009, 0.011, lash, 0.01),
      limb(add(e, [0.058, 0.034, 0.004 * s]), add(e, [0.03, 0.02, 0.062 * s]), 0.011, 0.007, lash, 0.01),
      limb([0.29, y + 0.128, 0.055 * s], [0.272, y + 0.148, 0.125 * s], 0.016, 0.015, brow, 0.01),
      limb([0.272, y + 0.148, 0.125 * s], [0.215, y + 0.126, 0.195 * s], 0.015, 0.007, brow, 0.01),
      ball([-0.02, y + 0.0, 0.292 * s], [0.05, 0.09, 0.035], skin, 0.02),
    );
  }
  if (female) {
    parts.push(
      ball([-0.1, y + 0.16, 0], [0.36, 0.35, 0.345], hair, 0.02),
      limb([0.14, y + 0.34, 0.1], [-0.02, y + 0.02, 0.315], 0.1, 0.085, strand, 0.06),
      limb([0.14, y + 0.34, -0.1], [-0.02, y + 0.02, -0.315], 0.1, 0.085, strand, 0.06),
      limb([-0.02, y + 0.02, 0.32], [0.06, y - 0.62, 0.31], 0.1, 0.12, hair, 0.08),
      limb([-0.02, y + 0.02, -0.32], [0.06, y - 0.62, -0.31], 0.1, 0.12, hair, 0.08),
      limb([-0.14, y, 0], [-0.16, y - 0.62, 0], 0.32, 0.28, hair, 0.1),
    );
  } else {
    parts.push(
      ball([-0.11, y + 0.16, 0], [0.335, 0.33, 0.325], hair, 0.02),
      ball([0.07, y + 0.36, 0.03], [0.22, 0.1, 0.22], strand, 0.08),
      limb([-0.03, y + 0.14, 0.3], [-0.02, y + 0.0, 0.3], 0.04, 0.025, hair, 0.03),
      limb([-0.03, y + 0.14, -0.3], [-0.02, y + 0.0, -0.3], 0.04, 0.025, hair, 0.03),
    );
  }
  return { parts, patterns: [] };
}
