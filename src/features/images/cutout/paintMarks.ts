import type { Stroke } from '@lumashot/engine/cutout/strokes';

interface Marks {
  readonly doubts: readonly Stroke[];
  readonly colours: Readonly<Record<Stroke['kind'], string>>;
  /** How much closer than the whole photo it is looked at: numbers keep their size on the screen. */
  readonly scale: number;
}

/** Of the canvas's width: the size of a number, and of the disc below it. */
const NUMBER = 1 / 26;
const DISC = 0.72;

/** Parts that may be wrong, each with the number of its button. */
export function paintMarks(
  brush: CanvasRenderingContext2D,
  { doubts, colours, scale }: Marks,
): void {
  const { width, height } = brush.canvas;
  brush.save();
  for (const { kind, points, radius } of doubts) {
    brush.globalAlpha = 0.55;
    brush.strokeStyle = colours[kind];
    brush.lineCap = 'butt';
    brush.lineWidth = 2 * radius * Math.max(width, height);
    brush.beginPath();
    for (const [from, to] of rowsOf(points)) {
      // Half a pixel of its copy to either side: a row of one pixel is none else.
      brush.moveTo(from.x * width - brush.lineWidth / 2, from.y * height);
      brush.lineTo(to.x * width + brush.lineWidth / 2, to.y * height);
    }
    brush.stroke();
  }
  const size = (width * NUMBER) / scale;
  brush.globalAlpha = 1;
  brush.font = `700 ${size}px sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  doubts.forEach(({ kind, points }, n) => {
    const { x, y } = topOf(points);
    const reach = size * DISC;
    const at = (share: number, whole: number): number =>
      Math.min(whole - reach, Math.max(reach, share * whole));
    brush.beginPath();
    const [left, top] = [at(x, width), at(y - (1.4 * reach) / height, height)];
    brush.arc(left, top, reach, 0, 2 * Math.PI);
    brush.fillStyle = colours[kind];
    brush.fill();
    brush.lineWidth = size / 8;
    brush.strokeStyle = '#ffffff';
    brush.stroke();
    brush.fillStyle = '#ffffff';
    brush.fillText(String(n + 1), left, top);
  });
  brush.restore();
}

type Point = Stroke['points'][number];

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
