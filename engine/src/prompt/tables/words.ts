import { phrases } from './phrases.ts';

/** Words that stand in no other table: colours, numbers, and those that ask for nothing visible. */

export const colours: Readonly<Record<string, string>> = {
  red: '#c8281e',
  crimson: '#a81830',
  scarlet: '#d42a1c',
  orange: '#e8761a',
  yellow: '#f2c014',
  gold: '#d9a520',
  golden: '#d9a032',
  green: '#3c8a3a',
  emerald: '#138a5c',
  teal: '#12807c',
  turquoise: '#22b4aa',
  blue: '#2a62c8',
  navy: '#1d2c5e',
  'navy blue': '#1d2c5e',
  'dark blue': '#1d2c5e',
  'light blue': '#8fc1e8',
  purple: '#7a3aa8',
  violet: '#7a4ac0',
  magenta: '#c02a8a',
  pink: '#ea86a8',
  white: '#f2f0ec',
  black: '#1d1c20',
  grey: '#84868c',
  gray: '#84868c',
  brown: '#7a4a2a',
  beige: '#d8c4a0',
  cream: '#efe4cc',
};

export const numbers: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  lone: 1,
  solitary: 1,
  two: 2,
  'a pair of': 2,
  'a couple of': 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

export const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'some']);

/**
 * Reviewed: whoever leaves these out has left out nothing that could be seen. Praise, politeness and
 * the size of the file. What asks for a way of drawing ("photorealistic", "3d render", "macro") or a
 * mood of the subject ("happy", "old") is not here.
 */
export const polite: Readonly<Record<string, true>> = Object.fromEntries(
  phrases(
    'beautiful, lovely, pretty, gorgeous, stunning, amazing, awesome, nice',
    'wonderful, breathtaking, magnificent, perfect, great, good, best, fine',
    'cool, adorable, cute, majestic, charming, picturesque, scenic, very',
    'high quality, best quality, top quality, highest quality, good quality',
    'high resolution, high res, hi res, high detail, highly detailed, very detailed',
    'detailed, ultra detailed, extremely detailed, intricate details, sharp focus',
    '4k, 8k, hd, full hd, ultra hd, uhd, 4k resolution, 8k resolution',
    'masterpiece, award winning, professional, professionally, well composed',
    'please, thanks, thank you, just, simply, natural, realistic',
    'draw, draw me, paint me, show, show me, make, make me, create, generate',
    'give me, i want, i would like, i need, can you draw, could you draw',
    'a photo of, photo of, a photograph of, photograph of, a picture of, picture of',
    'an image of, image of, a shot of, shot of, a view of, view of',
    'a scene of, scene of, photos of',
    'a photo with, a picture with, an image with, a scene with',
    'professional photo of, a professional photo of, a realistic photo of',
    'photo, photograph, photography, picture, image, wallpaper',
    'landscape photography, nature photography, wildlife photography, stock photo',
    'lifestyle photograph, lifestyle photo, product photo, product photography',
    'soft light, natural light, good light, soft lighting, natural lighting',
    'soft daylight, gentle shadow, soft shadow, gentle shadows, soft shadows',
    'soft key light, soft edges, wide view, wide shot, wide angle, wide angle view',
    'eye level, depth, good composition, balanced composition, rule of thirds',
    'colored, coloured, in color, in colour, full color, full colour',
    'fast shutter, fast shutter speed, sharp, in focus, high definition',
    'peaceful, serene, tranquil, quiet, calm atmosphere, peaceful atmosphere',
  ).map((phrase) => [phrase, true] as const),
);

/** Between a thing and what it does or where it is. */
export const copulas: ReadonlySet<string> = new Set(['is', 'are', 'that', 'which', 'there', 'its']);

/** Irregular plurals; regular ones lose their ending in `singular`. */
export const plurals: Readonly<Record<string, string>> = {
  wolves: 'wolf',
  puppies: 'puppy',
  huskies: 'husky',
  bunnies: 'bunny',
  foxes: 'fox',
  women: 'woman',
  men: 'man',
  canaries: 'canary',
  mugs: 'mug',
};
