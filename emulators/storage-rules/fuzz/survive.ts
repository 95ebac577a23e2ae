import { compile } from '../compile.ts';
import { evaluate } from '../evaluation/evaluateRequest.ts';
import { valueFromPlain } from '../values/plain.ts';

/** The seed is fixed: a run that fails in one place fails everywhere. */
export const RUNS = { seed: 20_250_101, numRuns: 300 };

/** Compiles, and when that works asks for a verdict: neither may throw. */
export async function survive(source: string): Promise<void> {
  const compiled = compile(source);
  if (!compiled.ok) {
    const placed = compiled.errors.filter(
      ({ line, column, excerpt }) => line > 0 && column > 0 && excerpt.includes('^'),
    );
    if (placed.length === 0 || placed.length < compiled.errors.length) {
      throw new Error('An error without a place.');
    }
    return;
  }
  const request = valueFromPlain({ auth: { uid: 'u' }, time: new Date(0), resource: { size: 1 } });
  for (const [service, path] of [
    ['cloud.firestore', '/databases/(default)/documents/t/d'],
    ['firebase.storage', '/b/bucket/o/users/u/a'],
  ] as const) {
    const variables = { request, resource: valueFromPlain({ data: { a: 1, s: 'str' } }) };
    await evaluate(
      compiled.ruleset,
      { service, path, method: 'get', variables },
      { fetchDocument: async () => new Map() },
    );
  }
}
