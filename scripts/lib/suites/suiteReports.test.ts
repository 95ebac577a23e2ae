import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failuresOf, slowestFiles, tallyOf } from './suiteReports.ts';

const TEST = { status: 'passed', fullName: 'counts', failureMessages: [] };
const VITEST = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  success: true,
  testResults: [vitestFile('one', 1_000, 1_500), vitestFile('two', 1_000, 4_000)],
};

function vitestFile(name: string, startTime: number, endTime: number) {
  const file = { name: `/clone/domain/src/${name}.test.ts`, startTime, endTime };
  return { ...file, status: 'passed', message: '', assertionResults: [{ ...TEST }] };
}

const spec = (file: string, ...durations: number[]) => ({
  file,
  title: 'a page opens',
  tests: durations.map((duration) => ({
    status: 'expected',
    projectName: 'phone',
    results: [{ duration }],
  })),
});
const PLAYWRIGHT = {
  config: { rootDir: '/clone/tests/e2e' },
  stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
  errors: [],
  suites: [
    {
      specs: [spec('a.e2e.ts', 2_000, 1_000)],
      suites: [{ specs: [spec('a.e2e.ts', 500), spec('b.e2e.ts', 100)] }],
    },
  ],
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(VITEST));
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify(PLAYWRIGHT));
  writeFileSync(join(folder, 'other.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('counts what passed and failed, and a flaky test as failed', () => {
  expect(tallyOf(VITEST)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  expect(tallyOf(PLAYWRIGHT)).toEqual({ passed: 2, failed: 2, skipped: 0 });
  expect(tallyOf({})).toBeNull();
});

it('counts a file that does not load as failed', () => {
  expect(tallyOf({ ...VITEST, success: false })).toMatchObject({ failed: 1 });
});

it('names what failed, and why', () => {
  expect(failuresOf(VITEST, '/clone')).toEqual([]);
  const message = '\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n\n    at file.ts:3:4';
  const [one, two] = VITEST.testResults;
  const failed = { ...TEST, status: 'failed', failureMessages: [message] };
  const broken = {
    ...VITEST,
    testResults: [
      { ...one, status: 'failed', assertionResults: [failed, TEST] },
      { ...two, status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(failuresOf(broken, '/clone')).toEqual([
    {
      where: `${join('domain', 'src', 'one.test.ts')} > counts`,
      why: 'AssertionError: expected 1 to be 2',
    },
    { where: join('domain', 'src', 'two.test.ts'), why: 'Cannot find module' },
  ]);
});

it('names what failed in the browser, with its size, and errors outside of the tests', () => {
  expect(failuresOf(PLAYWRIGHT, '/clone')).toEqual([]);
  const results = [{ duration: 1, error: { message: 'Timed out\n  at page.ts:1' } }];
  const tests = [{ status: 'unexpected', projectName: 'desktop', results }];
  const broken = {
    ...PLAYWRIGHT,
    errors: [{ message: 'No server' }],
    suites: [{ specs: [], suites: [{ specs: [{ ...spec('a.e2e.ts'), tests }] }] }],
  };
  expect(failuresOf(broken, '/clone')).toEqual([
    { where: `${join('tests', 'e2e', 'a.e2e.ts')} > a page opens [desktop]`, why: 'Timed out' },
    { where: join('tests', 'e2e'), why: 'No server' },
  ]);
});

it('says in which line a test of the browser failed, what it said, and what stood on its page', () => {
  const path = join(folder, 'error-context.md');
  const browser = join(folder, 'browser.txt');
  writeFileSync(browser, 'http://127.0.0.1/call: no answer\n');
  writeFileSync(path, '# Page snapshot\n\n```yaml\n- heading "Settings"\n```\n');
  const results = [
    {
      duration: 1,
      error: { message: 'Not visible' },
      errorLocation: { file: '/clone/tests/e2e/a.e2e.ts', line: 28, column: 3 },
      attachments: [
        { name: 'error-context', contentType: 'text/markdown', path },
        { name: 'browser', contentType: 'text/plain', path: browser },
      ],
    },
  ];
  const tests = [{ status: 'unexpected', projectName: 'phone', results }];
  const broken = { ...PLAYWRIGHT, suites: [{ specs: [{ ...spec('a.e2e.ts'), tests }] }] };
  expect(failuresOf(broken, '/clone')).toEqual([
    {
      where: `${join('tests', 'e2e', 'a.e2e.ts')}:28 > a page opens [phone]`,
      why: [
        'Not visible',
        'The browser said:',
        'http://127.0.0.1/call: no answer',
        'On the page:',
        '- heading "Settings"',
      ].join('\n'),
    },
  ]);
});

it('finds the slowest files of all reports', () => {
  expect(slowestFiles({ folder, root: '/clone', count: 3 })).toEqual([
    { file: join('tests', 'e2e', 'a.e2e.ts'), seconds: 3.5 },
    { file: join('domain', 'src', 'two.test.ts'), seconds: 3 },
    { file: join('domain', 'src', 'one.test.ts'), seconds: 0.5 },
  ]);
});
