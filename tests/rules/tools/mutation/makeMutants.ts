import { compile } from '../../../../emulators/storage-rules/index.ts';
import {
  type Block,
  blocksOf,
  bodiesOf,
  walk,
} from '../../../../emulators/storage-rules/checks/blocks.ts';
import type { Expression, RulesFile } from '../../../../emulators/storage-rules/language/ast.ts';
import { positionAt } from '../../../../emulators/storage-rules/language/source.ts';
import { type RulesFileName, rulesText } from '../matrix/rulesFiles.ts';
import { type Context, EXPRESSION_OPERATORS } from './expressionOperators.ts';
import { type Mutant, oneLine } from './mutant.ts';
import { type Change, structureChanges } from './structureOperators.ts';

/** Every mutant of a rules file, each with another text. Some may not compile. */
export function mutantsOf(file: RulesFileName): Mutant[] {
  const text = rulesText(file);
  const compiled = compile(text, { fileName: file });
  if (!compiled.ok) throw new Error(`${file} does not compile.`);
  const { source, file: tree } = compiled.ruleset;
  const mutants = new Map<string, Mutant>();
  const timesSeen = new Map<string, number>();
  for (const change of [...expressionChanges(tree, text), ...structureChanges(tree, text)]) {
    const { start, end, replacement, place } = change;
    const mutated = text.slice(0, start) + replacement + text.slice(end);
    if (mutated === text || mutants.has(mutated)) continue;
    const name = `${place}: ${oneLine(text.slice(start, end)) || 'nothing'} -> ${oneLine(replacement) || 'nothing'}`;
    const times = (timesSeen.get(name) ?? 0) + 1;
    timesSeen.set(name, times);
    const id = times === 1 ? name : `${name} (${times})`;
    mutants.set(mutated, { id, file, line: positionAt(source, start).line, text: mutated });
  }
  return [...mutants.values()];
}

function expressionChanges(file: RulesFile, text: string): Change[] {
  const blocks = blocksOf(file);
  const context: Context = {
    textOf: ({ start, end }) => text.slice(start, end),
    isBoolean: (expression) => isBoolean(expression, blocks),
    fieldNames: fieldNamesOf(blocks),
  };
  return blocks.flatMap((block) =>
    expressionsOf(block, text).flatMap(({ place, expression }) =>
      [...walk(expression)].flatMap((part) =>
        EXPRESSION_OPERATORS.flatMap((operator) => operator(part, context)).map((other) => ({
          place,
          start: part.start,
          end: part.end,
          // A part may stand beside an operator that binds closer than its own.
          replacement: isPlain(other) ? other : `(${other})`,
        })),
      ),
    ),
  );
}

const isPlain = (text: string): boolean => /^(?:[\w.]+|'[^']*'|\[[^\]]*\])$/.test(text);

function expressionsOf(
  { functions, allows, pattern }: Block,
  text: string,
): { place: string; expression: Expression }[] {
  const path = pattern.map(({ start, end }) => text.slice(start, end)).join('');
  return [
    ...functions.flatMap((declaration) =>
      bodiesOf(declaration).map((expression) => ({
        place: `function ${declaration.name.text}`,
        expression,
      })),
    ),
    ...allows.flatMap(({ methods, condition }) => {
      const place = `allow ${methods.map((method) => method.text).join(', ')} of ${path}`;
      return condition === undefined ? [] : [{ place, expression: condition }];
    }),
  ];
}

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=', 'in']);
const PREDICATES: ReadonlySet<string> = new Set(['matches', 'hasOnly', 'hasAny', 'hasAll']);

function isBoolean(expression: Expression, blocks: readonly Block[]): boolean {
  switch (expression.kind) {
    case 'logical':
    case 'is':
      return true;
    case 'unary':
      return expression.operator === '!';
    case 'binary':
      return COMPARISONS.has(expression.operator);
    case 'method':
      return PREDICATES.has(expression.name);
    case 'call': {
      const called = blocks
        .flatMap(({ functions }) => functions)
        .find(({ name }) => name.text === expression.name);
      return called !== undefined && isBoolean(called.result, blocks);
    }
    default:
      return false;
  }
}

/** Names of members that are neither the request's own nor methods. */
function fieldNamesOf(blocks: readonly Block[]): string[] {
  const expressions = blocks.flatMap(({ functions, allows }) => [
    ...functions.flatMap(bodiesOf),
    ...allows.flatMap(({ condition }) => condition ?? []),
  ]);
  const names = expressions
    .flatMap((expression) => [...walk(expression)])
    .flatMap((part) => (part.kind === 'member' ? [part.name] : []));
  return [...new Set(names)].filter((name) => !NOT_FIELDS.has(name));
}

const NOT_FIELDS: ReadonlySet<string> = new Set(['auth', 'uid', 'resource', 'data', 'time']);
