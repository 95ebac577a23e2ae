/** Latin with its accents, Vietnamese, Cyrillic, and the marks between words. */
const OURS = /[\u0020-\u007E\u00A0-\u017F\u1EA0-\u1EF9\u0401\u0410-\u044F\u0451‘’“”–—…€]/u;
const LEAST = 0.6;

/**
 * The part of a text that our pen has letters for. Nothing at all when that is the lesser part: half
 * a sentence says something else, and a font of the machine would look different elsewhere.
 */
export function writable(text: string): string {
  const characters = text.normalize('NFC').match(/[\s\S]/gu) ?? [];
  const meant = characters.filter((character) => /[\p{L}\p{N}]/u.test(character));
  const known = meant.filter((character) => OURS.test(character));
  if (known.length < meant.length * LEAST) return '';
  return characters
    .filter((character) => OURS.test(character))
    .join('')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
