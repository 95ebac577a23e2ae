import { partList } from '../solid/kit.ts';
import { add, rotation, type Material, type Part, type Vec } from '../solid/part.ts';
import type { Paint, Quadruped } from './animal.ts';

/** Both ears of a skull centred at `c`. */
export function earParts(q: Quadruped, c: Vec, skull: Material, paint: Paint): Part[] {
  const h = q.head.size;
  const inner = paint(q.coat.inner, { fur: 0 });
  const earTip = paint(q.coat.earTip, { fur: q.fur * 0.45 });
  const { parts: out, ball, limb } = partList();
  const size = q.ears.size * h;
  for (const side of [1, -1]) {
    const at = add(c, [-h * 0.12, h * 0.62, h * 0.58 * side]);
    if (q.ears.kind === 'pointed') {
      const top = add(at, [-size * 0.12, size * 1.2, size * 0.34 * side]);
      const mid = add(at, [-size * 0.05, size * 0.62, size * 0.17 * side]);
      limb(at, mid, size * 0.46, size * 0.3, skull, 0.05);
      limb(mid, top, size * 0.3, size * 0.06, earTip, 0.03);
      limb(
        add(at, [size * 0.34, size * 0.12, 0]),
        add(mid, [size * 0.24, size * 0.2, size * 0.03 * side]),
        size * 0.24,
        size * 0.1,
        inner,
        0.03,
      );
    } else if (q.ears.kind === 'round') {
      ball(
        add(at, [0, size * 0.35, size * 0.2 * side]),
        [size * 0.3, size * 0.55, size * 0.55],
        earTip,
        0.04,
      );
      ball(
        add(at, [size * 0.22, size * 0.33, size * 0.22 * side]),
        [size * 0.15, size * 0.34, size * 0.34],
        inner,
        0.02,
      );
    } else if (q.ears.kind === 'long') {
      limb(
        at,
        add(at, [-size * 0.5, size * 1.7, size * 0.3 * side]),
        size * 0.26,
        size * 0.2,
        skull,
        0.04,
      );
      limb(
        add(at, [size * 0.17, size * 0.2, 0]),
        add(at, [-size * 0.28, size * 1.5, size * 0.28 * side]),
        size * 0.14,
        size * 0.1,
        inner,
        0.02,
      );
    } else if (q.ears.kind === 'floppy') {
      limb(
        add(at, [0, -h * 0.1, h * 0.15 * side]),
        add(at, [-size * 0.1, -size * 0.95, size * 0.5 * side]),
        size * 0.24,
        size * 0.34,
        earTip,
        0.04,
      );
    } else if (q.ears.kind === 'leaf') {
      ball(
        add(at, [-size * 0.2, size * 0.25, size * 0.5 * side]),
        [size * 0.16, size * 0.28, size * 0.62],
        skull,
        0.03,
        rotation(0.25 * side, -0.35 * side, 0),
      );
    } else {
      ball(
        add(at, [-size * 0.3, -h * 0.75, size * 0.45 * side]),
        [size * 0.13, size * 0.78, size * 0.62],
        skull,
        0.05,
        rotation(-0.75 * side, 0, 0.1),
      );
      ball(
        add(at, [-size * 0.24, -h * 0.75, size * 0.47 * side]),
        [size * 0.11, size * 0.62, size * 0.48],
        inner,
        0.04,
        rotation(-0.75 * side, 0, 0.1),
      );
    }
  }
  return out;
}

export function hornParts(
  q: Quadruped,
  c: Vec,
  h: number,
  paint: Paint,
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
      limb(
        add(at, [-h * 0.2, h * 0.45, h * 0.3 * side]),
        add(at, [h * 0.5, h * 0.95, h * 0.5 * side]),
        h * 0.09,
        h * 0.04,
        bone,
        0.04,
      );
      limb(a, add(a, [h * 0.7, h * 0.55, h * 0.1 * side]), h * 0.09, h * 0.04, bone, 0.04);
      limb(
        add(a, [h * 0.08, h * 0.6, h * 0.2 * side]),
        add(a, [-h * 0.55, h * 1.1, h * 0.25 * side]),
        h * 0.08,
        h * 0.03,
        bone,
        0.04,
      );
    }
    if (q.extras?.includes('horns') === true) {
      limb(at, add(at, [-h * 0.15, h * 0.4, h * 0.5 * side]), h * 0.2, h * 0.14, pale, 0.03);
      limb(
        add(at, [-h * 0.15, h * 0.4, h * 0.5 * side]),
        add(at, [h * 0.1, h * 0.95, h * 0.55 * side]),
        h * 0.14,
        h * 0.04,
        pale,
        0.03,
      );
    }
  }
  if (q.extras?.includes('horn') === true)
    limb(
      add(c, [h * 0.5, h * 0.7, 0]),
      add(c, [h * 1.1, h * 2.2, 0]),
      h * 0.17,
      h * 0.03,
      paint('#f6e3a0', { fur: 0, gloss: 0.7, glow: 0.15 }),
      0.02,
    );
  if (q.extras?.includes('rhinoHorn') === true)
    limb(
      add(c, [h * 2.2, h * 0.1, 0]),
      add(c, [h * 2.6, h * 1.2, 0]),
      h * 0.3,
      h * 0.04,
      pale,
      0.06,
    );
}
