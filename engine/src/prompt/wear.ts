import type { Attire, Extra } from './scene.ts';
import { singular } from './tokens.ts';
import { colours } from './words.ts';

/** Clothes said of a person; they are worn, never laid beside them. */
export const garments: Readonly<Record<string, Attire>> = {
  suit: 'suit',
  'business suit': 'suit',
  'suit and tie': 'suit',
  tuxedo: 'suit',
  blazer: 'suit',
  jacket: 'coat',
  coat: 'coat',
  raincoat: 'coat',
  parka: 'coat',
  dress: 'dress',
  gown: 'dress',
  shirt: 'shirt',
  blouse: 'shirt',
  't shirt': 'shirt',
  sweater: 'knit',
  jumper: 'knit',
  turtleneck: 'knit',
  hoodie: 'knit',
  scarf: 'knit',
};

const hairColours: Readonly<Record<string, string>> = {
  dark: '#1e1513',
  black: '#151214',
  brown: '#4a2c1a',
  brunette: '#3a2216',
  auburn: '#6e2f1a',
  red: '#96401c',
  ginger: '#a84c1e',
  blonde: '#c89a54',
  blond: '#c89a54',
  golden: '#c8963f',
  grey: '#8c8c90',
  gray: '#8c8c90',
  silver: '#b4b6bc',
  white: '#dcdad6',
  light: '#b08850',
};
/** Words for what a face has beside itself. */
export const extras: Readonly<Record<string, Extra>> = {
  beard: 'beard',
  bearded: 'beard',
  moustache: 'beard',
  glasses: 'glasses',
  eyeglasses: 'glasses',
  spectacles: 'glasses',
  'rimmed glasses': 'glasses',
  sunglasses: 'sunglasses',
  'aviator goggles': 'sunglasses',
  'dark glasses': 'sunglasses',
};

/** Who is spoken of by the face is to be seen from near. */
export const faceWords: ReadonlySet<string> = new Set([
  'hair',
  'haired',
  'face',
  'eyes',
  'eyed',
  'smile',
  'smiling',
  'laughing',
  'frowning',
  'beard',
  'bearded',
  'moustache',
  'freckles',
  'wrinkles',
  'glasses',
  'sunglasses',
  'selfie',
  'makeup',
  'lipstick',
  'gaze',
]);

/** Nouns that are things by themselves, but worn when somebody is there to wear them. */
export const wearables: ReadonlySet<string> = new Set([
  'sunglasses',
  'glasses',
  'hat',
  'straw hat',
  'crown',
  'scarf',
  'necktie',
  'jeans',
  'boot',
  'sandal',
  'shoe',
  'sneaker',
  'sneakers',
  'socks',
  'kimono',
  'headphone',
  'backpack',
  'handbag',
  'purse',
  'dress',
  't shirt',
  'shirt',
]);

const hairShapes: ReadonlySet<string> = new Set([
  'long',
  'short',
  'curly',
  'wavy',
  'straight',
  'flowing',
  'shiny',
  'and',
  'thick',
  'beautiful',
  'windblown',
]);

export interface HairFound {
  readonly words: number;
  readonly colour: string | null;
  readonly curly: boolean;
}

/** "long dark hair" from its first word on, or null. */
export function readHair(words: readonly string[], i: number): HairFound | null {
  let colour: string | null = null;
  let curly = false;
  for (let j = 0; j < 5; j++) {
    const word = words[i + j] ?? '';
    if (word === 'hair' || word === 'haired') return { words: j + 1, colour, curly };
    if (word === 'curly' || word === 'wavy') curly = true;
    const named = Object.hasOwn(hairColours, word) ? hairColours[word] : undefined;
    if (named !== undefined) colour = named;
    else if (!hairShapes.has(word) && !(j > 0 && Object.hasOwn(colours, word))) return null;
  }
  return null;
}

/** True when the word before a garment lets it be worn: "in a navy suit", "wearing a coat". */
export function isWorn(words: readonly string[], i: number): boolean {
  for (let j = i - 1; j >= Math.max(0, i - 5); j--)
    if (['in', 'wearing', 'wears', 'with', 'and', 'dressed'].includes(singular(words[j] ?? '')))
      return true;
  return false;
}
