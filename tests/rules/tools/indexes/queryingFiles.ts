import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A file that builds queries of Firestore, and the fields its text names in them. */
export interface QueryingFile {
  /** From the root, with slashes. */
  readonly path: string;
  readonly fields: ReadonlySet<string>;
  /** Calls whose field is no literal: they cannot be compared with the table. */
  readonly unreadable: number;
}

const CALL = /\b(?:where|orderBy)\(/g;
const READABLE_CALL = /\b(?:where|orderBy)\(\s*(?:'([^']+)'|documentId\(\))/g;
// The local index in the browser has methods of the same names.
const IS_LOCAL = /from '(?:dexie|(?:\.|\.\.\/index)\/database\.ts)/;

export const queryingFiles = (): QueryingFile[] =>
  globSync('{src,functions/src}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(`${ROOT}/${path}`, 'utf8');
      const calls = [...text.matchAll(CALL)].length;
      if (calls === 0 || IS_LOCAL.test(text)) return [];
      const fields = [...text.matchAll(READABLE_CALL)].map(([, field = '__name__']) => field);
      return [
        {
          path: path.replaceAll('\\', '/'),
          fields: new Set(fields),
          unreadable: calls - fields.length,
        },
      ];
    });
