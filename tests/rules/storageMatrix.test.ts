import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostAndPort, required } from '../support/environment.ts';
import { disagreements } from './tools/matrix/compare.ts';
import { sentenceOf } from './tools/matrix/storage/attempt.ts';
import { storageCases } from './tools/matrix/storage/cases.ts';
import { verdictsOf } from './tools/matrix/storage/emulator.ts';

/** The Storage emulator decides every case of the matrix as the policy does. */
const PROJECT_ID = 'demo-rules-storage-matrix';
const cases = storageCases().map((one) => ({ ...one, sentence: sentenceOf(one) }));
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    // With the rules it was started with: to load them again leaves everybody without any for a while.
    storage: hostAndPort('FIREBASE_STORAGE_EMULATOR_HOST'),
  });
});

afterAll(() => environment.cleanup());

describe.each([true, false])('requests that are to be permitted: %s', (permitted) => {
  const some = cases.filter((one) => one.permitted === permitted);

  it(`gives ${some.length} requests the verdict of the policy`, { timeout: 300_000 }, async () => {
    const verdicts = await verdictsOf(some, {
      host: required('FIREBASE_STORAGE_EMULATOR_HOST'),
      projectId: PROJECT_ID,
      bucket: `${PROJECT_ID}.appspot.com`,
    });
    expect(disagreements(some, verdicts)).toEqual([]);
  });
});
