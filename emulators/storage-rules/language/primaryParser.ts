import { INT64_MAX, boolValue, type Value } from '../values/value.ts';
import type { Expression, PathPart } from './ast.ts';
import type { NestedParsers } from './expressionParser.ts';
import { RulesSyntaxError } from './issue.ts';
import { bytesFromToken, segmentFromToken, stringFromToken } from './literals.ts';
import { RESERVED_WORDS, type Token } from './tokens.ts';
import type { TokenStream } from './tokenStream.ts';

/** Parses what an operator works on: a literal, a name, a call or a bracketed expression. */
export function parsePrimary(
  tokens: TokenStream,
  { negative, parsers }: { negative: boolean; parsers: NestedParsers },
): Expression {
  const token = tokens.current;
  const { start } = token;
  const value = literalFrom(token, negative);
  if (value !== undefined) {
    tokens.advance();
    return { kind: 'literal', value, start, end: token.end, depth: 1 };
  }
  if (tokens.at('(')) return parseParentheses(tokens, parsers);
  if (tokens.at('[')) {
    const items = parsers.items();
    return { kind: 'list', items, start, end: tokens.lastEnd, depth: parsers.depth(...items) };
  }
  if (tokens.at('{')) {
    const entries = parsers.entries();
    const depth = parsers.depth(...entries.flatMap(({ key, value: item }) => [key, item]));
    return { kind: 'map', entries, start, end: tokens.lastEnd, depth };
  }
  if (token.kind === 'segment' || tokens.at('/')) return parsePath(tokens, parsers);
  if (token.kind !== 'name' || RESERVED_WORDS.has(token.text)) tokens.fail('an expression');
  tokens.advance();
  if (!tokens.at('(')) return { kind: 'name', name: token.text, start, end: token.end, depth: 1 };
  const args = parsers.args();
  const depth = parsers.depth(...args);
  return { kind: 'call', name: token.text, args, start, end: tokens.lastEnd, depth };
}

function literalFrom(token: Token, negative: boolean): Value | undefined {
  switch (token.kind) {
    case 'string':
      return { type: 'string', value: stringFromToken(token) };
    case 'bytes':
      return { type: 'bytes', value: bytesFromToken(token) };
    case 'float':
      return { type: 'float', value: Number(token.text) };
    case 'int':
      return { type: 'int', value: intFromToken(token, negative) };
    case 'name':
      if (token.text === 'null') return { type: 'null' };
      return token.text === 'true' || token.text === 'false'
        ? boolValue(token.text === 'true')
        : undefined;
    case 'segment':
    case 'punctuator':
    case 'end':
      return undefined;
  }
}

function intFromToken(token: Token, negative: boolean): bigint {
  // 19 digits hold every int64; a longer literal would only cost time to convert.
  const value = token.text.length > 19 ? undefined : BigInt(token.text);
  // The smallest int64 has no positive twin: it is read together with its sign.
  if (value === undefined || value > (negative ? INT64_MAX + 1n : INT64_MAX)) {
    const text = token.text.slice(0, 40);
    throw new RulesSyntaxError(`Invalid number literal ${text}.`, token);
  }
  return value;
}

function parseParentheses(tokens: TokenStream, parsers: NestedParsers): Expression {
  tokens.expect('(');
  const inner = parsers.expression();
  tokens.expect(')');
  return { ...inner, depth: parsers.depth(inner) };
}

function parsePath(tokens: TokenStream, parsers: NestedParsers): Expression {
  const { start } = tokens.current;
  const parts: PathPart[] = [];
  const inner: Expression[] = [];
  for (;;) {
    if (tokens.current.kind === 'segment') {
      parts.push({ kind: 'text', text: segmentFromToken(tokens.advance()) });
    } else if (tokens.at('/') && tokens.nextIs('$')) {
      tokens.advance();
      tokens.advance();
      tokens.expect('(');
      const expression = parsers.expression();
      tokens.expect(')');
      inner.push(expression);
      parts.push({ kind: 'expression', expression });
    } else if (tokens.at('/') && tokens.nextIs('{')) {
      tokens.advance();
      tokens.advance();
      const name = tokens.expectName('a variable name').text;
      if (tokens.take('=') && !tokens.take('*')) tokens.expect('**');
      tokens.expect('}');
      parts.push({ kind: 'variable', name });
    } else if (parts.length === 0) {
      tokens.fail('an expression');
    } else {
      const end = tokens.lastEnd;
      return { kind: 'path', parts, start, end, depth: parsers.depth(...inner) };
    }
  }
}
