import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bareEnvironment, freshClone } from './freshClone.ts';

/** `npm ci` and nothing else. */
export async function installAlone(folder: string): Promise<void> {
  freshClone(folder);
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    env: bareEnvironment(),
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm ci ended with code ${String(code)}`);
}
