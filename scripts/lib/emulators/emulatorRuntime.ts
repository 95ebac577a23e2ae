import { readMachine } from '../../../emulators/java/machine.ts';
import { chooseRuntime, type EmulatorRuntime } from '../../../emulators/java/runtime.ts';

type UsableRuntime = Exclude<EmulatorRuntime, { readonly kind: 'missing' }>;

let known: UsableRuntime | null = null;

/**
 * What the emulators run on; throws, with what to install, when there is nothing. To be asked before anything
 * is built: whoever has no Java need not wait for it. Looked for once, since it may take a second.
 */
export function emulatorRuntime(): UsableRuntime {
  known ??= look();
  return known;
}

function look(): UsableRuntime {
  const runtime = chooseRuntime(readMachine());
  if (runtime.kind === 'missing') throw new Error(runtime.message);
  return runtime;
}
