import type { Expression, PathPart } from '../language/ast.ts';
import type { ServiceLookups } from '../library/firestore.ts';
import { textOf } from '../values/text.ts';
import {
  type Outcome,
  type PathSegment,
  type RuleError,
  type Value,
  NULL_ERROR,
  boolValue,
  isRuleError,
  listValue,
  mapValue,
  ruleError,
} from '../values/value.ts';
import { elementAt, memberOf, rangeOf } from './access.ts';
import { evaluateCall, evaluateMethod } from './calls.ts';
import { applyBinary, applyUnary } from './operators.ts';
import { type Scope, findVariable } from './scope.ts';

/** Expressions one request may evaluate, over all its allow statements. */
export const MAX_EXPRESSIONS = 1_000;

/** Sees every expression that was evaluated, with its outcome. */
export type OnExpression = (expression: Expression, outcome: Outcome) => void;

export interface EvaluatorOptions {
  readonly lookups: ServiceLookups;
  /** Ends the evaluation when it answers an error: a document has to be fetched first. */
  readonly interrupted: () => RuleError | undefined;
  readonly onExpression: OnExpression | undefined;
  readonly onDebug: (text: string) => void;
}

/** Evaluates the expressions of one request. Rule errors are values, never exceptions. */
export class Evaluator {
  readonly options: EvaluatorOptions;
  #expressions = 0;
  #limitReached: RuleError | undefined;

  constructor(options: EvaluatorOptions) {
    this.options = options;
  }

  /** Expressions evaluated so far. */
  get expressions(): number {
    return this.#expressions;
  }

  /** Why nothing more is evaluated: unlike a rule error, `||` does not absorb it. */
  get halted(): RuleError | undefined {
    return this.#limitReached ?? this.options.interrupted();
  }

  evaluate(expression: Expression, scope: Scope): Outcome {
    this.count(1);
    if (this.halted !== undefined) return this.halted;
    const outcome = withSpan(this.#evaluate(expression, scope), expression);
    this.options.onExpression?.(expression, outcome);
    return outcome;
  }

  /** Adds to the expressions of the request. */
  count(expressions: number): void {
    this.#expressions += expressions;
    if (this.#expressions > MAX_EXPRESSIONS) this.#limitReached = LIMIT_ERROR;
  }

  #evaluate(expression: Expression, scope: Scope): Outcome {
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'name':
        return findVariable(scope, expression.name) ?? NULL_ERROR;
      case 'list':
        return this.withAll(expression.items, scope, listValue);
      case 'map':
        return this.#map(expression, scope);
      case 'path':
        return this.#path(expression.parts, scope);
      case 'unary':
        return this.withAll([expression.operand], scope, ([operand]) =>
          operand === undefined ? NULL_ERROR : applyUnary(expression.operator, operand),
        );
      case 'binary':
        return this.withAll([expression.left, expression.right], scope, ([left, right]) =>
          left === undefined || right === undefined
            ? NULL_ERROR
            : applyBinary(expression.operator, left, right),
        );
      case 'logical':
        return this.#logical(expression, scope);
      case 'is':
        this.count(1);
        return this.withAll([expression.operand], scope, ([operand]) =>
          boolValue(operand !== undefined && hasType(operand, expression.typeName)),
        );
      case 'conditional':
        return this.#conditional(expression, scope);
      case 'call':
        return evaluateCall(expression, scope, this);
      case 'method':
        return evaluateMethod(expression, scope, this);
      case 'member':
        return this.withAll([expression.target], scope, ([target]) =>
          target === undefined ? NULL_ERROR : memberOf(target, expression.name),
        );
      case 'index':
        return this.withAll([expression.target, expression.index], scope, ([target, index]) =>
          target === undefined || index === undefined ? NULL_ERROR : elementAt(target, index),
        );
      case 'slice':
        return this.#slice(expression, scope);
    }
  }

  /** Evaluates all, and goes on with their values unless one is an error. */
  withAll(
    expressions: readonly Expression[],
    scope: Scope,
    use: (values: readonly Value[]) => Outcome,
  ): Outcome {
    const values: Value[] = [];
    for (const expression of expressions) {
      const outcome = this.evaluate(expression, scope);
      if (isRuleError(outcome)) return outcome;
      values.push(outcome);
    }
    return use(values);
  }

  #logical(expression: Extract<Expression, { kind: 'logical' }>, scope: Scope): Outcome {
    // This value on either side decides, whatever the other side is: also an error.
    const decisive = expression.operator === '||';
    const left = asBool(this.evaluate(expression.left, scope), expression.left);
    if (left === decisive) return boolValue(decisive);
    this.count(1);
    const right = asBool(this.evaluate(expression.right, scope), expression.right);
    if (right === decisive) return boolValue(decisive);
    if (isRuleError(left)) return left;
    return isRuleError(right) ? right : boolValue(!decisive);
  }

  #conditional(expression: Extract<Expression, { kind: 'conditional' }>, scope: Scope): Outcome {
    const condition = asBool(this.evaluate(expression.condition, scope), expression.condition);
    if (isRuleError(condition)) return condition;
    return this.evaluate(condition ? expression.whenTrue : expression.whenFalse, scope);
  }

  #map({ entries }: Extract<Expression, { kind: 'map' }>, scope: Scope): Outcome {
    const parts = entries.flatMap(({ key, value }) => [key, value]);
    return this.withAll(parts, scope, (values) => {
      const pairs: [string, Value][] = [];
      for (let index = 0; index + 1 < values.length; index += 2) {
        const key = values[index];
        const value = values[index + 1];
        if (key === undefined || value === undefined) continue;
        if (key.type !== 'string') return typeError(key, 'string');
        pairs.push([key.value, value]);
      }
      return mapValue(pairs);
    });
  }

  #path(parts: readonly PathPart[], scope: Scope): Outcome {
    const segments: PathSegment[] = [];
    for (const part of parts) {
      if (part.kind !== 'expression') {
        this.count(1);
        segments.push(part.kind === 'text' ? part.text : { variable: part.name });
        continue;
      }
      const outcome = this.evaluate(part.expression, scope);
      if (isRuleError(outcome)) return outcome;
      if (outcome.type === 'path') segments.push(...outcome.segments);
      else {
        const text = textOf(outcome);
        if (isRuleError(text)) return text;
        segments.push(text);
      }
    }
    return { type: 'path', segments };
  }

  #slice(expression: Extract<Expression, { kind: 'slice' }>, scope: Scope): Outcome {
    const { target, from, to } = expression;
    const bounds = [from, to].filter((bound) => bound !== undefined);
    return this.withAll([target, ...bounds], scope, ([value, ...indexes]) => {
      if (value === undefined) return NULL_ERROR;
      const [first, second] = indexes;
      return from === undefined ? rangeOf(value, undefined, first) : rangeOf(value, first, second);
    });
  }
}

const LIMIT_ERROR = ruleError(
  `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions ` +
    'to evaluate has been reached.',
);

/** The boolean of an outcome; everything else counts as an error. */
export function asBool(outcome: Outcome, span: RuleError['span']): boolean | RuleError {
  if (outcome.type === 'bool') return outcome.value;
  if (isRuleError(outcome)) return outcome;
  const error = typeError(outcome, 'bool');
  return span === undefined ? error : { ...error, span };
}

function hasType({ type }: Value, name: string): boolean {
  // Measured: sets answer to no name, not even to `set`.
  if (type === 'set') return false;
  return type === name || (name === 'number' && (type === 'int' || type === 'float'));
}

function withSpan(outcome: Outcome, { start, end }: Expression): Outcome {
  return isRuleError(outcome) && outcome.span === undefined
    ? { ...outcome, span: { start, end } }
    : outcome;
}

function typeError({ type }: Value, expected: string): RuleError {
  return ruleError(`Type error. Received: [${type}] Expected: [${expected}].`);
}
