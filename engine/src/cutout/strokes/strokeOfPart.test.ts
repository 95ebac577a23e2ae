import { expect, it } from 'vitest';
import { paintStrokes } from './strokes.ts';
import { strokeOfPart } from './strokeOfPart.ts';

const size = { width: 448, height: 300 };
/** A ring that touches the right border, and a lone pixel at the start of the row after it. */
const pixels = Int32Array.from(
  Array.from({ length: size.width * size.height }, (_, i) => i).filter((i) => {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    const far = Math.hypot(x - 427, y - 150);
    return (far > 10 && far <= 20) || (x === 0 && y === 151);
  }),
);

it('means its own pixels on the copy that it was found on', () => {
  const said = paintStrokes([strokeOfPart('remove', { pixels, size })], size);
  const meant = [...said.data.keys()].filter((i) => said.data[i] === -1);
  expect(meant).toEqual([...pixels]);
});

it('has no gaps between its rows at the size of the photo', () => {
  const box = Int32Array.from(
    { length: 400 },
    (_, n) => (100 + Math.floor(n / 20)) * size.width + 50 + (n % 20),
  );
  const [width, height] = [1024, 686];
  const said = paintStrokes([strokeOfPart('keep', { pixels: box, size })], { width, height });
  const at = (x: number, y: number) => said.data[y * width + x];
  for (let y = 232; y < 272; y++) for (let x = 118; x < 157; x++) expect(at(x, y)).toBe(1);
  expect(said.data.filter((v) => v === 1).length).toBeLessThan(50 * 50);
});
