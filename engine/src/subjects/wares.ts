import { linear, rgb, type Rgb } from '../paint/colour.ts';
import { ball, drum, limb, paint, ring } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation, type Part } from '../solid/part.ts';

export function apple(tint: Rgb | null): Model {
  const base = linear(tint ?? rgb('#b8161a'));
  const blush: Pattern = (c, x, y, z) => {
    const streak = 0.5 + 0.5 * Math.sin(Math.atan2(z, x) * 23 + Math.sin(y * 9) * 1.2);
    const t =
      Math.min(1, Math.max(0, (y - 0.58) * 2.2)) * 0.3 * (0.4 + 0.6 * streak) + 0.012 * streak;
    return [c[0] + (0.85 - c[0]) * t, c[1] + (0.5 - c[1]) * t, c[2] + (0.08 - c[2]) * t * 0.6];
  };
  const skin = paint('#c9201c', 0.75, { colour: base, pattern: 0 });
  return {
    patterns: [blush],
    parts: [
      ball([0, 0.5, 0], [0.49, 0.4, 0.48], skin, 0.1),
      ball([0, 0.3, 0], [0.36, 0.3, 0.36], skin, 0.25),
      ...[0, 1, 2, 3, 4].map((k) =>
        ball(
          [Math.cos(k * 1.257 + 0.4) * 0.17, 0.1, Math.sin(k * 1.257 + 0.4) * 0.17],
          [0.12, 0.1, 0.12],
          skin,
          0.16,
        ),
      ),
      ball([0.02, 0.62, 0.02], [0.4, 0.29, 0.4], skin, 0.2),
      { ...ball([0, 0.98, 0], [0.11, 0.19, 0.11], skin, 0.24), cut: true },
      limb([0, 0.76, 0], [0.05, 1.04, 0.02], 0.016, 0.024, paint('#4a3020', 0.1), 0.02),
      ball(
        [0.2, 1.0, 0.06],
        [0.19, 0.016, 0.085],
        paint('#4f9a34', 0.4),
        0.01,
        rotation(-0.35, 0.5, 0.35),
      ),
    ],
  };
}

export function cup(saucer: boolean): (tint: Rgb | null) => Model {
  return (tint) => {
    const china = paint('#f2ece2', 0.7, tint === null ? {} : { colour: linear(tint) });
    const lift = saucer ? 0.09 : 0;
    const [ra, rb] = saucer ? [0.24, 0.44] : [0.4, 0.4];
    const coffee: Pattern = (c, x, y, z) => {
      const r = Math.hypot(x, z);
      const a = Math.atan2(z, x);
      const foam =
        Math.sin(r * 26 + Math.sin(a * 3) * 1.5) > 0.35 && r < 0.27 ? 1 : r > 0.33 ? 0.35 : 0;
      return [
        c[0] + (0.78 - c[0]) * foam * 0.8,
        c[1] + (0.55 - c[1]) * foam * 0.8,
        c[2] + (0.32 - c[2]) * foam * 0.8,
      ];
    };
    const parts: Part[] = [
      drum([0, 0.44 + lift, 0], 0.38, ra, rb, china, 0.05, 0.02),
      ring([0.47, 0.5 + lift, 0.0], 0.2, 0.048, china, rotation(0, Math.PI / 2, 0), 0.04),
      drum([0, 0.52 + lift, 0], 0.38, ra - 0.03, rb - 0.045, china, 0.03, 0.012, true),
      drum(
        [0, 0.7 + lift, 0],
        0.02,
        rb - 0.065,
        rb - 0.06,
        paint('#4a2614', 0.35, { pattern: 0 }),
        0.01,
        0.004,
      ),
    ];
    if (saucer) {
      parts.unshift(
        drum([0, 0.05, 0], 0.035, 0.3, 0.66, china, 0.03, 0.01),
        drum([0, 0.105, 0], 0.03, 0.25, 0.55, china, 0.02, 0.02, true),
        drum([0, 0.07, 0], 0.04, 0.24, 0.22, china, 0.02, 0.03),
        limb([0.32, 0.13, 0.42], [-0.3, 0.13, 0.5], 0.016, 0.012, paint('#c9ccd2', 1), 0.01),
        ball([0.38, 0.13, 0.4], [0.08, 0.018, 0.05], paint('#c9ccd2', 1), 0.02),
      );
    }
    return { patterns: [coffee], parts };
  };
}

export function bottle(tint: Rgb | null): Model {
  const glass = paint('#1d6a58', 1.1, {
    ...(tint === null ? {} : { colour: linear(tint) }),
    pattern: 0,
  });
  const label: Pattern = (c, x, y, z) => {
    if (y < 0.14 || y > 0.44) return c;
    const a = Math.atan2(x, z);
    const rule = Math.abs(y - 0.2) < 0.004 && Math.abs(a) < 0.5;
    const mark = Math.abs(Math.hypot(a * 0.16, y - 0.33) - 0.045) < 0.008;
    return rule || mark ? [0.1, 0.1, 0.11] : [0.82, 0.79, 0.72];
  };
  const gold = paint('#c9a04a', 1.1);
  return {
    patterns: [label],
    parts: [
      drum([0, 0.3, 0], 0.3, 0.17, 0.17, glass, 0.035, 0.02),
      ball([0, 0.6, 0], [0.165, 0.12, 0.165], glass, 0.05),
      drum([0, 0.72, 0], 0.1, 0.07, 0.055, glass, 0.01, 0.07),
      drum([0, 0.87, 0], 0.1, 0.075, 0.075, gold, 0.012, 0.004),
      ring([0, 0.775, 0], 0.07, 0.012, gold),
    ],
  };
}
