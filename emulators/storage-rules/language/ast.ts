import type { Value } from '../values/value.ts';
import type { Span } from './source.ts';

/** A parsed rules file. */
export interface RulesFile {
  readonly version: 1 | 2;
  /** Whether the file says its version, or falls back to 1. */
  readonly versionSpan: Span | undefined;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceBlock[];
}

export interface ServiceBlock extends Span {
  readonly name: string;
  readonly nameSpan: Span;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

export interface MatchBlock extends Span {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
  readonly allows: readonly AllowStatement[];
}

export type PatternSegment =
  | (Span & { readonly kind: 'text'; readonly text: string })
  | (Span & { readonly kind: 'one' | 'many'; readonly name: string });

export interface AllowStatement extends Span {
  readonly methods: readonly Name[];
  /** Absent: always allowed. */
  readonly condition: Expression | undefined;
}

export interface FunctionDeclaration extends Span {
  readonly name: Name;
  readonly parameters: readonly Name[];
  readonly lets: readonly LetBinding[];
  readonly result: Expression;
}

export interface LetBinding extends Span {
  readonly name: Name;
  readonly value: Expression;
}

export interface Name extends Span {
  readonly text: string;
}

interface Node extends Span {
  /** Levels from this node down to its deepest leaf; parentheses count as a level. */
  readonly depth: number;
}

export type BinaryOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | 'in';

export type PathPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'expression'; readonly expression: Expression };

export type Expression =
  | (Node & { readonly kind: 'literal'; readonly value: Value })
  | (Node & { readonly kind: 'name'; readonly name: string })
  | (Node & { readonly kind: 'list'; readonly items: readonly Expression[] })
  | (Node & { readonly kind: 'map'; readonly entries: readonly MapEntry[] })
  | (Node & { readonly kind: 'path'; readonly parts: readonly PathPart[] })
  | (Node & { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression })
  | (Node & BinaryParts & { readonly kind: 'binary'; readonly operator: BinaryOperator })
  | (Node & BinaryParts & { readonly kind: 'logical'; readonly operator: '&&' | '||' })
  | (Node & { readonly kind: 'is'; readonly operand: Expression; readonly typeName: string })
  | ConditionalExpression
  | CallExpression
  | MethodCallExpression
  | (Node & { readonly kind: 'member'; readonly target: Expression; readonly name: string })
  | (Node & { readonly kind: 'index'; readonly target: Expression; readonly index: Expression })
  | SliceExpression;

interface BinaryParts {
  readonly left: Expression;
  readonly right: Expression;
}

export interface MapEntry {
  readonly key: Expression;
  readonly value: Expression;
}

export interface ConditionalExpression extends Node {
  readonly kind: 'conditional';
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}

export interface CallExpression extends Node {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
}

export interface MethodCallExpression extends Node {
  readonly kind: 'method';
  readonly target: Expression;
  readonly name: string;
  readonly args: readonly Expression[];
}

export interface SliceExpression extends Node {
  readonly kind: 'slice';
  readonly target: Expression;
  readonly from: Expression | undefined;
  readonly to: Expression | undefined;
}

/** The expressions directly inside one. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.parts.flatMap((part) =>
        part.kind === 'expression' ? [part.expression] : [],
      );
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.target, ...expression.args];
    case 'member':
      return [expression.target];
    case 'index':
      return [expression.target, expression.index];
    case 'slice':
      return [expression.target, expression.from, expression.to].filter(
        (child) => child !== undefined,
      );
  }
}
