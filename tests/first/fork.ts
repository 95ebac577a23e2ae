import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from '../../scripts/lib/places.ts';
import { OWNER } from './firstProject.ts';

/** Programs that ask Google: in the fork they are stand-ins, which tell the test what they were asked. */
const STAND_INS = ['firebase', 'gcloud'] as const;

/** What a command gets of the machine. Nothing else: settings of whoever runs the tests are not the project's. */
const OF_THE_MACHINE =
  /^(PATH|HOME|LANG|TZ|TMPDIR|TEMP|TMP|JAVA_HOME|JAVA_TOOL_OPTIONS|FIREBASE_EMULATORS_PATH|NODE_COMPILE_CACHE|METADATA_SERVER_DETECTION|\w+_EMULATOR_HOST)$/;

/** For a deploy on a busy machine. */
const PATIENCE_MS = 300_000;

export interface Ended {
  readonly code: number | null;
  /** All it has said. */
  readonly said: string;
}

export interface Fork {
  readonly folder: string;
  /** Runs a line as a shell does. */
  readonly run: (
    line: string,
    given: { readonly environment: Readonly<Record<string, string>>; readonly input?: string },
  ) => Promise<Ended>;
  /** The variables of a process that is none of the commands. */
  readonly machine: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

/**
 * The files of this clone as somebody has them who has just forked it: committed, without settings, secrets or
 * anything built. What is installed is linked.
 */
export function makeFork({ outsideUrl }: { readonly outsideUrl: string }): Fork {
  const folder = mkdtempSync(join(tmpdir(), 'lumashot-fork-'));
  const machine = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      OF_THE_MACHINE.test(name) && value !== undefined ? [[name, value] as const] : [],
    ),
  );
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: folder, env: machine, encoding: 'utf8' });
  git('init', '--quiet');
  // The fork's own git looks at this clone: whatever is not ignored is as good as committed.
  const clone = [`--git-dir=${join(folder, '.git')}`, `--work-tree=${ROOT}`];
  const files = git(...clone, '-C', ROOT, 'ls-files', '-z', '--others', '--exclude-standard');
  for (const file of files.split('\0').filter((name) => name !== '')) {
    // With its time: an install is wanted where the lock file is newer than what is installed.
    cpSync(inRoot(file), join(folder, file), { preserveTimestamps: true });
  }
  // Values for emulators, and no project's.
  rmSync(join(folder, 'functions', '.secret.local'));
  link(folder);
  writeStandIns(join(folder, 'node_modules', '.bin'));
  writeFileSync(join(folder, '.git', 'info', 'exclude'), '.secret.local\nnode_modules\n');
  git('add', '--all');
  // A deploy refuses what is not committed.
  const who = ['-c', 'user.name=You', '-c', `user.email=${OWNER}`, '-c', 'commit.gpgsign=false'];
  git(...who, 'commit', '--quiet', '--no-verify', '-m', 'Fork');
  const environment = {
    ...machine,
    PATH: `${join(folder, 'node_modules', '.bin')}:${machine['PATH'] ?? ''}`,
    LUMASHOT_OUTSIDE_URL: outsideUrl,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'outsideFetch.ts')).href}`,
  };
  return {
    folder,
    machine,
    run: (line, given) =>
      new Promise((resolve, reject) => {
        const child = spawn('sh', ['-c', line], {
          cwd: folder,
          env: { ...environment, ...given.environment },
          timeout: PATIENCE_MS,
          // `cp` is gone before a busy machine comes to write to it, were it only nothing.
          stdio: [given.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        });
        const said: Buffer[] = [];
        for (const stream of [child.stdout, child.stderr]) {
          stream?.on('data', (chunk: Buffer) => said.push(chunk));
        }
        child.on('error', reject);
        child.on('close', (code) => resolve({ code, said: Buffer.concat(said).toString('utf8') }));
        // Whoever does not read to the end says so by its exit code.
        child.stdin?.on('error', () => {}).end(given.input);
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Every package is a link to what is installed here, our own to the fork's folders. */
function link(folder: string): void {
  linkAll(inRoot('node_modules'), join(folder, 'node_modules'), ['.bin', '@lumashot']);
  linkAll(inRoot('node_modules', '.bin'), join(folder, 'node_modules', '.bin'), STAND_INS);
  for (const name of readdirSync(inRoot('node_modules', '@lumashot'))) {
    const own = join(folder, 'node_modules', '@lumashot', name);
    mkdirSync(dirname(own), { recursive: true });
    // `../../domain`: the same words mean the fork's own there.
    symlinkSync(readlinkSync(inRoot('node_modules', '@lumashot', name)), own);
  }
  for (const name of readdirSync(folder)) {
    const nested = inRoot(name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, name, 'node_modules'));
  }
}

function linkAll(from: string, to: string, except: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!except.includes(name)) symlinkSync(join(from, name), join(to, name));
  }
}

function writeStandIns(bin: string): void {
  const script = join(import.meta.dirname, 'askOutside.ts');
  for (const name of STAND_INS) {
    const text = `#!/bin/sh\nexec node "${script}" ${name} "$@"\n`;
    writeFileSync(join(bin, name), text, { mode: 0o755 });
  }
}
