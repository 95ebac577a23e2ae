import { phrases } from './phrases.ts';
import type { PlaceId, Style } from '../scene.ts';

/** A way of drawing, a light or a backdrop. */
export interface Look {
  readonly style?: Style;
  readonly place?: PlaceId;
  /** Colour of the backdrop. */
  readonly colour?: string;
  /** Ends in "of": what it is a picture of must follow. */
  readonly opens?: true;
  /** In a clause of its own: "a black and white cat" is no photograph in black and white. */
  readonly alone?: true;
}

type Row = readonly [string, Look];

/** "watercolor of", "a watercolor painting of", "in watercolor", "watercolor style". */
function medium(style: Style, names: readonly string[]): readonly Row[] {
  return names.flatMap((name): readonly Row[] => [
    [name, { style }],
    [`in ${name}`, { style }],
    [`${name} style`, { style }],
    [`in ${name} style`, { style }],
    [`${name} of`, { style, opens: true }],
    [`a ${name} of`, { style, opens: true }],
    [`an ${name} of`, { style, opens: true }],
  ]);
}

const each = (look: Look, names: readonly string[]): readonly Row[] =>
  names.map((name) => [name, look] as const);

const DARK = '#46484d';

export const looks: Readonly<Record<string, Look>> = Object.fromEntries([
  ...medium('watercolor', ['watercolor', 'watercolour', 'watercolor painting']),
  ...medium('watercolor', ['watercolour painting', 'loose watercolor']),
  ...each({ style: 'watercolor' }, ['loose brushwork', 'light paper grain', 'paper grain']),
  ...medium('oil', ['oil painting']),
  // Drawn by hand, not photographed: in the media that there are.
  ...medium('sketch', ['drawing', 'hand drawing']),
  ...medium('watercolor', ['illustration', 'hand drawn illustration']),
  ...medium('sketch', ['pencil sketch', 'pencil drawing', 'sketch', 'charcoal drawing']),
  ...medium('mono', ['black and white photo', 'black and white photograph', 'monochrome photo']),
  ...each({ style: 'mono', alone: true }, ['black and white', 'monochrome']),
  ...each({ style: 'mono' }, ['in black and white']),
  ...medium('mono', ['black and white portrait']),
  ...medium('vintage', ['vintage photo', 'vintage photograph', 'old photo', 'old photograph']),
  ...medium('sepia', ['sepia photo', 'sepia photograph', 'sepia toned photo']),
  ...each({ style: 'sepia' }, ['sepia', 'in sepia', 'sepia toned', 'sepia tones']),
  ...medium('silhouette', ['silhouette', 'sunset silhouette']),
  ...medium('action', ['action shot', 'action photo']),
  ...medium('cinematic', ['cinematic photo', 'cinematic shot', 'film still']),
  ...each({ style: 'cinematic' }, ['cinematic', 'cinematic light', 'cinematic lighting']),
  ...each({ style: 'cinematic' }, ['dramatic light', 'dramatic lighting', 'in cinematic light']),
  ...each({ style: 'minimal' }, ['minimal', 'minimalist', 'minimalistic', 'clean', 'simple']),
  ...each({ style: 'neon' }, ['neon', 'with neon lights', 'neon lights', 'urban edge']),
  ...each({ style: 'shallow' }, ['shallow depth of field', 'blurred background', 'bokeh']),
  ...each({ style: 'shallow' }, ['with a blurred background', 'with bokeh', 'shallow focus']),
  ...medium('portrait', ['portrait', 'headshot', 'portrait photo']),
  ...each({ style: 'portrait', place: 'studio', opens: true }, ['studio portrait of']),
  ...each({ style: 'portrait', place: 'studio', opens: true }, ['a studio portrait of']),
  ...each({ place: 'studio' }, ['studio light', 'studio lighting', 'warm studio light']),
  ...each({ place: 'studio' }, ['in a studio', 'studio photo', 'studio photograph']),
  ...each({ place: 'studio' }, ['plain background', 'plain backdrop', 'white background']),
  ...each({ place: 'studio' }, ['on a white background', 'on white background', 'on white']),
  ...each({ place: 'studio' }, ['on a plain background', 'against a white background']),
  ...each({ place: 'studio' }, ['on a white studio background', 'in a white studio']),
  ...each({ place: 'studio' }, ['on a white table', 'on a clean white background']),
  ...each({ place: 'studio', colour: DARK }, ['charcoal backdrop', 'dark backdrop']),
  ...each({ place: 'studio', colour: DARK }, ['dark background', 'on a dark background']),
]);

/** Names of something else, of words that are all known. */
export const namesakes: ReadonlySet<string> = new Set(['the white house', 'the village people']);

/** Names of something else, unless an article says that it is any of them. */
export const propernames: ReadonlySet<string> = new Set(['white house']);

/** Said to somebody: words for a card, and no hour of a picture. */
export const greetings: ReadonlySet<string> = new Set(
  phrases('good morning, good night, good evening, good afternoon, good day, great day'),
);

/** Asked for by name only: ribbons of colour, of nothing in particular. */
export const abstracts: ReadonlySet<string> = new Set([
  'abstract',
  'abstract art',
  'abstract painting',
  'abstract background',
  'abstract composition',
  'abstract colors',
  'abstract colours',
  'abstract waves',
  'abstract swirl',
  'abstract swirls',
  'abstract pattern of colors',
]);
export const abstractWords: ReadonlySet<string> = new Set(
  phrases(
    'colorful, colourful, flowing, background, art, of, in, and, with, colors',
    'colours, swirl, swirls, waves, a, an, ribbons, shades, tones',
  ),
);
