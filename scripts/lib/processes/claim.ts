import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive } from './leftovers.ts';

/** More than this, and it is not the file's age that keeps it from us. */
const TRIES = 3;

/**
 * Takes what the file stands for until this process ends; false while another process has it. Who was
 * killed has it no more: the file says whose it is.
 */
export function claim(file: string): boolean {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (isMade(file)) {
      process.once('exit', () => rmSync(file, { force: true }));
      return true;
    }
    const owner = ownerOf(file);
    if (owner !== null && isAlive(owner)) return false;
    rmSync(file, { force: true });
  }
  return false;
}

/** In one step and with its name in it: of two that come at once only one makes the file. */
function isMade(file: string): boolean {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Null where nobody stands in the file, or it is gone. */
function ownerOf(file: string): number | null {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : null;
  } catch {
    return null;
  }
}
