import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isEngineVerified, markEngineVerified, SMALL_SET } from './engineVerified.ts';
import { inData, inRoot, ROOT } from '../places.ts';
import { tallyOf, type Tally } from './suiteReports.ts';

/** How the suites of `npm test` are run: each in a process of its own, with a report in JSON. */

export type Environment = Readonly<Record<string, string>>;
export type Run = (how: {
  readonly environment: Environment;
  /** What it says is kept until it is over. */
  readonly isShownLater: boolean;
  /** Filters and options for the runner. */
  readonly words: readonly string[];
}) => Promise<Tally>;

const children = new Set<ChildProcess>();
export const endRunners = (): void => {
  for (const child of children) child.kill('SIGTERM');
};

/** A project of vitest.config.ts. */
export function vitest(project: string): Run {
  return ({ words, environment, ...how }) => {
    const outputFile = inData('test', `${project}.json`);
    return runnerTally({
      ...how,
      // Building the app leaves 'production' in this process, and React without what its tests need.
      environment: { ...environment, NODE_ENV: 'test' },
      outputFile,
      args: [
        inRoot('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${outputFile}`,
        ...words,
      ],
    });
  };
}

/**
 * What the drawing engine makes, pixel by pixel: all of it when something has changed that can change a
 * picture, else a small set.
 */
export const engine: Run = (how) =>
  how.words.length === 0 && isEngineVerified()
    ? vitest('engine')({ ...how, words: SMALL_SET })
    : wholeEngine(how);

/** All of it, whatever has changed. */
export const wholeEngine: Run = async (how) => {
  const tally = await vitest('engine')(how);
  if (how.words.length === 0 && tally.failed === 0 && tally.passed > 0) markEngineVerified();
  return tally;
};

/** The use cases with many seeds. */
export function torture({ environment, ...how }: Parameters<Run>[0]): Promise<Tally> {
  const more = { LUMASHOT_TORTURE: '1' };
  return vitest('usecases')({ ...how, environment: { ...environment, ...more } });
}

/** The folder of tests that its playwright.config.ts describes. */
export function playwright(folder: string): Run {
  return ({ environment, words, ...how }) => {
    const outputFile = inData('test', `${folder}.json`);
    return runnerTally({
      ...how,
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile },
      outputFile,
      args: [
        inRoot('node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        `--config=${inRoot('tests', folder, 'playwright.config.ts')}`,
        '--reporter=list,json',
        ...words,
      ],
    });
  };
}

interface Runner {
  readonly args: readonly string[];
  readonly environment: Environment;
  readonly isShownLater: boolean;
}

/** A runner that says it failed has failed, whatever its report counts. */
async function runnerTally({
  outputFile,
  ...runner
}: Runner & { outputFile: string }): Promise<Tally> {
  const code = await run(runner);
  const json: unknown = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')) : {};
  const tally = tallyOf(json) ?? { passed: 0, failed: 0, skipped: 0 };
  return code === 0 ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
}

function run({ args, environment, isShownLater }: Runner): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', isShownLater ? 'pipe' : 'inherit', isShownLater ? 'pipe' : 'inherit'],
      env: { ...process.env, ...environment },
    });
    children.add(child);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => said.push(chunk));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      children.delete(child);
      process.stdout.write(Buffer.concat(said));
      resolve(code);
    });
  });
}
