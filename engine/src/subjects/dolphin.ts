import { linear, rgb, type Rgb } from '../paint/colour.ts';
import { ball, limb, paint } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation, type Part, type Vec } from '../solid/part.ts';

/** A dolphin in the arc of its leap, towards +x. */
export function dolphin(tint: Rgb | null): Model {
  const pale = linear(rgb('#dfe6ea'));
  // Below the line of its own arc it is pale.
  const belly: Pattern = (c, x, y) => {
    const t = Math.min(1, Math.max(0, (0.5 - x * x * 0.62 - y) * 14));
    return [c[0] + (pale[0] - c[0]) * t, c[1] + (pale[1] - c[1]) * t, c[2] + (pale[2] - c[2]) * t];
  };
  const skin = paint('#5b7f96', 0.9, {
    pattern: 0,
    ...(tint === null ? {} : { colour: linear(tint) }),
  });
  const fin = { ...skin, pattern: -1 };
  const arc = (x: number): Vec => [x, 0.55 - x * x * 0.62, 0];
  const girth = (x: number): number =>
    0.165 * Math.max(0.16, 1 - Math.pow(Math.abs(x - 0.1) * 1.15, 1.8));
  const spine: Part[] = Array.from({ length: 12 }, (_, i) => {
    const [a, b] = [-0.74 + i * 0.11, -0.74 + (i + 1) * 0.11];
    return limb(arc(a), arc(b), girth(a), girth(b), skin, 0.06);
  });
  return {
    patterns: [belly],
    parts: [
      ...spine,
      limb([0.56, 0.36, 0], [0.76, 0.2, 0], 0.07, 0.028, skin, 0.06),
      ball([-0.02, 0.74, 0], [0.14, 0.055, 0.018], fin, 0.05, rotation(0, 0, 2.4)),
      ...[1, -1].flatMap((s) => [
        ball([0.24, 0.36, 0.17 * s], [0.06, 0.14, 0.02], fin, 0.03, rotation(0, s * -0.6, -0.5)),
        ball([-0.83, 0.16, 0.11 * s], [0.06, 0.022, 0.13], fin, 0.04, rotation(s * 0.5, 0, 0.7)),
        ball([0.53, 0.43, 0.085 * s], [0.018, 0.02, 0.014], paint('#0a0b0d', 1.4), 0.003),
      ]),
    ],
  };
}
