import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { settingsFileOf } from './doctor/project.ts';
import { bucketOf } from './lib/settings/appConfig.ts';
import { billingEnvironment, localSecrets } from './lib/settings/localStripe.ts';
import { inData, inRoot } from './lib/places.ts';
import { mailEnvironment } from './lib/emulators/printMails.ts';
import { firebaseConfig, projectEnvironment } from './lib/settings/projectEnvironment.ts';
import { readRunning } from './lib/processes/running.ts';
import { suiteVariables } from './lib/settings/suiteEnvironment.ts';

/**
 * `npm run admin -- [--project PROJECT] COMMAND`: what operators do, from here. Without a project it is the app
 * that `npm start` runs; a project needs Google's credentials (gcloud auth application-default login), and only
 * what asks Stripe its STRIPE_SECRET_KEY.
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
  const settings = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return projectEnvironment({ id, settings, environment: process.env });
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
