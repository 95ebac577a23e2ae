import { processesWith } from '../../../scripts/lib/processes/leftovers.ts';
import { required } from '../environment.ts';

/**
 * Kills the processes in which the functions run, as a host that loses its power would: without a
 * word. The emulator starts new ones for the next calls. Returns how many there were.
 */
export function killFunctions(): number {
  const ours = `FIRESTORE_EMULATOR_HOST=${required('FIRESTORE_EMULATOR_HOST')}`;
  const workers = processesWith(ours).filter(({ command }) =>
    command.includes('functionsEmulatorRuntime'),
  );
  for (const { pid } of workers) process.kill(pid, 'SIGKILL');
  return workers.length;
}
