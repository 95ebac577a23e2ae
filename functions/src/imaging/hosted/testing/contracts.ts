import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * Compares with the fixture of that name, byte for byte once keys are sorted. After a wanted change:
 * `LUMASHOT_RECORD=1 npm run test:unit -- hosted`, then read the difference.
 */
export function expectContract(name: string, actual: unknown): void {
  const file = new URL(`contracts/${name}.json`, import.meta.url);
  if (process.env['LUMASHOT_RECORD'] === '1') writeFileSync(file, `${canonical(actual)}\n`);
  if (!existsSync(file)) throw new Error(`there is no contract ${name}`);
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(canonical(actual)).toBe(canonical(kept));
}

const canonical = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, inner: unknown) =>
      inner !== null && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(
            Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)),
          )
        : inner,
    2,
  );
