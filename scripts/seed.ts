import { spawnSync } from 'node:child_process';
import { inRoot } from './lib/places.ts';
import { readRunning } from './lib/processes/running.ts';
import { suiteVariables } from './lib/settings/suiteEnvironment.ts';

/** `npm run seed -- N`: fills the demo account of the running app with N library items. */
const count = Number(process.argv[2] ?? '24');
if (!Number.isInteger(count) || count < 1 || count > 20_000) {
  console.error('Say how many items, from 1 to 20000: npm run seed -- 200');
  process.exit(2);
}
const running = readRunning();
if (running === null) {
  console.error('Lumashot is not running here. Start it first: npm start');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [inRoot('functions', 'scripts', 'seedLibrary.ts'), String(count)],
  { stdio: 'inherit', env: { ...process.env, ...suiteVariables(running) } },
);
if (status === 0) console.log(`Sign in at ${running.url}/auth`);
process.exit(status ?? 1);
