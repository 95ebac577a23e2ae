import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openPhotoCut } from '../cutout/openPhotoCut.ts';
import { viewOf } from '../cutout/view/viewOf.ts';
import { pixelsOf } from '../paint/layer.ts';
import { openPhoto } from './openPhoto.ts';
import { salienceOf } from './salience.ts';

/** A photograph that nothing was taught with. */
async function photograph(name: string) {
  const bytes = readFileSync(new URL(`../../scripts/photographs/${name}`, import.meta.url));
  const layer = await openPhoto({ bytes, mediaType: 'image/jpeg' }, { longest: 1024 });
  if (layer === null) throw new Error(`${name} cannot be opened`);
  return pixelsOf(layer);
}

it('knows a dress, which lies on tiles that tell nothing', async () => {
  const dress = await photograph('dress.jpg');
  const { first, isWorn } = await openPhotoCut(dress, { look: salienceOf });
  expect(isWorn).toBe(true);
  expect(viewOf(dress, first.alpha)).toBe('front');
  expect(viewOf(dress, first.alpha, { isWorn })).toBe('above');
});

it('knows that a cup is none', async () => {
  const { isWorn } = await openPhotoCut(await photograph('coffee.jpg'), { look: salienceOf });
  expect(isWorn).toBe(false);
});

it('does not know without a network', async () => {
  const { isWorn } = await openPhotoCut(await photograph('dress.jpg'), { look: null });
  expect(isWorn).toBe(false);
});
