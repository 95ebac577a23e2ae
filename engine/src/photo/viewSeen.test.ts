import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { viewSeen } from '../cutout/look/viewSeen.ts';
import { openPhotoCut } from '../cutout/openPhotoCut.ts';
import { viewOf } from '../cutout/view/viewOf.ts';
import { pixelsOf } from '../paint/layer.ts';
import { productPhoto } from '../testing/productPhoto.ts';
import { openPhoto } from './openPhoto.ts';
import { salienceOf } from './salience.ts';

/** Nothing was taught with these photographs, nor with a picture that we draw. */
async function photograph(name: 'coffee' | 'dress') {
  const bytes = readFileSync(new URL(`../../scripts/photographs/${name}.jpg`, import.meta.url));
  return seenAs({ bytes, mediaType: 'image/jpeg' });
}
const mug = async () =>
  seenAs(await productPhoto({ thing: 'mug', colour: '#2f6fb0', backdrop: '#d8d2c8' }));

async function seenAs(source: Parameters<typeof openPhoto>[0]) {
  const layer = await openPhoto(source, { longest: 1024 });
  if (layer === null) throw new Error('the photo cannot be opened');
  return pixelsOf(layer);
}

it('knows a cup that was photographed from high above, and a mug at eye level', async () => {
  const [high, level] = [await photograph('coffee'), await mug()];
  const [cup, front] = await Promise.all(
    [high, level].map((photo) => openPhotoCut(photo, { look: salienceOf })),
  );
  expect(['angle', 'above']).toContain(cup?.seenFrom);
  expect(front?.seenFrom).toBe('front');
});

it('comes before what the ground tells, and after what people wear', async () => {
  const photo = await mug();
  const { alpha } = (await openPhotoCut(photo, { look: null })).first;
  expect(viewOf(photo, alpha)).toBe('front');
  expect(viewOf(photo, alpha, { seenFrom: null })).toBe('front');
  expect(viewOf(photo, alpha, { seenFrom: 'angle' })).toBe('angle');
  expect(viewOf(photo, alpha, { seenFrom: 'front', isWorn: true })).toBe('above');
  // No clothes are photographed so.
  expect(viewOf(photo, alpha, { seenFrom: 'angle', isWorn: true })).toBe('angle');
});

it('does not know without a network, nor where all three are as likely', async () => {
  expect((await openPhotoCut(await mug(), { look: null })).seenFrom).toBeNull();
  expect(viewSeen(undefined)).toBeNull();
  const photos = [await mug(), await photograph('dress'), await photograph('coffee')];
  const sights = await Promise.all(photos.map((photo) => salienceOf(photo)));
  const features = sights.map((sight) => sight.features?.() ?? new Float32Array());
  const mixed = (shares: readonly number[]): Float32Array =>
    Float32Array.from(features[0] ?? [], (_, i) =>
      shares.reduce((sum, share, n) => sum + share * (features[n]?.[i] ?? 0), 0),
    );
  const found = new Set<string | null>();
  for (let one = 0; one <= 1; one += 0.05)
    for (let other = 0; one + other <= 1; other += 0.05)
      found.add(viewSeen(mixed([one, other, 1 - one - other])));
  expect(found).toEqual(new Set(['front', 'angle', 'above', null]));
});
