import { spawn, type ChildProcess } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { z } from 'zod';
import { adapterEnvironment } from '../../emulators/java/environment.ts';
import { readMachine } from '../../emulators/java/machine.ts';
import { chooseRuntime } from '../../emulators/java/runtime.ts';
import { inData, inRoot } from './places.ts';
import type { Ports } from './ports.ts';

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
  readonly onService?: (service: SuiteService) => void;
}

export interface Suite {
  readonly logFile: string;
  /** Ends it; the export happens here. Resolves when the process is gone. */
  stop(): Promise<void>;
  /** Resolves with the reason if the suite ends by itself, or one of its emulators dies. */
  readonly died: Promise<string>;
}

/** Starts Google's emulators through the Firebase CLI. Throws with what went wrong. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { name, projectId, dataDir } = options;
  const logFile = inData('logs', `${name}.log`);
  mkdirSync(inData('logs'), { recursive: true });
  const log = createWriteStream(logFile);
  const child = spawn(
    process.execPath,
    [
      inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      `--project=${projectId}`,
      `--config=${writeConfig(options)}`,
      `--only=${servicesOf(options).join(',')}`,
      ...(dataDir === null ? [] : [`--export-on-exit=${dataDir}`]),
      ...(dataDir !== null && existsSync(dataDir) ? [`--import=${dataDir}`] : []),
    ],
    // A group of its own: Ctrl+C reaches only us, and we pass it on once.
    { cwd: inData('logs'), env: suiteEnvironment(name), detached: true },
  );
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const died = watchForDeath(child, logFile);
  await Promise.race([
    whenReady(child, options),
    died.then((reason) => Promise.reject(new Error(reason))),
  ]).catch(async (error: unknown) => {
    await stop(child);
    throw error;
  });
  return { logFile, died, stop: () => stop(child) };
}

const servicesOf = ({ publicDir }: SuiteOptions): readonly SuiteService[] =>
  SERVICES.filter((service) => service !== 'hosting' || publicDir !== null);

function suiteEnvironment(name: string): NodeJS.ProcessEnv {
  const runtime = chooseRuntime(readMachine());
  if (runtime.kind === 'missing') throw new Error(runtime.message);
  const path = process.env['PATH'] ?? '';
  return {
    ...process.env,
    // No message of the day, no search for a metadata server: nothing from the network.
    CI: '1',
    METADATA_SERVER_DETECTION: 'none',
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

/** firebase.json with the chosen ports. The CLI takes its folder for the project, so it lies there. */
function writeConfig({ name, ports, publicDir }: SuiteOptions): string {
  const schema = z.looseObject({ hosting: z.looseObject({}), emulators: z.looseObject({}) });
  const config = schema.parse(JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')));
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const file = inRoot(`.firebase.${name}.json`);
  const written = {
    ...config,
    hosting: { ...config.hosting, public: publicDir ?? 'dist' },
    emulators: {
      ...config.emulators,
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
async function whenReady(child: ChildProcess, options: SuiteOptions): Promise<void> {
  const missing = new Set(servicesOf(options));
  const everything = untilOutput(child, 'All emulators ready').then(() => 'ready' as const);
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
    if ((await Promise.race([everything, pause(250)])) === 'ready') break;
  }
  for (const service of missing) options.onService?.(service);
}

const untilOutput = (child: ChildProcess, text: string): Promise<void> =>
  new Promise((resolve) => {
    let seen = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      seen = (seen + chunk.toString()).slice(-10_000);
      if (seen.includes(text)) resolve();
    });
  });

/** The CLI goes on when one of its emulators dies; a suite with a dead part is dead. */
const watchForDeath = (child: ChildProcess, logFile: string): Promise<string> =>
  new Promise((resolve) => {
    const report = (what: string): void => resolve(`${what}\n${lastLines(logFile)}`);
    child.stdout?.on('data', (chunk: Buffer) => {
      const dead = /(\w+ Emulator) has exited (?:with|upon)[^\n]*/.exec(chunk.toString());
      if (dead !== null) report(`The ${dead[0]}.`);
    });
    child.on('error', (error) => report(`The emulators did not start: ${error.message}`));
    child.on('exit', (code, signal) =>
      report(`The emulators ended (${signal ?? `code ${code}`}).`),
    );
  });

function lastLines(logFile: string): string {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n') : [];
  return ['', `The last lines of ${logFile}:`, ...lines.slice(-25).map((line) => `  ${line}`)].join(
    '\n',
  );
}

const EXPORT_PATIENCE_MS = 60_000;

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const group = -child.pid;
  child.kill('SIGINT');
  const patience = setTimeout(() => process.kill(group, 'SIGKILL'), EXPORT_PATIENCE_MS);
  await gone;
  clearTimeout(patience);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Forgets what earlier runs kept. */
export const forgetData = (dataDir: string): void =>
  rmSync(dataDir, { recursive: true, force: true });
