import { expect, it } from 'vitest';
import { lookOnce } from './lookOnce.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane } from '../raster/plane.ts';
import { lookFrom } from './salience.ts';

const SIDE = 100;
const photo: Pixels = {
  data: Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, i) => (i * 31) % 251),
  width: SIDE,
  height: SIDE,
};

it('a thing that fills its photo is not looked at again from further away', async () => {
  const asked: Pixels[] = [];
  const look = lookOnce(async (picture) => {
    asked.push(picture);
    return Promise.resolve(mapPlane(createPlane(4, 4), () => picture.width / SIDE));
  });
  await look(photo);
  const large = { x: 10, y: 15, width: 80, height: 70 };
  const again = await lookFrom(look, photo, { box: large, further: 0.3 });
  expect(asked).toEqual([photo]);
  expect(again.data.every((v) => v === 1)).toBe(true);
  const small = { x: 40, y: 40, width: 20, height: 20 };
  await lookFrom(look, photo, { box: small, further: 0.3 });
  expect(asked.map(({ width }) => width)).toEqual([SIDE, 32]);
});
