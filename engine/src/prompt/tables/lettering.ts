import { phrases } from './phrases.ts';
import type { Nearness } from './verbs.ts';

/** What words in quotes can be set on. */
export type Board = 'poster' | 'banner' | 'sign';

export const boards: Readonly<Record<string, Board>> = {
  poster: 'poster',
  'sale poster': 'poster',
  'event poster': 'poster',
  'typography poster': 'poster',
  'typographic poster': 'poster',
  flyer: 'poster',
  card: 'poster',
  'greeting card': 'poster',
  'quote card': 'poster',
  'social media post': 'poster',
  'instagram post': 'poster',
  thumbnail: 'banner',
  'youtube thumbnail': 'banner',
  banner: 'banner',
  'web banner': 'banner',
  headline: 'banner',
  title: 'banner',
  sign: 'sign',
};

const IN: readonly Nearness[] = ['in', 'at'];
const ANYWHERE: readonly Nearness[] = ['in', 'on', 'at', 'by', 'over', 'across', 'along', 'before'];

/**
 * Where a board would itself be seen: "a banner in a street" hangs there, and no board is drawn in a place.
 * Of a poster "on a beach" the beach is its picture.
 */
export const standsThere: Readonly<Record<string, readonly Nearness[]>> = {
  poster: IN,
  'sale poster': IN,
  'event poster': IN,
  flyer: IN,
  card: IN,
  'greeting card': IN,
  banner: ANYWHERE,
};

/** After a colour: it is the ground's. */
export const groundWords: ReadonlySet<string> = new Set(['background', 'backdrop', 'ground']);

/** After a colour: it is the letters'. */
export const inkWords: ReadonlySet<string> = new Set(
  phrases('letters, lettering, text, type, typography, words, font, letter'),
);

/** They ask for letters in so many words. */
export const saying: ReadonlySet<string> = new Set(
  phrases(
    'says, saying, say, reads, reading, word, caption, phrase, slogan, quote',
    'message, written, headline',
  ),
);

/** They ask for nothing behind the letters. */
export const plainWords: ReadonlySet<string> = new Set(
  phrases('plain, simple, clean, minimal, minimalist, minimalistic'),
);

/** Words around lettering that ask for nothing more. */
export const glue: ReadonlySet<string> = new Set(
  phrases(
    'a, an, the, with, that, which, it, says, saying, say, reads, reading',
    'in, on, and, of, text, word, words, letters, lettering, type, typography',
    'headline, caption, phrase, bold, big, large, modern',
    'written, font, background, backdrop, for, slogan, quote, message, colored',
  ),
);
