import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERRORS } from '@lumashot/domain/errors';
import { expect, it } from 'vitest';
import { MESSAGE_STRINGS } from './strings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Every text the screens can take from `domain`: spoken out, where it is made of a figure. */
const texts = new Set(
  [
    ERRORS,
    ...(await Promise.all(
      globSync('src/texts/*.ts', { cwd: ROOT })
        .filter((file) => !file.endsWith('.test.ts'))
        .map((file): Promise<unknown> => import(`${ROOT}${file}`)),
    )),
  ].flatMap(textsIn),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'function' && value.length === 0)
    return textsIn(Reflect.apply(value, null, []));
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

it.each(MESSAGE_STRINGS)('the texts of the screens hold, letter by letter: %s', (message) => {
  expect([...texts]).toContain(message);
});
