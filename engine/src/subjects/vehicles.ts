import { linear, rgb, type Rgb } from '../paint/colour.ts';
import { ball, box, drum, limb, paint, ring } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation, UPRIGHT, type Part } from '../solid/part.ts';

export function sailboat(tint: Rgb | null): Model {
  const hull = paint('#f1ece2', 0.6, { pattern: 0 });
  const sail = paint('#f6efe0', 0.05, { pattern: 1, glow: 0.06 });
  const stripe = linear(tint ?? rgb('#1f4f8a'));
  const line: Pattern = (c, _x, y) =>
    y < 0.045 ? [0.32, 0.05, 0.04] : y > 0.105 && y < 0.128 ? stripe : c;
  const seams: Pattern = (c, _x, y) => {
    const s = Math.abs(((y * 9) % 1) - 0.5) > 0.475 ? 0.84 : 1;
    return [c[0] * s, c[1] * s, c[2] * s];
  };
  const parts: Part[] = [
    limb([-0.3, 0.09, 0], [0.1, 0.085, 0], 0.085, 0.1, hull, 0.05),
    limb([0.1, 0.085, 0], [0.43, 0.125, 0], 0.1, 0.03, hull, 0.06),
    box([0, 0.26, 0], [0.6, 0.1, 0.3], 0.005, hull, 0.008, UPRIGHT, true),
    box([-0.06, 0.175, 0], [0.13, 0.025, 0.05], 0.02, paint('#b8854a', 0.4), 0.01),
    limb([0.06, 0.12, 0], [0.06, 1.12, 0], 0.011, 0.007, paint('#6a4a30', 0.3)),
    limb([0.06, 0.25, 0], [-0.36, 0.24, 0.05], 0.009, 0.008, paint('#6a4a30', 0.3)),
  ];
  // Sails: thin plates narrowing towards the top, bellied by the wind.
  const leaves = 26;
  for (let i = 0; i < leaves; i++) {
    const t = i / (leaves - 1);
    const y = 0.28 + t * 0.78;
    const wide = 0.4 * Math.pow(1 - t, 0.86) + 0.006;
    const belly = Math.sin(t * Math.PI) * 0.05;
    parts.push({
      ...limb([0.045, y, 0], [0.045 - wide, y - 0.01, 0.04 + belly], 0.024, 0.024, sail, 0.04),
    });
    const jib = 0.29 * Math.pow(1 - t, 0.95) + 0.004;
    if (t < 0.93)
      parts.push(
        limb(
          [0.115, y * 0.92 - 0.02, 0],
          [0.115 + jib, y * 0.92 - 0.02 - 0.07 * (1 - t), 0.03 + belly],
          0.022,
          0.02,
          sail,
          0.04,
        ),
      );
  }
  return { patterns: [line, seams], parts };
}

export function car(tint: Rgb | null): Model {
  const body = paint('#e8b51c', 1, { colour: linear(tint ?? rgb('#c2261e')), pattern: 0 });
  const glass = paint('#10161d', 1.2);
  const tyre = paint('#15151a', 0.15);
  const alloy = paint('#b9bdc6', 0.9);
  const black = paint('#0d0d10', 0.4);
  const seams: Pattern = (c, x, y, z) => {
    const door =
      (Math.abs(x - 0.3) < 0.006 || Math.abs(x + 0.36) < 0.006) &&
      y > 0.2 &&
      y < 0.55 &&
      Math.abs(z) > 0.3;
    const sill = y < 0.17;
    return door || sill ? [c[0] * 0.2, c[1] * 0.2, c[2] * 0.2] : c;
  };
  const parts: Part[] = [
    box([0, 0.32, 0], [1.04, 0.135, 0.44], 0.12, body, 0.06),
    limb([0.35, 0.37, 0.27], [1.04, 0.335, 0.24], 0.14, 0.075, body, 0.14),
    limb([0.35, 0.37, -0.27], [1.04, 0.335, -0.24], 0.14, 0.075, body, 0.14),
    limb([-0.45, 0.41, 0.26], [-1.02, 0.41, 0.25], 0.17, 0.13, body, 0.1),
    limb([-0.45, 0.41, -0.26], [-1.02, 0.41, -0.25], 0.17, 0.13, body, 0.1),
    ball([-0.2, 0.44, 0], [0.7, 0.275, 0.355], glass, 0.012, rotation(0, 0, 0.04)),
    ball([-0.28, 0.648, 0], [0.36, 0.082, 0.25], body, 0.01, rotation(0, 0, 0.06)),
    ...[1, -1].flatMap((s) => [
      limb([-0.22, 0.47, 0.352 * s], [-0.26, 0.68, 0.2 * s], 0.02, 0.022, body, 0.015),
      limb([0.42, 0.46, 0.25 * s], [0.02, 0.672, 0.19 * s], 0.02, 0.02, body, 0.015),
      limb([-0.84, 0.47, 0.25 * s], [-0.54, 0.65, 0.19 * s], 0.05, 0.03, body, 0.03),
    ]),
    box([-1.04, 0.57, 0], [0.08, 0.012, 0.37], 0.01, body, 0.02),
    box([1.0, 0.2, 0], [0.1, 0.03, 0.34], 0.02, black, 0.01),
    box([0, 0.155, 0], [0.95, 0.035, 0.41], 0.02, black, 0.01),
    ball(
      [1.04, 0.345, 0.29],
      [0.075, 0.03, 0.065],
      paint('#fff2c8', 1, { glow: 1.6 }),
      0.004,
      rotation(0.4, 0, -0.2),
    ),
    ball(
      [1.04, 0.345, -0.27],
      [0.075, 0.03, 0.065],
      paint('#fff2c8', 1, { glow: 1.6 }),
      0.004,
      rotation(-0.4, 0, -0.2),
    ),
    ball([-1.08, 0.42, 0.28], [0.04, 0.035, 0.11], paint('#ff2a1c', 0.8, { glow: 1.3 }), 0.006),
    limb([0.14, 0.5, 0.44], [0.12, 0.53, 0.5], 0.02, 0.035, body, 0.02),
  ];
  for (const x of [0.64, -0.64]) {
    for (const z of [0.36, -0.36]) {
      const turn = rotation(0, Math.PI / 2, 0);
      parts.push({
        ...drum(
          [x, 0.22, z + Math.sign(z) * 0.06],
          0.16,
          0.255,
          0.255,
          black,
          0.02,
          0.008,
          true,
          turn,
        ),
      });
      parts.push(drum([x, 0.205, z], 0.1, 0.205, 0.205, tyre, 0.05, 0.004, false, turn));
      parts.push(
        drum(
          [x, 0.205, z + Math.sign(z) * 0.085],
          0.022,
          0.135,
          0.135,
          black,
          0.01,
          0.004,
          false,
          turn,
        ),
      );
      for (let k = 0; k < 5; k++) {
        const a = k * 1.2566;
        parts.push(
          limb(
            [x, 0.205, z + Math.sign(z) * 0.108],
            [x + Math.cos(a) * 0.12, 0.205 + Math.sin(a) * 0.12, z + Math.sign(z) * 0.104],
            0.022,
            0.014,
            alloy,
            0.01,
          ),
        );
      }
      parts.push(ring([x, 0.205, z + Math.sign(z) * 0.1], 0.133, 0.012, alloy, turn));
    }
  }
  return { patterns: [seams], parts };
}
