/**
 * What hides in a text or turns it around on the screen, and shows nothing: zero-width space, byte
 * order mark, direction overrides, tag characters. Joiners stay: emoji and scripts need them.
 */
const INVISIBLE = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Escapes that keep one text on one line, and our own marks out of it. */
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['\u0085', '\\u0085'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
]);

/** The customer's words as they are meant to be read. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').trim();

/**
 * The customer's words as one JSON string on one line. Whatever they say, they cannot end it: quotes,
 * line ends and angle brackets are escaped. Plain words stay as they are, letter for letter.
 */
export const quoted = (text: string): string =>
  JSON.stringify(visible(text)).replace(
    /[<>\u0085\u2028\u2029]/g,
    (character) => ESCAPED.get(character) ?? '',
  );
