import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { z } from 'zod';
import { inRoot } from './places.ts';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * Bundles functions and domain into functions/lib, so that functions/ deploys alone. What its
 * package.json lists as a dependency stays outside: it is installed where the functions run.
 */
export async function buildFunctions(): Promise<void> {
  const { dependencies } = manifest.parse(
    JSON.parse(readFileSync(inRoot('functions', 'package.json'), 'utf8')),
  );
  await build({
    entryPoints: [inRoot('functions', 'src', 'index.ts')],
    outdir: inRoot('functions', 'lib'),
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    legalComments: 'none',
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  });
}
