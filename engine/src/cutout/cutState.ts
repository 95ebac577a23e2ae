import type { Plane } from './raster/plane.ts';
import type { StrokeGap } from './strokes/strokeGaps.ts';
import type { Stroke } from './strokes/strokes.ts';

/** The segmentation after some strokes, before its alpha matte is made. */
export interface CutState {
  /** 1 inside, 0 outside, at the size of the rough copy: wide strokes and loops are segmented there. */
  readonly roughMask: Plane;
  /** The same at the size of the fine copy. */
  readonly fineMask: Plane;
  /** Hints for the segmentation, at the size of the rough copy: what was painted, and the photo's frame (see `paintStrokes`). */
  readonly hints: Plane;
  /** The network's salience, 0..1, with the changes made since, at the size of the fine copy; null without a network. */
  readonly salience: Plane | null;
  /** How much the colour of a pixel counts at the edge, 0..1: one value, or one for each pixel of the fine copy. */
  readonly colourTrust: Plane | number;
  /** What speaks for the product beside the colours, in units of cost, at the size of the rough copy. */
  readonly bias: Plane | null;
  /** It still derives from the first cut: no loop or trace has replaced that. */
  readonly isFound: boolean;
  /** What some strokes take out at the size of the photo. */
  readonly gaps: readonly StrokeGap[];
  /** The strokes as what they mean: one whose thing a network has seen is that part (`isPart`). */
  readonly meant: readonly Stroke[];
}

/** A stroke with those before it. */
export interface Painted {
  readonly stroke: Stroke;
  /** All strokes up to this one, which is the last. */
  readonly until: readonly Stroke[];
}

/** With what a network has seen of it. */
export interface SeenStroke extends Painted {
  /** What a network has seen in the loop, or that is missing under the stroke. */
  readonly salience: Plane | null;
}
