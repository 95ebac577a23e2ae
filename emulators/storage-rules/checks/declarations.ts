import type { FunctionDeclaration, Name, RulesFile } from '../language/ast.ts';
import type { IssueAt } from '../language/issue.ts';
import { FIRESTORE_PACKAGE } from '../library/firestore.ts';
import { packages } from '../library/library.ts';
import { type Block, blocksOf } from './blocks.ts';

export const MAX_PARAMETERS = 7;
export const MAX_LETS = 10;

/** Refuses names declared twice, names of packages, and functions that are too large. */
export function* checkDeclarations(file: RulesFile): Generator<IssueAt> {
  for (const block of blocksOf(file)) {
    yield* repeated(
      block.functions.map(({ name }) => name),
      (name) => `Function ${name} is already defined.`,
    );
    for (const declaration of block.functions) yield* checkFunction(declaration, block);
    for (const segment of block.pattern) {
      if (segment.kind !== 'text') {
        yield* packageNames([{ ...segment, text: segment.name }], block);
      }
    }
  }
}

function* checkFunction(
  { name, parameters, lets }: FunctionDeclaration,
  block: Block,
): Generator<IssueAt> {
  const bindings = lets.map((binding) => binding.name);
  yield* repeated(parameters, (parameter) => `Variable ${parameter} is already defined.`);
  const bound = new Set(parameters.map(({ text }) => text));
  for (const binding of bindings) {
    if (bound.has(binding.text)) {
      const message = `The identifier [${binding.text}] is already bound in the current scope.`;
      yield error(message, binding);
    }
    bound.add(binding.text);
  }
  yield* packageNames([...parameters, ...bindings], block);
  const called = `for function ${name.text} is reached.`;
  if (parameters.length > MAX_PARAMETERS) {
    yield error(`Maximum allowed function arguments of ${MAX_PARAMETERS} ${called}`, name);
  }
  if (lets.length > MAX_LETS) {
    yield error(`Maximum allowed let bindings of ${MAX_LETS} ${called}`, name);
  }
}

function* repeated(names: readonly Name[], message: (name: string) => string): Generator<IssueAt> {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name.text)) yield error(message(name.text), name);
    seen.add(name.text);
  }
}

function* packageNames(names: readonly Name[], block: Block): Generator<IssueAt> {
  for (const name of names) {
    if (isPackage(name.text, block.service)) {
      yield error(`${name.text} is a package and cannot be used as variable name.`, name);
    }
  }
}

/** Whether the service reads `name.something()` as a call into the standard library. */
export function isPackage(name: string, service: string | undefined): boolean {
  return packages.has(name) || (name === FIRESTORE_PACKAGE && service === 'firebase.storage');
}

function error(message: string, { start, end }: Name): IssueAt {
  return { severity: 'error', message, span: { start, end } };
}
