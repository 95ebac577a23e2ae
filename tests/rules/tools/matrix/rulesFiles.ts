import { readFileSync } from 'node:fs';
import { compile, type Ruleset } from '../../../../emulators/storage-rules/index.ts';

export const RULES_FILES = ['firestore.rules', 'storage.rules'] as const;
export type RulesFileName = (typeof RULES_FILES)[number];

export const rulesText = (name: RulesFileName): string =>
  readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');

/** Our rules, ready for our own runtime. Throws where they do not compile without a warning. */
export function rulesetOf(name: RulesFileName): Ruleset {
  const compiled = compile(rulesText(name), { fileName: name });
  const issues = compiled.ok ? compiled.ruleset.warnings : compiled.errors;
  if (!compiled.ok || issues.length > 0) {
    throw new Error(issues.map(({ message, line }) => `${name}:${line}: ${message}`).join('\n'));
  }
  return compiled.ruleset;
}
