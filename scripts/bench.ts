import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { localAppConfig } from './lib/settings/appConfig.ts';
import { buildApp } from './lib/build/buildApp.ts';
import { buildFunctions } from './lib/build/buildFunctions.ts';
import { findChromium } from './lib/suites/chromium.ts';
import { emulatorRuntime } from './lib/emulators/emulatorRuntime.ts';
import { messageOf } from './lib/errors.ts';
import { endLeftovers } from './lib/processes/leftovers.ts';
import { billingEnvironment } from './lib/settings/localStripe.ts';
import { inData, inRoot, ROOT } from './lib/places.ts';
import { choosePorts } from './lib/processes/ports.ts';
import { reporter } from './lib/progress.ts';
import { startSuite } from './lib/emulators/suite.ts';
import { suiteVariables } from './lib/settings/suiteEnvironment.ts';
import { warmFunctions } from './lib/emulators/warmFunctions.ts';

/**
 * `npm run bench:fn` and its like: one bench, ours and its peer in one run. Each is a program of its
 * own, so that none measures what another left in memory.
 */
const SUITE = 'bench';
const PROJECT_ID = 'demo-lumashot-bench';
const PUBLIC_DIR = relative(ROOT, inData('bench', 'dist'));

const BENCHES = {
  fn: { needsEmulators: true },
  ledger: { needsEmulators: true },
  load: { needsEmulators: true },
  queue: { needsEmulators: true },
  engine: { needsEmulators: false },
  cold: { needsEmulators: false },
  offline: { needsEmulators: true, inBrowser: true },
  reads: { needsEmulators: true, needsApp: true },
  repeat: { needsEmulators: true, needsApp: true },
  start: { needsEmulators: false },
  grid: { needsEmulators: true, needsApp: true },
  interaction: { needsEmulators: true, needsApp: true },
  cutout: { needsEmulators: false },
  search: { needsEmulators: true, needsApp: true },
  bundle: { needsEmulators: true, inBrowser: true },
  lighthouse: { needsEmulators: true, inBrowser: true },
  drawn: { needsEmulators: true, inBrowser: true },
  log: { needsEmulators: true, inBrowser: true },
  export: { needsEmulators: true },
} as const satisfies Record<string, { needsEmulators: boolean; needsApp?: true; inBrowser?: true }>;
type BenchName = keyof typeof BENCHES;
type Environment = Readonly<Record<string, string>>;

const isBenchName = (name: string): name is BenchName => Object.hasOwn(BENCHES, name);
const asked = process.argv.slice(2);
const names = asked.filter(isBenchName);
if (names.length === 0 || names.length < asked.length) {
  console.error(`Which bench? Take some of: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}

const report = reporter();
mkdirSync(inData('bench'), { recursive: true });
try {
  for (const name of names.filter((bench) => !BENCHES[bench].needsEmulators)) await run(name, {});
  const onEmulators = names.filter((bench) => BENCHES[bench].needsEmulators);
  if (onEmulators.length > 0) await withEmulators(onEmulators);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

async function withEmulators(benches: readonly BenchName[]): Promise<void> {
  emulatorRuntime();
  endLeftovers(SUITE);
  const ports = await choosePorts();
  const withApp = benches.some((bench) => 'needsApp' in BENCHES[bench]);
  const withBrowser = withApp || benches.some((bench) => 'inBrowser' in BENCHES[bench]);
  await Promise.all([
    buildFunctions(),
    withApp
      ? buildApp({ config: localAppConfig({ projectId: PROJECT_ID, ports }), outDir: PUBLIC_DIR })
      : undefined,
  ]);
  report('built; starting the emulators ...');
  const suite = await startSuite({
    name: SUITE,
    projectId: PROJECT_ID,
    ports,
    publicDir: withApp ? PUBLIC_DIR : null,
    dataDir: null,
    environment: billingEnvironment({ appUrl: `http://127.0.0.1:${ports.hosting}`, ports }),
  });
  report('emulators ready');
  try {
    if (withApp || benches.includes('fn') || benches.includes('queue'))
      await warmFunctions({ projectId: PROJECT_ID, ports });
    const environment = {
      ...suiteVariables({ projectId: PROJECT_ID, ports }),
      LUMASHOT_SUITE_LOG: suite.logFile,
      LUMASHOT_PORTS: JSON.stringify(ports),
      ...(withBrowser ? { LUMASHOT_CHROMIUM: findChromium() } : {}),
    };
    for (const name of benches) {
      const death = await Promise.race([run(name, environment), suite.died]);
      if (typeof death === 'string') throw new Error(death);
      report(`${name} done`);
    }
  } finally {
    await suite.stop();
  }
}

/** A missed goal is a line in the table; only a bench that broke fails the command. */
function run(name: BenchName, environment: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('tests', 'bench', `${name}.ts`)], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The bench ${name} ended with code ${code}.`)),
    );
  });
}
