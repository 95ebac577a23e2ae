import { expect, it } from 'vitest';
import { projectEnvironment } from './projectEnvironment.ts';

const of = (environment: NodeJS.ProcessEnv) =>
  projectEnvironment({ id: 'shots-of-test', settings: 'PICTURES=vertex\n', environment });

it('means the project, and no emulator', () => {
  expect(of({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toMatchObject({
    PICTURES: 'vertex',
    GCLOUD_PROJECT: 'shots-of-test',
    GOOGLE_CLOUD_PROJECT: 'shots-of-test',
    FIRESTORE_EMULATOR_HOST: undefined,
  });
});

it('counts what it asks for the project, unless it is told of another', () => {
  const counted = 'GOOGLE_CLOUD_QUOTA_PROJECT';
  expect(of({})[counted]).toBe('shots-of-test');
  expect(of({ [counted]: 'shots-billing' })[counted]).toBe('shots-billing');
});
