import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { inRoot, ROOT } from '../places.ts';

/**
 * The engine's pixel tests take minutes and its pictures depend on nothing but its own sources, the catalogue
 * and the versions of what draws: engine/verified.json holds the fingerprint that last passed all of them.
 */
const SOURCES = [
  'engine/src/**/*.ts',
  'engine/artwork/*.json',
  'engine/package.json',
  'domain/src/catalog/**/*.ts',
  'domain/src/imaging/**/*.ts',
];
const RECORD = inRoot('engine', 'verified.json');

/** When nothing of that has changed: that it loads, draws every operation, and talks to nobody. */
export const SMALL_SET = [
  'embeddedEngine.test',
  'noConnections.test',
  'understandText.test',
] as const;

/** SHA-256 of every source with its path, in hexadecimal. */
export function engineFingerprint(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
}

const record = z.object({ fingerprint: z.string() });

export function isEngineVerified(): boolean {
  try {
    const { fingerprint } = record.parse(JSON.parse(readFileSync(RECORD, 'utf8')));
    return fingerprint === engineFingerprint();
  } catch {
    // Missing or broken: all tests run, and write it anew.
    return false;
  }
}

export function markEngineVerified(): void {
  const fingerprint = engineFingerprint();
  writeFileSync(RECORD, `${JSON.stringify({ fingerprint }, null, 2)}\n`);
}
