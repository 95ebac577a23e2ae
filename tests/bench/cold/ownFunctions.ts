import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { inRoot } from '../../../scripts/lib/places.ts';
import type { Counts } from './peers.ts';

export const BUNDLE = inRoot('functions', 'lib', 'index.js');

const STATIC_IMPORT = /(?:^|\n)(?:import|export)\s[^'";]*?(?:from\s+)?"([^"]+)"/g;
const KINDS = [
  { kind: 'call', source: /^export .* from '.\/callables\//gm },
  { kind: 'request', source: /^export .* from '.\/http\//gm },
  { kind: 'schedule', source: /^export .* from '.\/scheduled\//gm },
  { kind: 'object', source: /^export .* from '.\/triggers\//gm },
] as const satisfies readonly { kind: keyof Counts; source: RegExp }[];

/** How many functions of each kind we export: one line of the export list each. */
export function ownCounts(): Counts {
  const list = readFileSync(inRoot('functions', 'src', 'index.ts'), 'utf8');
  const counts = KINDS.map(({ kind, source }) => [kind, list.match(source)?.length ?? 0]);
  const all = z.object({ call: z.int(), request: z.int(), schedule: z.int(), object: z.int() });
  return all.parse(Object.fromEntries(counts));
}

/** The packages that the bundle imports before it is ready, its chunks' included. */
export function ownPackages(file = BUNDLE, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    if (name.startsWith('node:')) continue;
    if (!name.startsWith('.')) packages.add(name);
    else for (const inner of ownPackages(join(dirname(file), name), seen)) packages.add(inner);
  }
  return packages;
}
