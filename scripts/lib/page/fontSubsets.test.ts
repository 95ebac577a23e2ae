import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, drawSubset, FONT_SUBSETS } from './fontSubsets.ts';
import { inRoot } from '../places.ts';

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');

/** The characters of one `unicode-range`. */
const charactersIn = (range: string): string[] =>
  range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    const from = Number.parseInt(first, 16);
    const length = Number.parseInt(last, 16) - from + 1;
    return Array.from({ length }, (_, at) => String.fromCodePoint(from + at));
  });

describe('the small font files', () => {
  it.each(FONT_SUBSETS)('$to is what the script draws', async (font) => {
    expect(readFileSync(inRoot(font.to)).equals(await drawSubset(font))).toBe(true);
  });

  it.each(FONT_SUBSETS)('$to is asked for its own characters, and preloaded', ({ to }) => {
    const name = to.replace('src/styles/', './');
    const face = read('src/styles/fonts.css')
      .split('@font-face')
      .find((rule) => rule.includes(name));
    const [, range = ''] = /unicode-range:\s*([^;]+);/.exec(face ?? '') ?? [];
    expect(new Set(charactersIn(range))).toEqual(CHARACTERS);
    expect(read('src/head.html')).toContain(`href="/${to}"`);
  });

  it('have every character of our own words', () => {
    const sources = globSync('{domain/src,src}/**/*.{ts,tsx}', { cwd: inRoot() });
    const missing = sources
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) =>
        Array.from(read(path)).filter((sign) => sign !== '\n' && !CHARACTERS.has(sign)),
      );
    expect(missing).toEqual([]);
  });
});
