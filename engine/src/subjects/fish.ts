import { linear, rgb, type Rgb } from '../paint/colour.ts';
import { ball, limb, paint } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation } from '../solid/part.ts';

/** A fish swimming towards +x, banded where the band has another colour. */
export const fish =
  (main: string, band: string) =>
  (tint: Rgb | null): Model => {
    const pale = linear(rgb(band));
    const plain = band === main;
    const bands: Pattern = (c, x, y) => {
      const wave = x + Math.sin(y * 9) * 0.02;
      const scale = 0.86 + 0.14 * Math.sin(x * 70) * Math.sin(y * 70 + x * 30);
      if (plain) return [c[0] * scale, c[1] * scale, c[2] * scale];
      const inBand = [0.27, 0.0, -0.27].some((at) => Math.abs(wave - at) < 0.045);
      const border = [0.27, 0.0, -0.27].some((at) => Math.abs(wave - at) < 0.062);
      if (inBand) return pale;
      if (border) return [c[0] * 0.12, c[1] * 0.12, c[2] * 0.14];
      return [c[0] * scale, c[1] * scale, c[2] * scale];
    };
    const colour = tint === null ? {} : { colour: linear(tint) };
    const skin = paint(main, 0.7, { pattern: 0, ...colour });
    const fin = paint(main, 0.5, { glow: 0.06, ...colour });
    return {
      patterns: [bands],
      parts: [
        ball([0.02, 0.45, 0], [0.46, 0.27, 0.15], skin, 0.05),
        limb([-0.3, 0.45, 0], [-0.5, 0.45, 0], 0.13, 0.05, skin, 0.1),
        ball([-0.58, 0.56, 0], [0.16, 0.07, 0.022], fin, 0.04, rotation(0, 0, -0.85)),
        ball([-0.58, 0.34, 0], [0.16, 0.07, 0.022], fin, 0.04, rotation(0, 0, 0.85)),
        ball([-0.06, 0.71, 0], [0.27, 0.09, 0.02], fin, 0.06, rotation(0, 0, 0.14)),
        ball([-0.1, 0.2, 0], [0.16, 0.08, 0.02], fin, 0.05, rotation(0, 0, -0.4)),
        limb([0.43, 0.42, 0], [0.49, 0.42, 0], 0.05, 0.03, skin, 0.04),
        ...[1, -1].flatMap((s) => [
          ball([0.1, 0.38, 0.16 * s], [0.12, 0.07, 0.014], fin, 0.02, rotation(0.35 * s, 0, 0.5)),
          ball([0.33, 0.52, 0.105 * s], [0.05, 0.052, 0.03], paint('#f3ecd8', 1), 0.004),
          ball([0.345, 0.52, 0.128 * s], [0.028, 0.03, 0.016], paint('#070606', 1.4), 0.003),
        ]),
      ],
    };
  };
