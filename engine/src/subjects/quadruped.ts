import { linear, rgb } from '../paint/colour.ts';
import { ball, limb } from '../solid/kit.ts';
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
import type { Pose } from '../prompt/scene.ts';
import type { Carriage, Quadruped } from './animal.ts';
import { headParts } from './animalHead.ts';
import { tailParts } from './animalTail.ts';
import { patternOf } from './coatPattern.ts';

/** Head towards +x, left side towards +z, feet on y = 0. */
export function buildQuadruped(q: Quadruped, how: Carriage): Model {
  const patterns = patternOf(q.pattern);
  const parts: Part[] = [];
  const paint = (hex: string, over: Partial<Material> = {}): Material => ({
    colour: linear(rgb(hex)),
    gloss: 0.04,
    fur: q.fur,
    glow: 0,
    pattern: -1,
    ...over,
  });
  const coat: Material = {
    ...paint(q.coat.main),
    ...(how.tint === null ? {} : { colour: linear(how.tint) }),
    pattern: patterns.length > 0 ? 0 : -1,
  };
  const belly = paint(q.coat.belly);
  const feet = paint(q.coat.feet, { fur: q.fur * 0.4 });

  const { length: L, chest, waist, hip } = q.body;
  const sit = how.pose === 'sit';
  const high = 1 - chest * 0.75;
  const shoulder: Vec = sit ? [L * 0.3, 0.86, 0] : [L * 0.5 - chest * 0.5, high, 0];
  const rump: Vec = sit
    ? [-L * 0.16, hip * 0.98, 0]
    : [-L * 0.5 + hip * 0.6, high + (chest - hip) * 0.55, 0];
  const middle: Vec = [
    (shoulder[0] + rump[0]) / 2,
    (shoulder[1] + rump[1]) / 2 + (q.body.hump ?? 0) * 0.15,
    0,
  ];

  // Trunk: chest, waist and hips flow together; the belly is a lighter strip under them.
  parts.push(
    limb(rump, middle, hip, waist, coat, 0.12),
    limb(middle, shoulder, waist, chest, coat, 0.16),
  );
  parts.push(
    ball(add(shoulder, [-0.04, 0.03, 0]), [chest * 1.15, chest * 1.12, chest * 0.95], coat, 0.12),
  );
  if (!sit) {
    parts.push(
      limb(
        add(rump, [0.1, -hip * 0.5, 0]),
        add(shoulder, [-0.02, -chest * 0.5, 0]),
        hip * 0.52,
        chest * 0.58,
        belly,
        0.1,
      ),
    );
  }
  parts.push(
    ball(
      add(shoulder, [chest * 0.55, -chest * 0.1, 0]),
      [chest * 0.62, chest * 0.85, chest * 0.62],
      belly,
      0.14,
      rotation(0, 0, 0.35),
    ),
  );

  // Legs.
  const swing: Record<Pose, readonly [number, number, number, number]> = {
    stand: [0.04, -0.06, -0.05, 0.06],
    walk: [0.34, -0.26, -0.3, 0.3],
    run: [1.0, 0.62, -0.5, -0.95],
    sit: [0.02, 0.1, 0, 0],
    // People kneel; on four legs it is standing.
    kneel: [0.04, -0.06, -0.05, 0.06],
  };
  const runs = how.pose === 'run';
  const leg = (front: boolean, side: number, angle: number): void => {
    const root = front ? shoulder : rump;
    const width = (front ? chest : hip) * 0.56 * side;
    const top: Vec = [root[0] + (front ? 0 : -0.02), root[1] - (front ? chest : hip) * 0.25, width];
    // Stretched out, long legs look longer than they stand.
    const stretch = runs && q.leg.hoof === true ? 1.14 : 1;
    const reach = Math.max(0.12, (top[1] - q.leg.paw * 0.7) * stretch);
    const bend = front ? -0.05 : 0.13;
    const knee: Vec = [
      top[0] + Math.sin(angle) * reach * 0.5 - bend * 0.6,
      top[1] - Math.cos(angle) * reach * 0.5,
      width * 1.02,
    ];
    // At a gallop one foreleg reaches out, the other folds under the chest, the hind legs push off.
    const lower = runs
      ? front
        ? side > 0
          ? 0.72
          : -1.05
        : angle - 0.22
      : angle * (front ? 0.75 : 0.55) - (how.pose === 'walk' && side < 0 ? 0.18 : 0);
    const foot: Vec = [
      knee[0] + Math.sin(lower) * reach * 0.5 + bend * 0.25,
      Math.max(q.leg.paw * 0.55, knee[1] - Math.cos(lower) * reach * 0.5),
      width * 1.02,
    ];
    parts.push(
      limb(top, knee, q.leg.top * (front ? 1 : 1.3), (q.leg.top + q.leg.bottom) * 0.52, coat, 0.1),
    );
    parts.push(
      limb(
        knee,
        [(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2, width * 1.02],
        (q.leg.top + q.leg.bottom) * 0.5,
        q.leg.bottom * 1.03,
        coat,
        0.04,
      ),
    );
    parts.push(
      limb(
        [(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2, width * 1.02],
        foot,
        q.leg.bottom,
        q.leg.bottom * 0.94,
        feet,
        0.06,
      ),
    );
    const hoofed = q.leg.hoof === true;
    parts.push(
      ball(
        [foot[0] + q.leg.paw * (hoofed ? 0.1 : 0.42), foot[1] - q.leg.paw * 0.02, foot[2]],
        [q.leg.paw * (hoofed ? 0.95 : 1.32), q.leg.paw * (hoofed ? 0.9 : 0.72), q.leg.paw],
        hoofed ? paint(q.coat.nose, { fur: 0 }) : feet,
        0.03,
      ),
    );
  };
  const s = swing[how.pose];
  leg(true, 1, s[0]);
  leg(true, -1, s[1]);
  if (sit) {
    for (const side of [1, -1]) {
      parts.push(
        ball(
          [rump[0] + 0.08, hip * 0.85, hip * 0.72 * side],
          [hip * 0.95, hip * 0.85, hip * 0.5],
          coat,
          0.09,
          rotation(0, 0, 0.35),
        ),
      );
      parts.push(
        limb(
          [rump[0] + hip * 0.5, q.leg.paw * 0.8, hip * 0.85 * side],
          [rump[0] + hip * 1.55, q.leg.paw * 0.7, hip * 0.85 * side],
          q.leg.bottom * 1.1,
          q.leg.paw * 0.85,
          feet,
          0.05,
        ),
      );
    }
  } else {
    leg(false, 1, s[2]);
    leg(false, -1, s[3]);
    for (const side of [1, -1])
      parts.push(
        ball(
          add(rump, [0, -hip * 0.32, hip * 0.42 * side]),
          [hip * 0.72, hip * 0.86, hip * 0.5],
          coat,
          0.1,
        ),
      );
  }

  // Neck and head; the head is built looking along +x and turned about its own joint.
  const lean = sit ? Math.max(q.neck.angle, 1.05) : q.neck.angle;
  const root = add(shoulder, [chest * 0.35, chest * 0.4, 0]);
  const joint = add(root, [Math.cos(lean) * q.neck.length, Math.sin(lean) * q.neck.length, 0]);
  parts.push(limb(root, joint, q.neck.base, q.neck.top, coat, 0.12));
  if (q.fur > 0.03)
    parts.push(
      ball(
        add(root, [q.neck.base * 0.55, -0.04, 0]),
        [q.neck.base * 0.8, q.neck.base, q.neck.base * 0.85],
        belly,
        0.1,
      ),
    );
  if (q.extras?.includes('mane') === true) {
    const mane = paint(q.coat.mane ?? q.coat.tip, { fur: 0.12 });
    parts.push(
      limb(
        add(root, [-q.neck.base * 0.85, 0.08, 0]),
        add(joint, [-q.neck.top * 0.75, q.neck.top * 0.9, 0]),
        q.neck.top * 0.5,
        q.neck.top * 0.55,
        mane,
        0.04,
      ),
    );
  }
  if (q.extras?.includes('humps') === true) {
    parts.push(ball(add(middle, [0.02, waist * 1.02, 0]), [0.25, 0.3, 0.17], coat, 0.14));
  }
  const turn = rotation(-how.gaze, 0, how.headPitch);
  for (const part of headParts(q, coat, paint)) parts.push(place(part, turn, joint));

  for (const part of tailParts(q, coat, paint, how.pose))
    parts.push(place(part, UPRIGHT, add(rump, [-hip * 0.8, sit ? -hip * 0.45 : hip * 0.4, 0])));
  return { parts, patterns };
}
