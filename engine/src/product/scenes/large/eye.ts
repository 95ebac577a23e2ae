import type { Brush } from '../../../paint/layer.ts';

/** From how high a room's floor is photographed, by how large the thing on it is. About 250 units are a metre by the wall. */
export interface Eye {
  /** How much lower the wall's foot is in the picture than for who kneels, in units. */
  readonly lower: number;
  /** Eye level in units from the top. */
  readonly horizon: number;
  /** How wide a length of the floor is before the viewer, as a share of what it is for who kneels. */
  readonly length: number;
  /** How long shadows are, as a share of those of who kneels. */
  readonly shadow: number;
  /** Of a square's width, what a single wide thing may take: as much as usual, if nothing is said. */
  readonly widest?: number | undefined;
}

/** Two thirds of a metre high: what is as tall as a chair or a sideboard fills the picture. */
export const KNEELING: Eye = { lower: 0, horizon: 520, length: 1, shadow: 1 };

/**
 * A metre and a half: a thing of 600 units is two metres tall where it stands, nearer to the wall. A wall of lockers has
 * less of the picture left beside it, or it would be as low as a sideboard. Shadows end before the wall: they would go up it.
 */
export const STANDING: Eye = { lower: 112, horizon: 420, length: 0.53, shadow: 0.28, widest: 0.84 };

/** Paints what stands along the wall, drawn for who kneels, where it is seen from there. */
export function lowered(brush: Brush, { lower }: Eye, paint: (brush: Brush) => void): void {
  brush.save();
  brush.translate(0, lower);
  paint(brush);
  brush.restore();
}
