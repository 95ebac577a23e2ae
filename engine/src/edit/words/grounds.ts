import type { PlaceId } from '../../prompt/scene.ts';

/** What may stand behind something and is drawn as a set of its own, by all of the words that name it. */
export const SETS: readonly (readonly [names: string, id: string])[] = [
  ['clean white studio, clean white, white studio', 'clean-white-studio'],
  [
    'kitchen, kitchen counter, kitchen table, kitchen worktop, kitchen countertop, counter',
    'lifestyle-kitchen',
  ],
  ['desk, office desk, office, workspace, modern desk, wooden desk, walnut desk', 'modern-desk'],
  ['forest, woods, lawn, grassy knoll, nature, outdoor nature', 'outdoor-nature'],
  // The stone is black, with dark green velvet behind: white marble and velvet to stand on are not drawn.
  [
    'marble, black marble, marble table, marble surface, black marble table, black marble surface, marble slab, luxury, luxurious, luxury display',
    'luxury-display',
  ],
  ['street, city street, urban street, city, urban', 'urban-street'],
  ['living room, cozy living room, cozy', 'cozy-living'],
  [
    'concrete, concrete wall, concrete surface, concrete blocks, minimal concrete',
    'minimal-concrete',
  ],
];

/** Places of the text engine that are good enough behind something, out of focus. */
export const BACKDROP_PLACES: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'forest',
  'mountains',
  'lake',
  'river',
  'beach',
  'ocean',
  'desert',
  'meadow',
  'lavender',
  'flowers',
  'village',
  'cafe',
  'library',
  'garden',
  'farm',
  'road',
  'jungle',
  'moon',
  'space',
  'heaven',
  'plain',
]);

/** Nothing stands in or on these: something may only be beside them, or before them. */
export const NO_GROUND: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'lake',
  'river',
  'ocean',
  'heaven',
]);

/** Names that mean something else in an edit: a shape, a thing to stand on. */
export const NO_PLACES: ReadonlySet<string> = new Set([
  'landscape',
  'grass',
  'stream',
  'rocks',
  'clouds',
]);

/** Hours that are a sky by themselves: "a sunset background". */
export const SKIES: ReadonlySet<string> = new Set([
  'sunset',
  'sunrise',
  'night',
  'dusk',
  'dawn',
  'golden hour',
  'blue hour',
]);

/** Change nothing about a place. */
export const PRAISE: ReadonlySet<string> = new Set(['beautiful', 'nice', 'lovely', 'pretty']);
export const BETWEEN: ReadonlySet<string> = new Set(['a', 'an', 'the', 'at', 'in', 'on', 'with']);
