/** One requirement of the product specification, and the tests that show it. */
export interface Requirement {
  readonly section: 2 | 3 | 4 | 5 | 8 | 9;
  readonly says: string;
  /** Each must have run and passed. */
  readonly shownBy: readonly TestName[];
}

/** A test by its file, from the root, and the beginning of its title. */
export interface TestName {
  readonly file: string;
  readonly title: string;
}

/** `says` shown by tests, each written as `file: title`. */
export const row = (
  section: Requirement['section'],
  says: string,
  ...tests: readonly string[]
): Requirement => ({
  section,
  says,
  shownBy: tests.map((test) => {
    const [file = '', ...title] = test.split(': ');
    return { file: fileOf(file), title: title.join(': ') };
  }),
});

const COMPONENTS = /^src\/components\//;

/** `e2e/landing` is tests/e2e/landing.e2e.ts; everything else is a unit test beside its source. */
function fileOf(short: string): string {
  if (short.startsWith('e2e/')) return `tests/${short}.e2e.ts`;
  if (/^(rules|usecases|functions|spec)\//.test(short)) return `tests/${short}.test.ts`;
  // Only what draws components is TSX.
  return COMPONENTS.test(short) ? `${short}.test.tsx` : `${short}.test.ts`;
}
