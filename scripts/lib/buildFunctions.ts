import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { z } from 'zod';
import { inRoot, ROOT } from './places.ts';

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
  const { outputFiles } = await build({
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
    logLevel: 'warning',
  });
  outputFiles.forEach(writeIfChanged);
  const built = new Set(outputFiles.map(({ path }) => path));
  // Chunks are named by their content: those of earlier builds would be deployed too.
  for (const name of readdirSync(outdir, { recursive: true, encoding: 'utf8' })) {
    const file = join(outdir, name);
    if (/[.](js|map)$/.test(name) && !built.has(file)) rmSync(file);
  }
}

/** Emulators that run on this folder load all functions anew, each in a new process, when a file is written. */
function writeIfChanged({ path, contents }: OutputFile): void {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
}
