import { mix, rgb, type Rgb } from '../paint/colour.ts';
import type { Quadruped } from './animal.ts';

/** How much of its own colour a face or a paw keeps. */
const KEPT = 0.22;

const hexOf = (colour: Rgb): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** An animal in a colour that was asked for: all of its coat, or "a black dog" would have white paws. */
export function dyedCoat(q: Quadruped, colour: Rgb): Quadruped {
  const dye = (hex: string): string => hexOf(mix(colour, rgb(hex), KEPT));
  const { coat } = q;
  return {
    ...q,
    coat: {
      ...coat,
      main: hexOf(colour),
      belly: dye(coat.belly),
      face: dye(coat.face),
      feet: dye(coat.feet),
      tip: dye(coat.tip),
      earTip: dye(coat.earTip),
      ...(coat.mane === undefined ? {} : { mane: dye(coat.mane) }),
    },
  };
}
