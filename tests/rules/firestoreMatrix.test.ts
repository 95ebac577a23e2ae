import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostAndPort, required } from '../support/environment.ts';
import { disagreements } from './tools/matrix/compare.ts';
import { sentenceOf } from './tools/matrix/firestore/attempt.ts';
import { firestoreCases } from './tools/matrix/firestore/cases.ts';
import { verdictsOf } from './tools/matrix/firestore/emulator.ts';
import { rulesText } from './tools/matrix/rulesFiles.ts';

/** Google's emulator decides every case of the matrix as the policy does. */
const PROJECT_ID = 'demo-rules-firestore-matrix';
const cases = firestoreCases().map((one) => ({ ...one, sentence: sentenceOf(one) }));
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    firestore: { rules: rulesText('firestore.rules'), ...hostAndPort('FIRESTORE_EMULATOR_HOST') },
  });
  await environment.clearFirestore();
});

afterAll(() => environment.cleanup());

describe.each([true, false])('requests that are to be permitted: %s', (permitted) => {
  const some = cases.filter((one) => one.permitted === permitted);

  it(`gives ${some.length} requests the verdict of the policy`, { timeout: 300_000 }, async () => {
    const host = required('FIRESTORE_EMULATOR_HOST');
    const verdicts = await verdictsOf(some, { host, projectId: PROJECT_ID });
    expect(disagreements(some, verdicts)).toEqual([]);
  });
});

it.each(Object.values(COLLECTIONS))('has cases for %s', (collection) => {
  const kinds = new Set(
    cases.filter((one) => one.collection === collection).map(({ request }) => request.kind),
  );
  expect([...kinds].toSorted()).toEqual(['create', 'delete', 'get', 'list', 'replace', 'update']);
});
