import { WIDE } from './brushes.ts';
import type { Stroke } from './strokes.ts';

/** Whether a network looks again after a stroke: into a loop, and for the thing under a wide one that keeps or removes. */
export const isLookedInto = ({ kind, radius, isPart = false }: Stroke): boolean =>
  kind === 'around' || ((kind === 'keep' || kind === 'remove') && radius >= WIDE && !isPart);
