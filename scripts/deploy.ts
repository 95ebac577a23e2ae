import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { googleToken } from './lib/google/googleToken.ts';
import { indexesLeft } from './doctor/checkDatabase.ts';
import { declaredIndexes } from './doctor/examine.ts';
import { googleCloud } from './doctor/googleCloud.ts';
import { messageOf } from './lib/errors.ts';
import { appConfigFromEnvironment } from './lib/settings/appConfig.ts';
import { inRoot, ROOT } from './lib/places.ts';
import { runSteps } from './deploy/runSteps.ts';
import { functionsUrlOf, smoke } from './deploy/smoke.ts';
import { isStepName, STEP_NAMES, stepsOf, type StepName } from './deploy/steps.ts';
import { waitForIndexes } from './deploy/waitForIndexes.ts';

/**
 * `npm run deploy -- PROJECT`: everything that a deploy is, in order, each step only after the one before went
 * well. Refuses changes that are not committed, and, by the doctor, a build of another project. May be run again at
 * any time. Exit code 1: a step failed; 2: it was not asked right.
 */
const USAGE = `npm run deploy -- PROJECT [--dry] [--cloud] [--first] [--only ${STEP_NAMES.join(',')}]
  LUMASHOT_APP_CONFIG  the app's configuration
  STRIPE_SECRET_KEY    the doctor asks Stripe too
  --cloud              waits for indexes, and asks Google at the end, as the doctor does
  --first              nothing is deployed yet: says yes to what the Firebase CLI asks about new functions
  --dry                says what it would run
  --predeploy          examines only: the hook of a plain firebase deploy (firebase.json)`;

const EVERY_MS = 15_000;
/** An hour: indexes of a large database take that long. */
const MOST_LOOKS = 240;
/** Tells the hook that this command runs it: all of it was examined. */
const DEPLOYING = 'LUMASHOT_DEPLOYING';

const { projectId, flags, only } = asked();
if (flags.smoke) process.exit(await smokeTest());
if (flags['wait-for-indexes']) process.exit(await waitedForIndexes());
if (flags.predeploy && process.env[DEPLOYING] === projectId) process.exit(0);

const dirty = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
if (dirty !== '') {
  console.error(`Not committed, so nobody could say what was deployed:\n${dirty}`);
  process.exit(1);
}
const steps = stepsOf({
  projectId,
  withCloud: flags.cloud,
  isFirst: flags.first,
  isUnattended: process.env['CI'] === 'true',
});
const failed = runSteps(
  steps,
  { only: flags.predeploy ? ['doctor'] : only, isDry: flags.dry },
  { run, say: (line) => console.log(line) },
);
if (failed !== null) {
  console.error(`${failed} failed: nothing after it was done. Mend it, and run this again.`);
  process.exit(1);
}
console.log(flags.dry ? 'Nothing was done.' : `${projectId}: all steps went well.`);

function run([program, ...words]: readonly [string, ...string[]]): number {
  const { status } = spawnSync(program, words, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, [DEPLOYING]: projectId },
  });
  return status ?? 1;
}

async function smokeTest(): Promise<number> {
  const { siteUrl } = appConfigFromEnvironment(process.env);
  const wrong = await smoke({ projectId, siteUrl, functionsUrl: functionsUrlOf(projectId) });
  for (const line of wrong) console.error(line);
  return wrong.length === 0 ? 0 : 1;
}

async function waitedForIndexes(): Promise<number> {
  const token = googleToken();
  const cloud = googleCloud({ projectId, token });
  const declared = declaredIndexes(readFileSync(inRoot('firestore.indexes.json'), 'utf8'));
  const isBuilt = await waitForIndexes({
    unbuilt: async () => indexesLeft(await cloud.indexes(), declared),
    pause: () => wait(EVERY_MS),
    say: (line) => console.log(line),
    most: MOST_LOOKS,
  });
  return isBuilt ? 0 : 1;
}

function asked() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        dry: { type: 'boolean', default: false },
        cloud: { type: 'boolean', default: false },
        first: { type: 'boolean', default: false },
        predeploy: { type: 'boolean', default: false },
        smoke: { type: 'boolean', default: false },
        'wait-for-indexes': { type: 'boolean', default: false },
        only: { type: 'string' },
      },
      allowPositionals: true,
    });
    // The hook is told by the Firebase CLI which project it is.
    const [id = values.predeploy ? process.env['GCLOUD_PROJECT'] : undefined, ...others] =
      positionals;
    if (id === undefined || others.length > 0) throw new Error('name one project');
    return { projectId: id, flags: values, only: onlyOf(values.only) };
  } catch (error) {
    console.error(`${messageOf(error)}\n${USAGE}`);
    process.exit(2);
  }
}

function onlyOf(text: string | undefined): readonly StepName[] | null {
  if (text === undefined) return null;
  const names = text.split(',');
  const unknown = names.filter((name) => !isStepName(name));
  if (unknown.length > 0) throw new Error(`there is no step ${unknown.join(', ')}`);
  return names.filter(isStepName);
}
