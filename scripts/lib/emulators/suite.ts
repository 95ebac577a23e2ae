import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { adapterEnvironment } from '../../../emulators/java/environment.ts';
import { emulatorOrigins } from '../hosting/contentSecurityPolicy.ts';
import { emulatorRuntime } from './emulatorRuntime.ts';
import { hostingHeaders } from '../hosting/hostingHeaders.ts';
import { endLeftovers, markOf } from '../processes/leftovers.ts';
import { newLinesOf } from './newLines.ts';
import { inData, inRoot } from '../places.ts';
import type { Ports } from '../processes/ports.ts';

const SERVICES = ['auth', 'functions', 'firestore', 'storage', 'hosting'] as const;
export type SuiteService = (typeof SERVICES)[number];

export interface SuiteOptions {
  /** Names the generated configuration and the log. */
  readonly name: string;
  readonly projectId: string;
  readonly ports: Ports;
  /** What the Hosting emulator serves, relative to the root; null to start without it. */
  readonly publicDir: string | null;
  /** Imported when it exists, exported on stop; null forgets everything. */
  readonly dataDir: string | null;
  /** For the functions, beside what their own files say. */
  readonly environment: Readonly<Record<string, string>>;
  readonly onService?: (service: SuiteService) => void;
}

export interface Suite {
  readonly logFile: string;
  /** Ends it; the export happens here. Resolves when the process is gone. */
  stop(): Promise<void>;
  /** Resolves with the reason if the suite ends by itself, or one of its emulators dies. */
  readonly died: Promise<string>;
}

/**
 * Starts Google's emulators through the Firebase CLI. Throws with what went wrong. What an earlier
 * run of this name left behind is the caller's to rescue, before it chooses ports.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { name, projectId, dataDir } = options;
  // The CLI writes its own logs where it stands: each suite in a folder of its own.
  const logDir = inData('logs', name);
  const logFile = join(logDir, 'suite.log');
  mkdirSync(logDir, { recursive: true });
  // A file, not a pipe to us: if we are killed, the CLI can still write, and so export and end.
  const log = openSync(logFile, 'w');
  // The Storage emulator keeps its files in one folder of the temporary ones and empties it when it
  // stops: suites that share it take each other's pictures away. Short, for sockets live there too.
  const temporary = mkdtempSync(join(tmpdir(), 'lumashot-'));
  const child = spawn(
    process.execPath,
    [
      ...[
        ['tasks', 'promptTasks.ts'],
        ['functions', 'sharedProcesses.ts'],
      ].map((file) => `--import=${pathToFileURL(inRoot('emulators', ...file)).href}`),
      inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      `--project=${projectId}`,
      `--config=${writeConfig(options)}`,
      `--only=${servicesOf(options).join(',')}`,
      ...(dataDir === null ? [] : [`--export-on-exit=${dataDir}`]),
      ...(dataDir !== null && existsSync(dataDir) ? [`--import=${dataDir}`] : []),
    ],
    // A group of its own: Ctrl+C reaches only us, and we pass it on once.
    {
      cwd: logDir,
      env: {
        ...suiteEnvironment(name),
        ...options.environment,
        ...markOf(name),
        TMPDIR: temporary,
        TEMP: temporary,
        TMP: temporary,
      },
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  const died = watchForDeath(child, logFile);
  await Promise.race([
    whenReady(logFile, options),
    died.then((reason) => Promise.reject(new Error(reason))),
  ]).catch(async (error: unknown) => {
    await stop({ child, name, temporary });
    throw error;
  });
  return { logFile, died, stop: () => stop({ child, name, temporary }) };
}

const servicesOf = ({ publicDir }: SuiteOptions): readonly SuiteService[] =>
  SERVICES.filter((service) => service !== 'hosting' || publicDir !== null);

function suiteEnvironment(name: string): NodeJS.ProcessEnv {
  const runtime = emulatorRuntime();
  const path = process.env['PATH'] ?? '';
  return {
    ...process.env,
    // No message of the day, no search for a metadata server: nothing from the network.
    CI: '1',
    METADATA_SERVER_DETECTION: 'none',
    // For the processes of the functions, which the CLI starts by themselves.
    NODE_OPTIONS: [
      process.env['NODE_OPTIONS'],
      `--require=${JSON.stringify(inRoot('emulators', 'functions', 'leanRuntime.cjs'))}`,
    ]
      .join(' ')
      .trim(),
    ...(runtime.kind === 'official'
      ? {}
      : adapterEnvironment({
          firestoreJar: runtime.firestoreJar,
          java: realJava(path),
          runDir: inData('run', name),
          path,
        })),
  };
}

/** The adapter is called `java` too, so it needs the real one's absolute path. */
function realJava(path: string): string {
  const found = path.split(':').find((folder) => existsSync(`${folder}/java`));
  return found === undefined ? 'java' : `${found}/java`;
}

/** firebase.json with the chosen ports, which the app may then talk to. The CLI takes its folder for the project, so it lies there. */
function writeConfig({ name, ports, publicDir, dataDir }: SuiteOptions): string {
  const schema = z.looseObject({ hosting: z.looseObject({}), emulators: z.looseObject({}) });
  const config = schema.parse(JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')));
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const file = inRoot(`.firebase.${name}.json`);
  const written = {
    ...config,
    hosting: {
      ...config.hosting,
      public: publicDir ?? 'dist',
      headers: hostingHeaders(emulatorOrigins(ports)),
    },
    emulators: {
      ...config.emulators,
      // Tests have projects of their own beside the suite's: a warning for each of their requests, written down
      // three times, is a tenth of a million lines that nobody reads.
      ...(dataDir === null ? { singleProjectMode: false } : {}),
      auth: at(ports.auth),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      storage: at(ports.storage),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
    },
  };
  writeFileSync(file, JSON.stringify(written, null, 2));
  return file;
}

/** Ready when the hub lists every service: until then it reports each one as it comes. */
async function whenReady(logFile: string, options: SuiteOptions): Promise<void> {
  const missing = new Set(servicesOf(options));
  const listed = z.record(z.string(), z.unknown());
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${options.ports.hub}/emulators`)
      .then(async (response) => listed.parse(await response.json()))
      .catch(() => ({})); // The hub itself is not up yet.
    for (const service of missing) {
      if (!Object.hasOwn(answer, service)) continue;
      missing.delete(service);
      options.onService?.(service);
    }
    if (readLog(logFile).includes('All emulators ready')) break;
    await pause(250);
  }
  for (const service of missing) options.onService?.(service);
}

const readLog = (logFile: string): string => readFileSync(logFile, 'utf8');

const DEATH_CHECK_MS = 1_000;

/** The CLI goes on when one of its emulators dies; a suite with a dead part is dead. */
const watchForDeath = (child: ChildProcess, logFile: string): Promise<string> =>
  new Promise((resolve) => {
    const report = (what: string): void => {
      clearInterval(timer);
      resolve(`${what}\n${lastLines(logFile)}`);
    };
    const newLines = newLinesOf(logFile);
    const timer = setInterval(() => {
      const dead = /\w+ Emulator has exited (?:with|upon)[^\n]*/.exec(newLines());
      if (dead !== null) report(`The ${dead[0]}.`);
    }, DEATH_CHECK_MS).unref();
    child.on('error', (error) => report(`The emulators did not start: ${error.message}`));
    child.on('exit', (code, signal) =>
      report(`The emulators ended (${signal ?? `code ${code}`}).`),
    );
  });

function lastLines(logFile: string): string {
  const lines = readLog(logFile).trimEnd().split('\n');
  return ['', `The last lines of ${logFile}:`, ...lines.slice(-25).map((line) => `  ${line}`)].join(
    '\n',
  );
}

const EXPORT_PATIENCE_MS = 60_000;

async function stop({
  child,
  name,
  temporary,
}: {
  child: ChildProcess;
  name: string;
  temporary: string;
}): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGINT');
    const patience = setTimeout(() => child.kill('SIGKILL'), EXPORT_PATIENCE_MS);
    await gone;
    clearTimeout(patience);
  }
  endLeftovers(name);
  rmSync(temporary, { recursive: true, force: true });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Forgets what earlier runs kept. */
export const forgetData = (dataDir: string): void =>
  rmSync(dataDir, { recursive: true, force: true });
