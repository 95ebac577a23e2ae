import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../places.ts';

/**
 * Loads the built functions once, as the emulators will, and throws their own line when they do not
 * load: the emulators would call them ready, and every call would fail.
 */
export async function checkFunctions(
  environment: Readonly<Record<string, string>>,
  entry = inRoot('functions', 'lib', 'index.js'),
): Promise<void> {
  const script = `import(${JSON.stringify(pathToFileURL(entry).href)}).then(
    () => process.exit(0),
    (error) => { console.error(error.message); process.exit(1); },
  );`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, ...environment, FUNCTIONS_EMULATOR: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`the functions do not load: ${said.trim()}`);
}
