import type { Front } from './readPhrase.ts';
import type { Reading } from './reading.ts';
import { rgb } from './rgb.ts';
import type { Noun } from './scene.ts';
import { colours } from './tables/words.ts';
import type { Match } from './tokens.ts';

const MOST = 3;
/** Cars in a row are told apart. */
const MOST_CARS = 4;

const most = (word: string): number => (/\bcar$/u.test(word) ? MOST_CARS : MOST);

/** Takes a thing into the picture, if there is room for it and it can have the colour. */
export function addSubject(found: Match<Noun>, front: Front, reading: Reading): void {
  const { value: noun, phrase: word, plural } = found;
  const { colour } = front;
  const count = front.count ?? (plural ? 3 : 1);
  const twice = reading.subjects.some((other) => other.word === word);
  const total = count + reading.subjects.reduce((sum, other) => sum + other.count, 0);
  if (twice || reading.subjects.length === 2 || count < 1 || total > most(word)) {
    reading.dropped.push(front.count === null || total <= 3 ? word : `${front.count} ${word}`);
    if (count > most(word) && colour === null)
      reading.fewer.push({ noun, word, count: most(word), colour: null, pose: null });
    return;
  }
  const isOwn = colour !== null && noun.own?.includes(colour) === true;
  const isDyed = colour !== null && !isOwn && noun.tints;
  if (colour !== null && !isOwn && !isDyed) reading.dropped.push(colour);
  const hex = isDyed ? colours[colour] : undefined;
  reading.subjects.push({
    noun,
    word,
    count,
    ...(front.count === null ? {} : { counted: true }),
    colour: hex === undefined ? null : rgb(hex),
    ...(colour !== null && (isOwn || isDyed) ? { hue: colour } : {}),
    pose: null,
  });
  const said = [count > 1 ? `${count}` : '', isOwn || isDyed ? colour : '', word];
  reading.drawn.push(said.filter((part) => part !== '').join(' '));
}
