import { parseScene } from '../prompt/parseScene.ts';
import type { PlaceId, Scene, Subject, TimeOfDay, Weather } from '../prompt/scene.ts';
import { dressed } from './dressed.ts';
import { RHYTHM, SHOT_WORDS, type ShotId } from './shots.ts';

export const PANELS = 6;

/** One picture of the board. */
export interface Panel {
  readonly shot: ShotId;
  readonly caption: string;
  readonly subjects: readonly Subject[];
  readonly place: PlaceId;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Scene['season'];
  readonly understood: boolean;
}

const LONGEST = 2_000;
/** Words that are things as nouns but deeds after a person: "they watch", "the robot waves". */
const DEEDS =
  /\b(watch(?:es|ed|ing)?|wav(?:es|ed|ing)|wave|flies|fly|ducks?|bears?|rose|rings?|saw|spots?|lights? (?=up)|leaves? (?:her|his|the|their|its) (?:office|home|house|room|school|flat|apartment))\b/gu;
/** "Home through the park" happens in the park. */
const ON_THE_WAY = /\bhome (?=through|across|along|past|down|over|by)/gu;
/** What a film is for is not a picture of it. */
const BILLING =
  /^(?:(?:an?|the|make|create|draw)\s+)*(?:short\s+|new\s+)?(?:commercial|ad|advert|advertisement|film|movie|video|story|storyboard|clip|trailer|spot)\b(?:\s+(?:for|about|of)\b.*)?$/iu;
const plain = (beat: string): string =>
  beat.toLowerCase().replace(ON_THE_WAY, '').replace(DEEDS, ' ');
const PERSONAL: Readonly<Record<string, 'woman' | 'man' | 'other' | 'all'>> = {
  she: 'woman',
  her: 'woman',
  he: 'man',
  him: 'man',
  his: 'man',
  it: 'other',
  they: 'all',
  them: 'all',
  their: 'all',
  both: 'all',
};
const REPOSE = /\b(?:sleeps?|sleeping|sits?|sitting|rests?|lies|lying)\b/u;
const KNEEL = /\b(?:kneels?|kneeling|knelt|crouch\w*|bends? down|on one knee)\b/u;
const HASTE = /\b(?:runs?|running|races?|chas\w+|hurr\w+|escap\w+|flees?)\b/u;
const STRIDE =
  /\b(?:walks?|walking|leaves?|leaving|enters?|follows?|strolls?|arrives?|reach\w*|goes|crosses|steps?)\b/u;

/** Six pictures of a story: who is where in each, with people and places carried on. */
export function readStory(description: string): Panel[] {
  const beats = spread(told(beatsOf(description)));
  const cast: Subject[] = [];
  const panels: Panel[] = [];
  for (const [n, beat] of beats.entries()) {
    const before = panels.at(-1);
    const scene = parseScene(plain(beat));
    const subjects = whoIsSeen(scene, beat, cast, panels.length);
    const said = placeSaid(scene, beat);
    // A place without anybody is a view of it.
    const view = said !== null && subjects.length === 0;
    const shot = shotAsked(beat) ?? (view ? 'wide' : (RHYTHM[n] ?? 'wide'));
    panels.push({
      shot,
      caption: beat,
      subjects: subjects
        .filter((s) => !isInThePlace(s, said ?? before?.place ?? null))
        .map((s) => posed(s, beat)),
      place: said ?? before?.place ?? scene.place,
      time: timeSaid(scene, beat) ?? before?.time ?? scene.time,
      weather: scene.weather !== 'clear' ? scene.weather : weatherOn(before, said),
      season: before !== undefined && scene.season === 'summer' ? before.season : scene.season,
      understood: scene.understood || cast.length > 0,
    });
  }
  return panels;
}

/** Sentences, or clauses where there are too few of them. */
function beatsOf(description: string): string[] {
  const text = description
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const split = (pattern: RegExp): string[] =>
    text
      .split(pattern)
      .map((part) => part.replace(/^[\s,;:.\d)-]+/u, '').trim())
      .filter((part) => part.length > 2);
  const sentences = split(/(?<=[.!?。！？])\s+|\n+|;\s+|\s+(?=\d[.)]\s)/u);
  if (sentences.length >= 4) return sentences;
  const clauses = split(
    /(?<=[.!?。！？])\s+|;\s+|:\s+|,\s+(?:then |and |but )?|\s+(?:and then|then|while|before|after that)\s+/u,
  );
  return clauses.length > sentences.length
    ? clauses
    : sentences.length > 0
      ? sentences
      : [text === '' ? '...' : text];
}

/** Without what only announces the film, unless that is all there is. */
function told(beats: readonly string[]): readonly string[] {
  const pictures = beats.filter((beat) => !BILLING.test(beat));
  return pictures.length > 0 ? pictures : beats;
}

/** Always six: long stories keep their first and last beat, short ones see a beat from two sides. */
function spread(beats: readonly string[]): string[] {
  return Array.from({ length: PANELS }, (_, n) => {
    const at =
      beats.length > PANELS
        ? Math.round((n / (PANELS - 1)) * (beats.length - 1))
        : Math.min(beats.length - 1, Math.max(0, Math.ceil(((n + 1) * beats.length) / PANELS) - 1));
    return beats[at] ?? '';
  });
}

const isPerson = (subject: Subject): boolean => subject.noun.thing.kind === 'figure';
const isFemale = ({ noun: { thing } }: Subject): boolean =>
  thing.kind === 'figure' && (thing.role === 'woman' || thing.role === 'girl');

/** Named now, or meant by a pronoun; new ones join the cast. */
function whoIsSeen(scene: Scene, beat: string, cast: Subject[], n: number): Subject[] {
  // A pronoun alone makes the parser invent somebody: here it means somebody known.
  const words = beat.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const named = scene.subjects.filter((s) =>
    words.some((w) => w.startsWith(s.word.split(' ').at(-1)?.slice(0, 4) ?? s.word)),
  );
  const meant = words.flatMap((word) => {
    const who = Object.hasOwn(PERSONAL, word) ? PERSONAL[word] : undefined;
    if (who === 'all') return cast.slice(0, 3);
    if (who === undefined) return [];
    const known = cast
      .toReversed()
      .find((s) =>
        who === 'other'
          ? !isPerson(s)
          : who === 'woman'
            ? isFemale(s)
            : isPerson(s) && !isFemale(s),
      );
    return known === undefined ? [] : [known];
  });
  const invented = meant.length === 0 && named.length === 0 ? scene.subjects : [];
  const known = named.map((s) => ({
    ...(cast.find((c) => c.word === s.word) ?? s),
    pose: s.pose,
    count: s.count,
  }));
  const seen = unique([...meant.filter(isPerson), ...known, ...meant, ...invented]).slice(0, 3);
  for (const one of seen)
    if (!cast.some((c) => c.word === one.word))
      cast.push(dressed(one, cast.filter(isPerson).length));
  const dress = (one: Subject): Subject => ({
    ...(cast.find((c) => c.word === one.word) ?? one),
    pose: one.pose,
    count: one.count,
  });
  if (seen.length > 0) return seen.map(dress);
  return n === 0 || placeSaid(scene, beat) !== null ? [] : cast.slice(0, 2);
}

/** The sketch of a room has its own fire, that of the moon its own earth. */
const isInThePlace = ({ word }: Subject, place: PlaceId | null): boolean =>
  (place === 'room' && /^(?:fire|campfire|bonfire)$/u.test(word)) ||
  (place === 'village' && word === 'house') ||
  ((place === 'moon' || place === 'space') && /^(?:earth|moon|star|planet)$/u.test(word));

const unique = (subjects: readonly Subject[]): Subject[] =>
  subjects.filter((s, i) => subjects.findIndex((o) => o.word === s.word) === i);

function posed(subject: Subject, beat: string): Subject {
  if (subject.noun.thing.kind !== 'figure' && subject.noun.thing.kind !== 'animal') return subject;
  if (KNEEL.test(beat))
    return { ...subject, pose: subject.noun.thing.kind === 'figure' ? 'kneel' : 'stand' };
  const pose = REPOSE.test(beat)
    ? 'sit'
    : HASTE.test(beat)
      ? 'run'
      : STRIDE.test(beat)
        ? 'walk'
        : 'stand';
  return { ...subject, pose };
}

const shotAsked = (beat: string): ShotId | null =>
  SHOT_WORDS.find(([pattern]) => pattern.test(beat.toLowerCase()))?.[1] ?? null;

/** The parser always names a place; here only what the beat says itself counts. */
function placeSaid(scene: Scene, beat: string): PlaceId | null {
  const alone = parseScene(plain(beat));
  const without = alone.subjects.length === 0 ? null : alone.subjects[0]?.noun.home;
  if (/\b(?:house|fire|fireplace|indoors|inside|home)\b/u.test(plain(beat)))
    return /\breach|\barriv|\boutside/u.test(beat.toLowerCase()) ? 'village' : 'room';
  return scene.understood && scene.place !== without ? scene.place : null;
}

function timeSaid(scene: Scene, beat: string): TimeOfDay | null {
  return /\b(?:dawn|sunrise|morning|day|noon|afternoon|golden|sunset|dusk|evening|night|midnight|moonlight)\b/u.test(
    beat.toLowerCase(),
  )
    ? scene.time
    : null;
}

/** Rain goes on out of doors until the story goes inside. */
const weatherOn = (before: Panel | undefined, said: PlaceId | null): Weather =>
  before === undefined || said === 'room' ? 'clear' : before.weather;
