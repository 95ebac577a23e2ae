import { spawnSync } from 'node:child_process';
import { DATA_DIR } from '../places.ts';

/**
 * The Firebase CLI starts its emulators detached: when it is killed hard, they live on. So every
 * process of a suite carries a mark in its environment, and whoever has the mark is ended with it.
 */
const VARIABLE = 'LUMASHOT_SUITE';

const valueOf = (name: string): string => `${DATA_DIR}#${name}`;

export const markOf = (name: string): Record<string, string> => ({ [VARIABLE]: valueOf(name) });

const PATIENCE_MS = 60_000;

/**
 * Ends what an earlier run of this clone's suite left behind, before the next one starts. The CLI
 * is asked first: it still holds what people made, and writes it down when it stops.
 */
export async function rescueLeftovers(name: string): Promise<void> {
  const cli = markedProcesses(name).find(({ command }) => command.includes('emulators:start'));
  if (cli !== undefined) {
    signal(cli.pid, 'SIGINT');
    await untilGone(() => isAlive(cli.pid));
  }
  endLeftovers(name);
  // Their ports are free only when they are gone.
  await untilGone(() => markedProcesses(name).length > 0);
}

async function untilGone(isThere: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (isThere() && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Kills whatever carries the mark. */
export function endLeftovers(name: string): void {
  for (const { pid } of markedProcesses(name)) signal(pid, 'SIGKILL');
}

export const isAlive = (pid: number): boolean => signal(pid, 0);

/** Whether there was somebody to signal. */
function signal(pid: number, what: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, what);
  } catch {
    return false;
  }
}

interface MarkedProcess {
  readonly pid: number;
  readonly command: string;
}

const markedProcesses = (name: string): MarkedProcess[] =>
  processesWith(`${VARIABLE}=${valueOf(name)}`);

/**
 * Processes that have `NAME=value` in their environment, but this one. `ps` with `e` prints it behind
 * the command, on Linux and macOS alike.
 */
export function processesWith(variable: string): MarkedProcess[] {
  const { stdout, error } = spawnSync('ps', ['axeww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) return []; // No ps here: nothing can be found, nothing is ended.
  return stdout
    .split('\n')
    .filter((line) => line.split(' ').includes(variable))
    .map((line) => ({ pid: Number.parseInt(line, 10), command: line }))
    .filter(({ pid }) => pid !== process.pid);
}
