/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Vitest empties imported CSS, also with ?raw.
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const [lightBlock = '', mediaBlock = '', darkBlock = ''] = [
  ...tokens.matchAll(/\{\s*color-scheme: \w+;([^}]*)\}/g),
].map((match) => match[1] ?? '');

const tokensOf = (block: string) =>
  new Map([...block.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, hex]) => [name, hex ?? '']));

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};

const TEXT_PAIRS = [
  ['ink', 'background'],
  ['ink', 'surface'],
  ['ink', 'tint'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['muted', 'tint'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['on-tint', 'tint'],
  ['success', 'surface'],
  ['danger', 'surface'],
  ['danger', 'background'],
] as const;

const EDGE_PAIRS = [
  ['field-line', 'surface'],
  ['field-line', 'background'],
] as const;

describe.each([
  ['light', tokensOf(lightBlock)],
  ['dark', tokensOf(darkBlock)],
])('the %s tokens', (_, values) => {
  it.each(TEXT_PAIRS)('let %s be read on %s', (text, ground) => {
    expect(contrast(values.get(text) ?? '', values.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('let %s be seen on %s', (edge, ground) => {
    expect(contrast(values.get(edge) ?? '', values.get(ground) ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('says dark the same way for the system and for the choice', () => {
  expect(tokensOf(mediaBlock)).toEqual(tokensOf(darkBlock));
});
