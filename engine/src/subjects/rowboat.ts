import { linear, type Rgb } from '../paint/colour.ts';
import { ball, box, limb, paint } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation, UPRIGHT } from '../solid/part.ts';

/** An open boat of planks with two benches and its oars shipped. */
export function rowboat(tint: Rgb | null): Model {
  const planks: Pattern = (c, _x, y) => {
    const k = Math.abs(((y * 22) % 1) - 0.5) > 0.42 ? 0.62 : 1;
    return [c[0] * k, c[1] * k, c[2] * k];
  };
  const hull = paint('#a8643a', 0.4, {
    pattern: 0,
    ...(tint === null ? {} : { colour: linear(tint) }),
  });
  const inside = paint('#c99a66', 0.2);
  const oar = paint('#e2c79a', 0.3);
  return {
    patterns: [planks],
    parts: [
      ball([0, 0.2, 0], [0.72, 0.2, 0.27], hull, 0.02),
      limb([0.5, 0.24, 0], [0.78, 0.36, 0], 0.08, 0.02, hull, 0.12),
      box([0, 0.42, 0], [0.9, 0.16, 0.5], 0.01, hull, 0.01, UPRIGHT, true),
      ball([0, 0.32, 0], [0.62, 0.18, 0.2], inside, 0.01, UPRIGHT),
      { ...ball([0, 0.36, 0], [0.62, 0.2, 0.21], inside, 0.01), cut: true },
      box([0.12, 0.24, 0], [0.06, 0.014, 0.22], 0.008, inside, 0.004),
      box([-0.3, 0.24, 0], [0.06, 0.014, 0.2], 0.008, inside, 0.004),
      ...[1, -1].flatMap((s) => [
        limb([0.2, 0.28, 0.1 * s], [-0.5, 0.3, 0.3 * s], 0.012, 0.01, oar, 0.004),
        ball([-0.6, 0.3, 0.33 * s], [0.1, 0.012, 0.035], oar, 0.01, rotation(0.28 * s)),
      ]),
    ],
  };
}
