import { vi } from 'vitest';

/**
 * Vitest and Testing Library give up on what is waited for after one second: beside browsers on two cores
 * a process may not be heard of for longer. What never comes still fails, only later.
 */
const PATIENCE_MS = 30_000;

/** The files of a worker share `vi`: its own function is kept once. */
const ORIGINAL = Symbol.for('lumashot.waitFor');
const kept: unknown = Reflect.get(globalThis, ORIGINAL);
const waitFor = isWaitFor(kept) ? kept : vi.waitFor;
Reflect.set(globalThis, ORIGINAL, waitFor);

vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}

function isWaitFor(value: unknown): value is typeof vi.waitFor {
  return typeof value === 'function';
}
