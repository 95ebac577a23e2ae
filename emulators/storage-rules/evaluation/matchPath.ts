import type { PatternSegment } from '../language/ast.ts';
import type { Value } from '../values/value.ts';

/**
 * What each segment of the pattern captures when it matches the whole path, else undefined. In
 * version 2 `{x=**}` takes any number of segments anywhere; in version 1 at least one, at the end.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly string[],
  version: 1 | 2,
): readonly (Value | undefined)[] | undefined {
  const glob = pattern.findIndex(({ kind }) => kind === 'many');
  if (glob === -1) return pattern.length === path.length ? matchEach(pattern, path) : undefined;
  const after = pattern.length - glob - 1;
  const taken = path.length - glob - after;
  if (taken < 0 || (version === 1 && (taken === 0 || after > 0))) return undefined;
  const before = matchEach(pattern.slice(0, glob), path.slice(0, glob));
  const rest = matchEach(pattern.slice(glob + 1), path.slice(glob + taken));
  if (before === undefined || rest === undefined) return undefined;
  return [...before, { type: 'path', segments: path.slice(glob, glob + taken) }, ...rest];
}

/** Whether the path may go on with the pattern behind `before`: a text has to stand where it stands. */
export function mayMatch(
  pattern: readonly PatternSegment[],
  path: readonly string[],
  before: readonly PatternSegment[],
): boolean {
  // Behind a `{x=**}` anything may stand anywhere.
  if (before.some(({ kind }) => kind === 'many')) return true;
  for (let index = 0; index < pattern.length; index += 1) {
    const segment = pattern[index];
    if (segment === undefined || segment.kind === 'many') return true;
    if (segment.kind === 'text' && segment.text !== path[before.length + index]) return false;
  }
  return true;
}

function matchEach(
  pattern: readonly PatternSegment[],
  path: readonly string[],
): (Value | undefined)[] | undefined {
  const captured: (Value | undefined)[] = [];
  for (const [index, segment] of pattern.entries()) {
    const value = path[index];
    if (value === undefined || (segment.kind === 'text' && segment.text !== value)) {
      return undefined;
    }
    captured.push(segment.kind === 'text' ? undefined : { type: 'string', value });
  }
  return captured;
}
