import type { RulesFile } from '../language/ast.ts';
import type { IssueAt } from '../language/issue.ts';
import { METHODS, SERVICES } from '../language/vocabulary.ts';
import { blocksOf } from './blocks.ts';

/** Warns of versions, services and methods that make a rule dead. */
export function* checkVocabulary(file: RulesFile): Generator<IssueAt> {
  if (file.version === 1) {
    yield {
      severity: 'warning',
      message:
        'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
      span: file.versionSpan ?? { start: 0, end: 0 },
    };
  }
  for (const { name, nameSpan } of file.services) {
    if (!SERVICES.has(name)) {
      yield { severity: 'warning', message: `Invalid service name: ${name}.`, span: nameSpan };
    }
  }
  for (const { allows } of blocksOf(file)) {
    for (const method of allows.flatMap(({ methods }) => methods)) {
      if (!METHODS.has(method.text)) {
        const message = `Invalid method name: ${method.text}.`;
        yield { severity: 'warning', message, span: method };
      }
    }
  }
}
