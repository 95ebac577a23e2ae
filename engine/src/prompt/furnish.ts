import { nouns } from './nouns.ts';
import type { PlaceId, Subject } from './scene.ts';

/** What is always there in a room that nobody named a thing of: an empty one is no picture. */
const FURNITURE: Readonly<Partial<Record<PlaceId, string>>> = {
  room: 'sofa',
  cafe: 'cup of coffee',
  kitchen: 'teapot',
  office: 'laptop',
  library: 'books',
};

export function furniture(place: PlaceId): readonly Subject[] {
  const word = FURNITURE[place];
  const noun = word === undefined ? undefined : nouns[word];
  return word === undefined || noun === undefined
    ? []
    : [{ noun, word, count: 1, colour: null, pose: null }];
}

/** Flowers that were said to be in a vase, as the vase that holds them. */
const IN_VASE: Readonly<Record<string, string>> = {
  rose: 'vase of roses',
  sunflower: 'vase of sunflowers',
  tulip: 'vase of tulips',
  daisy: 'vase of daisies',
  flower: 'vase of flowers',
  bouquet: 'vase of flowers',
  'bouquet of roses': 'vase of roses',
  'bouquet of tulips': 'vase of tulips',
  'bouquet of sunflowers': 'vase of sunflowers',
};

export function inVase(flowers: Subject): Subject | null {
  const word = Object.hasOwn(IN_VASE, flowers.word) ? IN_VASE[flowers.word] : undefined;
  const noun = word === undefined ? undefined : nouns[word];
  return word === undefined || noun === undefined
    ? null
    : { noun, word, count: 1, colour: null, pose: null };
}
