import { joined } from './joined.ts';

const MOST_CLAUSES = 24;
const LONGEST = 2_000;

/** A part of a text that may be a change of its own. */
export interface Clause {
  /** As it was written, in lower case. */
  readonly said: string;
  /** The same without politeness, each word in its one spelling. */
  readonly words: string;
  /** What stands between it and the clause before. */
  readonly joint: 'and' | 'but' | ',' | null;
  readonly sentence: number;
}

const QUOTED = /["“”„«»][^"“”„«»]*["“”„«»]/gu;
const SEPARATOR =
  /(,|\(|\)|&|\+(?!\s?\d)|(?<!\d)\/|\/(?!\d)|\b(?:and then|and also|as well as|and|then|but|plus)\b)/u;

/** What follows "and" is a change of its own unless it belongs to a list or a name: "black and white". */
export function clausesOf(text: string): readonly Clause[] {
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/[−‐‑]/gu, '-')
    // What is in quotes is one word of lettering, and no change.
    .replace(QUOTED, (quote) => quote.replace(/[,;.!?&()/\n]|\band\b|\bbut\b|\bthen\b/gu, ' '))
    .replace(
      /\bblack\s*(?:and|&|'?n'?|\/|\+)\s*white\b|\bb\s?(?:&|\/|and|n)\s?w\b/gu,
      'black-white',
    )
    .replace(/(\d),(\d)/gu, '$1.$2')
    .replace(/\s[-–—]+\s(?!\s*\d)/gu, ', ');
  const clauses = joined(plain)
    .split(/[;!?\n]+|\.(?!\d)/u)
    .flatMap((sentence, n) => inSentence(sentence, n));
  return clauses.length <= MOST_CLAUSES ? clauses : cut(clauses);
}

function inSentence(text: string, sentence: number): Clause[] {
  const found: Clause[] = [];
  const pieces = text.split(SEPARATOR);
  let joint: Clause['joint'] = null;
  pieces.forEach((piece, i) => {
    const said = piece.replace(/\s+/gu, ' ').trim();
    if (i % 2 === 1) joint = stronger(joint, said);
    else if (said !== '') {
      found.push({ said: said.replaceAll('~', ' and '), words: plainly(said), joint, sentence });
      joint = null;
    }
  });
  return found;
}

function stronger(before: Clause['joint'], separator: string): Clause['joint'] {
  if (separator === 'but' || before === 'but') return 'but';
  return /^[,()]$/u.test(separator) ? (before ?? ',') : 'and';
}

/** All that is too much to be read stands as one part at the end, which nobody understands. */
function cut(clauses: readonly Clause[]): readonly Clause[] {
  const rest = clauses.slice(MOST_CLAUSES);
  const said = rest.map((clause) => clause.said).join(', ');
  return [
    ...clauses.slice(0, MOST_CLAUSES),
    { said, words: `"${said}"`, joint: null, sentence: rest[0]?.sentence ?? 0 },
  ];
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^[-*•]\s+/u, ''],
  [/\bdon'?t\b/gu, 'do not'],
  [/\bcan't\b|\bcannot\b/gu, 'can not'],
  [/\b(is|are|was|does|did|should|would|could|has)n't\b/gu, '$1 not'],
  [/\bi'?d\b/gu, 'i would'],
  [/\blet'?s\b/gu, 'let us'],
  [/\b(it|that|there)'s\b/gu, '$1 is'],
  [/\bits(?= (?:too|way|much|a bit|not|so)\b)/gu, 'it is'],
  [/\b(picture|image|photo|background)'s\b/gu, '$1 is'],
  [/\b(?:pls|plz|plse|plss|pleas)\b/gu, 'please'],
  [/\b(?:pics?|im(?:g|age)s?|photos?|photographs?|pictures|shots?)\b/gu, 'picture'],
  [/\b(?:bg|back ground|back-ground|back ?drop|backgrounds|backround|backgroud)\b/gu, 'background'],
  [/colour/gu, 'color'],
  [/\bgrey/gu, 'gray'],
  [/\bcosy\b/gu, 'cozy'],
  [/\bcafé\b/gu, 'cafe'],
  [/\bclose-up\b|\bcloseup\b/gu, 'close up'],
  [/\b(low|high)-(?=key\b|contrast\b)/gu, '$1 '],
  [/(\d)\s*(?:°|deg\b|degs\b|degree\b)/gu, '$1 degrees'],
  [/(\d)\s*(?:%|percent\b|per cent\b|pct\b)/gu, '$1%'],
  [/([+-])\s+(?=\d)/gu, '$1'],
  [/:(?!\d)/gu, ' '],
  [/[^\p{L}\p{M}\p{N}'"“”„«»%+#.:/~<>=-]+/gu, ' '],
];
const POLITE_FIRST =
  /^(?:please|hey|hi|hello|ok|okay|so|also|just(?! (?:the|on|in|for|around|her|his|my|their|its|one)\b)|now|kindly|maybe|perhaps|actually|yes|well|finally|first|next|can you|could you|would you|will you|can we|could we|can u|could u|i want you to|i would like you to|i need you to|i want to|i would like to|i would love to|i need to|let us|try to|we should|you should|you can|i want|i would like|i need|i would love|i would prefer|we need|we want|could i have|can i have|can i get|may i have) /u;
const POLITE_LAST =
  / (?:please|thanks|thank you|thx|now|for me|too|as well|also|if possible|if you can|ok|okay|asap|cheers|thanks a lot|instead)$/u;

function plainly(said: string): string {
  let words = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), said).trim();
  for (let before = ''; before !== words;) {
    before = words;
    words = `${words} `.replace(POLITE_FIRST, '').trim();
    words = ` ${words}`.replace(POLITE_LAST, '').trim();
  }
  return words;
}
