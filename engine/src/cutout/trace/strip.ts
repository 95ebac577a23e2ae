import { between } from '../between.ts';
import type { Lab } from '../lab.ts';
import type { Size } from '../pixels.ts';
import { turnOf, type Contour } from './contour.ts';

/** A band along a closed line, rolled out: a row for each of its points, from outside to inside. */
export interface Strip {
  readonly rows: number;
  /** Of each row: the line is in the middle. */
  readonly columns: number;
  /** Three values a cell. */
  readonly lab: Lab;
}

/** Which way is outwards at each point of a closed line, one pixel long. */
export function outwards(line: Contour): Contour {
  const { x, y } = line;
  const count = x.length;
  const sign = turnOf(line) > 0 ? 1 : -1;
  const way = { x: new Float32Array(count), y: new Float32Array(count) };
  for (let n = 0; n < count; n++) {
    const [before, after] = [(n + count - 1) % count, (n + 1) % count];
    const dx = (x[after] ?? 0) - (x[before] ?? 0);
    const dy = (y[after] ?? 0) - (y[before] ?? 0);
    const long = Math.max(1e-6, Math.hypot(dx, dy));
    way.x[n] = (sign * dy) / long;
    way.y[n] = (-sign * dx) / long;
  }
  return way;
}

/** The colours of a picture along a line, `half` cells to each side of it, `apart` pixels from one to the next. */
export function rollOut(
  { lab, size }: { readonly lab: Lab; readonly size: Size },
  line: Contour,
  { way, half, apart }: { readonly way: Contour; readonly half: number; readonly apart: number },
): Strip {
  const rows = line.x.length;
  const columns = 2 * half + 1;
  const colours = new Float32Array(rows * columns * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const far = (half - column) * apart;
      const place = {
        x: (line.x[row] ?? 0) + far * (way.x[row] ?? 0),
        y: (line.y[row] ?? 0) + far * (way.y[row] ?? 0),
      };
      for (let c = 0; c < 3; c++) {
        const value = (x: number, y: number): number => lab[(y * size.width + x) * 3 + c] ?? 0;
        colours[(row * columns + column) * 3 + c] = between(size, value, place);
      }
    }
  return { rows, columns, lab: colours };
}
