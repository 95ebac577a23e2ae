import { expect, it } from 'vitest';
import { bilinear } from '../raster/bilinear.ts';
import { seededRandom } from '../raster/seededRandom.ts';
import { rollOut } from './strip.ts';

it('has the colours between the pixels beside a line, and those of the border beyond it', () => {
  const chance = seededRandom(9);
  const size = { width: 14, height: 11 };
  const lab = new Float32Array(size.width * size.height * 3).map(() => chance() * 100);
  const numbers = (from: number, to: number): Float32Array =>
    new Float32Array(30).map(() => from + chance() * (to - from));
  const line = { x: numbers(-4, 18), y: numbers(-4, 15) };
  const way = { x: numbers(-1, 1), y: numbers(-1, 1) };
  const strip = rollOut({ lab, size }, line, { way, half: 3, apart: 0.5 });
  strip.lab.forEach((value, i) => {
    const [cell, c] = [Math.floor(i / 3), i % 3];
    const [row, column] = [Math.floor(cell / strip.columns), cell % strip.columns];
    const far = (3 - column) * 0.5;
    const place = {
      x: (line.x[row] ?? 0) + far * (way.x[row] ?? 0),
      y: (line.y[row] ?? 0) + far * (way.y[row] ?? 0),
    };
    const at = (x: number, y: number): number => lab[(y * size.width + x) * 3 + c] ?? 0;
    expect(value).toBe(Math.fround(bilinear(size, at, place)));
  });
});
