import { join } from 'node:path';

/** Where things are in this clone. */
export const ROOT = join(import.meta.dirname, '..', '..');
/** Below the root: the Hosting emulator serves only what lies in the project. */
export const DATA_DIR = join(ROOT, process.env['LUMASHOT_DATA_DIR'] ?? '.data');
export const inRoot = (...parts: string[]): string => join(ROOT, ...parts);
export const inData = (...parts: string[]): string => join(DATA_DIR, ...parts);
