import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slowestFiles, tallyOf } from './suiteReports.ts';

const VITEST = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  success: true,
  testResults: [
    { name: '/clone/domain/src/one.test.ts', startTime: 1_000, endTime: 1_500 },
    { name: '/clone/domain/src/two.test.ts', startTime: 1_000, endTime: 4_000 },
  ],
};

const spec = (file: string, ...durations: number[]) => ({
  file,
  tests: durations.map((duration) => ({ results: [{ duration }] })),
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

it('finds the slowest files of all reports', () => {
  expect(slowestFiles({ folder, root: '/clone', count: 3 })).toEqual([
    { file: join('tests', 'e2e', 'a.e2e.ts'), seconds: 3.5 },
    { file: join('domain', 'src', 'two.test.ts'), seconds: 3 },
    { file: join('domain', 'src', 'one.test.ts'), seconds: 0.5 },
  ]);
});
