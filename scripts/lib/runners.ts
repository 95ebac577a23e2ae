import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inData, inRoot, ROOT } from './places.ts';
import { tallyOf, type Tally } from './suiteReports.ts';

/** Suites as processes of vitest and Playwright. */

export type Environment = Readonly<Record<string, string>>;

interface How {
  readonly environment: Environment;
  /** Filters and options, as they are. */
  readonly words: readonly string[];
  readonly isShownLater: boolean;
}
export type Run = (how: How) => Promise<Tally>;

const children = new Set<ChildProcess>();

/** Those that still run. */
export function endRunners(): void {
  for (const child of children) child.kill('SIGTERM');
}

export function vitest(project: string): Run {
  return ({ words, ...how }) => {
    const outputFile = inData('test', `${project}.json`);
    return runnerTally({
      ...how,
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

export function torture({ environment, ...how }: How): Promise<Tally> {
  const more = { LUMASHOT_TORTURE: '1' };
  return vitest('usecases')({ ...how, environment: { ...environment, ...more } });
}

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

interface Runner extends Omit<How, 'words'> {
  readonly args: readonly string[];
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
