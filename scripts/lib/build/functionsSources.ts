import { relative, sep } from 'node:path';
import { ROOT } from '../places.ts';

/** What ends up in functions/lib; the rest of what they load is installed. */
const FOLDERS = ['functions/src/', 'domain/src/', 'engine/src/'] as const;

/** Tests are no part of it. */
const IN_BUNDLE = /(?<!\.test)\.(?:ts|js|json)$/;

/** Whether a change of this file changes the functions. */
export function isSourceOfFunctions(path: string): boolean {
  const inClone = relative(ROOT, path).replaceAll(sep, '/');
  return FOLDERS.some((folder) => inClone.startsWith(folder)) && IN_BUNDLE.test(inClone);
}
