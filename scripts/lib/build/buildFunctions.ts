import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, formatMessages } from 'esbuild';
import { z } from 'zod';
import { inRoot, ROOT } from '../places.ts';
import { writeIfChanged } from './writeIfChanged.ts';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * Bundles functions and domain into functions/lib, so that functions/ deploys alone. What its
 * package.json lists as a dependency stays outside: it is installed where the functions run.
 */
export async function buildFunctions(): Promise<void> {
  const { dependencies } = manifest.parse(
    JSON.parse(readFileSync(inRoot('functions', 'package.json'), 'utf8')),
  );
  const outdir = inRoot('functions', 'lib');
  const { outputFiles, warnings } = await build({
    absWorkingDir: ROOT,
    write: false,
    entryPoints: [inRoot('functions', 'src', 'index.ts')],
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    legalComments: 'none',
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
    // Errors are thrown with their places in the message: whoever builds says them, once.
    logLevel: 'silent',
  });
  for (const line of await formatMessages(warnings, { kind: 'warning' })) console.warn(line);
  for (const { path, contents } of outputFiles) writeIfChanged(path, contents);
  const built = new Set(outputFiles.map(({ path }) => path));
  // Chunks are named by their content: those of earlier builds would be deployed too.
  for (const name of readdirSync(outdir, { recursive: true, encoding: 'utf8' })) {
    const file = join(outdir, name);
    if (/[.](js|map)$/.test(name) && !built.has(file)) rmSync(file);
  }
}
