import type { Stroke } from '@lumashot/engine/cutout/strokes';

type Point = Stroke['points'][number];

/** What is being painted: a stroke that has begun, and where the keyboard's cursor is. */
export interface Painting {
  readonly kind: Stroke['kind'];
  readonly radius: number;
  readonly cursor: Point;
  /** Null: nothing is being painted. */
  readonly points: readonly Point[] | null;
}

export const BRUSHES = { normal: 0.018, fine: 0.007 } as const;

export const NOTHING_PAINTED: Painting = {
  kind: 'remove',
  radius: BRUSHES.normal,
  cursor: { x: 0.5, y: 0.5 },
  points: null,
};

const clamp = (v: number): number => Math.min(1, Math.max(0, v));
const inside = ({ x, y }: Point): Point => ({ x: clamp(x), y: clamp(y) });

export const begin = (painting: Painting, at: Point): Painting => ({
  ...painting,
  cursor: inside(at),
  points: [inside(at)],
});

export const moveTo = (painting: Painting, at: Point): Painting => ({
  ...painting,
  cursor: inside(at),
  points: painting.points === null ? null : [...painting.points, inside(at)],
});

export const strokeOf = ({ kind, points, radius }: Painting): Stroke | null =>
  points === null ? null : { kind, points, radius };

/** How far an arrow key moves, as a share of the photo. */
const STEP = 0.02;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export type KeyResult = { readonly painting: Painting; readonly finished?: Stroke } | 'undo' | null;

/** What a key does to the painting; null: it is none of ours. */
export function pressKey(painting: Painting, key: string): KeyResult {
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const { x, y } = painting.cursor;
    return { painting: moveTo(painting, { x: x + arrow.x, y: y + arrow.y }) };
  }
  switch (key.toLowerCase()) {
    case ' ': {
      const finished = strokeOf(painting);
      return finished === null
        ? { painting: begin(painting, painting.cursor) }
        : { painting: { ...painting, points: null }, finished };
    }
    case 'escape':
      return painting.points === null ? null : { painting: { ...painting, points: null } };
    case 'k':
      return { painting: { ...painting, kind: 'keep' } };
    case 'r':
      return { painting: { ...painting, kind: 'remove' } };
    case 'z':
      return 'undo';
    default:
      return null;
  }
}
