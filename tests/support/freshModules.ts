import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';

/**
 * The unit tests share the modules of their worker. A file that replaces some (`vi.mock`) would meet those
 * that an earlier file has loaded, and leave its own replacements to the next: it gets modules of its own.
 */
const STORE = Symbol.for('lumashot.replaced');
const worker: { [STORE]?: boolean } = globalThis;

const { testPath } = expect.getState();
const replaces = testPath !== undefined && readFileSync(testPath, 'utf8').includes('vi.mock(');
if (replaces || worker[STORE] === true) vi.resetModules();
worker[STORE] = replaces;
