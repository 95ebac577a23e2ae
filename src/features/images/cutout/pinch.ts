interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two fingers on the picture. */
interface Grip {
  readonly middle: Point;
  readonly apart: number;
}

/** What a finger did to the grip. */
export type Pinched =
  | { readonly kind: 'began' }
  /** `by`: since the grip began; `way`: since the last move. */
  | { readonly kind: 'moved'; readonly by: number; readonly middle: Point; readonly way: Point }
  | null;

export interface Pinch {
  readonly put: (id: number, at: Point) => Pinched;
  readonly lift: (id: number) => void;
}

/** Follows the fingers on an element by their pointer ids. */
export function createPinch(): Pinch {
  const fingers = new Map<number, Point>();
  let first = 1;
  const gripOf = (): Grip | null => {
    const [one, other] = [...fingers.values()];
    if (one === undefined || other === undefined) return null;
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    };
  };
  return {
    put(id, at) {
      const before = gripOf();
      fingers.set(id, at);
      const now = gripOf();
      if (now === null) return null;
      if (before === null) {
        first = now.apart;
        return { kind: 'began' };
      }
      const way = { x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y };
      return { kind: 'moved', by: now.apart / first, middle: now.middle, way };
    },
    lift: (id) => void fingers.delete(id),
  };
}
