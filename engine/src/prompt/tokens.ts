import { plurals } from './tables/words.ts';

const LONGEST = 320;
/** Ends a clause. */
export const STOP = ',';
const SIGNS = /[,.;:!?()\n—–|]+/u;

/**
 * Lower-case words; every mark between clauses as one comma; whatever else is written (a flag, an emoji,
 * a bracket) as a word that nobody knows. A prompt of any length costs the same.
 */
export function tokenise(prompt: string): readonly string[] {
  const text = prompt.slice(0, 4_000).normalize('NFKC').toLowerCase();
  const apart = text.replace(/(?<=\p{L})[-‐](?=\p{L})/gu, ' ').replace(/[’ʼ]/gu, "'");
  return (apart.match(/[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?|[,.;:!?()\n—–|]+|[^\s]/gu) ?? [])
    .map((token) => (SIGNS.test(token) ? STOP : token))
    .slice(0, LONGEST);
}

/** The singular of a regular or listed plural, or the word itself. */
export function singular(word: string): string {
  const listed = Object.hasOwn(plurals, word) ? plurals[word] : undefined;
  if (listed !== undefined) return listed;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|ss|x)es$/u.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us'))
    return word.slice(0, -1);
  return word;
}

export interface Match<T> {
  readonly value: T;
  readonly words: number;
  readonly plural: boolean;
  readonly phrase: string;
}

/** The longest phrase of a table by its first word, so that most look-ups end at once. */
const reaches = new WeakMap<object, ReadonlyMap<string, number>>();

function reachOf(table: object, phrases: () => Iterable<string>): ReadonlyMap<string, number> {
  const known = reaches.get(table);
  if (known !== undefined) return known;
  const reach = new Map<string, number>();
  for (const phrase of phrases()) {
    const [first = '', ...others] = phrase.split(' ');
    reach.set(first, Math.max(reach.get(first) ?? 0, others.length + 1));
  }
  reaches.set(table, reach);
  return reach;
}

/** The longest entry of a table that starts at `from`. */
export function lookUp<T>(
  table: Readonly<Record<string, T>>,
  tokens: readonly string[],
  from: number,
  inflected = false,
): Match<T> | null {
  const first = tokens[from];
  if (first === undefined) return null;
  const reach = reachOf(table, () => Object.keys(table));
  const longest = Math.max(
    reach.get(first) ?? 0,
    inflected ? (reach.get(singular(first)) ?? 0) : 0,
  );
  for (let words = Math.min(longest, tokens.length - from); words > 0; words--) {
    const slice = tokens.slice(from, from + words);
    const phrase = slice.join(' ');
    const direct = Object.hasOwn(table, phrase) ? table[phrase] : undefined;
    if (direct !== undefined) return { value: direct, words, plural: false, phrase };
    if (!inflected) continue;
    // "cups of coffee" inflects its first word, "sports cars" its last one.
    for (const at of words === 1 ? [0] : [words - 1, 0]) {
      const base = slice.map((word, i) => (i === at ? singular(word) : word)).join(' ');
      const found = base !== phrase && Object.hasOwn(table, base) ? table[base] : undefined;
      if (found !== undefined) return { value: found, words, plural: true, phrase: base };
    }
  }
  return null;
}

/** How many words of the longest phrase of a set stand at `from`. */
export function lengthIn(
  phrases: ReadonlySet<string>,
  tokens: readonly string[],
  from: number,
): number {
  const longest = reachOf(phrases, () => phrases).get(tokens[from] ?? '') ?? 0;
  for (let words = Math.min(longest, tokens.length - from); words > 0; words--)
    if (phrases.has(tokens.slice(from, from + words).join(' '))) return words;
  return 0;
}
