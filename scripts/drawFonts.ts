import { writeFileSync } from 'node:fs';
import { drawSubset, FONT_SUBSETS } from './lib/page/fontSubsets.ts';
import { inRoot } from './lib/places.ts';

/**
 * `npm run draw:fonts`: the typefaces as every first visit loads them, half their size. The files are in
 * the repository; this is for when a font or the characters of our words change.
 */
for (const font of FONT_SUBSETS) {
  const bytes = await drawSubset(font);
  writeFileSync(inRoot(font.to), bytes);
  console.log(`${font.to}: ${bytes.length} bytes`);
}
