import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/lib/places.ts';
import { javaOfOneRun } from '../../../scripts/lib/settings/suiteEnvironment.ts';

/** Set by the suite the tests run in: the started one must not see them. */
const OF_THIS_SUITE = /^(FIRESTORE_|FIREBASE_|GCLOUD_|STORAGE_|LUMASHOT_|PLAYWRIGHT_)/;

interface StartedApp {
  readonly url: string;
  /** The newest link that the terminal shows for this address; null before it does. */
  linkFor(email: string): string | null;
  stop(): Promise<void>;
}

/** Runs `npm start` on data of its own, does `work` with its URL, and stops it whatever happens. */
export async function withNpmStart(
  options: { dataDir: string },
  work: (app: Pick<StartedApp, 'url' | 'linkFor'>) => Promise<void>,
): Promise<void> {
  const app = await npmStart(options);
  try {
    await work(app);
  } finally {
    await app.stop();
  }
}

const outsideOfSuite = ({ dataDir }: { dataDir: string }): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_SUITE.test(name))),
  LUMASHOT_DATA_DIR: dataDir,
});

/** One command of the README beside the running app. Returns what it printed; throws when it fails. */
export async function npmRun(
  script: string,
  { words, dataDir }: { readonly words: readonly string[]; readonly dataDir: string },
): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', script, '--', ...words], {
    cwd: ROOT,
    env: outsideOfSuite({ dataDir }),
  });
  return stdout;
}

function npmStart({ dataDir }: { dataDir: string }): Promise<StartedApp> {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: { ...outsideOfSuite({ dataDir }), ...javaOfOneRun() },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /Lumashot {2}(http:\S+)/.exec(output)?.[1];
      if (url === undefined) return;
      resolve({
        url,
        linkFor: (email) => {
          const line = output.split('\n').findLast((text) => text.includes(`Mail to ${email}`));
          return /http:\S+/.exec(line ?? '')?.[0] ?? null;
        },
        // As Ctrl+C in a terminal: the signal goes to the whole group.
        stop: async () => {
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
          await ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`npm start ended:\n${output}`)));
  });
}
