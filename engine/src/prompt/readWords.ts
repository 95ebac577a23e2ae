import { rgb } from './rgb.ts';
import type { Pose, Subject } from './scene.ts';
import { nothingRead, setPlace, type Reading, type Vocabulary } from './reading.ts';
import { readPhrase, type Phrase } from './readPhrase.ts';
import { readSitter } from './readSitter.ts';
import { claims } from './tables/claims.ts';
import { looks, type Look } from './tables/looks.ts';
import { manners, mannersByWord, poses, prepositions, type Nearness } from './tables/verbs.ts';
import { articles, copulas, polite } from './tables/words.ts';
import { lookUp, STOP, type Match } from './tokens.ts';

/** Where the reader stands in a clause: only at its beginning, or after a connection, may a noun come. */
interface Cursor {
  i: number;
  open: boolean;
  /** What the latest phrase was. */
  last: Phrase['kind'] | null;
  /** What the clause before ended with. */
  before: Phrase['kind'] | null;
}

/** Reads word for word. What no rule takes is left out, by name; nothing is guessed. */
export function readWords(words: readonly string[], vocabulary?: Vocabulary): Reading {
  const reading = nothingRead(vocabulary);
  const cursor: Cursor = { i: 0, open: true, last: null, before: null };
  while (cursor.i < words.length) {
    if (words[cursor.i] === STOP) {
      Object.assign(cursor, { i: cursor.i + 1, open: true, before: cursor.last, last: null });
      continue;
    }
    const taken =
      readAside(words, cursor, reading) ||
      readDeed(words, cursor, reading) ||
      readConnection(words, cursor, reading) ||
      readNext(words, cursor, reading);
    if (taken === 0) reading.dropped.push(words[cursor.i] ?? '');
    cursor.i += Math.max(1, taken);
  }
  return reading;
}

/** Looks, praise and details: they may stand anywhere. */
function readAside(words: readonly string[], cursor: Cursor, reading: Reading): number {
  const { i } = cursor;
  const look = lookAt(words, i);
  const kind = lookUp(polite, words, i);
  const claim = lookUp(claims, words, i);
  const sitter = readSitter(words, i, reading);
  const longest = Math.max(look?.words ?? 0, kind?.words ?? 0, claim?.words ?? 0, sitter);
  if (longest === 0) return cursor.open && ofPicture(words, i) ? 1 : 0;
  if (sitter === longest) return sitter;
  if (look !== null && look.words === longest) {
    const { style, place, colour, opens } = look.value;
    // An adjective before a noun keeps the clause open, "watercolor of" opens it.
    if (opens === true) cursor.open = true;
    // "A cat, black and white": the cat's colours, or the photograph's?
    if (look.phrase === 'black and white' && cursor.before === 'subject')
      reading.dropped.push(look.phrase);
    if (style !== undefined) reading.styles.push({ style, words: look.phrase });
    if (place !== undefined) setPlace(reading, place, look.phrase);
    else reading.drawn.push(look.phrase);
    if (colour !== undefined) reading.palette.push(rgb(colour));
    return longest;
  }
  if (kind !== null && kind.words === longest) {
    if (kind.phrase.endsWith(' of')) cursor.open = true;
    // "Wildlife photography of": what it is a picture of follows.
    const opens = PICTURES.test(kind.phrase) && words[i + longest] === 'of';
    if (opens) cursor.open = true;
    return longest + (opens ? 1 : 0);
  }
  // Before a noun it is that noun's adjective, and read with it.
  if (claim === null || cursor.open) {
    const ends =
      claim !== null && [undefined, STOP, 'and', 'in', 'at'].includes(words[i + longest]);
    if (claim === null || !ends) return 0;
  }
  reading.claims.push({ words: claim.phrase, claim: claim.value });
  return longest;
}

const PICTURES = /\b(?:photo|photograph|photography|picture|image|wallpaper|view)$/u;

/** The article of "a high quality photo of". */
function ofPicture(words: readonly string[], at: number): boolean {
  let i = at + 1;
  while (articles.has(words[at] ?? '')) {
    const kind = lookUp(polite, words, i);
    if (kind === null) return false;
    i += kind.words;
    if (kind.phrase.endsWith(' of') || (PICTURES.test(kind.phrase) && words[i] === 'of'))
      return true;
  }
  return false;
}

function lookAt(words: readonly string[], i: number): Match<Look> | null {
  const look = lookUp(looks, words, i);
  const [before = STOP, after = STOP] = [words[i - 1], words[i + (look?.words ?? 0)]];
  return look?.value.alone === true && (before !== STOP || after !== STOP) ? null : look;
}

/** "is sitting", "runs", "floating": what the things named last are seen doing. */
function readDeed(words: readonly string[], cursor: Cursor, reading: Reading): number {
  if (cursor.last !== 'subject') return 0;
  const { i } = cursor;
  const copula = copulas.has(words[i] ?? '') ? 1 : 0;
  const at = i + copula;
  const word = words[at] ?? '';
  const last = reading.subjects.at(-1);
  if (last === undefined) return 0;
  const pose = Object.hasOwn(poses, word) ? poses[word] : undefined;
  if (pose !== undefined && canAll(reading.subjects, pose)) {
    for (const [n, subject] of reading.subjects.entries())
      reading.subjects[n] = { ...subject, pose };
    reading.drawn.push(word);
    return copula + 1;
  }
  const byWord = Object.hasOwn(mannersByWord, word) ? mannersByWord[word] : undefined;
  const byHabitat = Object.hasOwn(manners, word) ? manners[word] : undefined;
  if (byWord?.includes(last.word) === true || byHabitat?.includes(last.noun.habitat) === true) {
    reading.drawn.push(word);
    return copula + 1;
  }
  return copula;
}

const canAll = (subjects: readonly Subject[], pose: Pose): boolean =>
  subjects.every(({ noun }) => noun.poses.includes(pose));

/** "under a tree", "by the sea", "and a dog", "at night". */
function readConnection(words: readonly string[], cursor: Cursor, reading: Reading): number {
  const { i, last } = cursor;
  const related = lookUp(reading.vocabulary.relations, words, i);
  const placed = lookUp(prepositions, words, i);
  if (related === null && placed === null) return 0;
  const length = Math.max(related?.words ?? 0, placed?.words ?? 0);
  const before = { subjects: reading.subjects.length, dropped: reading.dropped.length };
  const connects = related !== null && related.words === length && last === 'subject';
  const phrase = readPhrase(words, i + length, reading, {
    subject: connects || (related?.value === 'beside' && last === 'place'),
  });
  if (phrase === null) {
    // "Surrounded by", "with": its words are named with what follows them.
    reading.dropped.push(words.slice(i, i + length).join(' '));
    return length;
  }
  cursor.open = false;
  const { kind } = phrase;
  cursor.last = kind === 'setting' || kind === 'adjectives' ? last : kind;
  if (kind === 'subject' && reading.subjects.length > before.subjects && related !== null)
    reading.relation ??= related.value;
  if (kind === 'place' && reading.dropped.length === before.dropped)
    checkNearness(
      words.slice(i, i + length + phrase.words),
      placed?.value ?? 'in',
      phrase,
      reading,
    );
  return length + phrase.words;
}

/** Above a place flies only what flies; nothing is drawn beneath one. */
function checkNearness(
  words: readonly string[],
  nearness: Nearness,
  { place }: Phrase,
  reading: Reading,
): void {
  const loose = nearness === 'of' || nearness === 'with';
  if (place !== undefined && (reading.subjects.length > 0 || !loose))
    reading.placed.push({ place, how: nearness, words: words.join(' ') });
  const airborne = reading.subjects.every(({ noun }) => noun.habitat === 'air');
  const sky = reading.place === 'heaven';
  const backdrop = ['mountains', 'skyline', 'heaven'].includes(reading.place ?? '');
  const isFine: Readonly<Partial<Record<Nearness, boolean>>> = {
    over:
      airborne &&
      (reading.subjects.length > 0 || (reading.disc ?? reading.weather ?? reading.time) !== null),
    under: sky,
    before: backdrop,
  };
  if (isFine[nearness] === false) reading.dropped.push(words.join(' '));
}

/** What a clause begins with, or goes on with after "watercolor of". */
function readNext(words: readonly string[], cursor: Cursor, reading: Reading): number {
  if (!cursor.open) return 0;
  const before = reading.subjects.length;
  const phrase = readPhrase(words, cursor.i, reading, { subject: true });
  if (phrase === null) return 0;
  cursor.open = phrase.kind === 'adjectives';
  cursor.last = phrase.kind;
  // "A cat, a dog": a list.
  if (phrase.kind === 'subject' && before === 1 && reading.subjects.length === 2)
    reading.relation ??= 'beside';
  return phrase.words;
}
