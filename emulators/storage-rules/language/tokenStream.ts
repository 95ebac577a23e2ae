import type { Name } from './ast.ts';
import { RulesSyntaxError } from './issue.ts';
import { RESERVED_WORDS, type Token } from './tokens.ts';

/** Reads tokens one at a time; what is not as expected throws RulesSyntaxError. */
export class TokenStream {
  readonly #tokens: readonly Token[];
  readonly #end: Token;
  #index = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
    this.#end = tokens.at(-1) ?? { kind: 'end', text: '', start: 0, end: 0 };
  }

  get current(): Token {
    return this.#tokens[this.#index] ?? this.#end;
  }

  isAtEnd(): boolean {
    return this.current.kind === 'end';
  }

  /** End offset of the token read last. */
  get lastEnd(): number {
    return this.#tokens[this.#index - 1]?.end ?? 0;
  }

  advance(): Token {
    const token = this.current;
    if (this.#index < this.#tokens.length) this.#index += 1;
    return token;
  }

  /** Whether the current token is this word or punctuator. */
  at(text: string): boolean {
    const { kind } = this.current;
    return (kind === 'name' || kind === 'punctuator') && this.current.text === text;
  }

  /** Whether the token after the current one is this word or punctuator. */
  nextIs(text: string): boolean {
    return this.#tokens[this.#index + 1]?.text === text;
  }

  take(text: string): boolean {
    const found = this.at(text);
    if (found) this.advance();
    return found;
  }

  expect(text: string): Token {
    return this.at(text) ? this.advance() : this.fail(`'${text}'`);
  }

  expectName(what: string): Name {
    const { kind, text } = this.current;
    if (kind !== 'name' || RESERVED_WORDS.has(text)) return this.fail(what);
    const { start, end } = this.advance();
    return { text, start, end };
  }

  fail(expected: string): never {
    const token = this.current;
    const found = token.kind === 'end' ? 'end of file' : `'${shorten(token.text)}'`;
    throw new RulesSyntaxError(`Unexpected ${found}, expected ${expected}.`, token);
  }
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
