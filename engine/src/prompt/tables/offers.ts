import type { PlaceId, Relation, Season, TimeOfDay, Weather } from '../scene.ts';

/** How a place is said with something in it. */
export const IN_PLACE: Readonly<Partial<Record<PlaceId, string>>> = {
  forest: 'in a forest',
  mountains: 'in the mountains',
  lake: 'by a mountain lake',
  river: 'by a river',
  beach: 'on a beach',
  ocean: 'on the sea',
  underwater: 'underwater',
  desert: 'in the desert',
  savanna: 'on the savanna',
  meadow: 'in a meadow',
  lavender: 'in a lavender field',
  flowers: 'in a field of flowers',
  garden: 'in a park',
  village: 'in a village',
  city: 'in a city street',
  skyline: 'over a city skyline',
  heaven: 'in the sky',
  cafe: 'in a cafe',
  room: 'in a living room',
  window: 'on a windowsill',
  kitchen: 'on a wooden table',
  studio: 'on a white background',
  moon: 'on the moon',
  farm: 'on a farm',
  road: 'on a country road',
  coastRoad: 'on a coastal road',
  rocks: 'on a rocky coast',
  plain: 'in the snow',
};
export const AT_TIME: Readonly<Record<TimeOfDay, string>> = {
  dawn: 'at dawn',
  day: 'in daylight',
  noon: 'at noon',
  golden: 'at golden hour',
  sunset: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
};

export const IN_SEASON: Readonly<Record<Season, string>> = {
  spring: 'in spring',
  summer: 'in summer',
  autumn: 'in autumn',
  winter: 'in winter',
};
export const IN_WEATHER: Readonly<Partial<Record<Weather, string>>> = {
  rain: 'in the rain',
  storm: 'in a storm',
  snow: 'in the snow',
  fog: 'in fog',
  mist: 'in mist',
};
export const RELATED: Readonly<Record<Relation, string>> = {
  beside: 'and',
  under: 'under',
  riding: 'riding',
};
export const COUNTS: readonly string[] = ['', '', 'two', 'three', 'four'];

/** What follows them was not wanted: it is not offered. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  'not',
  'no',
  'without',
  'but',
  'except',
  'never',
  "don't",
  'nothing',
  'neither',
]);

/** What it draws well: offered when nothing nearer is at hand. */
export const FAVOURITES: readonly string[] = [
  'A red fox in a snowy forest at sunset',
  'A mountain lake at dawn',
  'A cup of coffee on a wooden table',
  'A hot air balloon over lavender fields',
  'A red sports car on a coastal road',
  'A lighthouse in a storm',
  'Two elephants on the savanna at golden hour',
  'A watercolor of a village in spring',
];
