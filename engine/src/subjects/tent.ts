import { linear, type Rgb } from '../paint/colour.ts';
import { box, limb, paint } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation, type Part } from '../solid/part.ts';

/** A ridge tent, its door towards +x, a lamp burning inside. */
export function tent(tint: Rgb | null): Model {
  const long = 0.82;
  const wide = 0.72;
  const seams: Pattern = (c, x, y) => {
    const seam = Math.abs(Math.abs(x) - 0.3) < 0.008;
    const hem = y < 0.13;
    const k = seam ? 0.6 : hem ? 0.5 : 1;
    return [c[0] * k, c[1] * k, c[2] * k];
  };
  const canvas = paint('#a5432a', 0.12, {
    ...(tint === null ? {} : { colour: linear(tint) }),
    pattern: 0,
    glow: 0,
  });
  const wall = { ...canvas, glow: 0.1, pattern: -1 };
  const lamp = paint('#ffc070', 0, { glow: 0.6 });
  const pole = paint('#d8d4cc', 0.6);
  const slope = Math.hypot(1, wide);
  const parts: Part[] = [1, -1].map((s) =>
    box(
      [0, 0.5, (wide / 2) * s],
      [long, slope / 2, 0.02],
      0.015,
      canvas,
      0.02,
      rotation(0, -Math.atan(wide) * s),
    ),
  );
  const sheet = (x: number, top: number, half: number, material: typeof canvas): void => {
    const leaves = 20;
    for (let i = 0; i < leaves; i++) {
      const t = (i + 0.5) / leaves;
      const reach = half * (1 - t);
      parts.push(limb([x, t * top, -reach], [x, t * top, reach], 0.034, 0.034, material, 0.04));
    }
  };
  sheet(long - 0.08, 0.95, wide - 0.06, wall);
  sheet(long - 0.03, 0.74, 0.26, lamp);
  parts.push(
    limb([long - 0.02, 0, 0.28], [long - 0.02, 0.78, 0], 0.018, 0.01, canvas, 0.01),
    limb([long - 0.02, 0, -0.28], [long - 0.02, 0.78, 0], 0.018, 0.01, canvas, 0.01),
    limb([-long - 0.02, 1.0, 0], [long + 0.03, 1.0, 0], 0.02, 0.02, canvas, 0.02),
    limb([long, 0.99, 0], [long + 0.5, 0.01, 0], 0.007, 0.007, pole),
    limb([0.5, 0.5, 0.36], [0.62, 0.01, 0.98], 0.006, 0.006, pole),
    limb([-0.5, 0.5, 0.36], [-0.6, 0.01, 0.98], 0.006, 0.006, pole),
  );
  return { patterns: [seams], parts };
}
