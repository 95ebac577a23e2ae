import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingsFileOf } from './doctor/project.ts';
import { bucketOf } from './lib/appConfig.ts';
import { billingEnvironment, localSecrets } from './lib/localStripe.ts';
import { inData, inRoot } from './lib/places.ts';
import { mailEnvironment } from './lib/printMails.ts';
import { readRunning } from './lib/running.ts';
import { suiteVariables } from './lib/suiteEnvironment.ts';

/**
 * `npm run admin -- [--project PROJECT] COMMAND`: what operators do, from here. Without a project it is the app
 * that `npm start` runs; a project needs Google's credentials (gcloud auth application-default login), and what
 * asks Stripe its STRIPE_SECRET_KEY.
 */
const { projectId, command } = asked(process.argv.slice(2));
const environment =
  command.length === 0 ? {} : projectId === null ? ofRunning() : ofProject(projectId);
const { status } = spawnSync(
  process.execPath,
  [inRoot('functions', 'scripts', 'admin.ts'), ...command],
  { stdio: 'inherit', env: { ...process.env, ...environment } },
);
process.exit(status ?? 1);

function asked([first, second, ...rest]: readonly string[]) {
  return first === '--project' && second !== undefined
    ? { projectId: second, command: rest }
    : { projectId: null, command: [first, second, ...rest].filter((word) => word !== undefined) };
}

function ofProject(id: string): Readonly<Record<string, string | undefined>> {
  const file = inRoot(settingsFileOf(id));
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const emulators = Object.keys(process.env).filter((name) => name.endsWith('_EMULATOR_HOST'));
  return {
    ...settings,
    // Somebody who names a project means it.
    ...Object.fromEntries(emulators.map((name) => [name, undefined])),
    GCLOUD_PROJECT: id,
    GOOGLE_CLOUD_PROJECT: id,
    FIREBASE_CONFIG: firebaseConfig(id, `${id}.firebasestorage.app`),
  };
}

/** As the platform gives it to functions. No action of an operator touches a file: the bucket is only named. */
function firebaseConfig(id: string, storageBucket: string): string {
  return JSON.stringify({ projectId: id, storageBucket });
}

function ofRunning(): Readonly<Record<string, string | undefined>> {
  const running = readRunning();
  if (running === null) {
    console.error('Lumashot is not running here: npm start, or name a project with --project.');
    process.exit(1);
  }
  return {
    ...suiteVariables(running),
    ...billingEnvironment({ appUrl: running.url, ports: running.ports }),
    ...localSecrets(),
    ...mailEnvironment(inData('mails.jsonl')),
    FIREBASE_CONFIG: firebaseConfig(running.projectId, bucketOf(running.projectId)),
  };
}
