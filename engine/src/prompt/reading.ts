import type { Rgb } from './rgb.ts';
import type {
  Noun,
  PlaceId,
  Relation,
  Scene,
  Season,
  Style,
  Subject,
  TimeOfDay,
  Weather,
} from './scene.ts';
import { bothPlaces } from './tables/places.ts';
import type { Claim } from './tables/claims.ts';
import { subjects } from './tables/subjects.ts';
import { relations, type Nearness } from './tables/verbs.ts';

/** Which things and relations are known: those of pictures, or those of storyboards. */
export interface Vocabulary {
  readonly nouns: Readonly<Record<string, Noun>>;
  readonly relations: Readonly<Record<string, Relation>>;
}

const PICTURES: Vocabulary = { nouns: subjects, relations };

/** What has been read so far, and the words that made it. Nothing is taken back silently. */
export interface Reading {
  readonly vocabulary: Vocabulary;
  readonly subjects: Subject[];
  /** As many as there is room for, where more were asked for: only offered. */
  readonly fewer: Subject[];
  relation: Relation | null;
  place: PlaceId | null;
  /** Words the place was named by: they are left out if nothing can stand there. */
  placeWords: string;
  /** Every place by how it was said of the things: "by a lake", "in the mountains". */
  readonly placed: { readonly place: PlaceId; readonly how: Nearness; readonly words: string }[];
  time: TimeOfDay | null;
  timeWords: string;
  weather: Weather | null;
  weatherWords: string;
  season: Season | null;
  seasonWords: string;
  disc: Scene['disc'];
  readonly styles: { readonly style: Style; readonly words: string }[];
  readonly palette: Rgb[];
  /** What must be true of the finished scene for the words to have been honoured. */
  readonly claims: { readonly words: string; readonly claim: Claim }[];
  readonly drawn: string[];
  readonly dropped: string[];
}

export const nothingRead = (vocabulary: Vocabulary = PICTURES): Reading => ({
  vocabulary,
  subjects: [],
  fewer: [],
  relation: null,
  place: null,
  placeWords: '',
  placed: [],
  time: null,
  timeWords: '',
  weather: null,
  weatherWords: '',
  season: null,
  seasonWords: '',
  disc: null,
  styles: [],
  palette: [],
  claims: [],
  drawn: [],
  dropped: [],
});

/** Two hours, or two kinds of weather, are one too many: the second is left out. */
export function setTime(reading: Reading, time: TimeOfDay, words: string): void {
  if (reading.time !== null && reading.time !== time && !isNear(reading.time, time)) {
    reading.dropped.push(words);
    return;
  }
  reading.time ??= time;
  reading.timeWords ||= words;
  reading.drawn.push(words);
}

/** "Sunset in the evening light" is one hour. */
const isNear = (one: TimeOfDay, other: TimeOfDay): boolean =>
  [one, other].every((time) => ['dawn', 'golden', 'day', 'noon'].includes(time)) ||
  [one, other].every((time) => ['golden', 'sunset', 'dusk'].includes(time));

export function setWeather(reading: Reading, weather: Weather, words: string): void {
  const { weather: before } = reading;
  const wet = [before, weather].every((one) => one === 'rain' || one === 'storm');
  const dim = [before, weather].every((one) => ['fog', 'mist', 'cloudy'].includes(one ?? ''));
  if (before !== null && before !== weather && !wet && !dim) {
    reading.dropped.push(words);
    return;
  }
  reading.weather = wet && before !== weather ? 'storm' : (before ?? weather);
  reading.weatherWords ||= words;
  if (weather === 'snow') setSeason(reading, 'winter', words);
  else reading.drawn.push(words);
}

export function setSeason(reading: Reading, season: Season, words: string): void {
  if (reading.season !== null && reading.season !== season) {
    reading.dropped.push(words);
    return;
  }
  reading.season = season;
  reading.seasonWords ||= words;
  reading.drawn.push(words);
}

export function setPlace(reading: Reading, place: PlaceId, words: string): void {
  const both = reading.place === null ? place : bothPlaces(reading.place, place);
  if (both === null) {
    reading.dropped.push(words);
    return;
  }
  reading.place = both;
  reading.placeWords ||= words;
  reading.drawn.push(words);
}
