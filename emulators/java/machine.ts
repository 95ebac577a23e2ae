import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseJavaMajor, type MachineFacts } from './runtime.ts';

const JAR_IN_CLOUD_SDK = join(
  'platform',
  'cloud-firestore-emulator',
  'cloud-firestore-emulator.jar',
);

/** Asking gcloud takes a second, so the usual folders come first. */
const USUAL_CLOUD_SDK_ROOTS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  join(homedir(), 'google-cloud-sdk'),
];

/** Reads what `chooseRuntime` decides on. */
export const readMachine = (): MachineFacts => ({
  javaMajor: readJavaMajor(),
  hasCachedJars: cachedJars().every(existsSync),
  cloudSdkJar: findCloudSdkJar(),
});

function readJavaMajor(): number | null {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return error === undefined ? parseJavaMajor(stderr) : null;
}

/** Where the CLI keeps its jars, by its own list. */
function cachedJars(): readonly string[] {
  const cache =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const require = createRequire(import.meta.url);
  const list: unknown = JSON.parse(
    readFileSync(
      join(
        require.resolve('firebase-tools/package.json'),
        '../lib/emulator/downloadableEmulatorInfo.json',
      ),
      'utf8',
    ),
  );
  return ['firestore', 'storage'].map((name) => join(cache, jarNameOf(list, name)));
}

function jarNameOf(list: unknown, emulator: string): string {
  const entry: unknown = field(list, emulator);
  const name: unknown = field(entry, 'downloadPathRelativeToCacheDir');
  return typeof name === 'string' ? name : `${emulator}-emulator-of-this-cli-is-unknown.jar`;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function findCloudSdkJar(): string | null {
  const usual = USUAL_CLOUD_SDK_ROOTS.map((root) => join(root, JAR_IN_CLOUD_SDK)).find(existsSync);
  if (usual !== undefined) return usual;
  try {
    const root = execFileSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const jar = join(root, JAR_IN_CLOUD_SDK);
    return existsSync(jar) ? jar : null;
  } catch {
    return null; // No gcloud: then there is no emulator of it either.
  }
}
