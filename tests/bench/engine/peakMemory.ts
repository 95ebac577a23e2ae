import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const WORKS = new URL('works.ts', import.meta.url).href;
const PARALLEL = 3;

/** Draws in a process of its own, as an instance that got several calls at once would. */
const program = (names: readonly string[]): string => `
const { works } = await import(${JSON.stringify(WORKS)});
const all = await works();
const before = process.resourceUsage().maxRSS;
for (let round = 0; round < 2; round += 1)
  for (const name of ${JSON.stringify(names)})
    await Promise.all(Array.from({ length: ${PARALLEL} }, all[name]));
const after = process.resourceUsage().maxRSS;
console.log(JSON.stringify({ before: before / 1024, after: after / 1024 }));`;

const peaks = z.object({ before: z.number(), after: z.number() });

/** Most resident memory of a process that runs each work three times at once, twice, in MB. */
export async function peakMemory(names: readonly string[]): Promise<z.infer<typeof peaks>> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program(names)]);
  return peaks.parse(JSON.parse(stdout));
}
