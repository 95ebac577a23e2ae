import { JOB_TIMES_MS } from '@lumashot/domain/jobs/times';
import { expect, it, vi } from 'vitest';
import { postCall } from './functions.ts';

type Callable = (data: unknown) => Promise<{ data: unknown }>;
interface Options {
  readonly timeout?: number;
}
const sdk = vi.hoisted(() => ({
  httpsCallable: vi.fn<(functions: object, name: string, options?: Options) => Callable>(),
}));
vi.mock('../app.ts', () => ({ appConfig: { emulators: null }, firebaseApp: {} }));
vi.mock('firebase/functions', () => ({ getFunctions: () => ({}), ...sdk }));

/** What the SDK waits where nothing is said. */
const USUAL_MS = 70_000;

it('the app waits longer for an answer than the function may take to give it', async () => {
  sdk.httpsCallable.mockReturnValue(() => Promise.resolve({ data: 'the answer' }));
  expect(await postCall('generateImage', {})).toBe('the answer');
  const [, name, options] = sdk.httpsCallable.mock.lastCall ?? [];
  expect(name).toBe('generateImage');
  expect(options?.timeout ?? USUAL_MS).toBeGreaterThan(JOB_TIMES_MS.call);
});
