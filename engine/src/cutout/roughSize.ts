import { sizeWithin, type Size } from './pixels.ts';

/** Longer side of the copy that is cut: finer only makes each stroke slower. */
const ROUGH_SIDE = 208;

export const roughSize = (photo: Size): Size => sizeWithin(photo, ROUGH_SIDE);
