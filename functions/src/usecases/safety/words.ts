import { plainText } from '@lumashot/domain/library/searchWords';

/** Letters that are written for others: `n4ked`, `$exy`. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Cyrillic and Greek letters that look like Latin ones, in a word with Latin ones. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  к: 'k',
  ո: 'n',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  υ: 'u',
};

/** A text as it is typed, and as it is meant when somebody hides words. */
export function readingsOf(text: string): readonly string[] {
  const plain = plainText(text.replaceAll(/\p{Cf}/gu, ''));
  const meant = plain
    // `n.a.k.e.d`, `n a k e d`: single letters in a row are one word.
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]{1,2}\p{L}){2,}(?![\p{L}\p{N}])/gu, (letters) =>
      letters.replaceAll(/[^\p{L}]/gu, ''),
    )
    .replaceAll(/[\p{L}\p{N}@$]+/gu, (word) =>
      /\p{L}/u.test(word) && !/^\d+\p{L}{1,3}$/u.test(word) ? unmasked(word) : word,
    );
  return [plain, meant];
}

function unmasked(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  return word.replaceAll(/./gsu, (letter) => LOOKS_LIKE[letter] ?? WRITTEN_FOR[letter] ?? letter);
}

/** Its words alone, each with a space around. */
export const spaced = (text: string): string =>
  ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Written without spaces: a term of them is found anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** In a script without spaces every letter is a word. */
const WORD_ENDS = new RegExp(`${UNSPACED.source}| `, 'gu');

/** One expression of all terms. Linear: alternatives of letters, and one run of letters at the end. */
export function matcher(terms: readonly string[]): RegExp {
  const parts = terms.map((term) => {
    const letters = spaced(plainText(term.replace('*', ''))).trim();
    if (UNSPACED.test(letters)) return letters;
    return `(?<= )${letters}${term.endsWith('*') ? '[^ ]*' : ''}(?= )`;
  });
  return new RegExp(parts.join('|'), 'gu');
}

/** Where each of them stands, counted in words. */
export const found = (text: string, terms: RegExp): readonly number[] =>
  [...text.matchAll(terms)].map(({ index }) => wordAt(text, index));

export const wordAt = (text: string, index: number): number =>
  text.slice(0, index).match(WORD_ENDS)?.length ?? 0;

export const areNear = (
  some: readonly number[],
  others: readonly number[],
  near: number,
): boolean => some.some((one) => others.some((other) => Math.abs(one - other) <= near));
