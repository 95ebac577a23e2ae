import type { Lab } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { turnOf, type Contour, type Point } from '../raster/contour.ts';

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
      layBetween(colours, (row * columns + column) * 3, { lab, size, place });
    }
  return { rows, columns, lab: colours };
}

interface Asked {
  readonly lab: Lab;
  readonly size: Size;
  readonly place: Point;
}

/** The colour between the pixels of a picture, as `between` has it for one value, laid at an index: a line has some hundred thousand places. */
function layBetween(colours: Float32Array, to: number, { lab, size, place }: Asked): void {
  const { width, height } = size;
  const u = Math.min(Math.max(place.x, 0), width - 1);
  const v = Math.min(Math.max(place.y, 0), height - 1);
  const x = Math.floor(u);
  const y = Math.floor(v);
  const right = Math.min(x + 1, width - 1);
  const upper = y * width;
  const lower = Math.min(y + 1, height - 1) * width;
  for (let c = 0; c < 3; c++) {
    const a = lab[(upper + x) * 3 + c] ?? 0;
    const b = lab[(lower + x) * 3 + c] ?? 0;
    const top = a + ((lab[(upper + right) * 3 + c] ?? 0) - a) * (u - x);
    const low = b + ((lab[(lower + right) * 3 + c] ?? 0) - b) * (u - x);
    colours[to + c] = top + (low - top) * (v - y);
  }
}
