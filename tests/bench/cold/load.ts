import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { ROOT } from '../../../scripts/lib/places.ts';

/** What an instance is given: without it the SDK warns, and triggers have no bucket. */
const ENVIRONMENT = {
  GCLOUD_PROJECT: 'demo-lumashot-bench',
  FIREBASE_CONFIG: JSON.stringify({
    projectId: 'demo-lumashot-bench',
    storageBucket: 'demo-lumashot-bench.appspot.com',
  }),
};

/** Imports one module after another and tells what each took. Plain JavaScript: no type stripping. */
const PROBE = `
const parts = [];
for (const name of process.argv.slice(1)) {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  await import(name);
  const { user, system } = process.cpuUsage(cpuBefore);
  parts.push({ ms: performance.now() - startedAt, cpuMs: (user + system) / 1000 });
}
process.stdout.write(JSON.stringify(parts), () => process.exit());
`;

const partsSchema = z.array(z.object({ ms: z.number(), cpuMs: z.number() }));
export type Load = z.infer<typeof partsSchema>[number];

/** Loads the modules in turn in a fresh process; module names resolve from the root. */
export function loadInTurn(modules: readonly string[]): readonly Load[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', PROBE, ...modules],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...ENVIRONMENT } },
  );
  if (status !== 0) throw new Error(`A module did not load:\n${stderr}`);
  return partsSchema.parse(JSON.parse(stdout));
}

/** Import to ready of one file. */
export function load(file: string): Load {
  const [loaded] = loadInTurn([pathToFileURL(file).href]);
  if (loaded === undefined) throw new Error(`${file} was not loaded`);
  return loaded;
}
