import type { Expression, FunctionDeclaration, Name, RulesFile } from '../language/ast.ts';
import type { IssueAt } from '../language/issue.ts';
import { globalFunctions } from '../library/conversions.ts';
import { lookupsOf } from '../library/firestore.ts';
import { type Block, blocksOf, bodiesOf, resolveFunction, walk } from './blocks.ts';
import { isPackage } from './declarations.ts';

/** Warns of names nothing declares and of declarations nothing uses; refuses packages as values. */
export function* checkNames(file: RulesFile): Generator<IssueAt> {
  const usedFunctions = new Set<FunctionDeclaration>();
  const blocks = blocksOf(file);
  for (const block of blocks) {
    for (const declaration of block.functions) {
      yield* checkBodies(bodiesOf(declaration), { block, declaration, usedFunctions });
    }
    const conditions = block.allows.flatMap(({ condition }) => condition ?? []);
    yield* checkBodies(conditions, { block, declaration: undefined, usedFunctions });
  }
  for (const declaration of blocks.flatMap(({ functions }) => functions)) {
    if (!usedFunctions.has(declaration)) {
      yield warning(`Unused function: ${declaration.name.text}.`, declaration.name);
    }
  }
}

interface Context {
  readonly block: Block;
  /** The function the expressions belong to, if any. */
  readonly declaration: FunctionDeclaration | undefined;
  /** Collects what is called. */
  readonly usedFunctions: Set<FunctionDeclaration>;
}

function* checkBodies(bodies: readonly Expression[], context: Context): Generator<IssueAt> {
  const { parameters = [], lets = [] } = context.declaration ?? {};
  const used = new Set<string>();
  const visible = wildcardsOf(context.block);
  for (const parameter of parameters) visible.add(parameter.text);
  for (const [index, body] of bodies.entries()) {
    const names = { visible, used };
    yield* checkExpression(body, { ...context, ...names, packageTargets: packageTargets(body) });
    const binding = lets[index];
    if (binding !== undefined) visible.add(binding.name.text);
  }
  for (const name of [...parameters, ...lets.map((binding) => binding.name)]) {
    if (!used.has(name.text)) yield warning(`Unused variable: ${name.text}.`, name);
  }
}

interface Names extends Context {
  readonly visible: ReadonlySet<string>;
  readonly used: Set<string>;
  /** Names in front of a method call, which may be packages. */
  readonly packageTargets: ReadonlySet<Expression>;
}

function* checkExpression(expression: Expression, names: Names): Generator<IssueAt> {
  for (const part of walk(expression)) {
    if (part.kind === 'call') yield* checkCall(part, names);
    if (part.kind !== 'name') continue;
    names.used.add(part.name);
    if (names.visible.has(part.name)) continue;
    if (isPackage(part.name, names.block.service)) {
      if (names.packageTargets.has(part)) continue;
      const message = `${part.name} is a package and cannot be used as variable name.`;
      yield { severity: 'error', message, span: part };
    } else {
      yield warning(`Invalid variable name: ${part.name}.`, { ...part, text: part.name });
    }
  }
}

function* checkCall(
  { name, args, start, end }: Extract<Expression, { kind: 'call' }>,
  { block, usedFunctions }: Names,
): Generator<IssueAt> {
  const span = { text: name, start, end };
  const resolved = resolveFunction(block, name)?.declaration;
  if (resolved === undefined) {
    if (!isBuiltIn(name, block.service)) yield warning(`Invalid function name: ${name}.`, span);
    return;
  }
  usedFunctions.add(resolved);
  if (resolved.parameters.length !== args.length) {
    yield warning(`Incorrect number of arguments supplied to function: ${name}.`, span);
  }
}

function isBuiltIn(name: string, service: string | undefined): boolean {
  const { packageName, functions } = lookupsOf(service ?? '', () => null);
  return (
    name === 'debug' ||
    Object.hasOwn(globalFunctions, name) ||
    (packageName === undefined && Object.hasOwn(functions, name))
  );
}

function packageTargets(expression: Expression): Set<Expression> {
  const parts = [...walk(expression)];
  return new Set(parts.flatMap((part) => (part.kind === 'method' ? part.target : [])));
}

function wildcardsOf(block: Block): Set<string> {
  const names = new Set(['request', 'resource']);
  for (let scope: Block | undefined = block; scope !== undefined; scope = scope.parent) {
    for (const segment of scope.pattern) if (segment.kind !== 'text') names.add(segment.name);
  }
  return names;
}

function warning(message: string, { start, end }: Name): IssueAt {
  return { severity: 'warning', message, span: { start, end } };
}
