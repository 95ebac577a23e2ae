import { rgb } from '../paint/colour.ts';
import { readMood } from '../prompt/readMood.ts';
import type { PlaceId } from '../prompt/scene.ts';
import {
  seasons,
  timeAdjectives,
  times,
  weatherAdjectives,
  weathers,
} from '../prompt/tables/light.ts';
import { bothPlaces, places } from '../prompt/tables/places.ts';
import { colours } from '../prompt/tables/words.ts';
import { lookUp } from '../prompt/tokens.ts';
import type { Background } from './edit.ts';
import {
  BACKDROP_PLACES,
  BETWEEN,
  NO_GROUND,
  NO_PLACES,
  PRAISE,
  SETS,
  SKIES,
} from './words/grounds.ts';
import { oneOf } from './words/phrases.ts';

const SHADES: Readonly<Record<string, { readonly to: number; readonly by: number }>> = {
  light: { to: 255, by: 0.58 },
  pale: { to: 255, by: 0.58 },
  pastel: { to: 255, by: 0.58 },
  soft: { to: 255, by: 0.58 },
  dark: { to: 12, by: 0.5 },
  deep: { to: 12, by: 0.5 },
};
const PLAIN = 'plain, solid, simple, clean, seamless, uniform, studio, nice, bright';
const NAMES = Object.keys(colours).join(',');

/** A colour in words, and nothing else. */
export const COLOUR = `(?:${oneOf(PLAIN)} )*(?:pure white|(?:${oneOf(Object.keys(SHADES).join(','))} )?${oneOf(NAMES)}|#[0-9a-f]{6})`;
const COLOUR_ONLY = new RegExp(`^(?:a |an |the )?${COLOUR}(?: color| one| paper)?$`, 'u');
const ARTICLE = /^(?:a|an|the|some) /u;

/** How something would be there: on or in a place, or before it. */
export type Standing = 'there' | 'before';

/** The background that words name, all of them: a colour, a set or a place. */
export function groundOf(words: string, standing: Standing): Background | null {
  return colourOf(words) ?? setOf(words) ?? placeOf(words, standing);
}

/** Whether words name a colour, and nothing that has it. */
export const isColour = (words: string): boolean => COLOUR_ONLY.test(words);

function colourOf(words: string): Background | null {
  if (!isColour(words)) return null;
  if (/\bpure white\b/u.test(words)) return { kind: 'backgroundColour', colour: [255, 255, 255] };
  const code = /#[0-9a-f]{6}/u.exec(words)?.[0];
  if (code !== undefined) return { kind: 'backgroundColour', colour: rgb(code) };
  const parts = words.replace(/ (?:color|one|paper)$/u, '').split(' ');
  for (const size of [2, 1]) {
    const hex = colours[parts.slice(-size).join(' ')];
    if (hex !== undefined)
      return { kind: 'backgroundColour', colour: shaded(hex, parts.at(-1 - size) ?? '') };
  }
  return null;
}

function shaded(hex: string, word: string): ReturnType<typeof rgb> {
  const [r, g, b] = rgb(hex);
  const shade = Object.hasOwn(SHADES, word) ? SHADES[word] : undefined;
  if (shade === undefined) return [r, g, b];
  const { to, by } = shade;
  return [r + (to - r) * by, g + (to - g) * by, b + (to - b) * by];
}

function setOf(words: string): Background | null {
  const name = words.replace(ARTICLE, '');
  const found = SETS.find(([names]) => new RegExp(`^${oneOf(names)}$`, 'u').test(name));
  return found === undefined ? null : { kind: 'backgroundSet', id: found[1] };
}

/** The backdrops that are no place of a whole picture. */
const ONLY_BEHIND: Readonly<Record<string, PlaceId>> = { jungle: 'jungle', snow: 'plain' };

/** Every word names a place, its hour, its weather or its season; two places must be seen in one. */
function placeOf(words: string, standing: Standing): Background | null {
  const tokens = words.split(' ');
  if (BETWEEN.has(tokens.at(-1) ?? '')) return null;
  let place: PlaceId | null = null;
  let sky = false;
  for (let i = 0; i < tokens.length;) {
    const named = lookUp(places, tokens, i) ?? lookUp(ONLY_BEHIND, tokens, i);
    const [time, ...others] = [times, timeAdjectives, weathers, weatherAdjectives, seasons].map(
      (table) => lookUp<unknown>(table, tokens, i),
    );
    const around = Math.max(time?.words ?? 0, ...others.map((found) => found?.words ?? 0));
    if (named !== null && named.words >= around && !NO_PLACES.has(named.phrase)) {
      place = place === null ? named.value : bothPlaces(place, named.value);
      if (place === null) return null;
      i += named.words;
    } else if (around > 0) {
      sky ||= time?.words === around && SKIES.has(time.phrase);
      i += around;
    } else if (BETWEEN.has(tokens[i] ?? '') || PRAISE.has(tokens[i] ?? '')) i++;
    else return null;
  }
  const isDrawn =
    place === null
      ? sky && standing === 'before'
      : BACKDROP_PLACES.has(place) && (standing === 'before' || !NO_GROUND.has(place));
  const named = words.replace(ARTICLE, '');
  return isDrawn && readMood(named).understood ? { kind: 'backgroundPlace', words: named } : null;
}
