import type { Habitat, Noun, PlaceId } from './scene.ts';
import { indoor } from './tables/places.ts';
import type { Nearness } from './tables/verbs.ts';

const LAND: readonly PlaceId[] = [
  'forest',
  'mountains',
  'lake',
  'river',
  'beach',
  'desert',
  'savanna',
  'meadow',
  'lavender',
  'flowers',
  'garden',
  'village',
  'city',
  'farm',
  'road',
  'plain',
];
const BUILDING = LAND.filter((place) => !['city', 'road', 'village'].includes(place));

/** Where each kind of thing can be seen, and looks as it would there. */
const HABITATS: Readonly<Record<Habitat, readonly PlaceId[]>> = {
  land: LAND,
  pet: [...LAND, 'room', 'window', 'cafe', 'library', 'studio'],
  building: BUILDING,
  shore: ['rocks', 'beach', 'meadow'],
  wheels: [...LAND.filter((place) => place !== 'lake' && place !== 'river'), 'coastRoad'],
  water: ['lake', 'ocean'],
  air: [...LAND, 'heaven', 'ocean', 'skyline', 'rocks', 'coastRoad'],
  deep: ['underwater'],
  table: [...indoor],
  explorer: [...LAND, 'moon', 'room', 'studio'],
  person: ['studio', 'meadow', 'forest', 'mountains', 'beach', 'garden', 'city', 'flowers', 'lake'],
};

export const livesIn = ({ habitat }: Noun, place: PlaceId): boolean =>
  HABITATS[habitat].includes(place);

/** Keep to their own: a fish on a table, or a horse as tall as a house, is no picture of both. */
const APART: readonly Habitat[] = ['water', 'deep', 'table', 'air', 'person', 'building', 'shore'];

/** Who can be in one picture. */
export function goTogether(one: Noun, other: Noun): boolean {
  if ([one, other].some(({ habitat }) => habitat === 'person')) return false;
  const trees = [one, other].some(({ thing }) => thing.kind === 'tree');
  if (trees) return [one, other].every(({ medium }) => medium === 'ground');
  return (
    one.habitat === other.habitat || ![one, other].some(({ habitat }) => APART.includes(habitat))
  );
}

/** What "the sea" is for somebody who does not swim in it. */
export function placeFor(noun: Noun | undefined, place: PlaceId): PlaceId {
  if (noun === undefined) return place;
  if (noun.habitat === 'wheels' && (place === 'ocean' || place === 'beach')) return 'coastRoad';
  if (noun.habitat === 'shore' && (place === 'ocean' || place === 'beach')) return 'rocks';
  if (noun.habitat === 'deep' && place === 'ocean') return 'underwater';
  const wades = noun.habitat !== 'water' && noun.habitat !== 'air' && place === 'ocean';
  return wades ? 'beach' : place;
}

/** Words between a thing and a place that are true of a drawing; null where there are none. */
type Said = ReadonlySet<Nearness | null>;
const INSIDE: Said = new Set([null, 'in', 'across']);
const AFLOAT: Said = new Set([null, 'in', 'on', 'at', 'across', 'over']);
const ASHORE: Said = new Set([null, 'by', 'along', 'at', 'before']);
/** Without its place in the picture: a road is no beach. */
const BESIDE: Said = new Set(['by', 'along']);
const ALOFT: Said = new Set([null, 'over', 'across', 'along', 'by', 'before', 'under']);
const IN_THE_SKY: Said = new Set([null, 'in', 'across', 'over', 'under', 'before']);
/** "A robot from the moon", "a horse of the sea", "a woman with flowers". */
const ELSEWHERE: Said = new Set(['of', 'with']);

/** Where what flies is among what the place is made of. */
const AIRY: readonly PlaceId[] = ['heaven', 'mountains'];
/** Who cannot swim stands at their banks. */
const BANKS: readonly PlaceId[] = ['lake', 'river', 'ocean'];

/**
 * Whether a place was said as it will be drawn: "by the sea" is a beach, "in the sea" is not, and nothing
 * that flies is drawn on a road.
 */
export function isSaidSo(
  { habitat }: Noun,
  said: PlaceId,
  drawn: PlaceId,
  how: Nearness | null,
): boolean {
  if (ELSEWHERE.has(how)) return false;
  if (habitat === 'air') return (AIRY.includes(said) ? IN_THE_SKY : ALOFT).has(how);
  if (habitat === 'water') return AFLOAT.has(how);
  if (drawn === 'underwater') return INSIDE.has(how);
  if (drawn === 'coastRoad' && said !== drawn) return BESIDE.has(how);
  if (said === 'beach' && drawn === 'rocks') return BESIDE.has(how);
  return !BANKS.includes(said) || ASHORE.has(how);
}
