import type { Subject } from './scene.ts';
import { icons } from './tables/icons.ts';
import { articles, polite } from './tables/words.ts';
import { lookUp, STOP } from './tokens.ts';

const KINDS: ReadonlySet<string> = new Set(['icon', 'emoji']);
const BACKDROPS: readonly string[] = ['on a white background', 'on white', 'white background'];

/** "An icon of a burger", "camera emoji": one drawing of the set on plain ground. */
export function readIcon(words: readonly string[]): Subject | null {
  let rest = words.filter((word) => word !== STOP).join(' ');
  for (const backdrop of BACKDROPS)
    if (rest.endsWith(` ${backdrop}`)) rest = rest.slice(0, -backdrop.length - 1);
  const bare = withoutPraise(rest.split(' '));
  const kind = bare.findIndex((word) => KINDS.has(word));
  if (kind < 0) return null;
  const ahead = kind === 0 && bare[1] === 'of';
  const name = ahead ? bare.slice(2) : bare.slice(0, kind);
  if (!ahead && kind !== bare.length - 1) return null;
  const found = lookUp(icons, name, 0, true);
  return found === null || found.words !== name.length ? null : iconSubject(found.phrase);
}

function withoutPraise(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (let i = 0; i < words.length;) {
    const praise = lookUp(polite, words, i)?.words ?? 0;
    const word = words[i] ?? '';
    if (praise === 0 && !articles.has(word)) kept.push(word);
    i += Math.max(1, praise);
  }
  return kept;
}

/** Names of icons among other words: what could be offered instead. */
export function iconsNamed(words: readonly string[]): readonly string[] {
  return words.flatMap((_, i) => lookUp(icons, words, i, true)?.phrase ?? []);
}

function iconSubject(word: string): Subject | null {
  const icon = icons[word];
  if (icon === undefined) return null;
  const noun = {
    thing: { kind: 'object', icon },
    medium: 'table',
    share: 0.56,
    home: 'studio',
    habitat: 'table',
    tints: false,
    poses: [],
  } as const;
  return { noun, word, count: 1, colour: null, pose: null };
}
