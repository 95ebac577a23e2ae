import { ball as ballPart, partList } from '../solid/kit.ts';
import { add, type Material, type Part, type Vec } from '../solid/part.ts';
import type { Paint, Quadruped } from './animal.ts';
import { earParts, hornParts } from './animalEars.ts';

/** Skull, muzzle, nose, eyes and what grows on them, looking along +x from the neck's joint. */
export function headParts(q: Quadruped, coat: Material, paint: Paint): Part[] {
  const h = q.head.size;
  const fine = { fur: q.fur * 0.45 };
  const skull: Material = { ...coat, fur: q.fur * 0.55 };
  const face = paint(q.coat.face, fine);
  const nose = paint(q.coat.nose, { fur: 0, gloss: 0.5 });
  const c: Vec = [h * 0.35, h * 0.28, 0];
  const { parts: out, ball, limb } = partList();
  ball(c, [h * q.head.long, h * 0.92, h * 0.98], skull, 0.06);
  // Cheeks, then the muzzle: upper in the coat, lower in the face colour.
  for (const side of [1, -1])
    ball(add(c, [h * 0.12, -h * 0.42, h * 0.55 * side]), [h * 0.6, h * 0.46, h * 0.52], face, 0.08);
  const base = add(c, [h * q.head.long * 0.62, -h * 0.22, 0]);
  const tip = add(base, [q.head.snout * h, -q.head.drop * h, 0]);
  limb(
    add(base, [0, -h * 0.12, 0]),
    add(tip, [-h * 0.1, -h * 0.1, 0]),
    q.head.snoutBase * h * 0.95,
    q.head.snoutTip * h * 1.0,
    face,
    0.05,
  );
  limb(
    add(base, [-h * 0.1, h * 0.1, 0]),
    add(tip, [-h * 0.04, h * 0.08, 0]),
    q.head.snoutBase * h * 0.8,
    q.head.snoutTip * h * 0.72,
    skull,
    0.07,
  );
  if (q.extras?.includes('trunk') === true) {
    const grey: Material = { ...coat, fur: 0 };
    limb(tip, add(tip, [h * 0.35, -h * 1.1, 0]), h * 0.46, h * 0.32, grey, 0.1);
    limb(
      add(tip, [h * 0.35, -h * 1.1, 0]),
      add(tip, [h * 0.3, -h * 2.1, 0]),
      h * 0.32,
      h * 0.22,
      grey,
      0.06,
    );
    limb(
      add(tip, [h * 0.3, -h * 2.1, 0]),
      add(tip, [h * 0.62, -h * 2.5, 0]),
      h * 0.22,
      h * 0.15,
      grey,
      0.06,
    );
  } else if (q.extras?.includes('snoutDisc') === true) {
    ball(
      add(tip, [q.head.snoutTip * h * 0.6, 0, 0]),
      [h * 0.14, q.head.snoutTip * h, q.head.snoutTip * h],
      face,
      0.02,
    );
  } else {
    ball(
      add(tip, [q.head.snoutTip * h * 0.72, q.head.snoutTip * h * 0.42, 0]),
      [h * 0.17, h * 0.14, h * 0.2],
      nose,
      0.015,
    );
  }
  if (q.extras?.includes('tusks') === true) {
    for (const side of [1, -1])
      limb(
        add(tip, [-h * 0.05, -h * 0.35, h * 0.42 * side]),
        add(tip, [h * 0.75, -h * 0.75, h * 0.5 * side]),
        h * 0.13,
        h * 0.05,
        paint('#f4ead2', { fur: 0, gloss: 0.3 }),
        0.01,
      );
  }
  const eyeAt = (side: number): Vec => add(c, [h * q.head.long * 0.7, h * 0.15, h * 0.47 * side]);
  const iris = paint(q.coat.eye, { fur: 0, gloss: 1 });
  for (const side of [1, -1]) {
    const e = eyeAt(side);
    ball(
      e,
      [h * q.eye * 1.2, h * q.eye * 1.1, h * q.eye * 1.3],
      paint('#16100d', { fur: 0, gloss: 0.3 }),
      0.02,
    );
    ball(
      add(e, [h * q.eye * 0.3, 0, h * q.eye * 0.2 * side]),
      [h * q.eye, h * q.eye, h * q.eye],
      iris,
      0.004,
    );
    ball(
      add(e, [h * q.eye * 0.84, h * q.eye * 0.05, h * q.eye * 0.5 * side]),
      [h * q.eye * 0.62, h * q.eye * 0.66, h * q.eye * 0.62],
      paint('#070606', { fur: 0, gloss: 1 }),
      0.004,
    );
    ball(
      add(e, [h * q.eye * 1.3, h * q.eye * 0.46, h * q.eye * 0.5 * side]),
      [h * q.eye * 0.22, h * q.eye * 0.22, h * q.eye * 0.22],
      paint('#ffffff', { fur: 0, glow: 0.9 }),
      0.002,
    );
  }
  for (const part of earParts(q, c, skull, paint)) out.push(part);
  hornParts(q, c, h, paint, limb);
  if (q.extras?.includes('lionMane') === true) {
    const mane = paint(q.coat.mane ?? q.coat.tip, { fur: 0.16 });
    out.unshift(
      ballPart(add(c, [-h * 0.75, -h * 0.15, 0]), [h * 1.1, h * 1.75, h * 1.6], mane, 0.1),
      ballPart(add(c, [-h * 0.3, -h * 1.3, 0]), [h * 0.9, h * 1.0, h * 1.0], mane, 0.12),
    );
  }
  return out;
}
