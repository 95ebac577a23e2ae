import { expect, it } from 'vitest';
import { createLayer } from '../paint/layer.ts';
import { fadeCuts } from './fadeCuts.ts';
import type { Person } from './findPerson.ts';

const layer = createLayer(200, 100);
layer.brush.fillRect(0, 0, 200, 100);
const person: Person = {
  layer,
  head: { x: 80, y: 0, width: 40, height: 50 },
  cutAt: { left: true, right: true, bottom: true, top: false },
  cutFrom: { left: 60, right: 60 },
};
/** The opacity of the leftmost and the rightmost pixel of somebody between two places of a picture that is 1,000 wide. */
function endsAt(from: number, to: number): readonly (number | undefined)[] {
  const window = { x: 0, y: 0, width: 1000, height: 1000 };
  const placed = { x: from, y: 500, width: to - from, height: 500, stands: false, window };
  const { brush } = fadeCuts(person, placed);
  return [0, 199].map((x) => brush.getImageData(x, 50, 1, 1).data[3]);
}

it('fades where the end of the photo is seen, and is whole where that lies at the border or beyond', () => {
  const [left = 255, right = 255] = endsAt(100, 900);
  expect(Math.max(left, right)).toBeLessThan(40);
  expect(endsAt(0, 1000)).toEqual([255, 255]);
  expect(endsAt(-50, 1200)).toEqual([255, 255]);
  const [beyond, seen = 255] = endsAt(-50, 800);
  expect([beyond, seen < 40]).toEqual([255, true]);
});
