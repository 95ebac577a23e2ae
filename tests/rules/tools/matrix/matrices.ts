import {
  evaluate,
  type EvaluateOptions,
  type RulesRequest,
  type Ruleset,
  type Verdict,
} from '../../../../emulators/storage-rules/index.ts';
import type { Judged } from './compare.ts';
import { sentenceOf as firestoreSentence } from './firestore/attempt.ts';
import { firestoreCases } from './firestore/cases.ts';
import { requestOf as firestoreRequest } from './firestore/runtime.ts';
import type { RulesFileName } from './rulesFiles.ts';
import { sentenceOf as storageSentence } from './storage/attempt.ts';
import { storageCases } from './storage/cases.ts';
import { documentsOf, requestOf as storageRequest } from './storage/runtime.ts';

/** A case that our own runtime can decide. */
export interface OwnCase extends Judged {
  readonly request: RulesRequest;
  /** Documents of Firestore that the rules may ask for; absent: there are none. */
  readonly fetchDocument?: NonNullable<EvaluateOptions['fetchDocument']>;
}

/** Every case of a rules file, for our own runtime. */
export const ownCases: Readonly<Record<RulesFileName, () => readonly OwnCase[]>> = {
  'firestore.rules': () =>
    firestoreCases().map((attempt) => ({
      sentence: firestoreSentence(attempt),
      permitted: attempt.permitted,
      request: firestoreRequest(attempt),
    })),

  // Whatever production says where no metadata is, the verdict is the same.
  'storage.rules': () =>
    (['empty', 'null', 'missing'] as const).flatMap((noMetadata) =>
      storageCases().map((attempt) => ({
        sentence: `${storageSentence(attempt)} (no metadata is ${noMetadata})`,
        permitted: attempt.permitted,
        request: storageRequest(attempt, { noMetadata }),
        fetchDocument: documentsOf(attempt),
      })),
    ),
};

/** What our own runtime says to a case. */
export const evaluateCase = (
  { request, fetchDocument }: OwnCase,
  ruleset: Ruleset,
  options: EvaluateOptions = {},
): Promise<Verdict> =>
  evaluate(ruleset, request, {
    ...options,
    ...(fetchDocument === undefined ? {} : { fetchDocument }),
  });

/** What our own runtime says to each case. */
export async function ownVerdictsOf(
  cases: readonly OwnCase[],
  ruleset: Ruleset,
  options: EvaluateOptions = {},
): Promise<boolean[]> {
  const verdicts: boolean[] = [];
  for (const one of cases) {
    verdicts.push((await evaluateCase(one, ruleset, options)).permit);
  }
  return verdicts;
}
