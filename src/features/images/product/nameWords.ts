import { plainText } from '@lumashot/domain/library/searchWords';

export const words = (list: string): readonly string[] => list.split(' ');

/** What follows one of these belongs to the thing, or says whom it is for: a shirt with wooden buttons, a tent for four. */
const WITH: ReadonlySet<string> = new Set(words('with for mit fur avec pour con para com per'));

/** The words of a product's name that say what it is, in lower case and without accents. */
export function namingWords(name: string): readonly string[] {
  const all = plainText(name).match(/\p{L}+/gu) ?? [];
  const belongsFrom = all.findIndex((word) => WITH.has(word));
  return belongsFrom < 0 ? all : all.slice(0, belongsFrom);
}

/**
 * Whether the last of the words that `isOne` knows names the thing: not where one of the others comes after it, since
 * then the thing is of it, or for it, as a dress watch and a coat rack are.
 */
export function isNamed(
  said: readonly string[],
  { isOne, others }: { isOne: (word: string) => boolean; others: ReadonlySet<string> },
): boolean {
  const at = said.findLastIndex(isOne);
  return at >= 0 && !said.slice(at + 1).some((word) => others.has(word));
}
