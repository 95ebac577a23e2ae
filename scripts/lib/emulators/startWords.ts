import { parseArgs } from 'node:util';
import { messageOf } from '../errors.ts';

export const HELP = `npm start            builds, starts the emulators and the app, prints one URL
npm start -- --port 3000
                     the app at that port and no other: says so when it is taken
npm run dev          the same with Vite: changes are seen at once, functions are built again
npm run seed -- 500  fills the demo account of what runs
npm run reset        forgets all local data
npm test             runs every suite`;

const OPTIONS = {
  dev: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  port: { type: 'string' },
} as const;

/** Those below are the system's. */
const LEAST_PORT = 1024;
const LAST_PORT = 65_535;

export interface StartWords {
  readonly dev: boolean;
  readonly help: boolean;
  /** Where the app has to be; null: the first free of the usual ones. */
  readonly port: number | null;
}

/** What stands behind `npm start --`, or why it cannot be meant. */
export function readStartWords(
  words: readonly string[],
): StartWords | { readonly refused: string } {
  try {
    const { dev, help, port } = parseArgs({ args: [...words], options: OPTIONS }).values;
    if (port === undefined) return { dev, help, port: null };
    const number = /^\d+$/.test(port) ? Number(port) : Number.NaN;
    return number >= LEAST_PORT && number <= LAST_PORT
      ? { dev, help, port: number }
      : { refused: `--port ${port}: take a number from ${LEAST_PORT} to ${LAST_PORT}.` };
  } catch (error) {
    return { refused: messageOf(error) };
  }
}
