import { WIDE } from './brushes.ts';
import type { Stroke } from './strokes.ts';

/** Whether a network looks again after a stroke: into a loop, and for what is missing under a wide one that keeps. */
export const isLookedInto = ({ kind, radius, isPart = false }: Stroke): boolean =>
  kind === 'around' || (kind === 'keep' && radius >= WIDE && !isPart);
