import { linear, rgb, type Rgb } from '../paint/colour.ts';
import { ball, limb, paint } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation, type Material, type Part } from '../solid/part.ts';

type Build = (tint: Rgb | null) => Model;

/** Two toes forward, one back, below a thin leg. */
const leg = (x: number, z: number, top: number, skin: Material): readonly Part[] => [
  limb([x, top, z], [x + 0.03, 0.03, z], 0.018, 0.014, skin, 0.005),
  ...[-0.05, 0, 0.05].map((turn) =>
    limb([x + 0.03, 0.025, z], [x + 0.14, 0.014, z + turn], 0.016, 0.01, skin, 0.005),
  ),
  limb([x + 0.03, 0.025, z], [x - 0.05, 0.014, z], 0.015, 0.01, skin, 0.005),
];

/** An emperor penguin, upright. */
export const penguin: Build = (tint) => {
  const white = linear(rgb('#f4f1ea'));
  const gold = linear(rgb('#eda92c'));
  const front: Pattern = (c, x, y, z) => {
    if (y < 0.7)
      return x > 0.03 && Math.abs(z) < 0.205 - Math.max(0, y - 0.5) * 0.5
        ? mixOf(white, gold, (y - 0.5) * 3.2)
        : c;
    const cheek = Math.hypot(y - 0.8, (x - 0.03) * 0.8) < 0.075 && Math.abs(z) > 0.075;
    return cheek ? gold : c;
  };
  const coat = paint('#1d232e', 0.35, {
    fur: 0.012,
    pattern: 0,
    ...(tint === null ? {} : { colour: linear(tint) }),
  });
  const wing = { ...coat, pattern: -1 };
  const foot = paint('#d98a2c', 0.3);
  return {
    patterns: [front],
    parts: [
      ball([0, 0.4, 0], [0.25, 0.36, 0.26], coat, 0.05),
      ball([-0.01, 0.62, 0], [0.19, 0.2, 0.19], coat, 0.14),
      ball([0.03, 0.84, 0], [0.145, 0.135, 0.135], coat, 0.1),
      limb([0.14, 0.835, 0], [0.29, 0.81, 0], 0.038, 0.012, paint('#33302e', 0.5), 0.03),
      limb([0.16, 0.815, 0], [0.27, 0.797, 0], 0.02, 0.009, foot, 0.01),
      limb([-0.16, 0.14, 0], [-0.28, 0.03, 0], 0.08, 0.03, wing, 0.08),
      ...[1, -1].flatMap((s) => [
        ball([0.0, 0.47, 0.265 * s], [0.085, 0.25, 0.032], wing, 0.03, rotation(0, s * -0.2)),
        ball([0.125, 0.875, 0.082 * s], [0.02, 0.022, 0.018], paint('#0b0908', 1.2), 0.003),
        ball([0.12, 0.035, 0.1 * s], [0.13, 0.035, 0.075], foot, 0.02),
      ]),
    ],
  };
};

/** An owl that looks at you. */
export const owl: Build = (tint) => {
  const dark = linear(rgb('#5a3d26'));
  const specks: Pattern = (c, x, y, z) => {
    const row = Math.round(y * 13);
    const spot = Math.sin(z * 40 + row * 1.7) * Math.sin(y * 41) > 0.5;
    return x > 0.08 && y < 0.66 && spot ? dark : c;
  };
  const bars: Pattern = (c, x, y, z) =>
    Math.sin(y * 36 + Math.sin(x * 18 + z * 11) * 1.2) > 0.62 ? mixOf(c, dark, 0.55) : c;
  const feather = paint('#8d6844', 0.12, {
    fur: 0.03,
    pattern: 1,
    ...(tint === null ? {} : { colour: linear(tint) }),
  });
  const breast = paint('#d8c1a0', 0.1, { fur: 0.03, pattern: 0 });
  const disc = paint('#e6d6b8', 0.1, { fur: 0.016 });
  const claw = paint('#caa24a', 0.3);
  return {
    patterns: [specks, bars],
    parts: [
      ball([-0.02, 0.42, 0], [0.27, 0.37, 0.29], feather, 0.04),
      ball([0.07, 0.4, 0], [0.22, 0.31, 0.22], breast, 0.04),
      ball([0.02, 0.82, 0], [0.23, 0.2, 0.27], feather, 0.08),
      limb([-0.2, 0.3, 0], [-0.36, 0.04, 0], 0.13, 0.07, feather, 0.06),
      limb([0.235, 0.83, 0], [0.27, 0.74, 0], 0.032, 0.012, paint('#3b332a', 0.6), 0.01),
      ...[1, -1].flatMap((s) => [
        ball([0.17, 0.84, 0.115 * s], [0.06, 0.125, 0.12], disc, 0.02, rotation(-0.4 * s)),
        ball(
          [0.225, 0.85, 0.11 * s],
          [0.03, 0.062, 0.062],
          paint('#f0b323', 0.9, { glow: 0.12 }),
          0.004,
        ),
        ball([0.25, 0.85, 0.112 * s], [0.018, 0.036, 0.036], paint('#070605', 1.3), 0.003),
        limb([0.05, 0.96, 0.16 * s], [0.03, 1.1, 0.23 * s], 0.06, 0.012, feather, 0.05),
        ball(
          [-0.06, 0.44, 0.27 * s],
          [0.2, 0.31, 0.06],
          feather,
          0.03,
          rotation(0, s * -0.12, 0.16),
        ),
        ...[-0.04, 0.02, 0.08].map((z) =>
          limb(
            [0.12, 0.05, 0.1 * s + z * 0.6],
            [0.23, 0.02, 0.1 * s + z],
            0.026,
            0.012,
            claw,
            0.01,
          ),
        ),
      ]),
    ],
  };
};

/** A small singing bird; the breast has a colour of its own. */
export const songbird =
  (main: string, breast: string): Build =>
  (tint) => {
    const under = linear(rgb(breast));
    const chest: Pattern = (c, x, y) => (x * 0.8 - y * 0.55 + 0.12 > 0 || y < 0.27 ? under : c);
    const coat = paint(main, 0.2, {
      fur: 0.022,
      pattern: 0,
      ...(tint === null ? {} : { colour: linear(tint) }),
    });
    const wing = paint(main, 0.2, {
      fur: 0.014,
      colour: mixOf(coat.colour, [0.02, 0.018, 0.02], 0.45),
    });
    const skin = paint('#4a3a34', 0.3);
    return {
      patterns: [chest],
      parts: [
        ball([0, 0.45, 0], [0.33, 0.23, 0.23], coat, 0.05, rotation(0, 0, 0.5)),
        ball([0.24, 0.68, 0], [0.185, 0.17, 0.165], coat, 0.16),
        limb([0.4, 0.685, 0], [0.54, 0.66, 0], 0.045, 0.007, paint('#2c2724', 0.5), 0.02),
        ball([-0.46, 0.27, 0], [0.27, 0.035, 0.085], wing, 0.06, rotation(0, 0, 0.42)),
        ...leg(0.05, 0.08, 0.26, skin),
        ...leg(0.05, -0.08, 0.26, skin),
        ...[1, -1].flatMap((s) => [
          ball([-0.09, 0.44, 0.2 * s], [0.3, 0.135, 0.05], wing, 0.03, rotation(0.1 * s, 0, 0.5)),
          ball([0.33, 0.72, 0.128 * s], [0.026, 0.028, 0.02], paint('#080706', 1.4), 0.003),
        ]),
      ],
    };
  };

/** A bird that swims, its legs under water. The neck's height tells duck from swan. */
export const waterBird =
  ({ main, head, bill, neck }: { main: string; head: string; bill: string; neck: number }): Build =>
  (tint) => {
    const coat = paint(main, 0.25, {
      fur: 0.02,
      ...(tint === null ? {} : { colour: linear(tint) }),
    });
    const crown = paint(head, 0.5, { fur: 0.012 });
    const top = 0.34 + neck;
    return {
      patterns: [],
      parts: [
        ball([0, 0.14, 0], [0.44, 0.2, 0.25], coat, 0.05),
        limb([-0.34, 0.18, 0], [-0.58, 0.32, 0], 0.11, 0.03, coat, 0.08),
        limb([0.28, 0.2, 0], [0.34, 0.34 + neck * 0.4, 0], 0.11, 0.07, coat, 0.1),
        limb([0.34, 0.34 + neck * 0.4, 0], [0.33, top, 0], 0.07, 0.062, crown, 0.05),
        ball([0.37, top + 0.03, 0], [0.12, 0.095, 0.09], crown, 0.06),
        ball([0.52, top, 0], [0.095, 0.026, 0.055], paint(bill, 0.5), 0.03, rotation(0, 0, -0.2)),
        ...[1, -1].flatMap((s) => [
          ball([-0.08, 0.2, 0.21 * s], [0.36, 0.14, 0.06], coat, 0.03, rotation(0.08 * s, 0, 0.16)),
          ball([0.42, top + 0.06, 0.07 * s], [0.018, 0.02, 0.014], paint('#080706', 1.4), 0.003),
        ]),
      ],
    };
  };

const mixOf = (a: Rgb, b: Rgb, share: number): Rgb => {
  const t = Math.min(1, Math.max(0, share));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
};
