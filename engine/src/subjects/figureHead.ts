import { type Material, type Part } from '../solid/part.ts';
import { ball, limb } from '../solid/kit.ts';
import { paint } from './figurePaint.ts';

export function head(h: number, female: boolean, skin: Material, hair: Material): Part[] {
  const dark = paint([26, 18, 16], 0.8);
  const lips = paint(female ? [186, 84, 84] : [168, 104, 92], 0.3);
  const parts: Part[] = [
    ball([0, 0.02 * h, 0], [h * 0.86, h * 1.02, h * 0.82], skin, 0.02),
    ball([h * 0.2, -h * 0.52, 0], [h * 0.58, h * 0.5, h * 0.56], skin, h * 0.4),
    ball([h * 0.88, -h * 0.14, 0], [h * 0.13, h * 0.2, h * 0.12], skin, h * 0.12),
    ball([h * 0.74, -h * 0.56, 0], [h * 0.09, h * 0.07, h * 0.2], lips, h * 0.05),
  ];
  for (const s of [1, -1]) {
    parts.push(ball([h * 0.72, h * 0.1, h * 0.34 * s], [h * 0.1, h * 0.13, h * 0.11], dark, 0.004));
    parts.push(
      limb(
        [h * 0.76, h * 0.36, h * 0.2 * s],
        [h * 0.66, h * 0.38, h * 0.48 * s],
        h * 0.045,
        h * 0.03,
        hair,
        0.004,
      ),
    );
    parts.push(
      ball([-h * 0.02, -h * 0.08, h * 0.82 * s], [h * 0.12, h * 0.2, h * 0.1], skin, h * 0.06),
    );
  }
  parts.push(
    ball([-h * 0.2, h * 0.28, 0], [h * 0.96, h * 0.92, h * 0.96], hair, 0.01),
    ball([h * 0.42, h * 0.74, 0], [h * 0.5, h * 0.3, h * 0.68], hair, h * 0.15),
  );
  if (female) {
    parts.push(
      limb([-h * 0.42, h * 0.2, 0], [-h * 0.7, -h * 1.5, 0], h * 0.82, h * 0.58, hair, h * 0.2),
      limb(
        [-h * 0.1, h * 0.1, h * 0.72],
        [-h * 0.3, -h * 1.35, h * 0.6],
        h * 0.26,
        h * 0.3,
        hair,
        h * 0.2,
      ),
      limb(
        [-h * 0.1, h * 0.1, -h * 0.72],
        [-h * 0.3, -h * 1.35, -h * 0.6],
        h * 0.26,
        h * 0.3,
        hair,
        h * 0.2,
      ),
    );
  }
  return parts;
}
