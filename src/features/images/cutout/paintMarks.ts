import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';

/** A part that may be wrong, with the number of its button. */
export interface Mark {
  readonly stroke: Stroke;
  readonly number: number;
}

/** In pixels of the screen: of a number, and of the disc below it. */
const NUMBER = 14;
const DISC = 11;

/** The parts, each with its number beside it. */
export function paintMarks(
  brush: CanvasRenderingContext2D,
  marks: readonly Mark[],
  colours: Readonly<Record<Stroke['kind'], string>>,
): void {
  const { width, height, clientWidth } = brush.canvas;
  brush.save();
  brush.globalAlpha = 0.55;
  brush.lineCap = 'butt';
  for (const { stroke } of marks) {
    const { kind, points, radius } = stroke;
    brush.strokeStyle = colours[kind];
    brush.lineWidth = 2 * radius * Math.max(width, height);
    brush.beginPath();
    for (const [from, to] of rowsOf(points)) {
      // Half a pixel of its copy to either side: a row of one pixel is none else.
      brush.moveTo(from.x * width - brush.lineWidth / 2, from.y * height);
      brush.lineTo(to.x * width + brush.lineWidth / 2, to.y * height);
    }
    brush.stroke();
  }
  // As large on the screen however closely the photo is looked at.
  const unit = clientWidth === 0 ? 1 : width / clientWidth;
  brush.globalAlpha = 1;
  brush.font = `700 ${NUMBER * unit}px sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.lineWidth = 3 * unit;
  discsOf(marks, { width, height, radius: DISC * unit }).forEach(({ x, y }, n) => {
    const { stroke, number } = marks[n] ?? {};
    if (stroke === undefined) return;
    brush.beginPath();
    brush.arc(x, y, DISC * unit, 0, 2 * Math.PI);
    brush.fillStyle = '#ffffff';
    brush.fill();
    brush.strokeStyle = colours[stroke.kind];
    brush.stroke();
    brush.fillStyle = '#1a1a1a';
    brush.fillText(String(number), x, y);
  });
  brush.restore();
}

type Point = Stroke['points'][number];

interface Room {
  readonly width: number;
  readonly height: number;
  /** Of a disc, as all of these in pixels. */
  readonly radius: number;
}

/** Where the discs lie: above their parts, within the photo, and beside those before them where these lie there. */
export function discsOf(marks: readonly Mark[], { width, height, radius }: Room): readonly Point[] {
  const placed: Point[] = [];
  const within = (v: number, whole: number): number =>
    Math.min(whole - radius, Math.max(radius, v));
  for (const { stroke } of marks) {
    const top = topOf(stroke.points);
    const [x, y] = [top.x * width, top.y * height - 1.4 * radius];
    const place = STEPS.map(([across, down]) => ({
      x: within(x + across * radius, width),
      y: within(y + down * radius, height),
    })).find((free) =>
      placed.every((one) => Math.hypot(one.x - free.x, one.y - free.y) > 2 * radius),
    );
    placed.push(place ?? { x: within(x, width), y: within(y, height) });
  }
  return placed;
}

/** In pixels of the screen: as far as a finger misses a disc, and as far as it moves in a tap. */
const MISSED = 6;
const SHAKEN = 6;

/** The part whose number was tapped on, if what was painted is no more than a tap on one. */
export function tappedMark(
  marks: readonly Mark[],
  points: Stroke['points'],
  { width, height }: Pick<Room, 'width' | 'height'>,
): Mark | null {
  const [first] = points;
  if (first === undefined) return null;
  const far = (to: Point): number =>
    Math.hypot((to.x - first.x) * width, (to.y - first.y) * height);
  if (points.some((point) => far(point) > SHAKEN)) return null;
  const at = discsOf(marks, { width, height, radius: DISC }).findIndex(
    ({ x, y }) => Math.hypot(x - first.x * width, y - first.y * height) <= DISC + MISSED,
  );
  return marks[at] ?? null;
}

/** In radii, the nearest first: rings around the place above a part. */
const STEPS: readonly (readonly [across: number, down: number])[] = [
  [0, 0],
  ...[2.4, 4.8, 7.2].flatMap((far) =>
    Array.from({ length: 12 }, (_, n) => {
      const turn = (n * Math.PI) / 6;
      return [far * Math.cos(turn), far * Math.sin(turn)] as const;
    }),
  ),
];

const rowsOf = (points: Stroke['points']): readonly (readonly [Point, Point])[] =>
  points.flatMap((to, n) => {
    const from = points[n - 1];
    return n % 2 === 1 && from !== undefined ? [[from, to] as const] : [];
  });

/** In the middle of its highest row: above it a number hides nothing of a small part. */
function topOf([from = CORNER, to = from]: Stroke['points']): Point {
  return { x: (from.x + to.x) / 2, y: from.y };
}

const CORNER: Point = { x: 0, y: 0 };
