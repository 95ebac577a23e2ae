import type { AllowStatement, MatchBlock, PatternSegment, RulesFile } from '../language/ast.ts';
import { METHODS } from '../language/vocabulary.ts';
import type { Value } from '../values/value.ts';
import { matchPath } from './matchPath.ts';
import { type Scope, scopeInside } from './scope.ts';

/** An allow statement that speaks about the request, and what its condition sees. */
export interface ApplicableAllow {
  readonly allow: AllowStatement;
  readonly scope: Scope;
}

export interface Target {
  readonly service: string;
  readonly method: string;
  readonly path: readonly string[];
  /** `request` and `resource`. */
  readonly variables: ReadonlyMap<string, Value>;
}

/** The allow statements whose path and method fit, in the order of the source. */
export function* applicableAllows(file: RulesFile, target: Target): Generator<ApplicableAllow> {
  const root = scopeInside(undefined, { functions: file.functions, bindings: target.variables });
  for (const service of file.services.filter(({ name }) => name === target.service)) {
    const { functions } = service;
    const scope = scopeInside(root, { functions });
    for (const match of service.matches) {
      yield* allowsOf([match], { file, target, scope });
    }
  }
}

interface Search {
  readonly file: RulesFile;
  readonly target: Target;
  /** The scope around the outermost match. */
  readonly scope: Scope;
}

/** `chain` is a match and those around it, the outermost first. */
function* allowsOf(chain: readonly MatchBlock[], search: Search): Generator<ApplicableAllow> {
  const { file, target } = search;
  const match = chain.at(-1);
  if (match === undefined) return;
  const allows = match.allows.filter(({ methods }) =>
    methods.some(({ text }) => METHODS.get(text)?.includes(target.method)),
  );
  const pattern = chain.flatMap((block) => block.pattern);
  const captured = allows.length === 0 ? undefined : matchPath(pattern, target.path, file.version);
  if (captured !== undefined) {
    const scope = scopeOf(chain, captured, search.scope);
    for (const allow of allows) yield { allow, scope };
  }
  for (const inner of match.matches) yield* allowsOf([...chain, inner], search);
}

/** One scope a block, so that a function sees the wildcards around its own declaration. */
function scopeOf(
  chain: readonly MatchBlock[],
  captured: readonly (Value | undefined)[],
  outer: Scope,
): Scope {
  let scope = outer;
  let from = 0;
  for (const { pattern, functions } of chain) {
    const bindings = bindingsOf(pattern, captured.slice(from, from + pattern.length));
    scope = scopeInside(scope, { functions, bindings });
    from += pattern.length;
  }
  return scope;
}

function bindingsOf(
  pattern: readonly PatternSegment[],
  captured: readonly (Value | undefined)[],
): Map<string, Value> {
  const bindings = new Map<string, Value>();
  for (const [index, segment] of pattern.entries()) {
    const value = captured[index];
    if (segment.kind !== 'text' && value !== undefined) bindings.set(segment.name, value);
  }
  return bindings;
}
