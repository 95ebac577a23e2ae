import { livesIn } from './habitats.ts';
import { saidOtherwise } from './misfits.ts';
import { readWords } from './readWords.ts';
import type { Reading } from './reading.ts';
import type { PlaceId, Scene, Subject, TimeOfDay, Weather } from './scene.ts';
import { castNouns, castRelations, pronouns } from './tables/cast.ts';
import { indoor, timeless } from './tables/places.ts';
import { RHYTHM, shotWords, type ShotId } from './tables/shots.ts';
import { lookUp, STOP, tokenise } from './tokens.ts';

export const PANELS = 6;
const LONGEST = 2_000;

/** One picture of the board. */
export interface Panel {
  readonly shot: ShotId;
  readonly caption: string;
  readonly subjects: readonly Subject[];
  readonly place: PlaceId;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Scene['season'];
}

/** A sentence as it was read, with what would be missing from its panel. */
export interface Beat {
  readonly caption: string;
  readonly shot: ShotId | null;
  readonly reading: Reading;
  readonly subjects: readonly Subject[];
  readonly place: PlaceId;
  readonly dropped: readonly string[];
}

/** Reads every sentence by itself; people, places and the hour are carried on. */
export function readBeats(description: string): readonly Beat[] {
  const cast: Subject[] = [];
  const beats: Beat[] = [];
  for (const caption of sentencesOf(description)) beats.push(readBeat(caption, cast, beats.at(-1)));
  return beats;
}

const sentencesOf = (description: string): readonly string[] =>
  description
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .split(/(?<=[.!?。！？;])\s*|\n+/u)
    .map((part) => part.replace(/^[\s,;:.\d)-]+/u, '').trim())
    .filter((part) => part.length > 1);

function readBeat(caption: string, cast: Subject[], before: Beat | undefined): Beat {
  const all = tokenise(caption).filter((word, i, list) => word !== STOP || i < list.length - 1);
  const start = ['a', 'an', 'the'].includes(all[0] ?? '') ? 1 : 0;
  const shot = lookUp(shotWords, all, start);
  const words = shot === null ? all : all.slice(start + shot.words);
  const { named, unknown } = withNames(words, cast);
  const reading = readWords(named, { nouns: castNouns, relations: castRelations });
  for (const subject of reading.subjects)
    if (!cast.some(({ word }) => word === subject.word)) cast.push(subject);
  const subjects = reading.subjects.map((subject) => ({
    ...(known(subject, cast) ?? subject),
    pose: subject.pose,
  }));
  const place = placeOf(reading, before);
  const strangers = subjects.filter(({ noun }) => !livesIn(noun, place)).map(({ word }) => word);
  const elsewhere = reading.subjects.flatMap(({ noun }) => saidOtherwise(reading, noun, place));
  const roofed = indoor.has(place) || timeless.has(place);
  const unseen = [
    ...(roofed ? [reading.weatherWords, reading.seasonWords] : []),
    ...(reading.subjects.some(({ noun }) => noun.habitat === 'table') ? ['things on tables'] : []),
    ...reading.styles.map((style) => style.words),
    ...reading.claims.map((claim) => claim.words),
  ].filter((one) => one !== '');
  const missing = [...unknown, ...reading.dropped, ...strangers, ...elsewhere, ...unseen];
  const nothing = missing.length + subjects.length === 0 && reading.place === null;
  return {
    caption,
    shot: shot?.value ?? null,
    reading,
    subjects,
    place,
    dropped: nothing ? [caption] : missing,
  };
}

const known = ({ word }: Subject, cast: readonly Subject[]): Subject | undefined =>
  cast.find((one) => one.word === word);

/** "She" becomes "the woman": only who was named before can be meant. */
function withNames(
  words: readonly string[],
  cast: readonly Subject[],
): { readonly named: readonly string[]; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const named = words.flatMap((word) => {
    const who = Object.hasOwn(pronouns, word) ? pronouns[word] : undefined;
    if (who === undefined) return [word];
    const meant = who === 'all' ? cast : cast.filter((one) => isMeant(one, who)).slice(-1);
    if (meant.length === 0 || meant.length > 2) {
      unknown.push(word);
      return [];
    }
    return meant.flatMap((one, i) => [...(i > 0 ? ['and'] : []), 'the', ...one.word.split(' ')]);
  });
  return { named, unknown };
}

function isMeant({ noun: { thing } }: Subject, who: 'woman' | 'man' | 'other'): boolean {
  if (thing.kind !== 'figure') return who === 'other';
  const female = thing.role === 'woman' || thing.role === 'girl';
  return thing.role === 'astronaut' ? who !== 'other' : who === (female ? 'woman' : 'man');
}

/** Said now, else where the story is, else where its first actor is at home. */
function placeOf(reading: Reading, before: Beat | undefined): PlaceId {
  const [hero] = reading.subjects;
  if (reading.place !== null)
    return hero === undefined ? reading.place : shore(hero, reading.place);
  if (before !== undefined && reading.subjects.every(({ noun }) => livesIn(noun, before.place)))
    return before.place;
  return hero?.noun.home ?? before?.place ?? 'meadow';
}

const shore = ({ noun }: Subject, place: PlaceId): PlaceId =>
  place === 'ocean' && !livesIn(noun, place) ? (livesIn(noun, 'beach') ? 'beach' : place) : place;

/** Six panels: short stories see a sentence from two sides. */
export function panelsOf(beats: readonly Beat[]): readonly Panel[] {
  const panels: Panel[] = [];
  for (let n = 0; n < PANELS; n++) {
    const at = Math.max(0, Math.ceil(((n + 1) * beats.length) / PANELS) - 1);
    const beat = beats[at];
    if (beat === undefined) continue;
    const before = panels.at(-1);
    const { reading, subjects, place } = beat;
    const under = indoor.has(place) || timeless.has(place);
    const stays = before?.place === place || reading.place === null;
    panels.push({
      shot: beat.shot ?? (subjects.length === 0 ? 'wide' : (RHYTHM[n] ?? 'wide')),
      caption: beat.caption,
      subjects,
      place,
      time: reading.time ?? before?.time ?? 'day',
      weather: under ? 'clear' : (reading.weather ?? (stays ? before?.weather : null) ?? 'clear'),
      season: reading.season ?? before?.season ?? 'summer',
    });
  }
  return panels;
}
