import { addSubject } from './addSubject.ts';
import type { Noun, PlaceId } from './scene.ts';
import { setPlace, setSeason, setTime, setWeather, type Reading } from './reading.ts';
import { claims, ownColours } from './tables/claims.ts';
import {
  discs,
  seasons,
  timeAdjectives,
  times,
  weatherAdjectives,
  weathers,
} from './tables/light.ts';
import { looks } from './tables/looks.ts';
import { places } from './tables/places.ts';
import { articles, colours, numbers, polite } from './tables/words.ts';
import { lookUp, STOP } from './tokens.ts';

/** What stands before a noun. */
export interface Front {
  count: number | null;
  /** Its words: "a pair of". */
  counted: string;
  colour: string | null;
  words: number;
  article: boolean;
  /** Adjectives of a place: they are wrong before a thing. */
  readonly aside: { readonly words: string; readonly set: () => void }[];
  /** Unknown words between the article and the noun. */
  readonly unknown: string[];
}

export interface Phrase {
  readonly kind: 'subject' | 'place' | 'setting' | 'adjectives';
  readonly words: number;
  readonly place?: PlaceId;
}

/** A thing, a place, an hour or a weather with all that stands before it; null when there is none. */
export function readPhrase(
  words: readonly string[],
  from: number,
  reading: Reading,
  wanted: { readonly subject: boolean },
): Phrase | null {
  const front = readFront(words, from, reading);
  const at = from + front.words;
  const place = lookUp(places, words, at);
  const { nouns } = reading.vocabulary;
  const noun = lookUp(nouns, words, at, true);
  const setting = readSetting(words, at, reading);
  const longest = Math.max(place?.words ?? 0, noun?.words ?? 0, setting?.words ?? 0);
  if (longest === 0) return adjectivesAlone(words, from, front);
  reading.dropped.push(...front.unknown);
  if (noun !== null && noun.words === longest) {
    if (!wanted.subject) reading.dropped.push(noun.phrase);
    else addSubject(noun, front, reading);
    for (const { words: adjective } of front.aside) reading.dropped.push(adjective);
    return { kind: 'subject', words: front.words + longest };
  }
  for (const { set } of front.aside) set();
  // Places come as they are: "a lone mountain" would be a range.
  if (front.count !== null) reading.dropped.push(front.counted);
  if (place !== null && place.words === longest) {
    if (front.colour !== null) setColour(reading, place.value, front.colour);
    setPlace(reading, place.value, place.phrase);
    return { kind: 'place', words: front.words + longest, place: place.value };
  }
  if (front.colour !== null) reading.dropped.push(front.colour);
  setting?.set();
  return { kind: 'setting', words: front.words + longest };
}

/** A place's own colour is claimed, and looked for when hour and season are known. */
function setColour(reading: Reading, place: PlaceId, words: string): void {
  const claim = ownColours[place]?.[words];
  if (claim === undefined) reading.dropped.push(words);
  else reading.claims.push({ words, claim });
}

/** "Winter, foggy" without a noun: only what says an hour, a weather or a season. */
function adjectivesAlone(words: readonly string[], from: number, front: Front): Phrase | null {
  const next = words[from + front.words];
  const ends = next === undefined || next === STOP || next === 'and';
  const bare = front.count === null && front.colour === null && front.unknown.length === 0;
  if (!ends || !bare || front.aside.length === 0) return null;
  for (const { set } of front.aside) set();
  return { kind: 'adjectives', words: front.words };
}

function readFront(words: readonly string[], from: number, reading: Reading): Front {
  const front: Front = {
    count: null,
    counted: '',
    colour: null,
    words: 0,
    article: false,
    aside: [],
    unknown: [],
  };
  const { nouns } = reading.vocabulary;
  for (;;) {
    const at = from + front.words;
    const taken = readOneBefore(words, at, front, reading);
    if (taken > 0) {
      front.words += taken;
      continue;
    }
    // An unknown adjective is left out, and what it was said of is still seen.
    const word = words[at];
    const known = [1, 2].find((n) => isNoun(words, at + n, nouns));
    const isWord =
      word !== undefined &&
      word !== STOP &&
      !isNoun(words, at, nouns) &&
      readSetting(words, at, reading) === null;
    if (!isWord || known === undefined || !(front.article || front.count !== null)) return front;
    if (words.slice(at, at + known).some((one) => one === STOP || CONNECTING.has(one)))
      return front;
    front.unknown.push(word);
    front.words += 1;
  }
}

const CONNECTING: ReadonlySet<string> = new Set([
  'of',
  'and',
  'with',
  'in',
  'on',
  'at',
  'by',
  'to',
]);

const isNoun = (words: readonly string[], at: number, nouns: Nouns): boolean =>
  lookUp(nouns, words, at, true) !== null || lookUp(places, words, at) !== null;

function readOneBefore(
  words: readonly string[],
  at: number,
  front: Front,
  reading: Reading,
): number {
  const { nouns } = reading.vocabulary;
  const word = words[at] ?? '';
  // A name of several words ("red fox", "golden hour") is read as one.
  const named = Math.max(
    lookUp(nouns, words, at, true)?.words ?? 0,
    lookUp(places, words, at)?.words ?? 0,
    lookUp(times, words, at)?.words ?? 0,
    lookUp(weathers, words, at)?.words ?? 0,
  );
  if (named > 1) return 0;
  const number = lookUp(numbers, words, at);
  const counted = number?.value ?? (/^\d{1,6}$/u.test(word) ? Number(word) : null);
  if (counted !== null && front.count === null) {
    front.count = counted;
    front.counted = number?.phrase ?? word;
    return number?.words ?? 1;
  }
  if (articles.has(word) && !front.article) {
    front.article = true;
    return 1;
  }
  const kind = lookUp(polite, words, at);
  if (kind !== null && !kind.phrase.endsWith(' of')) return kind.words;
  const claim = lookUp(claims, words, at);
  const colour = lookUp(colours, words, at);
  if (colour !== null && front.colour === null && claim === null) {
    front.colour = colour.phrase;
    return colour.words;
  }
  if (claim !== null && isNoun(words, at + claim.words, nouns)) {
    const { value, phrase } = claim;
    const claimed = { words: phrase, claim: value };
    front.aside.push({ words: phrase, set: () => reading.claims.push(claimed) });
    return claim.words;
  }
  const look = lookUp(looks, words, at);
  const { style, place, opens, alone } = look?.value ?? {};
  const isAdjective = (place ?? opens ?? alone) === undefined;
  if (look !== null && style !== undefined && isAdjective) {
    if (!isNoun(words, at + look.words, nouns)) return 0;
    reading.styles.push({ style, words: look.phrase });
    reading.drawn.push(look.phrase);
    return look.words;
  }
  return readAdjective(words, at, front, reading);
}

function readAdjective(
  words: readonly string[],
  at: number,
  front: Front,
  reading: Reading,
): number {
  const { nouns } = reading.vocabulary;
  const time = lookUp(timeAdjectives, words, at);
  const weather = lookUp(weatherAdjectives, words, at);
  // "An autumn forest", "a night sky", "morning fog": a noun before another one.
  const season = lookUp(seasons, words, at);
  const hour = lookUp(times, words, at);
  const found = time ?? weather ?? season ?? hour;
  if (found === null) return 0;
  const { words: length, phrase } = found;
  const asNoun = found === season || found === hour;
  const follows =
    isNoun(words, at + length, nouns) || readSetting(words, at + length, reading) !== null;
  if (asNoun && !follows) return 0;
  const set = (): void => {
    if (time !== null) setTime(reading, time.value, phrase);
    else if (weather !== null) setWeather(reading, weather.value, phrase);
    else if (season !== null) setSeason(reading, season.value, phrase);
    else if (hour !== null) setTime(reading, hour.value, phrase);
  };
  front.aside.push({ words: phrase, set });
  return length;
}

/** An hour, a weather, a season or the moon by its noun. */
function readSetting(
  words: readonly string[],
  at: number,
  reading: Reading,
): { readonly words: number; readonly set: () => void } | null {
  const disc = lookUp(discs, words, at);
  const time = lookUp(times, words, at);
  const weather = lookUp(weathers, words, at);
  const season = lookUp(seasons, words, at);
  const longest = Math.max(...[disc, time, weather, season].map((found) => found?.words ?? 0));
  if (longest === 0) return null;
  const phrase = words.slice(at, at + longest).join(' ');
  const set = (): void => {
    if (disc?.words === longest) {
      reading.disc = 'moon';
      setTime(reading, 'night', phrase);
    } else if (weather?.words === longest) setWeather(reading, weather.value, phrase);
    else if (time?.words === longest) setTime(reading, time.value, phrase);
    else if (season?.words === longest) setSeason(reading, season.value, phrase);
  };
  return { words: longest, set };
}

type Nouns = Readonly<Record<string, Noun>>;
