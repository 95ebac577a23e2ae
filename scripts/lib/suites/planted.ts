import { readFileSync, writeFileSync } from 'node:fs';

interface Replacement {
  readonly path: string;
  readonly find: string;
  readonly put: string;
}

/**
 * Runs `act` while the file has `put` in place of `find`, and puts the file back whatever happens: also
 * when a signal ends the process meanwhile. Null where `find` does not stand exactly once.
 */
export async function whilePlanted<Outcome>(
  { path, find, put }: Replacement,
  act: () => Promise<Outcome>,
): Promise<Outcome | null> {
  const sound = readFileSync(path, 'utf8');
  if (sound.split(find).length !== 2) return null;
  const restore = (): void => writeFileSync(path, sound);
  // Not only at the end of `act`: whoever handles a signal may exit at once.
  process.once('exit', restore);
  try {
    writeFileSync(
      path,
      sound.replace(find, () => put),
    );
    return await act();
  } finally {
    process.removeListener('exit', restore);
    restore();
  }
}
