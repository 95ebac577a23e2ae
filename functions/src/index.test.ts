import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as functions from './index.ts';

const MOST = 3;
const MOST_DRAWING = 7;

/** As the CLI reads it when it deploys: what a function has forgotten to pass on is missing here. */
let endpoints: ReturnType<typeof endpointsOf>;
const endpointsOf = (deployed: typeof functions) =>
  Object.fromEntries(Object.entries(deployed).map(([name, { __endpoint }]) => [name, __endpoint]));

beforeAll(async () => {
  // Read when the functions are loaded.
  vi.resetModules();
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: 'a-bucket' }));
  vi.stubEnv('GCLOUD_PROJECT', 'a-project');
  vi.stubEnv('MAX_INSTANCES', String(MOST));
  vi.stubEnv('MAX_DRAWING_INSTANCES', String(MOST_DRAWING));
  endpoints = endpointsOf(await import('./index.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  // Other files share the modules with this one.
  vi.resetModules();
});

it('every function that is deployed has the ceiling of what strangers can make us pay for', () => {
  expect(Object.keys(endpoints)).toContain('health');
  const open = Object.entries(endpoints).filter(
    ([, { maxInstances }]) => maxInstances !== MOST && maxInstances !== MOST_DRAWING,
  );
  expect(open.map(([name]) => name)).toEqual([]);
});

it('a photo that could not be cleaned comes again', () => {
  expect(endpoints['cleanUploadedPhoto']).toMatchObject({
    concurrency: 4,
    availableMemoryMb: 1_024,
    eventTrigger: { retry: true },
  });
});
