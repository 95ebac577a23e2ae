import { execFileSync } from 'node:child_process';
import { required } from './environment.ts';

/**
 * Kills the processes in which the functions run, as a host that loses its power would: without a
 * word. The emulator starts new ones for the next calls. Returns how many there were.
 */
export function killFunctions(): number {
  const ours = `FIRESTORE_EMULATOR_HOST=${required('FIRESTORE_EMULATOR_HOST')}`;
  // `e` prints the environment behind the command, on Linux and macOS alike.
  const listed = execFileSync('ps', ['axeww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const workers = listed
    .split('\n')
    .filter((line) => line.includes('functionsEmulatorRuntime') && line.includes(ours))
    .map((line) => Number(line.trim().split(' ')[0]));
  for (const pid of workers) process.kill(pid, 'SIGKILL');
  return workers.length;
}
