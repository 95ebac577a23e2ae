import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** The real runtime in its own process, and its lines one at a time. */
export interface RuntimeProcess {
  readonly child: ChildProcessWithoutNullStreams;
  send(message: object | string): void;
  /** The next line, parsed when it is JSON. */
  next(): Promise<unknown>;
  /** Sends and waits for the next line. */
  ask(message: object | string): Promise<unknown>;
  /** Exit code; null when a signal ended the process. */
  exited: Promise<number | null>;
}

export function startRuntime(args: readonly string[] = ['serve']): RuntimeProcess {
  const child = spawn(process.execPath, [CLI, ...args]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The runtime ended.');
    return value.startsWith('{') ? JSON.parse(value) : value;
  };
  const send = (message: object | string): void => {
    child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  };
  return {
    child,
    send,
    next,
    ask: (message) => {
      send(message);
      return next();
    },
    exited: new Promise((resolve) => {
      child.on('close', (code) => resolve(code));
    }),
  };
}
