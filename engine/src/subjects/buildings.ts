import { linear, type Rgb } from '../paint/colour.ts';
import { ball, box, drum, limb, paint } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation, type Material, type Part } from '../solid/part.ts';

interface Built {
  readonly wall: string;
  readonly roof: string;
  /** Boards or logs instead of plaster. */
  readonly wood: boolean;
}

/** A small house with a gable towards +x: a door, lit windows, a chimney. */
export const house =
  ({ wall, roof, wood }: Built) =>
  (tint: Rgb | null): Model => {
    const boards: Pattern = (c, _x, y) => {
      const seam = Math.abs(((y * 13) % 1) - 0.5) > 0.42;
      const k = wood && seam ? 0.55 : y < 0.05 ? 0.6 : 1;
      return [c[0] * k, c[1] * k, c[2] * k];
    };
    const tiles: Pattern = (c, x, y) => {
      const row = Math.floor(y * 22);
      const k =
        Math.abs(((y * 22) % 1) - 0.5) > 0.4 || Math.abs((x * 14 + (row % 2) * 0.5) % 1) < 0.1
          ? 0.62
          : 1;
      return [c[0] * k, c[1] * k, c[2] * k];
    };
    const walls = paint(wall, 0.08, {
      pattern: 0,
      ...(tint === null ? {} : { colour: linear(tint) }),
    });
    const cover = paint(roof, 0.12, { pattern: 1 });
    const trim = paint(wood ? '#3d2a1c' : '#f3ede2', 0.2);
    const lit = paint('#ffd58a', 0.4, { glow: 0.55 });
    const [half, deep, eaves, ridge] = [0.38, 0.5, 0.4, 0.8];
    const slope = Math.atan2(ridge - eaves, half);
    const length = Math.hypot(ridge - eaves, half) * 0.62;
    const parts: Part[] = [
      box([0, eaves / 2, 0], [deep, eaves / 2, half], 0.01, walls, 0.01),
      ...gable({ at: deep - 0.02, eaves, ridge, half, material: walls }),
      ...gable({ at: -deep + 0.02, eaves, ridge, half, material: walls }),
      ...[1, -1].map((s) =>
        box(
          [0, (eaves + ridge) / 2 + 0.005, (half / 2 + 0.03) * s],
          [deep + 0.09, 0.022, length],
          0.012,
          cover,
          0.004,
          rotation(0, slope * s),
        ),
      ),
      box([-0.22, 0.74, 0.14], [0.05, 0.16, 0.05], 0.01, paint('#8d5a48', 0.1), 0.005),
      box([deep + 0.005, 0.16, -0.12], [0.02, 0.16, 0.085], 0.006, paint('#5b3a24', 0.3), 0.003),
      ball([deep + 0.03, 0.16, -0.06], [0.012, 0.012, 0.012], paint('#d8b45a', 1), 0.002),
      box([deep + 0.06, 0.015, -0.12], [0.1, 0.02, 0.14], 0.008, paint('#8a8680', 0.1), 0.003),
      ...window([deep + 0.004, 0.24, 0.17], 'x', lit, trim),
      ...window([deep - 0.012, 0.52, 0], 'x', lit, trim),
      ...[-0.22, 0.2].flatMap((x) => window([x, 0.24, half + 0.004], 'z', lit, trim)),
    ];
    return { patterns: [boards, tiles], parts };
  };

/** Beams stacked to a triangle below the roof. */
function gable({
  at,
  eaves,
  ridge,
  half,
  material,
}: {
  at: number;
  eaves: number;
  ridge: number;
  half: number;
  material: Material;
}): readonly Part[] {
  const rows = 9;
  return Array.from({ length: rows }, (_, i) => {
    const t = (i + 0.5) / rows;
    const reach = half * (1 - t);
    return box(
      [at, eaves + t * (ridge - eaves), 0],
      [0.02, (ridge - eaves) / rows, Math.max(0.01, reach)],
      0.004,
      material,
      0.004,
    );
  });
}

function window(
  [x, y, z]: readonly [number, number, number],
  across: 'x' | 'z',
  lit: Material,
  trim: Material,
): readonly Part[] {
  const side = (deep: number, tall: number, wide: number) =>
    across === 'x' ? ([deep, tall, wide] as const) : ([wide, tall, deep] as const);
  const out = (by: number) =>
    across === 'x' ? ([x + by, y, z] as const) : ([x, y, z + by] as const);
  return [
    box(out(0), side(0.012, 0.088, 0.078), 0.004, trim, 0.002),
    box(out(0.008), side(0.012, 0.072, 0.062), 0.003, lit, 0.002),
    box(out(0.014), side(0.01, 0.072, 0.006), 0.002, trim, 0.001),
    box(out(0.014), side(0.01, 0.006, 0.062), 0.002, trim, 0.001),
  ];
}

/** A tower mill with four sails of laths. */
export function windmill(tint: Rgb | null): Model {
  const laths: Pattern = (c, _x, y, z) => {
    const k = Math.abs(((Math.hypot(y - 0.74, z) * 26) % 1) - 0.5) > 0.3 ? 0.5 : 1;
    return [c[0] * k, c[1] * k, c[2] * k];
  };
  const bricks: Pattern = (c, x, y, z) => {
    const row = Math.floor(y * 34);
    const a = Math.atan2(z, x) * 5 + (row % 2) * 0.5;
    const k = Math.abs(((y * 34) % 1) - 0.5) > 0.42 || Math.abs(a % 1) < 0.08 ? 0.78 : 1;
    return [c[0] * k, c[1] * k, c[2] * k];
  };
  const wall = paint('#efe6d6', 0.06, {
    pattern: 1,
    ...(tint === null ? {} : { colour: linear(tint) }),
  });
  const wood = paint('#5a3f2a', 0.2);
  const sail = paint('#e9dfc9', 0.1, { pattern: 0 });
  const lit = paint('#ffd58a', 0.4, { glow: 0.5 });
  const trim = paint('#5a3f2a', 0.2);
  const hub = [0.25, 0.74, 0] as const;
  const parts: Part[] = [
    drum([0, 0.34, 0], 0.34, 0.25, 0.165, wall, 0.01),
    drum([0, 0.69, 0], 0.025, 0.19, 0.19, wood, 0.008),
    ball([0, 0.72, 0], [0.18, 0.16, 0.18], paint('#7a3b2c', 0.2), 0.01),
    limb([0.1, 0.74, 0], [0.26, 0.74, 0], 0.025, 0.025, wood, 0.01),
    box([0.235, 0.1, 0], [0.03, 0.1, 0.06], 0.01, paint('#5b3a24', 0.3), 0.004),
    ...window([0.205, 0.36, 0], 'x', lit, trim),
    ball([0.27, 0.74, 0], [0.03, 0.03, 0.03], wood, 0.005),
  ];
  for (let k = 0; k < 4; k++) {
    const a = k * (Math.PI / 2) + 0.5;
    const [dy, dz] = [Math.cos(a), Math.sin(a)];
    const reach = 0.46;
    parts.push(
      limb(hub, [hub[0], hub[1] + dy * reach, hub[2] + dz * reach], 0.011, 0.008, wood, 0.003),
      box(
        [hub[0], hub[1] + dy * 0.28 - dz * 0.04, hub[2] + dz * 0.28 + dy * 0.04],
        [0.006, 0.17, 0.038],
        0.003,
        sail,
        0.002,
        rotation(0, a),
      ),
    );
  }
  return { patterns: [laths, bricks], parts };
}
