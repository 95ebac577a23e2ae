import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

/** What became of one test in the last run. */
export interface RanTest {
  /** From the root, with slashes. */
  readonly file: string;
  readonly title: string;
  /** With the names of what it stands in, where it stands in something. */
  readonly fullTitle: string;
  readonly passed: boolean;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), fullName: z.string(), status: z.string() }),
      ),
    }),
  ),
});

interface PlaywrightSuite {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
});

/** Every test that the suites' reports in this folder, or in folders of it, speak of. */
export function ranTests({ folder, root }: { folder: string; root: string }): readonly RanTest[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const json: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const vitest = vitestReport.safeParse(json);
      if (vitest.success) return fromVitest(vitest.data, root);
      const playwright = playwrightReport.safeParse(json);
      return playwright.success ? fromPlaywright(playwright.data, root) : [];
    });
}

const pathFrom = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/');

const fromVitest = (report: z.infer<typeof vitestReport>, root: string): RanTest[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, fullName, status }) => ({
      file: pathFrom(root, name),
      title,
      fullTitle: fullName,
      passed: status === 'passed',
    })),
  );

function fromPlaywright(report: z.infer<typeof playwrightReport>, root: string): RanTest[] {
  const all = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(all),
  ];
  return report.suites.flatMap(all).map(({ title, file, ok }) => ({
    file: pathFrom(root, join(report.config.rootDir, file)),
    title,
    fullTitle: title,
    passed: ok,
  }));
}
