import { RE2JS, RE2JSException } from 're2js';
import {
  type Outcome,
  type RuleError,
  MAX_WEIGHT,
  TOO_LARGE,
  isRuleError,
  ruleError,
} from '../values/value.ts';

// RE2 is linear in text times program; this bounds the product.
const MAX_STEPS = 20_000_000;
const MAX_CACHED = 500;

const compiled = new Map<string, RE2JS | RuleError>();

/** Compiles RE2 syntax. What RE2 refuses (lookahead, backreferences) is an error. */
export function regexFrom(pattern: string): RE2JS | RuleError {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  if (compiled.size >= MAX_CACHED) compiled.clear();
  const regex = compileRegex(pattern);
  compiled.set(pattern, regex);
  return regex;
}

/** Whether the pattern matches the whole text. */
export function matchesWhole(text: string, pattern: string): boolean | RuleError {
  const regex = regexFor(text, pattern);
  return regex instanceof RE2JS ? regex.matches(text) : regex;
}

/** Replaces every match; `$1` and `${name}` stand for groups, a backslash quotes. */
export function replaceAll(
  text: string,
  { pattern, replacement }: { pattern: string; replacement: string },
): string | RuleError {
  const regex = regexFor(text, pattern);
  if (!(regex instanceof RE2JS)) return regex;
  const names = regex.namedGroups();
  const matcher = regex.matcher(text);
  let result = '';
  let from = 0;
  while (matcher.find()) {
    const filled = fillReplacement(replacement, (group) => {
      const index = Object.hasOwn(names, group) ? names[group] : Number(group);
      if (index === undefined || !(index <= regex.groupCount())) return undefined;
      return matcher.group(index) ?? '';
    });
    if (typeof filled !== 'string') return filled;
    result += text.slice(from, matcher.start()) + filled;
    from = matcher.end();
    if (result.length > MAX_WEIGHT) return TOO_LARGE;
  }
  return result + text.slice(from);
}

/** Splits at every match. Empty parts at the end are dropped, at least one part stays. */
export function splitBy(text: string, pattern: string): string[] | RuleError {
  const regex = regexFor(text, pattern);
  if (!(regex instanceof RE2JS)) return regex;
  const matcher = regex.matcher(text);
  const parts: string[] = [];
  let from = 0;
  while (matcher.find()) {
    parts.push(text.slice(from, matcher.start()));
    from = matcher.end();
  }
  parts.push(text.slice(from));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/** The error a pattern causes when rules are compiled, if any. */
export function regexError(pattern: string): RuleError | undefined {
  const regex = regexFrom(pattern);
  return regex instanceof RE2JS ? undefined : regex;
}

function compileRegex(pattern: string): RE2JS | RuleError {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    // RangeError: a pattern nested beyond the stack of the regex compiler.
    if (!(error instanceof RE2JSException) && !(error instanceof RangeError)) throw error;
    return ruleError(`Invalid regular expression pattern. Pattern: ${pattern.slice(0, 200)}.`);
  }
}

function regexFor(text: string, pattern: string): RE2JS | RuleError {
  const regex = regexFrom(pattern);
  if (!(regex instanceof RE2JS)) return regex;
  return regex.programSize() * (text.length + 1) > MAX_STEPS
    ? ruleError('The regular expression is too complex for its text.')
    : regex;
}

const GROUP_OR_ESCAPE = /\\([^])|\$([0-9]+)|\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

function fillReplacement(
  replacement: string,
  groupText: (group: string) => string | undefined,
): string | RuleError {
  let filled = '';
  let from = 0;
  for (const match of replacement.matchAll(GROUP_OR_ESCAPE)) {
    const [whole, quoted, index, name] = match;
    const text = quoted ?? groupText(index ?? name ?? '');
    if (text === undefined) return ruleError(`No group ${whole} in the pattern.`);
    filled += replacement.slice(from, match.index) + text;
    from = match.index + whole.length;
    if (filled.length > MAX_WEIGHT) return TOO_LARGE;
  }
  return filled + replacement.slice(from);
}

/** Turns a text result into an outcome of the caller's making, passing errors on. */
export function withResult<T>(result: T | RuleError, make: (result: T) => Outcome): Outcome {
  return isRuleError(result) ? result : make(result);
}
