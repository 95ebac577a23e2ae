import { PANEL, type Frame } from './frame.ts';
import { FAINT, FIRM, PAPER } from './pen.ts';

const { width: W, height: H } = PANEL;

/** Where the ground ends. */
export function horizonLine({ pen, horizon }: Frame): void {
  pen.line([-4, horizon], [W + 4, horizon], FIRM);
}

/** Grass here and there, larger towards the viewer. */
export function tufts({ pen, random, horizon }: Frame, count: number): void {
  for (let i = 0; i < count; i++) {
    const near = random.next();
    const y = horizon + 10 + near * near * (H - horizon);
    const x = random.between(0, W);
    const s = 3 + near * 8;
    pen.path(
      [
        [x - s, y - s],
        [x, y],
        [x + s * 0.4, y - s * 1.3],
        [x + s * 0.5, y],
        [x + s * 1.4, y - s],
      ],
      FAINT,
    );
  }
}

/** A wood: conifers (pointed) or broad trees, far ones first. */
export const trees =
  (count: number, tall: number, pointed: boolean): ((frame: Frame) => void) =>
  (frame) => {
    const { random, horizon } = frame;
    horizonLine(frame);
    const spots = Array.from({ length: count }, (_, i) => ({
      x: ((i + random.between(0.1, 0.9)) / count) * W,
      near: random.next(),
    }));
    for (const { x, near } of spots.toSorted((a, b) => a.near - b.near))
      tree(frame, x, horizon + near * (H - horizon) * 0.3, tall * (0.7 + near * 0.5), pointed);
    tufts(frame, 16);
  };

function tree(
  { pen, random }: Frame,
  x: number,
  foot: number,
  tall: number,
  pointed: boolean,
): void {
  pen.path(
    [
      [x - tall * 0.03, foot],
      [x - tall * 0.02, foot - tall * 0.4],
    ],
    FIRM,
  );
  pen.path(
    [
      [x + tall * 0.03, foot],
      [x + tall * 0.02, foot - tall * 0.4],
    ],
    FIRM,
  );
  if (pointed) {
    for (const [k, w] of [
      [0.22, 0.3],
      [0.44, 0.24],
      [0.64, 0.17],
    ] as const)
      pen.shape(
        [
          [x - tall * w, foot - tall * k],
          [x, foot - tall * (k + 0.38)],
          [x + tall * w, foot - tall * k],
        ],
        { weight: 1.3, solid: PAPER, hatch: 6, angle: 60 },
      );
    return;
  }
  const points = Array.from({ length: 11 }, (_, i): [number, number] => {
    const a = (i / 10) * Math.PI * 2;
    const r = tall * 0.27 * random.between(0.86, 1.16);
    return [x + Math.cos(a) * r, foot - tall * 0.66 + Math.sin(a) * r * 0.95];
  });
  pen.shape(points, { weight: 0.4, solid: PAPER, hatch: 8, angle: 50, ink: '#8b898d' });
  pen.curve([...points, points[0] ?? [x, foot]], { weight: 1.4 });
}

/** Trees and a winding path. */
export function park(frame: Frame): void {
  trees(5, 150, false)(frame);
  const { pen, horizon } = frame;
  pen.curve(
    [
      [W * 0.56, horizon + 4],
      [W * 0.46, horizon + 30],
      [W * 0.62, horizon + 60],
      [W * 0.3, H + 8],
    ],
    FIRM,
  );
  pen.curve(
    [
      [W * 0.61, horizon + 4],
      [W * 0.56, horizon + 28],
      [W * 0.8, horizon + 60],
      [W * 0.72, H + 8],
    ],
    FIRM,
  );
}

/** Rolling grass with one tree. */
export function meadow(frame: Frame): void {
  const { pen, horizon } = frame;
  pen.curve(
    [
      [-6, horizon + 6],
      [W * 0.3, horizon - 24],
      [W * 0.62, horizon + 8],
      [W + 8, horizon - 14],
    ],
    FIRM,
  );
  tree(frame, W * 0.86, horizon + 6, 92, false);
  tufts(frame, 34);
}

/** A road through the grass. */
export function road(frame: Frame): void {
  const { pen, horizon } = frame;
  meadow(frame);
  pen.shape(
    [
      [W * 0.47, horizon + 4],
      [W * 0.53, horizon + 4],
      [W * 0.98, H + 8],
      [W * 0.02, H + 8],
    ],
    { weight: 1.5, solid: PAPER },
  );
  for (const t of [0.15, 0.42, 0.76])
    pen.line(
      [W / 2, horizon + (H - horizon) * t],
      [W / 2, horizon + (H - horizon) * (t + 0.13)],
      FIRM,
    );
}
