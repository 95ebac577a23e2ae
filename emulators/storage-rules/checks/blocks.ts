import {
  type AllowStatement,
  type Expression,
  type FunctionDeclaration,
  type MatchBlock,
  type PatternSegment,
  type RulesFile,
  childrenOf,
} from '../language/ast.ts';

/** A place functions can be declared in, with what it sees from outside. */
export interface Block {
  readonly parent: Block | undefined;
  readonly service: string | undefined;
  readonly functions: readonly FunctionDeclaration[];
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowStatement[];
}

/** The file, its services and all their matches, outer ones first. */
export function blocksOf(file: RulesFile): Block[] {
  const root: Block = {
    parent: undefined,
    service: undefined,
    functions: file.functions,
    pattern: [],
    allows: [],
  };
  const blocks = [root];
  for (const service of file.services) {
    const block: Block = {
      parent: root,
      service: service.name,
      functions: service.functions,
      pattern: [],
      allows: [],
    };
    blocks.push(block, ...service.matches.flatMap((match) => matchBlocks(match, block)));
  }
  return blocks;
}

/** The nearest function of that name a block sees, and the block that declares it. */
export function resolveFunction(
  block: Block,
  name: string,
): { declaration: FunctionDeclaration; block: Block } | undefined {
  for (let scope: Block | undefined = block; scope !== undefined; scope = scope.parent) {
    const declaration = scope.functions.find((candidate) => candidate.name.text === name);
    if (declaration !== undefined) return { declaration, block: scope };
  }
  return undefined;
}

/** The bodies of a function: its bindings first, its result last. */
export function bodiesOf(declaration: FunctionDeclaration): Expression[] {
  return [...declaration.lets.map(({ value }) => value), declaration.result];
}

/** An expression and everything inside it. */
export function* walk(expression: Expression): Generator<Expression> {
  yield expression;
  for (const child of childrenOf(expression)) yield* walk(child);
}

function matchBlocks(match: MatchBlock, parent: Block): Block[] {
  const { functions, pattern, allows } = match;
  const block: Block = { parent, service: parent.service, functions, pattern, allows };
  return [block, ...match.matches.flatMap((inner) => matchBlocks(inner, block))];
}
