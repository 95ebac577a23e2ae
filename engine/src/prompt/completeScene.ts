import { type Rgb } from '../paint/colour.ts';
import { furniture as furnitureOf } from './furnish.ts';
import { nouns } from './nouns.ts';
import type {
  PlaceId,
  Relation,
  Scene,
  Season,
  Style,
  Subject,
  TimeOfDay,
  Weather,
} from './scene.ts';
import { faceWords } from './wear.ts';

/** What was said with it may take an indoor thing out of doors. */
function outside(found: Found): PlaceId | null {
  const other = found.subjects.find(
    (s) => s.noun.thing.kind === 'tree' || (s.noun.medium !== 'table' && !isIndoor(s.noun.home)),
  );
  if (other !== undefined) return other.noun.home;
  const living = found.subjects[0]?.noun.thing.kind === 'animal';
  return living && (found.season !== null || found.weather !== null || found.time !== null)
    ? 'garden'
    : null;
}

function isIndoor(place: PlaceId): boolean {
  return ['room', 'cafe', 'kitchen', 'office', 'library', 'window', 'studio'].includes(place);
}

interface Found {
  readonly subjects: readonly Subject[];
  readonly relation: Relation | null;
  readonly place: PlaceId | null;
  readonly time: TimeOfDay | null;
  readonly weather: Weather | null;
  readonly season: Season | null;
  readonly disc: Scene['disc'];
  readonly words: readonly string[];
  readonly style: readonly Style[];
  readonly palette: readonly Rgb[];
}

/** A person described by the face, without a place or a deed, is a portrait. */
function seenFromNear(found: Found, subjects: readonly Subject[]): boolean {
  const [hero] = subjects;
  return (
    hero?.noun.thing.kind === 'figure' &&
    subjects.length === 1 &&
    hero.count === 1 &&
    hero.pose === null &&
    found.place === null &&
    !found.style.includes('portrait') &&
    found.words.some((word) => faceWords.has(word))
  );
}

/** Fills what the prompt left open with what usually goes together. */
export function complete(found: Found): Scene {
  const is = (style: Style): boolean => found.style.includes(style);
  let subjects = found.subjects;
  const pronoun = found.words.find((w) =>
    ['she', 'her', 'he', 'him', 'me', 'i', 'someone'].includes(w),
  );
  const personal =
    is('portrait') ||
    is('confident') ||
    is('lifestyle') ||
    is('action') ||
    is('silhouette') ||
    is('adventure') ||
    is('urban');
  if (subjects.length === 0 && (personal || (pronoun !== undefined && found.place !== null))) {
    const word =
      pronoun === 'he' || pronoun === 'him' || is('adventure') || is('action') ? 'man' : 'woman';
    const noun = nouns[word];
    if (noun !== undefined)
      subjects = [{ noun, word, count: 1, colour: null, pose: is('action') ? 'run' : null }];
  }
  const hero = subjects[0];
  const looks = seenFromNear(found, subjects) ? [...found.style, 'portrait' as const] : found.style;
  const understood =
    subjects.length > 0 ||
    found.place !== null ||
    found.time !== null ||
    (found.weather !== null && found.words.length < 40);
  let place = found.place ?? null;
  if (place === null) {
    if (is('adventure')) place = 'mountains';
    else if (is('urban')) place = 'city';
    else if (is('studio') || is('minimal')) place = 'studio';
    else if (is('silhouette')) place = 'meadow';
    else if (hero !== undefined && isIndoor(hero.noun.home))
      place = outside(found) ?? hero.noun.home;
    else place = hero?.noun.home ?? (found.weather === 'storm' ? 'ocean' : 'mountains');
  }
  // A clean table is a studio's, whatever room the word alone would mean.
  if (is('minimal') && isIndoor(place) && hero?.noun.medium === 'table') place = 'studio';
  const wheels = hero?.noun.thing.kind === 'solid' && hero.noun.thing.model === 'car';
  if (wheels && (place === 'ocean' || place === 'beach')) place = 'coastRoad';
  if (hero?.word === 'lighthouse' && (place === 'ocean' || place === 'beach')) place = 'rocks';
  if (found.relation === 'on' && place === 'kitchen' && hero?.noun.medium === 'ground')
    place = 'room';
  // Trees stand on the shore.
  if (hero?.noun.thing.kind === 'tree' && place === 'ocean') place = 'beach';
  if (subjects.length === 0) subjects = furnitureOf(place);
  // A dolphin that leaps over a boat is seen from above the water.
  const afloat = subjects.some(({ noun }) => noun.medium === 'water');
  if (hero?.noun.medium === 'deep' && afloat) place = found.place ?? 'ocean';
  else if (hero?.noun.medium === 'deep' && (place === 'ocean' || place === 'lake'))
    place = 'underwater';
  const weather = found.weather ?? (is('urban') && is('neon') ? 'rain' : 'clear');
  let time = found.time;
  if (time === null) {
    if (found.disc === 'moon' || (is('neon') && ['city', 'skyline', 'road'].includes(place)))
      time = 'night';
    else if (is('silhouette')) time = 'sunset';
    else if (is('cinematic') || is('adventure')) time = 'golden';
    else if (is('dark')) time = 'dusk';
    else time = hero === undefined && place === 'mountains' ? 'golden' : 'day';
  }
  return {
    subjects,
    relation: subjects.length > 1 ? (found.relation ?? 'beside') : null,
    place,
    time,
    weather,
    season: found.season ?? (weather === 'snow' ? 'winter' : 'summer'),
    styles: looks,
    palette: found.palette,
    understood,
    disc: found.disc,
    words: found.words,
  };
}
