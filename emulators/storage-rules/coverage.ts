import { blocksOf, bodiesOf, walk } from './checks/blocks.ts';
import type { Expression } from './language/ast.ts';
import type { Ruleset } from './language/ruleset.ts';
import { positionAt } from './language/source.ts';
import type { Outcome } from './values/value.ts';

/** A boolean operand of a condition, and what it has not been yet. */
export interface OperandCoverage {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly neverTrue: boolean;
  /** An error denies as false does, but only false counts here. */
  readonly neverFalse: boolean;
}

/** Collects over many evaluations which operands of `&&`, `||`, `!`, `?:` and `if` were what. */
export function createCoverage(ruleset: Ruleset): {
  readonly onExpression: (expression: Expression, outcome: Outcome) => void;
  /** Operands that were not both true and false yet. */
  readonly uncovered: () => OperandCoverage[];
} {
  const operands = operandsOf(ruleset);
  const seenTrue = new Set<Expression>();
  const seenFalse = new Set<Expression>();
  return {
    onExpression: (expression, outcome) => {
      if (outcome.type === 'bool') (outcome.value ? seenTrue : seenFalse).add(expression);
    },
    uncovered: () =>
      operands.flatMap((operand) => {
        const neverTrue = !seenTrue.has(operand);
        const neverFalse = !seenFalse.has(operand);
        if (!neverTrue && !neverFalse) return [];
        const text = ruleset.source.text.slice(operand.start, operand.end);
        return [{ ...positionAt(ruleset.source, operand.start), text, neverTrue, neverFalse }];
      }),
  };
}

function operandsOf({ file }: Ruleset): Expression[] {
  return blocksOf(file).flatMap(({ functions, allows }) => [
    ...allows.flatMap(({ condition }) => (condition === undefined ? [] : leavesOf(condition))),
    ...functions.flatMap((declaration) =>
      bodiesOf(declaration).flatMap((body) => [...walk(body)].flatMap(operandsInside)),
    ),
  ]);
}

/** Operands of a condition that are no operators themselves; literals cannot vary. */
function leavesOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
      return [];
    case 'logical':
      return [...leavesOf(expression.left), ...leavesOf(expression.right)];
    case 'unary':
      return expression.operator === '!' ? leavesOf(expression.operand) : [expression];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse].flatMap(leavesOf);
    default:
      return [expression];
  }
}

// Functions may return anything: of their bodies only what stands beside an operator is boolean.
function operandsInside(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'logical':
      return [expression.left, expression.right].filter(isLeaf);
    case 'unary':
      return expression.operator === '!' ? [expression.operand].filter(isLeaf) : [];
    case 'conditional':
      return [expression.condition].filter(isLeaf);
    default:
      return [];
  }
}

function isLeaf(expression: Expression): boolean {
  return leavesOf(expression).includes(expression);
}
