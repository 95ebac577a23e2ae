import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inData } from '../../../scripts/lib/places.ts';

/** Emptied at the start of each run. */
const FOLDER = inData('test', 'photos');

/**
 * What the engine draws for tests takes it two seconds and more, and is the same each time: the first test of a run that needs it
 * leaves it here for the others.
 */
export async function drawnOnce(name: string, draw: () => Promise<Uint8Array>): Promise<Buffer> {
  const file = join(FOLDER, name);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return kept;
  const bytes = Buffer.from(await draw());
  await mkdir(FOLDER, { recursive: true });
  // Another worker may be reading it: there is all of it, or nothing.
  const whole = `${file}.${process.pid}`;
  await writeFile(whole, bytes);
  await rename(whole, file);
  return bytes;
}
