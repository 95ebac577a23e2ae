import { type Expression } from '../../../../emulators/storage-rules/language/ast.ts';
import { patternMutations } from './patternMutations.ts';

/** What an operator sees. */
export interface Context {
  /** Source text of an expression, without the parentheses around it. */
  readonly textOf: (expression: Expression) => string;
  readonly isBoolean: (expression: Expression) => boolean;
  /** Fields of documents and objects that the file speaks about. */
  readonly fieldNames: readonly string[];
}

/** What else might stand where an expression stands. */
type Operator = (expression: Expression, context: Context) => readonly string[];

/** Other operators that might have been meant. */
const OTHER_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '&&': ['||'],
  '||': ['&&'],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>', '=='],
  '<=': ['<', '>=', '=='],
  '>': ['>=', '<', '!='],
  '>=': ['>', '<=', '=='],
  in: ['=='],
  '+': ['-'],
  '*': ['+', '/'],
};

/** Other methods and members that might have been meant. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  hasOnly: ['hasAny', 'hasAll'],
  hasAny: ['hasOnly', 'hasAll'],
  affectedKeys: ['changedKeys', 'addedKeys', 'removedKeys', 'unchangedKeys'],
  keys: ['values'],
  uid: ['token'],
  auth: ['resource'],
};

const OTHER_TYPES: Readonly<Record<string, readonly string[]>> = {
  bool: ['string', 'int', 'map'],
  string: ['list', 'map', 'bytes', 'int'],
};

const changedCondition: Operator = (expression, { textOf, isBoolean }) =>
  isBoolean(expression) ? ['true', 'false', `!(${textOf(expression)})`] : [];

const otherOperator: Operator = (expression, { textOf }) => {
  if (expression.kind !== 'logical' && expression.kind !== 'binary') return [];
  const [left, right] = [textOf(expression.left), textOf(expression.right)];
  const others = OTHER_OPERATORS[expression.operator] ?? [];
  return others.map((operator) => `(${left}) ${operator} (${right})`);
};

const droppedOperand: Operator = (expression, { textOf }) =>
  expression.kind === 'logical' || (expression.kind === 'binary' && expression.operator === '+')
    ? [textOf(expression.left), textOf(expression.right)]
    : [];

const droppedNegation: Operator = (expression, { textOf }) =>
  expression.kind === 'unary' ? [textOf(expression.operand)] : [];

const otherLiteral: Operator = (expression) => {
  if (expression.kind !== 'literal') return [];
  const { value } = expression;
  switch (value.type) {
    case 'int':
      return [value.value + 1n, value.value - 1n, value.value * 10n, 0n]
        .filter((other) => other !== value.value)
        .map(String);
    case 'string':
      return [`${value.value}x`, '', ...patternMutations(value.value)].map((text) => `'${text}'`);
    case 'bool':
      return [String(!value.value)];
    case 'null':
      return ["''", 'false'];
    default:
      return [];
  }
};

const otherItems: Operator = (expression, { textOf, fieldNames }) => {
  if (expression.kind !== 'list') return [];
  const items = expression.items.map(textOf);
  const listOf = (some: readonly string[]): string => `[${some.join(', ')}]`;
  const shorter = items.map((_, index) => listOf(items.toSpliced(index, 1)));
  // A list of field names may grow by any other field.
  const holdsFields = fieldNames.some((name) => items.includes(`'${name}'`));
  const more = holdsFields ? ['credits', 'user_id', ...fieldNames] : [];
  const longer = more
    .map((name) => `'${name}'`)
    .filter((item) => !items.includes(item))
    .map((item) => listOf([...items, item]));
  return [...shorter, ...longer];
};

const otherType: Operator = (expression, { textOf }) =>
  expression.kind === 'is'
    ? (OTHER_TYPES[expression.typeName] ?? []).map(
        (typeName) => `${textOf(expression.operand)} is ${typeName}`,
      )
    : [];

const otherMethod: Operator = (expression, { textOf }) => {
  if (expression.kind !== 'method') return [];
  const [target, args] = [textOf(expression.target), expression.args.map(textOf)];
  const [only, ...more] = args;
  const others = (OTHER_NAMES[expression.name] ?? []).map(
    (name) => `${target}.${name}(${args.join(', ')})`,
  );
  return only === undefined || more.length > 0
    ? others
    : [...others, `(${only}).${expression.name}(${target})`];
};

const otherMember: Operator = (expression, { textOf, fieldNames }) => {
  if (expression.kind !== 'member') return [];
  const target = textOf(expression.target);
  const { name } = expression;
  const siblings = fieldNames.includes(name) ? fieldNames.filter((other) => other !== name) : [];
  return [
    `${target}.${name}x`,
    ...[...siblings, ...(OTHER_NAMES[name] ?? [])].map((other) => `${target}.${other}`),
    ...(textOf(expression) === 'request.resource' ? ['resource'] : []),
  ];
};

const otherName: Operator = (expression) =>
  expression.kind === 'name' && expression.name === 'resource' ? ['request.resource'] : [];

const otherArguments: Operator = (expression, { textOf }) => {
  if (expression.kind !== 'call') return [];
  const args = expression.args.map(textOf);
  return args.slice(1).map((argument, index) => {
    const swapped = args.with(index, argument).with(index + 1, args[index] ?? '');
    return `${expression.name}(${swapped.join(', ')})`;
  });
};

export const EXPRESSION_OPERATORS: readonly Operator[] = [
  changedCondition,
  otherOperator,
  droppedOperand,
  droppedNegation,
  otherLiteral,
  otherItems,
  otherType,
  otherMethod,
  otherMember,
  otherName,
  otherArguments,
];
