import { rgb } from './rgb.ts';
import type { Subject } from './scene.ts';
import type { Reading } from './reading.ts';
import { extras, garments, hairColours, sittersManner } from './tables/people.ts';
import { articles, colours } from './tables/words.ts';
import { lengthIn, lookUp } from './tokens.ts';

const HAIR_SHAPES: ReadonlySet<string> = new Set(['long', 'straight']);

/** Hair, clothes and manner of the one person in the picture: how many words they take. */
export function readSitter(words: readonly string[], i: number, reading: Reading): number {
  const [last] = reading.subjects;
  if (last?.noun.habitat !== 'person') return 0;
  const manner = lengthIn(sittersManner, words, i);
  if (manner > 0) return manner;
  const joins = ['with', 'in', 'and', 'wearing'].includes(words[i] ?? '') ? 1 : 0;
  const article = articles.has(words[i + joins] ?? '') ? 1 : 0;
  const at = i + joins + article;
  const said = (length: number, change: Partial<Subject>): number => {
    reading.subjects[0] = { ...last, ...change };
    reading.drawn.push(words.slice(i + joins, at + length).join(' '));
    return joins + article + length;
  };
  const hair = readHair(words, at);
  if (hair !== null) {
    const { colour } = hair;
    // Long hair is a drawn woman's, short hair a drawn man's.
    const isLong = last.noun.thing.kind === 'figure' && last.noun.thing.role === 'woman';
    const fits = hair.long === isLong || hair.long === null;
    return fits ? said(hair.words, colour === null ? {} : { hair: rgb(colour) }) : 0;
  }
  const extra = lookUp(extras, words, at);
  if (extra !== null && joins > 0)
    return said(extra.words, { extras: [...(last.extras ?? []), extra.value] });
  const colour = lookUp(colours, words, at);
  const garment = lookUp(garments, words, at + (colour?.words ?? 0));
  if (garment === null || joins === 0) return 0;
  const hex = colour === null ? undefined : colours[colour.phrase];
  return said((colour?.words ?? 0) + garment.words, {
    attire: { kind: garment.value, colour: hex === undefined ? null : rgb(hex) },
  });
}

function readHair(
  words: readonly string[],
  at: number,
): {
  readonly words: number;
  readonly colour: string | null;
  readonly long: boolean | null;
} | null {
  let colour: string | null = null;
  let long: boolean | null = null;
  for (let n = 0; n < 4; n++) {
    const word = words[at + n] ?? '';
    if (word === 'hair') return n === 0 ? null : { words: n + 1, colour, long };
    const named = Object.hasOwn(hairColours, word) ? hairColours[word] : undefined;
    if (named !== undefined) colour = named;
    else if (HAIR_SHAPES.has(word)) long = long ?? (word === 'long' ? true : null);
    else if (word === 'short') long = false;
    else return null;
  }
  return null;
}
