import { execFileSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { ROOT } from '../../../scripts/lib/places.ts';

/** The committed state of this clone, as somebody else gets it. */
export function freshClone(folder: string): void {
  execFileSync('git', ['clone', '--quiet', ROOT, folder], { stdio: 'inherit' });
}

/** A terminal's environment: nothing of this command, and not the Node that it brought itself. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(ROOT))
    .join(delimiter);
  return { PATH: path, HOME: process.env['HOME'], LANG: process.env['LANG'] };
}
