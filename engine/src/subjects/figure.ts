import { scale } from '../paint/colour.ts';
import type { FigureRole, Pose } from '../prompt/scene.ts';
import type { Model } from '../solid/model.ts';
import {
  add,
  place,
  rotation,
  UPRIGHT,
  type Material,
  type Part,
  type Vec,
} from '../solid/part.ts';
import type { Look } from './figureLook.ts';
import { ball, limb } from '../solid/kit.ts';
import { paint } from './figurePaint.ts';
import { head } from './figureHead.ts';

/** A small stylised person about one unit tall, facing +x. */
export function buildFigure(role: FigureRole, pose: Pose, look: Look, pack: boolean): Model {
  if (role === 'astronaut') return { parts: astronaut(pose), patterns: [] };
  const young = role === 'girl' || role === 'boy';
  const female = role === 'woman' || role === 'girl';
  const skin = paint(look.skin, 0.12);
  const hair = paint(look.hair, 0.35, { fur: 0.02 });
  const top = paint(look.top);
  const bottom = paint(look.bottom);
  const shoe = paint(scale(look.bottom, 0.5), 0.25);
  const h = young ? 0.105 : 0.078;
  const kneels = pose === 'kneel';
  const upright = young ? 0.42 : 0.49;
  const hipY = kneels ? upright * 0.56 : upright;
  // On one knee everything above the hip comes down with it.
  const fall = upright - hipY;
  const neckY = 1 - h * 2.15 - fall;
  const parts: Part[] = [];
  const stride = { stand: 0.05, walk: 0.3, run: 0.62, sit: 0.05, kneel: 0.05 }[pose];
  const lean = pose === 'run' ? 0.08 : kneels ? 0.05 : 0;
  const wide = female ? 0.05 : 0.055;
  for (const s of [1, -1]) {
    const a = pose === 'sit' ? 0.9 : s * stride;
    const hip: Vec = [0, hipY, wide * s];
    const knee: Vec = kneels
      ? s > 0
        ? [upright * 0.44, upright * 0.56, wide * 1.3]
        : [0.02, 0.05, wide * -1.2]
      : pose === 'sit'
        ? [hipY * 0.36, hipY * 0.78, wide * s * 3]
        : [Math.sin(a) * hipY * 0.5 + (a > 0 ? 0.03 : 0), hipY * 0.52, wide * s * 1.1];
    const back = a < 0 ? (pose === 'run' ? 0.75 : 0.25) : -0.06;
    const ankle: Vec = kneels
      ? s > 0
        ? [upright * 0.42, 0.035, wide * 1.3]
        : [upright * -0.48, 0.05, wide * -1.2]
      : pose === 'sit'
        ? [knee[0] - 0.02, knee[1] - hipY * 0.45, knee[2] * 1.08]
        : [
            knee[0] + Math.sin(a - back) * hipY * 0.48,
            Math.max(0.035, knee[1] - Math.cos(a - back) * hipY * 0.48),
            wide * s * 1.1,
          ];
    parts.push(
      limb(hip, knee, 0.058, 0.043, bottom, 0.03),
      limb(knee, ankle, 0.042, 0.028, bottom, 0.015),
    );
    parts.push(ball(add(ankle, [0.03, -0.008, 0]), [0.062, 0.03, 0.032], shoe, 0.015));
    const sway = kneels ? (s > 0 ? 0.75 : 0.15) : -a * 0.9;
    const shoulder: Vec = [lean, neckY - 0.055, (female ? 0.095 : 0.118) * s];
    const elbow: Vec = [
      lean + Math.sin(sway) * 0.15 + 0.005,
      shoulder[1] - 0.155,
      shoulder[2] * 1.3,
    ];
    const wrist: Vec = [
      elbow[0] + Math.sin(sway + (pose === 'run' ? 1.3 : 0.25)) * 0.13,
      elbow[1] - Math.cos(sway + (pose === 'run' ? 1.3 : 0.25)) * 0.13,
      shoulder[2] * 1.25,
    ];
    parts.push(
      limb(shoulder, elbow, 0.046, 0.036, top, 0.03),
      limb(elbow, wrist, 0.035, 0.028, top, 0.012),
      ball(wrist, [0.027, 0.032, 0.023], skin, 0.01),
    );
  }
  parts.push(
    ball(
      [0, hipY + 0.03, 0],
      [0.085, 0.075, female ? 0.105 : 0.1],
      female && !young ? top : bottom,
      0.03,
    ),
    limb(
      [0, hipY + 0.07, 0],
      [lean, neckY - 0.09, 0],
      female ? 0.068 : 0.08,
      female ? 0.078 : 0.092,
      top,
      0.018,
    ),
    ...(female && !kneels ? [coat(hipY, top)] : []),
    limb([lean, neckY - 0.055, -0.075], [lean, neckY - 0.055, 0.075], 0.045, 0.045, top, 0.05),
    limb([lean, neckY - 0.03, 0], [lean + 0.005, neckY + 0.03, 0], 0.036, 0.034, skin, 0.02),
  );
  const c: Vec = [lean + 0.012, 1 - h * 1.05 - fall, 0];
  if (pack) {
    const canvas = paint([176, 92, 44], 0.1);
    parts.push(
      {
        kind: 'box',
        c: [lean - 0.13, neckY - 0.15, 0],
        half: [0.055, 0.115, 0.088],
        round: 0.035,
        material: canvas,
        blend: 0.01,
        turn: UPRIGHT,
      },
      limb(
        [lean - 0.13, neckY - 0.015, -0.075],
        [lean - 0.13, neckY - 0.015, 0.075],
        0.034,
        0.034,
        paint([84, 104, 72], 0.05),
      ),
    );
  }
  for (const part of head(h, female, skin, hair)) parts.push(place(part, rotation(0), c));
  return { parts, patterns: [] };
}

/** A coat that flares from the waist to above the knee. */
function coat(hipY: number, cloth: Material): Part {
  return {
    kind: 'drum',
    c: [0, hipY - 0.02, 0],
    half: 0.13,
    ra: 0.125,
    rb: 0.078,
    round: 0.02,
    material: cloth,
    blend: 0.04,
    turn: UPRIGHT,
  };
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
    const a = pose === 'sit' ? 0.5 : s * swing;
    const knee: Vec =
      pose === 'sit' ? [0.16, 0.36, 0.2 * s] : [Math.sin(a) * 0.22 + 0.02, 0.24, 0.085 * s];
    const foot: Vec =
      pose === 'sit'
        ? [0.17, 0.14, 0.21 * s]
        : [
            knee[0] + Math.sin(a - 0.1) * 0.16,
            Math.max(0.055, 0.06 + (s < 0 ? 0.015 : 0)),
            0.09 * s,
          ];
    parts.push(
      limb([0, 0.44, 0.07 * s], knee, 0.092, 0.08, suit, 0.04),
      limb(knee, foot, 0.08, 0.074, suit, 0.02),
    );
    parts.push({
      kind: 'ring',
      c: knee,
      big: 0.07,
      small: 0.018,
      material: grey,
      blend: 0.015,
      turn: rotation(0, 0, a),
    });
    parts.push(ball(add(foot, [0.04, -0.015, 0]), [0.105, 0.056, 0.07], grey, 0.02));
    const shoulder: Vec = [0, 0.7, 0.15 * s];
    const elbow: Vec = [-Math.sin(a) * 0.12 + 0.05, 0.56, 0.24 * s];
    const hand: Vec = [elbow[0] + 0.13, 0.49 + (s > 0 ? 0.1 : 0), 0.23 * s];
    parts.push(
      limb(shoulder, elbow, 0.08, 0.068, suit, 0.04),
      limb(elbow, hand, 0.066, 0.056, suit, 0.02),
      ball(hand, [0.058, 0.055, 0.052], grey, 0.02),
    );
    parts.push({
      kind: 'ring',
      c: [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2, (shoulder[2] + elbow[2]) / 2],
      big: 0.066,
      small: 0.014,
      material: orange,
      blend: 0.008,
      turn: rotation(0, s * 0.9, 0),
    });
  }
  parts.push(
    limb([0, 0.46, 0], [0, 0.68, 0], 0.13, 0.15, suit, 0.05),
    {
      kind: 'box',
      c: [-0.17, 0.62, 0],
      half: [0.09, 0.17, 0.14],
      round: 0.05,
      material: grey,
      blend: 0.02,
      turn: UPRIGHT,
    },
    {
      kind: 'box',
      c: [0.13, 0.6, 0],
      half: [0.04, 0.06, 0.085],
      round: 0.02,
      material: grey,
      blend: 0.01,
      turn: UPRIGHT,
    },
    ball([0.175, 0.625, 0.04], [0.012, 0.014, 0.014], orange, 0.002),
    ball([0.175, 0.59, -0.03], [0.012, 0.014, 0.014], blue, 0.002),
    {
      kind: 'ring',
      c: [0, 0.77, 0],
      big: 0.115,
      small: 0.026,
      material: grey,
      blend: 0.01,
      turn: UPRIGHT,
    },
    ball([0, 0.885, 0], [0.165, 0.16, 0.165], suit, 0.02),
    ball([0.062, 0.885, 0], [0.135, 0.115, 0.135], visor, 0.006),
    ball([0, 0.88, 0.165], [0.05, 0.05, 0.03], grey, 0.01),
  );
  return parts;
}
