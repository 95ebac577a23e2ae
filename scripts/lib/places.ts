import { join } from 'node:path';

/** Where things are in this clone. */
export const ROOT = join(import.meta.dirname, '..', '..');
export const DATA_DIR = process.env['LUMASHOT_DATA_DIR'] ?? join(ROOT, '.data');
export const inRoot = (...parts: string[]): string => join(ROOT, ...parts);
export const inData = (...parts: string[]): string => join(DATA_DIR, ...parts);
