import rough from 'roughjs';
import { hashText } from '../random.ts';
import type { Brush } from '../paint/layer.ts';

type Point = readonly [number, number];

export interface Stroke {
  readonly weight?: number;
  readonly ink?: string;
  /** Hatching inside the shape: distance of its lines; none without. */
  readonly hatch?: number;
  readonly angle?: number;
  readonly cross?: boolean;
  /** Filled with paper first, so that what lies behind is hidden. */
  readonly solid?: string;
  readonly roughness?: number;
}

/** A hand that never draws a line quite straight, and draws the same one for the same name. */
export interface Pen {
  line(from: Point, to: Point, stroke?: Stroke): void;
  path(points: readonly Point[], stroke?: Stroke): void;
  curve(points: readonly Point[], stroke?: Stroke): void;
  shape(points: readonly Point[], stroke?: Stroke): void;
  box(x: number, y: number, width: number, height: number, stroke?: Stroke): void;
  oval(x: number, y: number, width: number, height: number, stroke?: Stroke): void;
}

/** Lines of the ground and of what stands on it; lines that only suggest. */
export const FIRM = { weight: 1.4 } as const;
export const FAINT = { weight: 0.8, ink: '#77757a' } as const;
export const INK = '#2b2a2c';
export const PAPER = '#fdfcf9';
const generator = rough.generator();
type Options = NonNullable<Parameters<typeof generator.line>[4]>;
type Drawing = ReturnType<typeof generator.line>;

export function createPen(brush: Brush, name: string): Pen {
  let count = 0;
  const options = ({
    weight = 1.5,
    ink = INK,
    hatch,
    angle = -41,
    cross = false,
    roughness = 1,
  }: Stroke): Options => ({
    seed: (hashText(`${name} ${count++}`) % 2_147_483_646) + 1,
    roughness,
    bowing: 0.8,
    stroke: ink,
    strokeWidth: weight,
    ...(hatch === undefined
      ? {}
      : {
          fill: ink,
          fillStyle: cross ? 'cross-hatch' : 'hachure',
          hachureGap: hatch,
          hachureAngle: angle,
          fillWeight: Math.max(0.5, weight * 0.5),
        }),
  });
  const mutable = (points: readonly Point[]): [number, number][] => points.map(([x, y]) => [x, y]);
  const cover = (points: readonly Point[], { solid }: Stroke): void => {
    if (solid === undefined) return;
    brush.fillStyle = solid;
    brush.beginPath();
    points.forEach(([x, y], i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
    brush.fill();
  };
  return {
    line: ([x1, y1], [x2, y2], stroke = {}) =>
      trace(brush, generator.line(x1, y1, x2, y2, options(stroke))),
    path: (points, stroke = {}) =>
      trace(brush, generator.linearPath(mutable(points), options(stroke))),
    curve: (points, stroke = {}) => trace(brush, generator.curve(mutable(points), options(stroke))),
    shape: (points, stroke = {}) => {
      cover(points, stroke);
      trace(brush, generator.polygon(mutable(points), options(stroke)));
    },
    box: (x, y, width, height, stroke = {}) => {
      cover(
        [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ],
        stroke,
      );
      trace(brush, generator.rectangle(x, y, width, height, options(stroke)));
    },
    oval: (x, y, width, height, stroke = {}) => {
      if (stroke.solid !== undefined) {
        brush.fillStyle = stroke.solid;
        brush.beginPath();
        brush.ellipse(x, y, width / 2, height / 2, 0, 0, 7);
        brush.fill();
      }
      trace(brush, generator.ellipse(x, y, width, height, options(stroke)));
    },
  };
}

/** Draws what the generator planned: its own canvas wants a browser's element. */
function trace(brush: Brush, { sets, options }: Drawing): void {
  for (const { type, ops } of sets) {
    brush.beginPath();
    for (const { op, data } of ops) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = data;
      if (op === 'move') brush.moveTo(a, b);
      else if (op === 'lineTo') brush.lineTo(a, b);
      else brush.bezierCurveTo(a, b, c, d, e, f);
    }
    const filling = type !== 'path';
    brush.strokeStyle = filling ? (options.fill ?? INK) : options.stroke;
    brush.lineWidth = filling ? options.fillWeight : options.strokeWidth;
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    brush.stroke();
  }
}
