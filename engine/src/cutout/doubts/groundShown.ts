import type { Lab } from '../raster/lab.ts';
import { resizeMask, type Plane } from '../raster/plane.ts';
import type { Ground } from './groundBehind.ts';
import { groundElsewhere } from './groundElsewhere.ts';
import { openingsSeen } from './openingsSeen.ts';
import { shadowAlong } from './shadowAlong.ts';

interface Cut {
  readonly lab: Lab;
  /** 1 inside, 0 outside. */
  readonly solid: Plane;
  /** How many pixels are inside. */
  readonly area: number;
  /** As it would go on behind the cut; null where none is seen. */
  readonly ground: Ground | null;
}

interface Known {
  /** 1 in what strokes have taken, of any size; null where they have taken nothing. */
  readonly taken: Plane | null;
  /** Whether somebody would answer: a label is no reason to refuse a photo. */
  readonly isAsked: boolean;
  readonly isEdited: (i: number) => boolean;
  /** Whether a network doubts it already. */
  readonly isUnseen: (i: number) => boolean;
}

/** Parts of a cut in which its ground shows, each of them one mark: where it looks as what strokes have taken, in a hard shadow, and in openings of one kind. */
export function groundShown(
  { lab, solid, area, ground }: Cut,
  { taken, isAsked, isEdited, isUnseen }: Known,
): readonly Int32Array[] {
  const { width, height } = solid;
  const sized = taken && resizeMask(taken, width, height);
  const elsewhere =
    sized === null ? NONE : groundElsewhere({ lab, solid, taken: sized, isKnown: isEdited });
  if (!isAsked || ground === null) return [elsewhere];
  const marked = new Set(elsewhere);
  const cut = { lab, solid, area };
  const isTaken = (i: number): boolean => isEdited(i) || marked.has(i);
  const shadow = shadowAlong(ground, { ...cut, isKnown: isTaken });
  for (const i of shadow) marked.add(i);
  const isKnown = (i: number): boolean => isTaken(i) || isUnseen(i);
  return [elsewhere, shadow, openingsSeen(ground, { ...cut, isKnown })];
}

const NONE = new Int32Array();
