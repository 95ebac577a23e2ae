import { iconsNamed } from './readIcon.ts';
import { placeFor } from './habitats.ts';
import type { Reading } from './reading.ts';
import type { PlaceId, TimeOfDay } from './scene.ts';

const MOST = 3;

/** How a place is said with something in it. */
const IN_PLACE: Readonly<Partial<Record<PlaceId, string>>> = {
  forest: 'in a forest',
  mountains: 'in the mountains',
  lake: 'by a mountain lake',
  river: 'by a river',
  beach: 'on a beach',
  ocean: 'on the sea',
  underwater: 'underwater',
  desert: 'in the desert',
  savanna: 'on the savanna',
  meadow: 'in a meadow',
  lavender: 'in a lavender field',
  flowers: 'in a field of flowers',
  garden: 'in a park',
  village: 'in a village',
  city: 'in a city street',
  skyline: 'over a city skyline',
  cafe: 'in a cafe',
  room: 'in a living room',
  window: 'on a windowsill',
  kitchen: 'on a wooden table',
  studio: 'on a white background',
  moon: 'on the moon',
  farm: 'on a farm',
  road: 'on a country road',
  coastRoad: 'on a coastal road',
  rocks: 'on a rocky coast',
  plain: 'in the snow',
};
const AT_TIME: Readonly<Record<TimeOfDay, string>> = {
  dawn: 'at dawn',
  day: 'in daylight',
  noon: 'at noon',
  golden: 'at golden hour',
  sunset: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
};

/** What it draws well: offered when nothing nearer is at hand. */
const FAVOURITES: readonly string[] = [
  'A red fox in a snowy forest at sunset',
  'A mountain lake at dawn',
  'A cup of coffee on a wooden table',
  'A hot air balloon over lavender fields',
  'A red sports car on a coastal road',
  'A lighthouse in a storm',
  'Two elephants on the savanna at golden hour',
  'A watercolor of a village in spring',
];

interface Refused {
  readonly prompt: string;
  readonly words: readonly string[];
  readonly reading: Reading | null;
  readonly isSold: (prompt: string) => boolean;
}

/** Up to three prompts that are sold, nearest first: what was understood, without the rest. */
export function suggestionsFor({ prompt, words, reading, isSold }: Refused): readonly string[] {
  const quotable = /["“„«]/u.test(prompt) ? quotedText(prompt) : null;
  const near = [
    ...(quotable === null ? [] : [`A poster that says "${quotable}"`]),
    ...(reading === null ? [] : without(reading)),
    ...iconsNamed(words).map((name) => `An icon of ${article(name)}`),
  ];
  const first = words.join('').length % FAVOURITES.length;
  const others = FAVOURITES.map((_, i) => FAVOURITES[(first + i) % FAVOURITES.length] ?? '');
  const same = prompt.trim().toLowerCase();
  const sold = [...new Set(near)].filter((one) => one.toLowerCase() !== same && isSold(one));
  return [...new Set([...sold, ...others])].slice(0, MOST);
}

function without({ subjects, place, time }: Reading): readonly string[] {
  const [hero] = subjects;
  const where = place === null ? '' : (IN_PLACE[placeFor(hero?.noun, place)] ?? '');
  const when = time === null ? '' : AT_TIME[time];
  const say = (...parts: readonly string[]): string => {
    const text = parts.filter((part) => part !== '').join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  if (hero === undefined) return place === null ? [] : [say(bare(where), when), say(bare(where))];
  const who = hero.noun.habitat === 'person' ? `portrait of a ${hero.word}` : article(hero.word);
  return [say(who, where, when), say(who, where), say(who, when), say(who)];
}

/** The place without its preposition. */
const bare = (where: string): string => where.replace(/^(?:in|on|by|over) /u, '');

function article(name: string): string {
  if (name.endsWith('s') && !name.endsWith('ss')) return name;
  const vowel = 'aeiou'.includes(name.charAt(0)) && !name.startsWith('uni');
  return `${vowel ? 'an' : 'a'} ${name}`;
}

function quotedText(prompt: string): string | null {
  const found = /["“„«]([^"“”„«»]{1,40})["”“»]/u.exec(prompt)?.[1]?.trim();
  return found === undefined || found === '' ? null : found;
}
