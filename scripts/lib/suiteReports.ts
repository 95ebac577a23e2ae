import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

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

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  success: z.boolean(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

interface PlaywrightSuite {
  specs: { file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
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
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

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
  const add = ({ specs, suites = [] }: PlaywrightSuite): void => {
    for (const { file, tests } of specs) {
      const path = relative(root, join(rootDir, file));
      const durations = tests.flatMap(({ results }) => results).map(({ duration }) => duration);
      const before = times.get(path) ?? 0;
      times.set(
        path,
        durations.reduce((sum, duration) => sum + duration / 1_000, before),
      );
    }
    suites.forEach(add);
  };
  playwright.suites.forEach(add);
  return [...times].map(([file, seconds]) => ({ file, seconds }));
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
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => fileTimesOf(JSON.parse(readFileSync(join(folder, name), 'utf8')), root))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}
