import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { pageSeen } from './pageSeen.ts';

/** What the runners' JSON reports say. */

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface FileTime {
  /** From the root. */
  readonly file: string;
  readonly seconds: number;
}

export interface Failure {
  /** From the root; and of a test in it, its title. */
  readonly where: string;
  /** The first lines of what went wrong; of a page, also what stood on it. */
  readonly why: string;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      /** Why the file did not load. */
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

type VitestFile = z.infer<typeof vitestReport>['testResults'][number];

const playwrightResult = z.object({
  duration: z.number(),
  error: z.object({ message: z.string().optional() }).optional(),
  errorLocation: z.object({ line: z.int() }).optional(),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).optional(),
});

interface PlaywrightTest {
  status: string;
  projectName: string;
  results: z.infer<typeof playwrightResult>[];
}
interface PlaywrightSuite {
  specs: { file: string; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          projectName: z.string(),
          results: z.array(playwrightResult),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(playwrightSuite),
});

/** Those of a suite and of all suites in it. */
const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Of one report; null where the file is none. A file of tests that does not load counts as failed. */
export function tallyOf(json: unknown): Tally | null {
  const vitest = vitestReport.safeParse(json).data;
  if (vitest !== undefined) {
    const failed = Math.max(vitest.numFailedTests, vitest.success ? 0 : 1);
    return { passed: vitest.numPassedTests, failed, skipped: vitest.numPendingTests };
  }
  const playwright = playwrightReport.safeParse(json).data;
  if (playwright === undefined) return null;
  const { expected, unexpected, flaky, skipped } = playwright.stats;
  return { passed: expected, failed: unexpected + flaky + playwright.errors.length, skipped };
}

/** How long each file's tests took, one after the other. */
export function fileTimesOf(json: unknown, root: string): readonly FileTime[] {
  const vitest = vitestReport.safeParse(json).data;
  if (vitest !== undefined) {
    return vitest.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1_000,
    }));
  }
  const playwright = playwrightReport.safeParse(json).data;
  if (playwright === undefined) return [];
  const { rootDir } = playwright.config;
  const times = new Map<string, number>();
  for (const { file, tests } of playwright.suites.flatMap(specsOf)) {
    const path = relative(root, join(rootDir, file));
    const durations = tests.flatMap(({ results }) => results).map(({ duration }) => duration);
    const before = times.get(path) ?? 0;
    times.set(
      path,
      durations.reduce((sum, duration) => sum + duration / 1_000, before),
    );
  }
  return [...times].map(([file, seconds]) => ({ file, seconds }));
}

/** Each test that failed, each file that did not load, and each error outside of the tests. */
export function failuresOf(json: unknown, root: string): readonly Failure[] {
  const vitest = vitestReport.safeParse(json).data;
  if (vitest !== undefined) return vitest.testResults.flatMap((file) => failuresOfFile(file, root));
  const playwright = playwrightReport.safeParse(json).data;
  if (playwright === undefined) return [];
  const { rootDir } = playwright.config;
  const ofTests = playwright.suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const failed = results.find(({ error }) => error !== undefined);
        const line = failed?.errorLocation === undefined ? '' : `:${failed.errorLocation.line}`;
        return {
          where: `${relative(root, join(rootDir, file))}${line} > ${title} [${projectName}]`,
          why: [firstLines(failed?.error?.message), ...pageSeen(failed?.attachments)].join('\n'),
        };
      }),
  );
  return [
    ...ofTests,
    ...playwright.errors.map(({ message }) => ({
      where: relative(root, rootDir),
      why: firstLines(message),
    })),
  ];
}

function failuresOfFile(
  { name, status, message, assertionResults }: VitestFile,
  root: string,
): readonly Failure[] {
  const file = relative(root, name);
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      where: `${file} > ${fullName}`,
      why: firstLines(failureMessages?.[0]),
    }));
  const hasNotLoaded = status === 'failed' && failures.length === 0;
  return hasNotLoaded ? [{ where: file, why: firstLines(message) }] : failures;
}

const SHOWN_LINES = 4;

/** Without colours and the way through the code. */
const firstLines = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, SHOWN_LINES)
    .join('\n');

/** Of all reports in the folder. */
export const failuresIn = (folder: string, root: string): readonly Failure[] =>
  reportsIn(folder).flatMap((report) => failuresOf(report, root));

function reportsIn(folder: string): readonly unknown[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** The slowest files of all reports in the folder, slowest first. */
export function slowestFiles({
  folder,
  root,
  count,
}: {
  folder: string;
  root: string;
  count: number;
}): readonly FileTime[] {
  return reportsIn(folder)
    .flatMap((report) => fileTimesOf(report, root))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}
