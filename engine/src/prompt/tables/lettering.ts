import { phrases } from './phrases.ts';

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

/** After a colour: it is the ground's. */
export const groundWords: ReadonlySet<string> = new Set(['background', 'backdrop', 'ground']);

/** After a colour: it is the letters'. */
export const inkWords: ReadonlySet<string> = new Set(
  phrases('letters, lettering, text, type, typography, words, font, letter'),
);

/** Words around lettering that ask for nothing more. */
export const glue: ReadonlySet<string> = new Set(
  phrases(
    'a, an, the, with, that, which, it, says, saying, say, reads, reading',
    'in, on, and, of, text, word, words, letters, lettering, type, typography',
    'headline, caption, phrase, bold, big, large, modern, simple, clean, plain',
    'written, font, background, backdrop, for, slogan, quote, message, colored',
  ),
);
