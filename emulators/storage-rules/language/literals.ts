import { RulesSyntaxError } from './issue.ts';
import type { Token } from './tokens.ts';

/** The text a string token stands for. */
export function stringFromToken(token: Token): string {
  const codes = decodeEscapes(token, token.text.slice(1, -1));
  return codes
    .map((code) => (typeof code === 'number' ? String.fromCharCode(code) : code))
    .join('');
}

/** The bytes a `b'..'` token stands for: text is UTF-8, `\xHH` and octal escapes are raw bytes. */
export function bytesFromToken(token: Token): Uint8Array {
  const body = token.text.slice(2, -1);
  if (/(?:^|[^\\])(?:\\\\)*\\u/.test(body)) {
    throw new RulesSyntaxError(`Invalid bytes literal ${token.text}.`, token);
  }
  const encoder = new TextEncoder();
  const parts = decodeEscapes(token, body).map((code) =>
    typeof code === 'number' ? Uint8Array.of(code) : encoder.encode(code),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/** The text of a path segment token; segments are URL-encoded the way forms are. */
export function segmentFromToken(token: Token): string {
  const encoded = token.text.slice(1).replaceAll('+', ' ');
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new RulesSyntaxError(`Invalid path segment '${token.text}'.`, token);
  }
}

const SIMPLE_ESCAPES: Readonly<Record<string, number>> = {
  b: 8,
  t: 9,
  n: 10,
  f: 12,
  r: 13,
  '"': 34,
  "'": 39,
  '\\': 92,
};

const ESCAPE = /\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|([0-3][0-7]{2})|(["'\\bfnrt]))|\\/g;

/** Runs of plain text, and a number for each escape. */
function decodeEscapes(token: Token, body: string): (string | number)[] {
  const parts: (string | number)[] = [];
  let plainFrom = 0;
  for (const match of body.matchAll(ESCAPE)) {
    const [whole, hex, unicode, octal, simple] = match;
    const code =
      hex !== undefined || unicode !== undefined
        ? Number.parseInt(hex ?? unicode ?? '', 16)
        : octal !== undefined
          ? Number.parseInt(octal, 8)
          : SIMPLE_ESCAPES[simple ?? ''];
    if (code === undefined) {
      const start = token.end - 1 - body.length + match.index;
      const sequence = body.slice(match.index, match.index + 2);
      throw new RulesSyntaxError(`Invalid escape sequence ${sequence}.`, { start, end: start + 2 });
    }
    parts.push(body.slice(plainFrom, match.index), code);
    plainFrom = match.index + whole.length;
  }
  parts.push(body.slice(plainFrom));
  return parts;
}
