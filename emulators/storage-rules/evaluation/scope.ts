import type { FunctionDeclaration } from '../language/ast.ts';
import type { Outcome } from '../values/value.ts';

/** Names an expression sees: those of its block, then those of the blocks around it. */
export interface Scope {
  readonly parent: Scope | undefined;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** A binding may hold an error: it surfaces only where the name is used. */
  readonly bindings: ReadonlyMap<string, Outcome>;
}

/** What a block adds to the scope around it. */
export interface ScopeParts {
  readonly functions?: readonly FunctionDeclaration[];
  readonly bindings?: ReadonlyMap<string, Outcome>;
}

export function scopeInside(
  parent: Scope | undefined,
  { functions = [], bindings = new Map() }: ScopeParts,
): Scope {
  const named = new Map(functions.map((declaration) => [declaration.name.text, declaration]));
  return { parent, functions: named, bindings };
}

export function findVariable(scope: Scope, name: string): Outcome | undefined {
  for (let inner: Scope | undefined = scope; inner !== undefined; inner = inner.parent) {
    const found = inner.bindings.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The function and the scope its body sees: where it is declared, not where it is called. */
export function findFunction(
  scope: Scope,
  name: string,
): { declaration: FunctionDeclaration; closure: Scope } | undefined {
  for (let inner: Scope | undefined = scope; inner !== undefined; inner = inner.parent) {
    const declaration = inner.functions.get(name);
    if (declaration !== undefined) return { declaration, closure: inner };
  }
  return undefined;
}
