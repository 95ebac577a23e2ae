import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { inRoot } from '../places.ts';

const PACKAGES = ['node_modules', '@fontsource-variable'] as const;

/** What our own words are made of. Anything else comes with the whole Latin file (src/styles/fonts.css). */
const SIGNS = '\u00a0©·×–—‘’“”•…';
export const CHARACTERS: ReadonlySet<string> = new Set([
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...Array.from(SIGNS),
]);

export interface FontSubset {
  /** Below the packages of Fontsource. */
  readonly from: string;
  /** Below the root. */
  readonly to: string;
  /** Left out: the whole range that the font has. */
  readonly weight?: number;
}

export const FONT_SUBSETS: readonly FontSubset[] = [
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'src/styles/fonts/bricolage-grotesque-600.woff2',
    weight: 600,
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'src/styles/fonts/instrument-sans.woff2',
  },
];

/** The bytes of a WOFF2 file, the same each time. */
export const drawSubset = ({ from, weight }: FontSubset): Promise<Buffer> =>
  subsetFont(readFileSync(inRoot(...PACKAGES, from)), [...CHARACTERS].join(''), {
    targetFormat: 'woff2',
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
