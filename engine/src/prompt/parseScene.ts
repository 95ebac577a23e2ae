import { rgb, type Rgb } from '../paint/colour.ts';
import type { Pose } from '../subjects/animal.ts';
import { furniture as furnitureOf, inVase } from './furnish.ts';
import { nouns } from './nouns.ts';
import { photoTerms, softThings, technicalLength } from './photoTerms.ts';
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
import { lookUp, tokenise } from './tokens.ts';
import { extras, faceWords, garments, isWorn, readHair, wearables } from './wear.ts';
import {
  colours,
  comparisons,
  distantSnow,
  fillers,
  furniture,
  leads,
  negations,
  numbers,
  places,
  poses,
  relations,
  seasons,
  styles,
  times,
  verbLike,
  verbMarkers,
  weathers,
} from './words.ts';

const MAX_SUBJECTS = 3;
const has = (table: Readonly<Record<string, unknown>>, word: string): boolean =>
  Object.hasOwn(table, word);

/** Reads a prompt into a scene. Unknown words are left alone: they never become a thing. */
export function parseScene(prompt: string): Scene {
  const words = tokenise(prompt);
  const subjects: Subject[] = [];
  const found: { style: Style[]; palette: Rgb[] } = { style: [], palette: [] };
  let relation: Relation | null = null;
  let place: PlaceId | null = null;
  let placeIsFurniture = false;
  let time: TimeOfDay | null = null;
  let weather: Weather | null = null;
  let season: Season | null = null;
  let disc: Scene['disc'] = null;
  let pose: Pose | null = null;
  let count = 0;
  let colour: Rgb | null = null;
  let pendingRelation: Relation | null = null;
  let muted = 0;

  for (let i = 0; i < words.length;) {
    const word = words[i] ?? '';
    const before = words[i - 1] ?? '';
    if (negations.has(word) || comparisons.has(word)) {
      muted = 4;
      i += 1;
      continue;
    }
    if (/^[.;!?]$/u.test(word)) muted = 0;
    const aside = readPhotography(i) || readPerson(i);
    if (aside > 0) {
      i += aside;
      continue;
    }
    const noun = lookUp(nouns, words, i, true);
    const spot = lookUp(places, words, i, false);
    const isPlace = spot !== null && (noun === null || spot.words >= noun.words);
    if (muted > 0 && (noun !== null || isPlace)) {
      muted = 0;
      i += Math.max(noun?.words ?? 0, spot?.words ?? 0, 1);
      continue;
    }
    muted -= 1;

    // "Roses in a vase" are one thing.
    const flowers = subjects.at(-1);
    if (noun?.phrase === 'vase' && flowers !== undefined && words.slice(i - 3, i).includes('in')) {
      const held = inVase(flowers);
      if (held !== null) {
        subjects[subjects.length - 1] = held;
        i += noun.words;
        continue;
      }
    }

    // "A cat wearing a top hat" is a picture of a cat: what it wears is no thing beside it.
    if (noun !== null && wearables.has(noun.phrase) && isCarried(i)) {
      [count, colour] = [0, null];
      i += noun.words;
      continue;
    }

    if (
      noun !== null &&
      !isPlace &&
      !verbMarkers.has(before) &&
      !isVerbHere(noun, before) &&
      !isColourHere(words, i, noun.phrase)
    ) {
      const wanted = count > 0 ? count : noun.plural ? 3 : 1;
      if (subjects.length < MAX_SUBJECTS && !subjects.some((s) => s.word === noun.phrase)) {
        if (subjects.length === 1 && pendingRelation !== null) relation = pendingRelation;
        subjects.push({
          noun: noun.value,
          word: noun.phrase,
          count: Math.min(9, wanted),
          colour,
          pose,
        });
      }
      [count, colour, pendingRelation, pose] = [0, null, null, null];
      i += noun.words;
      continue;
    }
    if (isPlace && spot !== null) {
      // The first place is where it happens; a later, more specific phrase only refines it.
      const rough = furniture.has(words[i + spot.words - 1] ?? '') && spot.value !== 'studio';
      if (place === null || (placeIsFurniture && !rough)) {
        place = spot.value;
        placeIsFurniture = rough;
      }
      readAside(words, i, spot.words);
      if (spot.words > 1 && place === 'meadow') place = spot.value;
      count = 0;
      i += spot.words;
      continue;
    }
    i += readOne(i);
  }

  function readAside(list: readonly string[], from: number, length: number): void {
    for (let j = from; j < from + length; j++) {
      const style = lookUp(styles, list, j, false);
      if (style !== null && !found.style.includes(style.value)) found.style.push(style.value);
    }
  }

  /** Terms of the trade: how many words they take, none when there is none here. */
  function readPhotography(i: number): number {
    const technical = technicalLength(words, i);
    if (technical > 0) return technical;
    const far = lookUp(distantSnow, words, i, false);
    if (far !== null) return far.words;
    if (words[i] === 'soft' && [1, 2].some((j) => softThings.has(words[i + j] ?? ''))) return 1;
    // Charcoal is a colour of cloth, else a medium.
    if (words[i] === 'charcoal' && lookUp(garments, words, i + 1, false) !== null) {
      colour = rgb('#3b3d43');
      found.palette.push(colour);
      return 1;
    }
    const term = lookUp(photoTerms, words, i, false);
    if (term === null) return 0;
    const { style, place: where, colour: backdrop } = term.value;
    if (style !== undefined && !found.style.includes(style)) found.style.push(style);
    if (where !== undefined) place ??= where;
    if (backdrop !== undefined) found.palette.push(rgb(backdrop));
    count = 0;
    return term.words;
  }

  /** Hair and clothes of the person spoken of last. */
  function readPerson(i: number): number {
    const last = subjects.at(-1);
    const hair = readHair(words, i);
    if (hair !== null) {
      if (last?.noun.thing.kind === 'figure')
        subjects[subjects.length - 1] = {
          ...last,
          ...(hair.colour === null ? {} : { hair: rgb(hair.colour) }),
          ...(hair.curly ? { extras: [...(last.extras ?? []), 'curls' as const] } : {}),
        };
      return hair.words;
    }
    const extra = lookUp(extras, words, i, false);
    if (extra !== null && last?.noun.thing.kind === 'figure') {
      const worn = [...(last.extras ?? []), extra.value];
      // A beard's colour is the hair's, when the hair's own is not told.
      const hairToo = extra.value === 'beard' && colour !== null ? { hair: colour } : {};
      subjects[subjects.length - 1] = { ...hairToo, ...last, extras: worn };
      [count, colour] = [0, null];
      return extra.words;
    }
    if (last?.noun.thing.kind !== 'figure') return 0;
    const garment = lookUp(garments, words, i, false);
    if (garment === null || !isWorn(words, i)) return 0;
    if (colour !== null) found.palette.splice(found.palette.indexOf(colour), 1);
    subjects[subjects.length - 1] = { ...last, attire: { kind: garment.value, colour } };
    [count, colour, pendingRelation] = [0, null, null];
    return garment.words;
  }

  /** The last two things were named in one breath: "a cat and two dogs". */
  function isListed(i: number): boolean {
    return words.slice(Math.max(0, i - 5), i).includes('and');
  }

  function isCarried(i: number): boolean {
    const kind = subjects.at(-1)?.noun.thing.kind;
    const living = kind === 'figure' || kind === 'animal';
    return living && isWorn(words, i);
  }

  function readOne(i: number): number {
    const word = words[i] ?? '';
    const style = lookUp(styles, words, i, false);
    if (style !== null && !found.style.includes(style.value)) found.style.push(style.value);
    const t = lookUp(times, words, i, false);
    if (t !== null) time ??= t.value;
    const w = lookUp(weathers, words, i, false);
    if (w !== null) weather = w.value === 'storm' ? 'storm' : (weather ?? w.value);
    const s = lookUp(seasons, words, i, false);
    if (s !== null) season ??= s.value;
    const r = lookUp(relations, words, i, false);
    if (r !== null && subjects.length > 0 && pendingRelation !== 'riding')
      pendingRelation = r.value;
    const p = lookUp(poses, words, i, false);
    if (p !== null) {
      const last = subjects.at(-1);
      if (last !== undefined && last.pose === null) {
        subjects[subjects.length - 1] = { ...last, pose: p.value };
        // "A cat and two dogs sitting": both do.
        const [other] = subjects;
        if (subjects.length === 2 && other?.pose === null && isListed(i))
          subjects[0] = { ...other, pose: p.value };
      } else pose = p.value;
    }
    if (word === 'moon' || word === 'moonlight' || word === 'moonlit') {
      const on = words[i - 1] === 'the' && words[i - 2] === 'on';
      if (on) place ??= 'moon';
      else disc = 'moon';
    }
    if (word === 'sun') disc ??= 'sun';
    if (has(numbers, word)) count = count > 1 ? count : (numbers[word] ?? 0);
    else if (/^\d+$/u.test(word)) count = Math.min(9, Math.max(1, Number(word)));
    else if (has(colours, word) && (t?.words ?? 1) === 1) {
      colour = rgb(colours[word] ?? '#888888');
      found.palette.push(colour);
    } else if (!fillers.has(word) && (style ?? t ?? w ?? s ?? p) === null) {
      colour = null;
      if (r !== null) count = 0;
    }
    const longest = Math.max(style?.words ?? 1, t?.words ?? 1, r?.words ?? 1, w?.words ?? 1);
    return longest;
  }

  return complete({ subjects, relation, place, time, weather, season, disc, words, ...found });
}

/** "orange" and "rose" before another noun are colours. */
function isColourHere(words: readonly string[], i: number, phrase: string): boolean {
  if (!has(colours, phrase)) return false;
  return (
    lookUp(nouns, words, i + 1, true) !== null ||
    lookUp(places, words, i + 1, false) !== null ||
    ['sky', 'light', 'sunset', 'background', 'and', 'glow'].includes(words[i + 1] ?? '')
  );
}

/** "bears" and "watches" after an unknown word are what that word does. */
function isVerbHere(
  noun: { readonly plural: boolean; readonly phrase: string },
  before: string,
): boolean {
  if (!noun.plural || !verbLike.has(noun.phrase) || before === '') return false;
  return (
    !leads.has(before) &&
    !has(numbers, before) &&
    !has(colours, before) &&
    !fillers.has(before) &&
    !has(styles, before) &&
    !/^\d+$|^[.;!?]$/u.test(before)
  );
}

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
function complete(found: Found): Scene {
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
