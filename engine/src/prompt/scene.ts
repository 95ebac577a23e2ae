import type { Rgb } from './rgb.ts';

export type Pose = 'stand' | 'walk' | 'run' | 'sit' | 'kneel';

export type SpeciesId =
  | 'fox'
  | 'arcticFox'
  | 'wolf'
  | 'dog'
  | 'husky'
  | 'puppy'
  | 'cat'
  | 'kitten'
  | 'lion'
  | 'tiger'
  | 'bear'
  | 'polarBear'
  | 'rabbit'
  | 'deer'
  | 'horse'
  | 'donkey'
  | 'zebra'
  | 'unicorn'
  | 'elephant'
  | 'camel'
  | 'cow'
  | 'sheep'
  | 'goat'
  | 'pig'
  | 'rhino'
  | 'hippo';

/** Where a thing may be asked to be: what is elsewhere would be drawn as nobody imagines it. */
export type Habitat =
  | 'land'
  | 'pet'
  | 'building'
  | 'shore'
  | 'wheels'
  | 'water'
  | 'air'
  | 'deep'
  | 'table'
  | 'explorer'
  | 'person';

/** What a noun turns into. Every kind is really drawn; there is no fallback picture for a noun. */
export type Thing =
  | { readonly kind: 'animal'; readonly species: SpeciesId }
  | { readonly kind: 'object'; readonly icon: string }
  | { readonly kind: 'solid'; readonly model: SolidId }
  | { readonly kind: 'figure'; readonly role: FigureRole }
  | { readonly kind: 'tree'; readonly tree: TreeId };

export type TreeId = 'broad' | 'conifer' | 'palm' | 'blossom' | 'birch';

export type SolidId =
  | 'balloon'
  | 'lighthouse'
  | 'car'
  | 'apple'
  | 'cup'
  | 'sailboat'
  | 'mug'
  | 'bottle'
  | 'tent'
  | 'robot'
  | 'pickup'
  | 'airplane'
  | 'dolphin'
  | 'windmill'
  | 'house'
  | 'cabin'
  | 'penguin'
  | 'owl'
  | 'bird'
  | 'robin'
  | 'crow'
  | 'duck'
  | 'swan'
  | 'fish'
  | 'clownfish'
  | 'goldfish'
  | 'sunflowers'
  | 'daisies';
export type FigureRole = 'woman' | 'man' | 'girl' | 'boy' | 'astronaut';

/** Where a thing belongs, so that a boat floats and a cup stands on a table. */
export type Medium = 'ground' | 'water' | 'air' | 'deep' | 'table';

export interface Noun {
  readonly thing: Thing;
  readonly medium: Medium;
  /** Height as a share of the picture when it is the only subject. */
  readonly share: number;
  readonly home: PlaceId;
  readonly habitat: Habitat;
  /** A colour that is asked for becomes its own. */
  readonly tints: boolean;
  /** Colours it has anyway: asked for, they change nothing. */
  readonly own?: readonly string[];
  /** What it can be seen doing; the first comes by itself. */
  readonly poses: readonly Pose[];
}

/** Clothes the engine can put on a person. */
export type Attire = 'suit' | 'coat' | 'dress' | 'shirt' | 'knit';

/** What a face may have beside itself. */
export type Extra = 'glasses' | 'sunglasses' | 'beard' | 'curls';

export interface Subject {
  readonly noun: Noun;
  readonly word: string;
  readonly count: number;
  /** The count was said: "one tree", not "a tree" or "trees". */
  readonly counted?: true;
  readonly colour: Rgb | null;
  /** The colour as it was said, of its own or dyed. */
  readonly hue?: string;
  readonly pose: Pose | null;
  /** Said of a person: "in a navy suit", "with long dark hair". */
  readonly attire?: { readonly kind: Attire; readonly colour: Rgb | null };
  readonly hair?: Rgb;
  readonly extras?: readonly Extra[];
}

export type PlaceId =
  | 'forest'
  | 'jungle'
  | 'mountains'
  | 'lake'
  | 'river'
  | 'beach'
  | 'ocean'
  | 'underwater'
  | 'desert'
  | 'savanna'
  | 'meadow'
  | 'lavender'
  | 'flowers'
  | 'village'
  | 'city'
  | 'skyline'
  | 'cafe'
  | 'room'
  | 'window'
  | 'kitchen'
  | 'office'
  | 'library'
  | 'studio'
  | 'moon'
  | 'space'
  | 'farm'
  | 'road'
  | 'coastRoad'
  | 'rocks'
  | 'garden'
  | 'heaven'
  | 'plain';

export type TimeOfDay = 'dawn' | 'day' | 'noon' | 'golden' | 'sunset' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog' | 'mist' | 'wind';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Style =
  | 'cinematic'
  | 'watercolor'
  | 'oil'
  | 'sketch'
  | 'minimal'
  | 'neon'
  | 'vintage'
  | 'mono'
  | 'sepia'
  | 'silhouette'
  | 'action'
  | 'portrait'
  | 'shallow'
  // Of a studio's light, and of edits alone.
  | 'studio'
  | 'pop'
  | 'dreamy'
  | 'dark'
  | 'pastel';
export type Relation = 'riding' | 'under' | 'beside';

export interface Scene {
  readonly subjects: readonly Subject[];
  /** How the first subject stands to the second. */
  readonly relation: Relation | null;
  readonly place: PlaceId;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  readonly styles: readonly Style[];
  /** Colours named without a thing: they tint the whole picture. */
  readonly palette: readonly Rgb[];
  /** False when nothing was understood: the engine then composes freely. */
  readonly understood: boolean;
  /** The moon or the sun was asked for by name. */
  readonly disc: 'sun' | 'moon' | null;
  readonly words: readonly string[];
}
