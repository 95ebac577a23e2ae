import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';

/**
 * The unit tests share the modules of their worker. A file that replaces some (`vi.mock`) would meet those
 * that an earlier file has loaded, and leave its own replacements to the next: it gets modules of its own.
 */
const LEFT_BEHIND = Symbol.for('lumashot.replaced');

const { testPath } = expect.getState();
const replaces = testPath !== undefined && readFileSync(testPath, 'utf8').includes('vi.mock(');
if (replaces || Reflect.get(globalThis, LEFT_BEHIND) === true) vi.resetModules();
Reflect.set(globalThis, LEFT_BEHIND, replaces);
