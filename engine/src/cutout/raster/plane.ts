/** One value a pixel: a mask, alpha, a lightness, a distance. */
export interface Plane {
  readonly data: Float32Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export function createPlane(width: number, height: number): Plane {
  return { data: new Float32Array(width * height), width, height };
}

export function mapPlane(plane: Plane, change: (value: number, index: number) => number): Plane {
  const { width, height, data } = plane;
  const changed = new Float32Array(data.length);
  // `Float32Array.prototype.map` takes 1.5 times as long, and planes are mapped all the time.
  for (let i = 0; i < data.length; i++) changed[i] = change(data[i] ?? 0, i);
  return { width, height, data: changed };
}

export function sumOf({ data }: Plane): number {
  let sum = 0;
  for (let i = 0; i < data.length; i++) sum += data[i] ?? 0;
  return sum;
}

/** Mean over some pixels. */
export const meanAt = ({ data }: Plane, pixels: Int32Array): number =>
  pixels.reduce((sum, i) => sum + (data[i] ?? 0), 0) / pixels.length;

/** Mean over a square of side 2 * radius + 1, by running sums: the cost does not depend on the radius. */
export function boxBlur(plane: Plane, radius: number): Plane {
  if (radius < 1) return plane;
  const { length } = plane.data;
  return blurInto(plane, radius, { rows: new Float32Array(length), out: new Float32Array(length) });
}

/** Buffers of a blur: the means of rows, and the result, which may be the input itself. */
interface Buffers {
  readonly rows: Float32Array;
  readonly out: Float32Array<ArrayBuffer>;
}

function blurInto({ width, height, data }: Plane, radius: number, { rows, out }: Buffers): Plane {
  const span = 2 * radius + 1;
  const left = Math.min(radius, width);
  const right = Math.max(left, width - 1 - radius);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = (data[row] ?? 0) * radius;
    for (let x = 0; x <= radius; x++) sum += data[row + Math.min(x, width - 1)] ?? 0;
    // In three parts, for most pixels are so far from both edges that nothing has to be held within them.
    for (let x = 0; x < left; x++) {
      rows[row + x] = sum / span;
      sum += data[row + Math.min(x + radius + 1, width - 1)] ?? 0;
      sum -= data[row] ?? 0;
    }
    for (let at = row + left; at < row + right; at++) {
      rows[at] = sum / span;
      sum += data[at + radius + 1] ?? 0;
      sum -= data[at - radius] ?? 0;
    }
    for (let at = row + right; at < row + width; at++) {
      rows[at] = sum / span;
      sum += data[row + width - 1] ?? 0;
      sum -= data[at - radius] ?? 0;
    }
  }
  // All columns at once, row by row: one column after another reads all over the memory.
  const sums = new Float64Array(width);
  for (let x = 0; x < width; x++) sums[x] = (rows[x] ?? 0) * radius;
  for (let y = 0; y <= radius; y++) addRow(sums, rows, Math.min(y, height - 1) * width);
  for (let y = 0; y < height; y++) {
    const [ahead, behind] = [Math.min(y + radius + 1, height - 1), Math.max(y - radius, 0)];
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      out[y * width + x] = sum / span;
      sums[x] = sum + (rows[ahead * width + x] ?? 0) - (rows[behind * width + x] ?? 0);
    }
  }
  return { width, height, data: out };
}

function addRow(sums: Float64Array, values: Float32Array, start: number): void {
  for (let x = 0; x < sums.length; x++) sums[x] = (sums[x] ?? 0) + (values[start + x] ?? 0);
}

/** Approximates a Gaussian blur by three box blurs. */
export function softBlur(plane: Plane, radius: number): Plane {
  if (radius < 1) return plane;
  const { length } = plane.data;
  const room = { rows: new Float32Array(length), out: new Float32Array(length) };
  let mean = plane;
  for (let n = 0; n < MEANS; n++) mean = blurInto(mean, radius, room);
  return mean;
}

const MEANS = 3;

/** Dilates a mask (radius above 0) or erodes it (below 0) by thresholding its box blur: corners are rounded. Returns 0 and 1. */
export const growPlane = (plane: Plane, radius: number): Plane =>
  above(boxBlur(plane, Math.abs(radius)), radius > 0 ? 0.08 : 0.92);

/** 1 where a plane is above a level, else 0. */
function above({ width, height, data }: Plane, level: number): Plane {
  const mask = createPlane(width, height);
  for (let i = 0; i < data.length; i++) if ((data[i] ?? 0) > level) mask.data[i] = 1;
  return mask;
}

/** The morphological opening of a mask: its parts that are at least three pixels wide. */
export function morphologicalOpening(mask: Plane): Plane {
  return mapPlane(growPlane(growPlane(mask, -1), 1), (v, i) => v * (mask.data[i] ?? 0));
}

export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const { data } = plane;
  const out = createPlane(width, height);
  const columns = Array.from({ length: width }, (_, x) => interpolationAt(x, plane.width, width));
  const [left, right] = [new Int32Array(width), new Int32Array(width)];
  const shares = new Float64Array(width);
  columns.forEach(({ first, second, share }, x) => {
    left[x] = first;
    right[x] = second;
    shares[x] = share;
  });
  for (let y = 0; y < height; y++) {
    const { first, second, share: down } = interpolationAt(y, plane.height, height);
    const upper = first * plane.width;
    const lower = second * plane.width;
    for (let x = 0; x < width; x++) {
      const x0 = left[x] ?? 0;
      const x1 = right[x] ?? 0;
      const share = shares[x] ?? 0;
      const a = data[upper + x0] ?? 0;
      const c = data[lower + x0] ?? 0;
      const top = a + ((data[upper + x1] ?? 0) - a) * share;
      const low = c + ((data[lower + x1] ?? 0) - c) * share;
      out.data[y * width + x] = top + (low - top) * down;
    }
  }
  return out;
}

/** The two samples of a line of `count` between which sample `at` of a line of `toCount` lies, and the weight of the second. */
function interpolationAt(
  at: number,
  count: number,
  toCount: number,
): { readonly first: number; readonly second: number; readonly share: number } {
  const place = Math.min(Math.max((at + 0.5) * (count / toCount) - 0.5, 0), count - 1);
  const first = Math.floor(place);
  return { first, second: Math.min(first + 1, count - 1), share: place - first };
}

/** A mask resized: 1 where more than half of a pixel belongs to it. */
export const resizeMask = (mask: Plane, width: number, height: number): Plane =>
  above(resizePlane(mask, width, height), 0.5);

/** A part of a plane. */
export function cropPlane(
  plane: Plane,
  area: Omit<Plane, 'data'> & { readonly x: number; readonly y: number },
): Plane {
  const part = createPlane(area.width, area.height);
  for (let y = 0; y < area.height; y++) {
    const from = (area.y + y) * plane.width + area.x;
    part.data.set(plane.data.subarray(from, from + area.width), y * area.width);
  }
  return part;
}

/** A plane of a given size with a part copied in; the rest is 0. */
export function placePlane(
  part: Plane,
  at: { readonly x: number; readonly y: number },
  size: Omit<Plane, 'data'>,
): Plane {
  const whole = createPlane(size.width, size.height);
  for (let y = 0; y < part.height; y++)
    whole.data.set(
      part.data.subarray(y * part.width, (y + 1) * part.width),
      (at.y + y) * size.width + at.x,
    );
  return whole;
}
