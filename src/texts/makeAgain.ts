import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { creditsOnButton } from './creditsOnButton.ts';

/** How many variations are asked for at once. */
export const VARIATIONS = 4;

/** In the details of a picture: asking for more of it. */
export const MAKE_AGAIN_TEXTS = {
  region: 'More like this',
  remake: (credits: number): string => `Make more like this (${creditsOnButton(credits)})`,
  vary: `${VARIATIONS} variations (${creditsOnButton(VARIATIONS * CREDIT_COSTS.enhancement)})`,
  remix: 'Remix',
  sameAgain: 'The preview engine draws this request the same way each time.',
  sourceGone: 'The photo it was made from is not kept: Remix fills in everything else.',
  keptPhoto: 'Made from the photo that is kept with it: the first, if there were several.',
  profilePhoto: 'Made from your profile photo as it is now.',
  /** What the preview engine calls a variation. */
  variations: 'Variations by the preview engine are this picture in another framing and light.',
} as const;
