/**
 * What Unicode calls ignorable by default shows nothing by itself, and neither do the marks of
 * annotations between lines: they hide words from people that a model reads.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}]/u;

/** The choice of an emoji's look, and what joins emoji or letters: scripts need them. */
const LOOK = /[\u{FE0E}\u{FE0F}]/u;
const JOINER = /[\u{200C}\u{200D}]/u;

/** Escapes that keep one text on one line, and our own marks out of it. */
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['\u0085', '\\u0085'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
]);

/**
 * The customer's words as they are meant to be read. A look stays after something visible, a joiner
 * after that or a look: in longer rows they could spell something.
 */
export function visible(text: string): string {
  let kept = '';
  let last = ' ';
  for (const character of text) {
    const isShown = !HIDDEN.test(character);
    const follows = !HIDDEN.test(last) && last.trim() !== '';
    const isLook = LOOK.test(character) && follows;
    const isJoiner = JOINER.test(character) && (follows || LOOK.test(last));
    if (!isShown && !isLook && !isJoiner) continue;
    kept += character;
    last = character;
  }
  return kept.trim();
}

/**
 * The customer's words as one JSON string on one line. Whatever they say, they cannot end it: quotes,
 * line ends and angle brackets are escaped. Plain words stay as they are, letter for letter.
 */
export const quoted = (text: string): string =>
  JSON.stringify(visible(text)).replace(
    /[<>\u0085\u2028\u2029]/g,
    (character) => ESCAPED.get(character) ?? '',
  );
