import { BRUSHES } from '@lumashot/engine/cutout/strokes/brushes';
import { isLoop, returnsToStart } from '@lumashot/engine/cutout/strokes/loop';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';

type Point = Stroke['points'][number];

/** In the order in which they are offered. */
export const STROKE_KINDS = [
  'around',
  'trace',
  'keep',
  'remove',
  'heal',
  'glass',
] as const satisfies readonly Stroke['kind'][];

/** What is being painted: a stroke that has begun, and where the keyboard's cursor is. */
export interface Painting {
  readonly kind: Stroke['kind'];
  readonly radius: number;
  readonly cursor: Point;
  /** Null: nothing is being painted. */
  readonly points: readonly Point[] | null;
  /** Of a frame around the product, which needs no drag: its first corner. */
  readonly corner: Point | null;
  /** The last line was to be traced, and did not come back to where it began: nothing was done with it. */
  readonly isLeftOpen: boolean;
}

export const NOTHING_PAINTED: Painting = {
  kind: 'remove',
  radius: BRUSHES.normal,
  cursor: { x: 0.5, y: 0.5 },
  points: null,
  corner: null,
  isLeftOpen: false,
};

const clamp = (v: number): number => Math.min(1, Math.max(0, v));
const inside = ({ x, y }: Point): Point => ({ x: clamp(x), y: clamp(y) });

export const choose = (painting: Painting, kind: Stroke['kind']): Painting => ({
  ...painting,
  kind,
  points: null,
  corner: null,
  isLeftOpen: false,
});

export const begin = (painting: Painting, at: Point): Painting => ({
  ...painting,
  cursor: inside(at),
  points: [inside(at)],
  isLeftOpen: false,
});

export const moveTo = (painting: Painting, at: Point): Painting => ({
  ...painting,
  cursor: inside(at),
  points: painting.points === null ? null : [...painting.points, inside(at)],
});

export const drop = (painting: Painting): Painting => ({ ...painting, points: null });

/** The frame between its first corner and the cursor. */
export const frameOf = ({ corner, cursor }: Painting): Point[] =>
  corner === null
    ? []
    : [corner, { x: cursor.x, y: corner.y }, cursor, { x: corner.x, y: cursor.y }];

export interface Finished {
  readonly painting: Painting;
  readonly finished?: Stroke;
}

/** The finger is lifted. */
export function finish(painting: Painting): Finished {
  const { kind, points, radius } = painting;
  if (points === null) return { painting };
  const over = drop(painting);
  if (kind === 'trace' && !isLoop(points)) return { painting: over };
  if (kind === 'trace' && !returnsToStart(points))
    return { painting: { ...over, isLeftOpen: true } };
  if (kind !== 'around') return { painting: over, finished: { kind, points, radius } };
  if (isLoop(points)) {
    return { painting: { ...over, corner: null }, finished: { kind, points, radius } };
  }
  return setCorner(over);
}

/** A corner of a frame around the product: the second one closes it. */
function setCorner(painting: Painting): Finished {
  if (painting.corner === null) return { painting: { ...painting, corner: painting.cursor } };
  const points = frameOf(painting);
  if (!isLoop(points)) return { painting };
  return {
    painting: { ...painting, corner: null },
    finished: { kind: 'around', points, radius: painting.radius },
  };
}

/** How far an arrow key moves, as a share of the photo. */
const STEP = 0.02;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const TOOLS: Readonly<Record<string, Stroke['kind']>> = {
  a: 'around',
  t: 'trace',
  k: 'keep',
  r: 'remove',
  h: 'heal',
  g: 'glass',
};

export type KeyResult = Finished | 'undo' | null;

/** What a key does to the painting; null: it is none of ours. */
export function pressKey(painting: Painting, key: string): KeyResult {
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const { x, y } = painting.cursor;
    return { painting: moveTo(painting, { x: x + arrow.x, y: y + arrow.y }) };
  }
  const tool = TOOLS[key.toLowerCase()];
  if (tool !== undefined) return { painting: choose(painting, tool) };
  switch (key.toLowerCase()) {
    case ' ':
      if (painting.kind === 'around') return setCorner(painting);
      return painting.points === null
        ? { painting: begin(painting, painting.cursor) }
        : finish(painting);
    case 'escape':
      return painting.points === null && painting.corner === null
        ? null
        : { painting: { ...drop(painting), corner: null } };
    case 'z':
      return 'undo';
    default:
      return null;
  }
}
