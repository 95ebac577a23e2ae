import type { BinaryOperator, Expression, MapEntry } from './ast.ts';
import { RulesSyntaxError } from './issue.ts';
import { parsePrimary } from './primaryParser.ts';
import type { TokenStream } from './tokenStream.ts';

/** Levels an expression may have; 98 chained operators plus their deepest operand fill them. */
export const MAX_EXPRESSION_DEPTH = 99;

/** Parses one expression by precedence climbing. Throws RulesSyntaxError. */
export function parseExpression(tokens: TokenStream, nesting = 0): Expression {
  const { start } = tokens.current;
  // Guards the parser's own stack; checked again on the finished tree by `checkedDepth`.
  if (nesting > MAX_EXPRESSION_DEPTH) throw tooComplex(tokens);
  const condition = parseBinary(tokens, { minimum: 1, nesting });
  if (!tokens.take('?')) return condition;
  const whenTrue = parseExpression(tokens, nesting + 1);
  tokens.expect(':');
  const whenFalse = parseExpression(tokens, nesting + 1);
  const depth = checkedDepth(tokens, condition, whenTrue, whenFalse);
  const end = tokens.lastEnd;
  return { kind: 'conditional', condition, whenTrue, whenFalse, start, end, depth };
}

/** `in` binds looser than `is`, and `is` looser than `==`: measured, unlike most languages. */
const PRECEDENCE: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  in: 3,
  is: 4,
  '==': 5,
  '!=': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
};

const BINARY_OPERATORS: Readonly<Record<string, BinaryOperator>> = {
  '==': '==',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': '%',
  in: 'in',
};

const TYPE_NAMES: ReadonlySet<string> = new Set(
  (
    'bool bytes constraint duration float int latlng list vector set number map string ' +
    'timestamp path map_diff'
  ).split(' '),
);

function parseBinary(
  tokens: TokenStream,
  { minimum, nesting }: { minimum: number; nesting: number },
): Expression {
  const { start } = tokens.current;
  let left = parseUnary(tokens, nesting);
  for (;;) {
    const operator = operatorAt(tokens);
    const precedence = PRECEDENCE[operator];
    if (precedence === undefined || precedence < minimum) return left;
    tokens.advance();
    if (operator === 'is') {
      const typeName = parseTypeName(tokens);
      const depth = checkedDepth(tokens, left);
      left = { kind: 'is', operand: left, typeName, start, end: tokens.lastEnd, depth };
      continue;
    }
    const right = parseBinary(tokens, { minimum: precedence + 1, nesting });
    const place = { start, end: tokens.lastEnd, depth: checkedDepth(tokens, left, right) };
    const binary = BINARY_OPERATORS[operator];
    left =
      operator === '&&' || operator === '||'
        ? { kind: 'logical', operator, left, right, ...place }
        : { kind: 'binary', operator: binary ?? '==', left, right, ...place };
  }
}

function operatorAt(tokens: TokenStream): string {
  const { kind, text } = tokens.current;
  return kind === 'punctuator' || (kind === 'name' && (text === 'in' || text === 'is')) ? text : '';
}

function parseTypeName(tokens: TokenStream): string {
  const token = tokens.advance();
  if (token.kind !== 'name' || !TYPE_NAMES.has(token.text)) {
    const expected = [...TYPE_NAMES].join(',');
    throw new RulesSyntaxError(
      "An unsupported type identifier was used with the 'is' operator. " +
        `Received ${token.text.slice(0, 40)}. Expected one of ${expected}.`,
      token,
    );
  }
  return token.text;
}

function parseUnary(tokens: TokenStream, nesting: number): Expression {
  const { start, text, kind } = tokens.current;
  if (kind !== 'punctuator' || (text !== '!' && text !== '-')) return parsePostfix(tokens, nesting);
  if (nesting > MAX_EXPRESSION_DEPTH) throw tooComplex(tokens);
  tokens.advance();
  if (text === '-' && tokens.at('-')) tokens.fail('an operand');
  const negative = text === '-' && tokens.current.kind === 'int';
  const operand = negative
    ? parsePostfix(tokens, nesting, { negative })
    : parseUnary(tokens, nesting + 1);
  const depth = checkedDepth(tokens, operand);
  return { kind: 'unary', operator: text, operand, start, end: tokens.lastEnd, depth };
}

function parsePostfix(
  tokens: TokenStream,
  nesting: number,
  { negative = false }: { negative?: boolean } = {},
): Expression {
  const { start } = tokens.current;
  let target = parsePrimary(tokens, { negative, parsers: nested(tokens, nesting) });
  for (;;) {
    if (tokens.take('.')) {
      const name = parseMemberName(tokens);
      if (tokens.at('(')) {
        const args = nested(tokens, nesting).args();
        const depth = checkedDepth(tokens, target, ...args);
        target = { kind: 'method', target, name, args, start, end: tokens.lastEnd, depth };
      } else {
        const depth = checkedDepth(tokens, target);
        target = { kind: 'member', target, name, start, end: tokens.lastEnd, depth };
      }
    } else if (tokens.take('[')) {
      target = parseSubscript(tokens, { target, nesting, start });
    } else {
      return target;
    }
  }
}

function parseMemberName(tokens: TokenStream): string {
  // Any word but `service` may follow a dot, also reserved ones.
  if (tokens.current.kind !== 'name' || tokens.at('service')) tokens.fail('a member name');
  return tokens.advance().text;
}

function parseSubscript(
  tokens: TokenStream,
  { target, nesting, start }: { target: Expression; nesting: number; start: number },
): Expression {
  const bound = (): Expression | undefined =>
    tokens.at(':') || tokens.at(']') ? undefined : parseExpression(tokens, nesting + 1);
  const from = bound();
  if (from !== undefined && tokens.take(']')) {
    const depth = checkedDepth(tokens, target, from);
    return { kind: 'index', target, index: from, start, end: tokens.lastEnd, depth };
  }
  tokens.expect(':');
  const to = bound();
  tokens.expect(']');
  const depth = checkedDepth(tokens, target, from, to);
  return { kind: 'slice', target, from, to, start, end: tokens.lastEnd, depth };
}

/** How the primary parser reads the expressions inside its brackets. */
export interface NestedParsers {
  expression(): Expression;
  args(): Expression[];
  items(): Expression[];
  entries(): MapEntry[];
  depth(...children: readonly (Expression | undefined)[]): number;
}

function nested(tokens: TokenStream, nesting: number): NestedParsers {
  const expression = (): Expression => parseExpression(tokens, nesting + 1);
  const listUntil = <T>(open: string, close: string, parse: () => T): T[] => {
    const parsed: T[] = [];
    tokens.expect(open);
    while (!tokens.at(close)) {
      parsed.push(parse());
      if (!tokens.take(',')) break;
    }
    tokens.expect(close);
    return parsed;
  };
  return {
    expression,
    args: () => listUntil('(', ')', expression),
    items: () => listUntil('[', ']', expression),
    entries: () =>
      listUntil('{', '}', () => {
        const key = expression();
        tokens.expect(':');
        return { key, value: expression() };
      }),
    depth: (...children) => checkedDepth(tokens, ...children),
  };
}

function checkedDepth(
  tokens: TokenStream,
  ...children: readonly (Expression | undefined)[]
): number {
  let depth = 1;
  for (const child of children) depth = Math.max(depth, (child?.depth ?? 0) + 1);
  if (depth > MAX_EXPRESSION_DEPTH) throw tooComplex(tokens);
  return depth;
}

function tooComplex(tokens: TokenStream): RulesSyntaxError {
  const message = 'Expression is too complex to evaluate safely.';
  return new RulesSyntaxError(message, { start: tokens.lastEnd, end: tokens.lastEnd + 1 });
}
