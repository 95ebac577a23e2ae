import { linear, rgb, type Rgb } from '../paint/colour.ts';
import { ball, box, drum, limb, paint, ring } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation, UPRIGHT } from '../solid/part.ts';

/** An old pickup truck, round in the fenders, driving towards +x. */
export function pickup(tint: Rgb | null): Model {
  const seams: Pattern = (c, x, y, z) => {
    const door =
      Math.abs(z) > 0.3 && y > 0.26 && (Math.abs(x - 0.3) < 0.007 || Math.abs(x + 0.12) < 0.007);
    return door || y < 0.16 ? [c[0] * 0.25, c[1] * 0.25, c[2] * 0.25] : c;
  };
  const body = paint('#2f7f8c', 0.9, { pattern: 0, colour: linear(tint ?? rgb('#2f7f8c')) });
  const glass = paint('#131c24', 1.2);
  const chrome = paint('#c9ccd2', 1.1);
  const tyre = paint('#15151a', 0.15);
  const wood = paint('#7a5534', 0.2);
  const lamp = paint('#fff1c8', 0.8, { glow: 0.5 });
  return {
    patterns: [seams],
    parts: [
      box([-0.02, 0.3, 0], [0.98, 0.1, 0.36], 0.05, body, 0.03),
      box([0.09, 0.54, 0], [0.24, 0.2, 0.33], 0.09, body, 0.05),
      limb([0.36, 0.44, 0], [0.86, 0.41, 0], 0.17, 0.14, body, 0.1),
      limb([0.36, 0.4, 0.12], [0.84, 0.38, 0.1], 0.16, 0.13, body, 0.08),
      limb([0.36, 0.4, -0.12], [0.84, 0.38, -0.1], 0.16, 0.13, body, 0.08),
      box([0.09, 0.6, 0], [0.19, 0.085, 0.345], 0.03, glass, 0.005),
      box([0.31, 0.61, 0], [0.035, 0.085, 0.26], 0.03, glass, 0.005, rotation(0, 0, 0.25)),
      box([0.09, 0.72, 0], [0.23, 0.045, 0.32], 0.04, body, 0.02),
      box([-0.58, 0.42, 0], [0.4, 0.12, 0.34], 0.03, body, 0.02),
      box([-0.58, 0.52, 0], [0.36, 0.14, 0.28], 0.02, wood, 0.01, UPRIGHT, true),
      box([-0.58, 0.385, 0], [0.36, 0.01, 0.28], 0.01, wood, 0.004),
      box([0.985, 0.36, 0], [0.02, 0.09, 0.16], 0.015, chrome, 0.005),
      box([1.0, 0.23, 0], [0.03, 0.035, 0.36], 0.02, chrome, 0.005),
      box([-1.0, 0.23, 0], [0.03, 0.035, 0.36], 0.02, chrome, 0.005),
      ...[1, -1].flatMap((s) => [
        ball([0.93, 0.4, 0.26 * s], [0.05, 0.062, 0.062], lamp, 0.006),
        ring([0.94, 0.4, 0.26 * s], 0.066, 0.014, chrome, rotation(0, 0, Math.PI / 2)),
        ball([0.62, 0.33, 0.31 * s], [0.27, 0.17, 0.085], body, 0.05),
        ball([-0.62, 0.33, 0.32 * s], [0.26, 0.16, 0.075], body, 0.05),
        ...[0.62, -0.62].flatMap((x) => [
          drum([x, 0.18, 0.34 * s], 0.07, 0.18, 0.18, tyre, 0.03, 0.004, false, SIDEWAYS),
          drum([x, 0.18, 0.41 * s], 0.012, 0.1, 0.1, chrome, 0.01, 0.003, false, SIDEWAYS),
        ]),
      ]),
    ],
  };
}

const SIDEWAYS = rotation(0, Math.PI / 2);
