import type { FunctionDeclaration, RulesFile } from '../language/ast.ts';
import type { IssueAt } from '../language/issue.ts';
import { type Block, blocksOf, bodiesOf, resolveFunction, walk } from './blocks.ts';

/** Calls inside calls: the first function may start a chain of this many more. */
export const MAX_CALL_DEPTH = 20;

/** Refuses recursion and chains of calls that are too long. */
export function* checkCalls(file: RulesFile): Generator<IssueAt> {
  const callees = calleesByFunction(file);
  const heights = new Map<FunctionDeclaration, number>();
  for (const declaration of callees.keys()) {
    yield* visit(declaration, { callees, heights, path: [] });
  }
}

type Callees = ReadonlyMap<FunctionDeclaration, readonly FunctionDeclaration[]>;

interface Visit {
  readonly callees: Callees;
  /** Length of the longest chain below a function whose visit is over. */
  readonly heights: Map<FunctionDeclaration, number>;
  readonly path: readonly FunctionDeclaration[];
}

function* visit(
  declaration: FunctionDeclaration,
  { callees, heights, path }: Visit,
): Generator<IssueAt> {
  if (heights.has(declaration)) return;
  const cycleStart = path.indexOf(declaration);
  if (cycleStart !== -1) {
    yield error(cycleMessage(path.slice(cycleStart)), declaration);
    return;
  }
  const through = [...path, declaration];
  // Bounds the stack of this walk; the chain is reported where its height is known or here.
  if (through.length > MAX_CALL_DEPTH + 1) {
    yield tooDeep(path);
    heights.set(declaration, 0);
    return;
  }
  let height = 0;
  for (const callee of callees.get(declaration) ?? []) {
    yield* visit(callee, { callees, heights, path: through });
    height = Math.max(height, (heights.get(callee) ?? 0) + 1);
  }
  heights.set(declaration, height);
  if (height > MAX_CALL_DEPTH) yield tooDeep([declaration]);
}

function tooDeep(chain: readonly FunctionDeclaration[]): IssueAt {
  const [first] = chain;
  const names = chain.map(({ name }) => name.text).join('->');
  const message = `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${names}] call stack.`;
  return { severity: 'error', message, span: first?.name ?? { start: 0, end: 0 } };
}

function cycleMessage(cycle: readonly FunctionDeclaration[]): string {
  const names = cycle.map(({ name }) => name.text);
  return names.length === 1
    ? 'Recursive call is not allowed.'
    : `Detected a call cycle between [${names.join(',')}] functions.`;
}

function calleesByFunction(file: RulesFile): Callees {
  const callees = new Map<FunctionDeclaration, readonly FunctionDeclaration[]>();
  for (const block of blocksOf(file)) {
    for (const declaration of block.functions)
      callees.set(declaration, calleesOf(declaration, block));
  }
  return callees;
}

function calleesOf(declaration: FunctionDeclaration, block: Block): FunctionDeclaration[] {
  const called = new Set<FunctionDeclaration>();
  for (const expression of bodiesOf(declaration).flatMap((body) => [...walk(body)])) {
    if (expression.kind !== 'call') continue;
    const callee = resolveFunction(block, expression.name)?.declaration;
    if (callee !== undefined) called.add(callee);
  }
  return [...called];
}

function error(message: string, { name }: FunctionDeclaration): IssueAt {
  return { severity: 'error', message, span: { start: name.start, end: name.end } };
}
