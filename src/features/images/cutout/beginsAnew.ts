import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';

/** A loop and a traced line say anew what is meant: what was painted before no longer counts. */
export const beginsAnew = ({ kind }: Stroke): boolean => kind === 'around' || kind === 'trace';
