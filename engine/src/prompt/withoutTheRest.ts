import { article } from './article.ts';
import { placeFor } from './habitats.ts';
import type { Reading } from './reading.ts';
import type { Subject } from './scene.ts';
import { AT_TIME, COUNTS, IN_PLACE, IN_SEASON, IN_WEATHER, RELATED } from './tables/offers.ts';
import { plurals } from './tables/words.ts';

/** What was understood, said again: all of it first, then less and less. */
export function withoutTheRest(reading: Reading): readonly string[] {
  const { place, time, weather, season, relation } = reading;
  const subjects = reading.subjects.length > 0 ? reading.subjects : reading.fewer;
  const [hero, other] = subjects;
  const where = place === null ? '' : whereIs(hero, IN_PLACE[placeFor(hero?.noun, place)] ?? '');
  const when = time === null ? '' : AT_TIME[time];
  const falling = weather === null ? '' : (IN_WEATHER[weather] ?? '');
  const year = season === null || weather === 'snow' ? '' : IN_SEASON[season];
  const rest = [
    [where, year, falling, when],
    [where, year, when],
    [where, falling, when],
    [where, when],
    [where, year],
    [where, falling],
    [where],
    [year, when],
    [falling],
    [when],
    [],
  ];
  if (hero === undefined)
    return place === null
      ? []
      : rest.slice(0, 7).map(([, ...others]) => say(bare(where), ...others));
  const who = named(hero);
  const both =
    other === undefined ? [] : [`${who} ${RELATED[relation ?? 'beside']} ${named(other)}`];
  return [...both, who].flatMap((one) => rest.map((others) => say(one, ...others)));
}

function say(...parts: readonly string[]): string {
  const text = parts.filter((part) => part !== '').join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Three black cats", "a red car", "portrait of a woman". */
function named({ noun, word, count, hue }: Subject): string {
  const colour = hue === undefined ? '' : `${hue} `;
  if (noun.habitat === 'person') return `portrait of a ${word}`;
  if (count < 2) return article(`${colour}${word}`);
  return `${COUNTS[count] ?? `${count}`} ${colour}${pluralOf(word)}`;
}

function pluralOf(name: string): string {
  // "Cups of coffee", "vases with flowers".
  const [, first = name, rest = ''] = /^(.+?)( (?:of|with|in) .+)$/u.exec(name) ?? [];
  const listed = Object.entries(plurals).find(([, one]) => one === first)?.[0];
  if (listed !== undefined) return listed + rest;
  if (/[^aeiou]y$/u.test(first)) return `${first.slice(0, -1)}ies${rest}`;
  return `${first}${/(?:ch|sh|s|x)$/u.test(first) ? 'es' : 's'}${rest}`;
}

/** What flies is over a place, what swims on it. */
function whereIs(hero: Subject | undefined, where: string): string {
  const { habitat } = hero?.noun ?? {};
  if (habitat === 'water') return where.replace(/^by /u, 'on ');
  const aloft = habitat === 'air' && !where.endsWith('mountains') && !where.endsWith('sky');
  return aloft ? where.replace(/^(?:in|on|by) /u, 'over ') : where;
}

/** The place without its preposition. */
const bare = (where: string): string => where.replace(/^(?:in|on|by|over) /u, '');
