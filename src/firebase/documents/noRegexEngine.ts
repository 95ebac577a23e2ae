/**
 * Stands in for `re2js` in the browser's build (vite.config.ts): Firestore wants it for the regular
 * expressions of pipelines, which nothing here asks for.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Firestore pipelines with regular expressions are not part of this app');
  },
};
