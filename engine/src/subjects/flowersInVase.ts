import { linear, type Rgb } from '../paint/colour.ts';
import { ball, drum, limb, paint } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import { rotation, type Part, type Vec } from '../solid/part.ts';

interface Bloom {
  readonly petal: string;
  readonly heart: string;
  readonly size: number;
}

/** Where the heads of a full bunch are, around the axis. */
const HEADS: readonly (readonly [number, number, number])[] = [
  [0.02, 0.94, 0.02],
  [-0.03, 0.84, 0.22],
  [0.03, 0.83, -0.23],
  [0.16, 0.72, 0.1],
  [0.15, 0.74, -0.12],
  [-0.15, 0.78, -0.03],
];

/** Cut flowers in a glazed vase. */
export const flowersInVase =
  (bloom: Bloom) =>
  (tint: Rgb | null): Model => {
    const glaze: Pattern = (c, x, y, z) => {
      const line = Math.abs(y - 0.3) < 0.008 || Math.abs(y - 0.33) < 0.004;
      const drip = y > 0.33 + 0.02 * Math.sin(Math.atan2(z, x) * 5);
      const k = line ? 0.5 : drip ? 0.82 : 1;
      return [c[0] * k, c[1] * k, c[2] * k];
    };
    const clay = paint('#4d7f95', 0.9, {
      pattern: 0,
      ...(tint === null ? {} : { colour: linear(tint) }),
    });
    const stem = paint('#4c7a34', 0.2);
    const parts: Part[] = [
      drum([0, 0.06, 0], 0.05, 0.11, 0.15, clay, 0.02),
      ball([0, 0.2, 0], [0.19, 0.17, 0.19], clay, 0.05),
      drum([0, 0.37, 0], 0.06, 0.09, 0.115, clay, 0.015, 0.05),
      ...HEADS.flatMap((head) => [
        limb([0, 0.34, 0], [head[0] * 0.9, head[1], head[2] * 0.9], 0.013, 0.01, stem, 0.004),
        ...flower(head, bloom),
      ]),
      ...[-1, 1].map((s) =>
        ball([0.06, 0.52, 0.13 * s], [0.05, 0.11, 0.02], stem, 0.01, rotation(0.5, s * -0.6)),
      ),
    ];
    return { patterns: [glaze], parts };
  };

/** A head of petals that looks towards +x and away from the bunch's middle. */
function flower(at: Vec, { petal, heart, size }: Bloom): readonly Part[] {
  const leaf = paint(petal, 0.2, { glow: 0.03 });
  const middle = paint(heart, 0.1, { fur: 0.006 });
  const [yaw, up] = [-at[2] * 1.6, 0.25 + (at[1] - 0.8)];
  const turn = rotation(yaw, 0, up);
  const petals = 9;
  return [
    ...Array.from({ length: petals }, (_, k) => {
      const a = (k / petals) * Math.PI * 2;
      const local: Vec = [0, Math.cos(a) * size * 0.72, Math.sin(a) * size * 0.72];
      const spot = turned(turn, local);
      return ball(
        [at[0] + spot[0], at[1] + spot[1], at[2] + spot[2]],
        [size * 0.12, size * 0.45, size * 0.24],
        leaf,
        0.006,
        rotation(yaw, a, up * Math.cos(a)),
      );
    }),
    ball([at[0] + 0.015, at[1], at[2]], [size * 0.2, size * 0.44, size * 0.44], middle, 0.01, turn),
  ];
}

const turned = (m: ReturnType<typeof rotation>, v: Vec): Vec => [
  m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
  m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
  m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
];
