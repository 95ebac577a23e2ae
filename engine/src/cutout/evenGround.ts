import type { BackdropFit } from './backdropFit.ts';

/** By how much the border of a photo differs from a smooth surface where that is paper, in Lab units. Cloth, wood and walls differ by more, a smooth sheet by 0.99. */
const PAPER = 0.6;

/** Whether all that differs from a fit of the backdrop is the product or its shadow: no grain, no fold, no joint does. */
export const isEvenGround = ({ spread }: Pick<BackdropFit, 'spread'>): boolean => spread < PAPER;
