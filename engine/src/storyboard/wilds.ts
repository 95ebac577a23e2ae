import { PANEL, type Frame } from './frame.ts';
import { horizonLine, tufts } from './greens.ts';
import { FAINT, FIRM, PAPER } from './pen.ts';

const { width: W, height: H } = PANEL;

/** Two rows of mountains, the near one bolder. */
export function peaks(frame: Frame): void {
  const { pen, random, horizon } = frame;
  for (const [scale, weight] of [
    [1, 1],
    [0.7, 1.5],
  ] as const)
    for (let i = 0; i < 4; i++) {
      const x = (i + random.between(-0.1, 0.4)) * (W / 3.4);
      const h = horizon * random.between(0.5, 0.84) * scale;
      const w = h * random.between(0.7, 1);
      pen.shape(
        [
          [x - w, horizon],
          [x - w * 0.3, horizon - h * 0.62],
          [x, horizon - h],
          [x + w * 0.34, horizon - h * 0.55],
          [x + w, horizon],
        ],
        { weight, solid: PAPER },
      );
      pen.shape(
        [
          [x, horizon - h],
          [x + w * 0.34, horizon - h * 0.55],
          [x + w, horizon],
          [x + w * 0.2, horizon],
          [x + w * 0.1, horizon - h * 0.5],
        ],
        { weight: 0.5, hatch: 7, angle: 62, ink: '#77757a' },
      );
    }
  horizonLine(frame);
  tufts(frame, 12);
}

/** Water to the horizon. */
export function water(frame: Frame): void {
  const { pen, random, horizon } = frame;
  horizonLine(frame);
  for (let i = 0; i < 34; i++) {
    const near = random.next();
    const y = horizon + 6 + near * near * (H - horizon);
    const x = random.between(-10, W);
    const w = 10 + near * 46;
    pen.curve(
      [
        [x, y],
        [x + w * 0.3, y - 2 - near * 4],
        [x + w * 0.6, y],
        [x + w, y - 2],
      ],
      FAINT,
    );
  }
}

/** The near bank of a lake or a river: whoever is said to be by the water stands on it. */
export function bank(frame: Frame): void {
  const { pen, horizon } = frame;
  const edge: readonly (readonly [number, number])[] = [
    [-8, horizon + 34],
    [W * 0.3, horizon + 26],
    [W * 0.62, horizon + 40],
    [W + 8, horizon + 28],
  ];
  pen.shape([...edge, [W + 8, H + 8], [-8, H + 8]], { weight: 1.8, solid: PAPER });
  tufts({ ...frame, horizon: horizon + 40 }, 9);
}

/** A beach before the water. */
export function shore(frame: Frame): void {
  const { pen, horizon } = frame;
  water({ ...frame, horizon });
  pen.curve(
    [
      [-6, horizon + 54],
      [W * 0.3, horizon + 40],
      [W * 0.6, horizon + 62],
      [W + 8, horizon + 38],
    ],
    FIRM,
  );
  pen.shape(
    [
      [-6, horizon + 58],
      [W * 0.3, horizon + 46],
      [W * 0.6, horizon + 68],
      [W + 8, horizon + 46],
      [W + 8, H + 8],
      [-6, H + 8],
    ],
    { weight: 0.3, solid: PAPER },
  );
}

/** Sand dunes. */
export function dunes(frame: Frame): void {
  const { pen, horizon } = frame;
  pen.curve(
    [
      [-6, horizon + 12],
      [W * 0.22, horizon - 26],
      [W * 0.44, horizon + 14],
      [W * 0.7, horizon - 18],
      [W + 8, horizon + 6],
    ],
    FIRM,
  );
  pen.curve(
    [
      [-6, horizon + 66],
      [W * 0.35, horizon + 26],
      [W * 0.6, horizon + 72],
      [W + 8, horizon + 34],
    ],
    FIRM,
  );
  pen.shape(
    [
      [W * 0.35, horizon + 28],
      [W * 0.6, horizon + 72],
      [W * 0.38, horizon + 88],
    ],
    { weight: 0.3, hatch: 6, ink: '#77757a' },
  );
}

/** Craters under the stars, the earth in the sky. */
export function craters(frame: Frame): void {
  const { pen, random, horizon } = frame;
  horizonLine(frame);
  for (let i = 0; i < 9; i++) {
    const near = random.next();
    const y = horizon + 14 + near * (H - horizon - 20);
    const w = 20 + near * 74;
    pen.oval(random.between(10, W - 10), y, w, w * 0.28, {
      weight: 1.1,
      ...(near > 0.5 ? { hatch: 5 } : {}),
    });
  }
  for (let i = 0; i < 44; i++)
    pen.oval(random.between(0, W), random.between(0, horizon - 10), 2, 2, { weight: 1 });
  pen.oval(W * 0.78, 58, 62, 62, { weight: 1.5, solid: PAPER });
  pen.curve(
    [
      [W * 0.78 - 26, 48],
      [W * 0.78 - 6, 42],
      [W * 0.78 + 4, 60],
      [W * 0.78 + 24, 62],
    ],
    { weight: 1 },
  );
}

/** Under water: bubbles and weeds. */
export function deep(frame: Frame): void {
  const { pen, random } = frame;
  for (let i = 0; i < 24; i++)
    pen.oval(
      random.between(0, W),
      random.between(0, H),
      random.between(4, 12),
      random.between(4, 12),
      FAINT,
    );
  for (let x = 10; x < W; x += random.between(26, 60))
    pen.curve(
      [
        [x, H + 4],
        [x - 10, H - 34],
        [x + 12, H - 66],
        [x - 4, H - random.between(80, 120)],
      ],
      FIRM,
    );
}
