import type { BinaryMask } from './binaryMask.ts';

/** The squared distance if no pixel has the value. */
export const FAR = 1e9;

/**
 * The squared Euclidean distance of each pixel to the nearest one whose value is `to`. Exact: columns by two scans, rows by
 * the lower envelope of parabolas (Felzenszwalb and Huttenlocher 2012).
 */
export function squaredDistances({ data, width, height }: BinaryMask, to: 0 | 1): Float32Array {
  const out = new Float32Array(data.length).fill(FAR);
  scanColumns(out, { data, width, height, to });
  const line = new Float64Array(width);
  const places = new Int32Array(width);
  const ends = new Float64Array(width + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) line[x] = out[row + x] ?? FAR;
    let last = -1;
    for (let x = 0; x < width; x++) {
      const own = line[x] ?? FAR;
      if (own >= FAR) continue;
      let start = -Infinity;
      while (last >= 0) {
        const place = places[last] ?? 0;
        start = (own + x * x - ((line[place] ?? 0) + place * place)) / (2 * (x - place));
        if (start > (ends[last] ?? 0)) break;
        last--;
      }
      last++;
      places[last] = x;
      ends[last] = last === 0 ? -Infinity : start;
    }
    if (last < 0) continue;
    ends[last + 1] = Infinity;
    for (let x = 0, n = 0; x < width; x++) {
      while ((ends[n + 1] ?? Infinity) < x) n++;
      const away = x - (places[n] ?? 0);
      out[row + x] = away * away + (line[places[n] ?? 0] ?? 0);
    }
  }
  return out;
}

/** All columns at once, downwards and upwards, row by row in the order of memory. */
function scanColumns(
  out: Float32Array,
  { data, width, height, to }: BinaryMask & { readonly to: 0 | 1 },
): void {
  const away = new Float64Array(width).fill(Infinity);
  for (let y = 0; y < height; y++) scanRow(y);
  away.fill(Infinity);
  for (let y = height - 1; y >= 0; y--) scanRow(y);

  function scanRow(y: number): void {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const far = data[at] === to ? 0 : (away[x] ?? 0) + 1;
      away[x] = far;
      if (far < height && far * far < (out[at] ?? FAR)) out[at] = far * far;
    }
  }
}
