import type { AllowStatement, MatchBlock, PatternSegment, RulesFile } from '../language/ast.ts';
import { METHODS } from '../language/vocabulary.ts';
import type { Value } from '../values/value.ts';
import { matchPath, mayMatch } from './matchPath.ts';
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
    yield* allowsOf(service.matches, { chain: [], pattern: [] }, { file, target, scope });
  }
}

interface Search {
  readonly file: RulesFile;
  readonly target: Target;
  /** The scope around the outermost match. */
  readonly scope: Scope;
}

/** The matches around some others, the outermost first, and their patterns as one. */
interface Around {
  readonly chain: readonly MatchBlock[];
  readonly pattern: readonly PatternSegment[];
}

function* allowsOf(
  matches: readonly MatchBlock[],
  around: Around,
  search: Search,
): Generator<ApplicableAllow> {
  const { file, target } = search;
  for (const match of matches) {
    // Most matches of a file end here: nothing inside fits either.
    if (!mayMatch(match.pattern, target.path, around.pattern)) continue;
    const chain = [...around.chain, match];
    const pattern = [...around.pattern, ...match.pattern];
    const allows = match.allows.filter(({ methods }) =>
      methods.some(({ text }) => METHODS.get(text)?.includes(target.method)),
    );
    const captured =
      allows.length === 0 ? undefined : matchPath(pattern, target.path, file.version);
    if (captured !== undefined) {
      const scope = scopeOf(chain, captured, search.scope);
      for (const allow of allows) yield { allow, scope };
    }
    yield* allowsOf(match.matches, { chain, pattern }, search);
  }
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
