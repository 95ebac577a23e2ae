import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { AppConfig } from '@lumashot/domain/appConfig';
import type { Ports } from '../../scripts/lib/processes/ports.ts';
import { javaOfOneRun } from '../../scripts/lib/settings/suiteEnvironment.ts';
import type { Fork } from './fork.ts';
import { PORTS_VARIABLE, SERVED } from './firstProject.ts';

interface Local {
  readonly fork: Fork;
  readonly ports: Ports;
  readonly stripeUrl: string;
  readonly secrets: ReadonlyMap<string, string>;
}

const appUrl = ({ ports }: Local): string => `http://127.0.0.1:${ports.hosting}`;

/**
 * What `firebase deploy` of rules and functions comes to here: emulators that read what would be deployed.
 * Two settings are of this machine, and lie in the file that the emulator reads over that of the project.
 */
export async function startProject(local: Local): Promise<() => Promise<void>> {
  const { fork, ports, stripeUrl, secrets } = local;
  const inFork = (...parts: string[]): string => join(fork.folder, ...parts);
  const lines = (values: Iterable<readonly [string, string]>): string =>
    [...values].map(([name, value]) => `${name}=${value}\n`).join('');
  writeFileSync(inFork('functions', '.secret.local'), lines(secrets));
  const here = { LUMASHOT_APP_URL: appUrl(local), STRIPE_API_URL: stripeUrl };
  writeFileSync(inFork('functions', '.env.local'), lines(Object.entries(here)));
  mkdirSync(inFork(SERVED), { recursive: true });
  const child = spawn(process.execPath, [inFork('tests', 'first', 'cloud.ts')], {
    cwd: fork.folder,
    env: { ...fork.machine, ...javaOfOneRun(), [PORTS_VARIABLE]: JSON.stringify(ports) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const isReady = once(createInterface(child.stdout), 'line');
  await Promise.race([
    isReady,
    ended.then(() => Promise.reject(new Error('The emulators did not start.'))),
  ]);
  return async () => {
    child.stdin.end();
    await ended;
  };
}

/** The page's own block, as scripts/doctor reads it. */
const CONFIG_BLOCK = /(id="app-config">\s*)(\{[^<]*\})/;

/** And of the app: the build of the project, but for where it finds its services. */
export function serveApp(local: Local): void {
  const { fork, ports } = local;
  const served = join(fork.folder, SERVED);
  cpSync(join(fork.folder, 'dist'), served, { recursive: true });
  const { auth, firestore, storage, functions } = ports;
  const here: Partial<AppConfig> = {
    siteUrl: appUrl(local),
    emulators: { host: '127.0.0.1', auth, firestore, storage, functions },
  };
  for (const name of readdirSync(served).filter((file) => file.endsWith('.html'))) {
    const page = readFileSync(join(served, name), 'utf8');
    writeFileSync(
      join(served, name),
      page.replace(
        CONFIG_BLOCK,
        (_, start: string, config: string) =>
          `${start}${JSON.stringify({ ...JSON.parse(config), ...here })}`,
      ),
    );
  }
}
