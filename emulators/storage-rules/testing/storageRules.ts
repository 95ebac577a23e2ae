import { compile } from '../compile.ts';
import { type EvaluateOptions, evaluate } from '../evaluation/evaluateRequest.ts';
import type { Verdict } from '../evaluation/verdict.ts';
import type { Issue } from '../language/issue.ts';
import type { Ruleset } from '../language/ruleset.ts';
import { valueFromPlain } from '../values/plain.ts';

/** A rules file of the bucket with these declarations. */
export function storageRules(body: string, version: 1 | 2 = 2): string {
  return `rules_version = '${version}';
service firebase.storage {
  match /b/{bucket}/o {
    ${body}
  }
}`;
}

/** Compiles rules that are meant to be right. */
export function rulesetOf(source: string): Ruleset {
  const compiled = compile(source);
  if (!compiled.ok) throw new Error(compiled.errors.map(({ message }) => message).join('\n'));
  return compiled.ruleset;
}

/** The errors of rules that are meant to be wrong. */
export function errorsOf(source: string): readonly Issue[] {
  const compiled = compile(source);
  return compiled.ok ? [] : compiled.errors;
}

export interface TestRequest {
  readonly method?: string;
  /** Of the object, inside the bucket `test-bucket`. */
  readonly path?: string;
  readonly auth?: object | null;
  readonly resource?: object | null;
  readonly upload?: object | null;
}

/** The verdict on a request in the shape the Storage emulator sends it: nulls where nothing is. */
export function ask(
  rules: string | Ruleset,
  { method = 'get', path = 'a.png', auth = null, resource = null, upload = null }: TestRequest = {},
  options: EvaluateOptions = {},
): Promise<Verdict> {
  const ruleset = typeof rules === 'string' ? rulesetOf(rules) : rules;
  const time = new Date('2025-01-01T00:00:00Z');
  const variables = {
    request: valueFromPlain({ auth, resource: upload, time }),
    resource: valueFromPlain(resource),
  };
  return evaluate(ruleset, { method, path: `/b/test-bucket/o/${path}`, variables }, options);
}

/** Whether rules with this one condition allow reading `a.png`. */
export async function allows(condition: string, request?: TestRequest): Promise<boolean> {
  const rules = storageRules(`match /{name} { allow read, write: if ${condition}; }`);
  return (await ask(rules, request)).permit;
}
