import { paintMarks, type Mark } from './paintMarks.ts';
import { STROKE_COLOURS } from './strokeColours.ts';
import { frameOf, type Painting } from './strokeInput.ts';

interface Scene {
  readonly behind: ImageBitmap | null;
  readonly picture: ImageBitmap;
  readonly painting: Painting;
  readonly hasCursor: boolean;
  readonly marks: readonly Mark[];
}

/** The faint photo, the product over it, and the stroke that is being painted. */
export function paintScene(
  canvas: HTMLCanvasElement,
  { behind, picture, painting, hasCursor, marks }: Scene,
): void {
  const { width, height } = picture;
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  if (behind !== null) {
    brush.globalAlpha = 0.32;
    brush.drawImage(behind, 0, 0, width, height);
    brush.globalAlpha = 1;
  }
  brush.drawImage(picture, 0, 0);
  const radius = painting.radius * Math.max(width, height);
  const { points, cursor, kind } = painting;
  // Not over what is being painted.
  if (points === null) paintMarks(brush, marks, STROKE_COLOURS);
  brush.strokeStyle = STROKE_COLOURS[kind];
  const isLoop = kind === 'around' || kind === 'trace';
  if (isLoop) {
    paintLoop(brush, points ?? frameOf(painting), { width, height, colour: STROKE_COLOURS[kind] });
  } else if (points !== null) {
    brush.globalAlpha = 0.7;
    brush.lineWidth = 2 * radius;
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    brush.beginPath();
    for (const { x, y } of points) brush.lineTo(x * width, y * height);
    // A single point is a dot.
    const [first] = points;
    if (points.length === 1 && first !== undefined) brush.lineTo(first.x * width, first.y * height);
    brush.stroke();
    brush.globalAlpha = 1;
  }
  if (!hasCursor) return;
  for (const [colour, thick] of [
    ['#ffffff', width / 160],
    [STROKE_COLOURS[kind], width / 320],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = thick;
    brush.beginPath();
    const wide = isLoop ? 0 : radius;
    brush.arc(cursor.x * width, cursor.y * height, wide + width / 160, 0, 2 * Math.PI);
    brush.stroke();
  }
}

/** A dashed line on a white one, and faint ground within: seen on every photo. */
function paintLoop(
  brush: CanvasRenderingContext2D,
  points: NonNullable<Painting['points']>,
  {
    width,
    height,
    colour,
  }: { readonly width: number; readonly height: number; readonly colour: string },
): void {
  if (points.length === 0) return;
  brush.beginPath();
  for (const { x, y } of points) brush.lineTo(x * width, y * height);
  brush.closePath();
  brush.save();
  brush.fillStyle = colour;
  brush.globalAlpha = 0.1;
  brush.fill();
  brush.globalAlpha = 1;
  brush.lineJoin = 'round';
  brush.lineWidth = Math.max(width, height) / 160;
  brush.strokeStyle = '#ffffff';
  brush.stroke();
  brush.lineWidth = Math.max(width, height) / 280;
  brush.strokeStyle = colour;
  brush.setLineDash([width / 60, width / 100]);
  brush.stroke();
  brush.restore();
}
