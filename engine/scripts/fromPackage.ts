import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const packed = z.tuple([z.object({ filename: z.string() })]);

/**
 * The wanted files of an npm package, without making it a dependency: unpacked into a folder that
 * is gone afterwards. Throws when the registry is out of reach.
 */
export function fromPackage<T>(
  name: string,
  wanted: readonly string[],
  read: (folder: string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-'));
  try {
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const [{ filename }] = packed.parse(
      JSON.parse(execFileSync('npm', ['pack', name, '--json', '--silent'], options)),
    );
    execFileSync('tar', ['-xzf', filename, ...wanted], options);
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that has this digest. Throws where it is another one. */
export function readAsIs(path: string, md5: string): Buffer {
  const content = readFileSync(path);
  const found = createHash('md5').update(content).digest('hex');
  if (found !== md5) throw new Error(`${path} is another one: ${found}`);
  return content;
}
