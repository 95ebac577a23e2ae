import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { fingerprintOfFolder, fingerprintOfSources } from './fingerprint.ts';

const recordSchema = z.object({ from: z.string(), made: z.string() });

interface Options {
  /** Of the sources. */
  readonly root: string;
  readonly outDir: string;
  /** What else it is made from. */
  readonly settings: unknown;
  readonly build: () => Promise<void>;
}

/**
 * Builds, unless what lies in `outDir` is whole and was made from just this. For `npm start` alone: whatever is
 * deployed or tested is built. A record that cannot be read, or is of anything else, means a build.
 */
export async function buildIfChanged({ root, outDir, settings, build }: Options): Promise<boolean> {
  const record = `${outDir}.made-from.json`;
  const from = fromOf(root, settings);
  if (from !== null && isMadeFrom(from, { record, outDir })) return false;
  rmSync(record, { force: true });
  await build();
  // Of before the build: what was changed meanwhile is built the next time.
  if (from !== null) {
    writeFileSync(record, JSON.stringify({ from, made: fingerprintOfFolder(outDir) }));
  }
  return true;
}

/** Null: something cannot be read, and nobody knows. */
function fromOf(root: string, settings: unknown): string | null {
  try {
    const sources = fingerprintOfSources(root);
    return createHash('sha256')
      .update(`${sources}\0${JSON.stringify(settings)}`)
      .digest('hex');
  } catch {
    return null;
  }
}

function isMadeFrom(
  from: string,
  { record, outDir }: { readonly record: string; readonly outDir: string },
): boolean {
  try {
    const known = recordSchema.parse(JSON.parse(readFileSync(record, 'utf8')));
    return known.from === from && known.made === fingerprintOfFolder(outDir);
  } catch {
    return false;
  }
}
