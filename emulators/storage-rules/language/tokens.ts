import type { Span } from './source.ts';

export type TokenKind =
  | 'name'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  /** `/users` or `/(default)`: the slash and the text that touches it are one token. */
  | 'segment'
  | 'punctuator'
  | 'end';

export interface Token extends Span {
  readonly kind: TokenKind;
  readonly text: string;
}

/** Words that never name a variable or a function. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  'allow',
  'false',
  'function',
  'if',
  'import',
  'in',
  'is',
  'let',
  'match',
  'null',
  'return',
  'rules_version',
  'service',
  'true',
]);

/** Longest first: the lexer takes the first that fits. */
export const PUNCTUATORS: readonly string[] = [
  '==',
  '!=',
  '<=',
  '>=',
  '&&',
  '||',
  '**',
  '++',
  '--',
  ...'{}()[],.;:?!<>=+-*/%$'.split(''),
];
