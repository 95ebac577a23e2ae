import { linear, rgb, type Rgb } from '../paint/colour.ts';
import { ball, box, drum, limb, paint } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation } from '../solid/part.ts';

const ALONG = rotation(0, 0, Math.PI / 2);

/** A small propeller plane with wings below, flying towards +x. */
export function airplane(tint: Rgb | null): Model {
  const accent = linear(tint ?? rgb('#c2342a'));
  const livery: Pattern = (c, x, y) =>
    Math.abs(y - 0.34 - x * 0.02) < 0.022 || x > 0.44 ? accent : c;
  const tips: Pattern = (c, _x, _y, z) => (Math.abs(z) > 0.62 ? accent : c);
  const body = paint('#f2efe8', 0.8, { pattern: 0 });
  const wing = paint('#f2efe8', 0.7, { pattern: 1 });
  const glass = paint('#1b2b38', 1.2);
  const steel = paint('#8f959d', 0.8);
  return {
    patterns: [livery, tips],
    parts: [
      limb([0.5, 0.36, 0], [0.1, 0.38, 0], 0.1, 0.125, body, 0.06),
      limb([0.1, 0.38, 0], [-0.66, 0.42, 0], 0.125, 0.04, body, 0.08),
      ball([0.1, 0.48, 0], [0.2, 0.085, 0.085], glass, 0.01, rotation(0, 0, -0.05)),
      box([0.14, 0.3, 0], [0.15, 0.014, 0.82], 0.012, wing, 0.02),
      box([-0.6, 0.43, 0], [0.09, 0.011, 0.28], 0.01, wing, 0.02),
      box(
        [-0.62, 0.54, 0],
        [0.08, 0.12, 0.011],
        0.01,
        paint('#c2342a', 0.7, { colour: accent }),
        0.02,
        rotation(0, 0, -0.24),
      ),
      drum([0.6, 0.36, 0], 0.03, 0.06, 0.02, steel, 0.01, 0.01, false, ALONG),
      box(
        [0.62, 0.36, 0],
        [0.006, 0.2, 0.018],
        0.005,
        paint('#2a2622', 0.4),
        0.004,
        rotation(0, 0.5),
      ),
      ...[1, -1].flatMap((s) => [
        limb([0.2, 0.29, 0.2 * s], [0.22, 0.17, 0.22 * s], 0.012, 0.012, steel),
        drum(
          [0.22, 0.15, 0.22 * s],
          0.018,
          0.05,
          0.05,
          paint('#17171b', 0.2),
          0.015,
          0.004,
          false,
          rotation(0, Math.PI / 2),
        ),
      ]),
    ],
  };
}
