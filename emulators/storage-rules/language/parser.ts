import type {
  AllowStatement,
  FunctionDeclaration,
  LetBinding,
  MatchBlock,
  Name,
  PatternSegment,
  RulesFile,
  ServiceBlock,
} from './ast.ts';
import { parseExpression } from './expressionParser.ts';
import { RulesSyntaxError } from './issue.ts';
import { tokenize } from './lexer.ts';
import { segmentFromToken, stringFromToken } from './literals.ts';
import type { Span } from './source.ts';
import { TokenStream } from './tokenStream.ts';

/** Nested `match` blocks below the outermost one. */
export const MAX_MATCH_DEPTH = 10;

/** Parses a whole rules file by recursive descent. Throws RulesSyntaxError. */
export function parseRules(text: string): RulesFile {
  const tokens = new TokenStream(tokenize(text));
  if (tokens.isAtEnd()) {
    throw new RulesSyntaxError('Rules content empty. Compilation aborted.', { start: 0, end: 0 });
  }
  const version = parseVersion(tokens);
  const functions: FunctionDeclaration[] = [];
  const services: ServiceBlock[] = [];
  while (!tokens.isAtEnd()) {
    if (tokens.at('function')) functions.push(parseFunction(tokens));
    else if (tokens.at('service')) services.push(parseService(tokens));
    else if (tokens.at('import')) {
      throw new RulesSyntaxError('Import statements are not allowed.', tokens.current);
    } else tokens.fail("'service' or 'function'");
  }
  return { ...version, functions, services };
}

function parseVersion(tokens: TokenStream): Pick<RulesFile, 'version' | 'versionSpan'> {
  if (!tokens.take('rules_version')) return { version: 1, versionSpan: undefined };
  tokens.expect('=');
  if (tokens.current.kind !== 'string') tokens.fail('a quoted version');
  const token = tokens.advance();
  const text = stringFromToken(token);
  if (text !== '1' && text !== '2') {
    throw new RulesSyntaxError(`Unsupported rules version ${text}.`, token);
  }
  tokens.take(';');
  return { version: text === '1' ? 1 : 2, versionSpan: token };
}

function parseService(tokens: TokenStream): ServiceBlock {
  const { start } = tokens.expect('service');
  const first = tokens.expectName('a service name');
  const words = [first.text];
  while (tokens.take('.')) words.push(tokens.expectName('a service name').text);
  const nameSpan: Span = { start: first.start, end: tokens.lastEnd };
  const functions: FunctionDeclaration[] = [];
  const matches: MatchBlock[] = [];
  tokens.expect('{');
  while (!tokens.at('}')) {
    if (tokens.at('function')) functions.push(parseFunction(tokens));
    else if (tokens.at('match')) matches.push(parseMatch(tokens, 0));
    else tokens.fail("'match', 'function' or '}'");
  }
  if (functions.length + matches.length === 0) {
    const message = "The 'service' body must contain at least one declaration.";
    throw new RulesSyntaxError(message, tokens.current);
  }
  const { end } = tokens.expect('}');
  return { name: words.join('.'), nameSpan, functions, matches, start, end };
}

function parseMatch(tokens: TokenStream, depth: number): MatchBlock {
  const { start, end: keywordEnd } = tokens.expect('match');
  if (depth > MAX_MATCH_DEPTH) {
    const message = `Maximum allowed resource rule depth of ${MAX_MATCH_DEPTH} is reached.`;
    throw new RulesSyntaxError(message, { start, end: keywordEnd });
  }
  const pattern = parsePattern(tokens);
  const functions: FunctionDeclaration[] = [];
  const matches: MatchBlock[] = [];
  const allows: AllowStatement[] = [];
  tokens.expect('{');
  while (!tokens.at('}')) {
    if (tokens.at('allow')) allows.push(parseAllow(tokens));
    else if (tokens.at('match')) matches.push(parseMatch(tokens, depth + 1));
    else if (tokens.at('function')) functions.push(parseFunction(tokens));
    else tokens.fail("'allow', 'match', 'function' or '}'");
  }
  if (functions.length + matches.length + allows.length === 0) {
    const message = "The 'match' body must contain at least one declaration.";
    throw new RulesSyntaxError(message, tokens.current);
  }
  const { end } = tokens.expect('}');
  return { pattern, functions, matches, allows, start, end };
}

function parsePattern(tokens: TokenStream): PatternSegment[] {
  const segments: PatternSegment[] = [];
  for (;;) {
    const { start } = tokens.current;
    if (tokens.current.kind === 'segment') {
      const token = tokens.advance();
      segments.push({ kind: 'text', text: segmentFromToken(token), start, end: token.end });
    } else if (tokens.take('/')) {
      tokens.expect('{');
      const name = tokens.expectName('a wildcard name').text;
      const many = tokens.take('=') && !tokens.take('*') && tokens.expect('**') !== undefined;
      const { end } = tokens.expect('}');
      segments.push({ kind: many ? 'many' : 'one', name, start, end });
    } else if (segments.length === 0) {
      tokens.fail('a path');
    } else {
      return segments;
    }
  }
}

function parseAllow(tokens: TokenStream): AllowStatement {
  const { start } = tokens.expect('allow');
  const methods: Name[] = [tokens.expectName('a method')];
  while (tokens.take(',')) methods.push(tokens.expectName('a method'));
  let condition: AllowStatement['condition'];
  if (tokens.take(':')) {
    tokens.expect('if');
    condition = parseExpression(tokens);
  }
  const end = tokens.lastEnd;
  tokens.take(';');
  return { methods, condition, start, end };
}

function parseFunction(tokens: TokenStream): FunctionDeclaration {
  const { start } = tokens.expect('function');
  const name = tokens.expectName('a function name');
  const parameters: Name[] = [];
  tokens.expect('(');
  if (!tokens.at(')')) {
    do parameters.push(tokens.expectName('a parameter name'));
    while (tokens.take(','));
  }
  tokens.expect(')');
  tokens.expect('{');
  const lets: LetBinding[] = [];
  while (tokens.at('let')) lets.push(parseLet(tokens));
  tokens.expect('return');
  const result = parseExpression(tokens);
  tokens.take(';');
  const { end } = tokens.expect('}');
  return { name, parameters, lets, result, start, end };
}

function parseLet(tokens: TokenStream): LetBinding {
  const { start } = tokens.expect('let');
  const name = tokens.expectName('a variable name');
  tokens.expect('=');
  const value = parseExpression(tokens);
  const { end } = tokens.expect(';');
  return { name, value, start, end };
}
