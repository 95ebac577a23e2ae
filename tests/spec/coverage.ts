import type { RanTest } from './reports.ts';
import type { Requirement, TestName } from './requirement.ts';

const TITLES: Readonly<Record<Requirement['section'], string>> = {
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};
const SECTIONS = [2, 3, 4, 5, 8, 9] as const;

/** Requirements without a passing test, each with what is missing. */
export const uncovered = (
  requirements: readonly Requirement[],
  tests: readonly RanTest[],
): readonly { says: string; missing: string }[] =>
  requirements.flatMap(({ says, shownBy }) => {
    if (shownBy.length === 0) return [{ says, missing: 'no test is named' }];
    const failing = shownBy.filter((name) => !hasPassed(name, tests));
    return failing.map(({ file, title }) => ({ says, missing: `${file}: ${title}` }));
  });

/** A title begins so, every such test passed, and there is one. */
function hasPassed({ file, title }: TestName, tests: readonly RanTest[]): boolean {
  const meant = tests.filter(
    (test) =>
      test.file === file && (test.title.startsWith(title) || test.fullTitle.startsWith(title)),
  );
  return meant.length > 0 && meant.every(({ passed }) => passed);
}

/** docs/spec-coverage.md. */
export const coverageDocument = (requirements: readonly Requirement[]): string =>
  [
    '# What the specification asks, and the tests that show it',
    '',
    'Written by `npm run spec`; `npm test` fails when a row has no passing test.',
    ...SECTIONS.flatMap((section) => [
      '',
      `## ${section}. ${TITLES[section]}`,
      '',
      '| requirement | shown by |',
      '| --- | --- |',
      ...requirements
        .filter((requirement) => requirement.section === section)
        .map(({ says, shownBy }) => `| ${cell(says)} | ${shownBy.map(testCell).join('<br>')} |`),
    ]),
    '',
  ].join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|');
const testCell = ({ file, title }: TestName): string => `${cell(title)} (\`${file}\`)`;
