import { vi } from 'vitest';

/**
 * The files of a suite share a process, for the Admin SDK takes a second to load and to warm up. Of our own
 * modules each file gets its own, and so its own connection, which it closes.
 */
vi.resetModules();
