import { RulesSyntaxError } from './issue.ts';
import { PUNCTUATORS, type Token, type TokenKind } from './tokens.ts';

/** Splits a rules file into tokens, the last of kind `end`. Throws RulesSyntaxError. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let offset = skipBlanks(text, 0);
  while (offset < text.length) {
    const token = tokenAt(text, offset);
    tokens.push(token);
    offset = skipBlanks(text, token.end);
  }
  tokens.push({ kind: 'end', text: '', start: text.length, end: text.length });
  return tokens;
}

const BLANKS = /\s+|\/\/[^\n]*|\/\*[^]*?\*\//y;

// A slash touching text starts a path even after an operand: `1/2` is a path, `1 / 2` divides.
const PATTERNS: readonly (readonly [TokenKind, RegExp])[] = [
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['float', /[0-9]+\.[0-9]*|\.[0-9]+/y],
  ['int', /0|[1-9][0-9]*/y],
  ['segment', /\/(?:\([A-Za-z0-9_-]+\)|(?:[&'*\-.0-9:@A-Z_a-z~+]|%[0-9A-Fa-f]{2})+)/y],
];

function skipBlanks(text: string, from: number): number {
  let offset = from;
  for (;;) {
    BLANKS.lastIndex = offset;
    const match = BLANKS.exec(text);
    if (match === null) return offset;
    offset = BLANKS.lastIndex;
  }
}

function tokenAt(text: string, start: number): Token {
  const literal = quotedAt(text, start);
  if (literal !== undefined) return literal;
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match !== null) return { kind, text: match[0], start, end: pattern.lastIndex };
  }
  const punctuator = PUNCTUATORS.find((candidate) => text.startsWith(candidate, start));
  if (punctuator === undefined) {
    const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
    throw new RulesSyntaxError(`Unexpected character '${character}'.`, {
      start,
      end: start + character.length,
    });
  }
  return { kind: 'punctuator', text: punctuator, start, end: start + punctuator.length };
}

function quotedAt(text: string, start: number): Token | undefined {
  const isBytes = text[start] === 'b' && isQuote(text[start + 1]);
  if (!isBytes && !isQuote(text[start])) return undefined;
  const open = isBytes ? start + 1 : start;
  const quote = text[open] ?? '';
  for (let offset = open + 1; offset < text.length; offset += 1) {
    const character = text[offset];
    if (character === quote) {
      const end = offset + 1;
      return { kind: isBytes ? 'bytes' : 'string', text: text.slice(start, end), start, end };
    }
    if (character === '\n' || character === '\r') break;
    if (character === '\\') offset += 1;
  }
  throw new RulesSyntaxError(`Missing a closing ${quote}.`, { start: open, end: open + 1 });
}

function isQuote(character: string | undefined): boolean {
  return character === "'" || character === '"';
}
