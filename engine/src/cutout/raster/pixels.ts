/** RGBA bytes of a picture; a browser's ImageData is one. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As large as fits, with the same proportions and no side of nothing; a small one stays as it is. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A smaller copy: each of its pixels is a mean of what lies there, weighted by a tent. */
export function shrinkPixels(photo: Pixels, { width, height }: Size): Pixels {
  const rows = new Float32Array(width * photo.height * 4);
  const [across, down] = [tentsOf(photo.width, width), tentsOf(photo.height, height)];
  const [from, to] = [photo.width * 4, width * 4];
  // The photo's lines as numbers, one at a time: all of them would be four times as large as it.
  const line = new Float32Array(from);
  for (let y = 0; y < photo.height; y++) {
    line.set(photo.data.subarray(y * from, (y + 1) * from));
    const row = rows.subarray(y * to, (y + 1) * to);
    shrinkLines(line, row, {
      lines: 1,
      tents: across,
      from: { step: 4, line: from },
      to: { step: 4, line: to },
    });
  }
  const data = new Uint8ClampedArray(width * height * 4);
  shrinkLines(rows, data, {
    lines: width,
    tents: down,
    from: { step: to, line: 4 },
    to: { step: to, line: 4 },
  });
  return { data, width, height };
}

/** Keeps a weight above 0 where a copy is as large as its photo. */
const TINY = 1e-6;

/** How the values of one line lie in memory. */
interface Layout {
  readonly step: number;
  readonly line: number;
}

interface Shrunk {
  readonly lines: number;
  readonly tents: Tents;
  readonly from: Layout;
  readonly to: Layout;
}

function shrinkLines(
  source: Float32Array,
  target: Uint8ClampedArray | Float32Array,
  { lines, tents, from, to }: Shrunk,
): void {
  const { firsts, ends, parts } = tents;
  const count = firsts.length;
  const mix = (line: number, at: number): void => {
    const out = line * to.line + at * to.step;
    const end = ends[at] ?? 0;
    let o = line * from.line + (firsts[at] ?? 0) * from.step;
    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    for (let n = at === 0 ? 0 : (ends[at - 1] ?? 0); n < end; n++) {
      const part = parts[n] ?? 0;
      r += part * (source[o] ?? 0);
      g += part * (source[o + 1] ?? 0);
      b += part * (source[o + 2] ?? 0);
      a += part * (source[o + 3] ?? 0);
      o += from.step;
    }
    target[out] = r;
    target[out + 1] = g;
    target[out + 2] = b;
    target[out + 3] = a;
  };
  // In the order of the memory: columns are mixed side by side, not one after another.
  if (from.line > from.step) {
    for (let line = 0; line < lines; line++) for (let at = 0; at < count; at++) mix(line, at);
  } else {
    for (let at = 0; at < count; at++) for (let line = 0; line < lines; line++) mix(line, at);
  }
}

/**
 * Which places of a line each of a smaller one's places is made of, and what part each of them has: the same for all lines. Flat, for a
 * photo has some hundred thousand of them.
 */
interface Tents {
  /** The first of its places. */
  readonly firsts: Int32Array;
  /** Where its parts end. */
  readonly ends: Int32Array;
  readonly parts: Float64Array;
}

function tentsOf(count: number, toCount: number): Tents {
  const tents = Array.from({ length: toCount }, (_, at) => tentAt(at, count, toCount));
  let end = 0;
  return {
    firsts: Int32Array.from(tents, ({ first }) => first),
    ends: Int32Array.from(tents, ({ parts }) => (end += parts.length)),
    parts: Float64Array.from(tents.flatMap(({ parts }) => parts)),
  };
}

interface Tent {
  readonly first: number;
  readonly parts: readonly number[];
}

function tentAt(at: number, count: number, toCount: number): Tent {
  const scale = count / toCount;
  const middle = (at + 0.5) * scale - 0.5;
  const first = Math.max(0, Math.ceil(middle - scale));
  const last = Math.min(count - 1, Math.floor(middle + scale));
  const weights = Array.from(
    { length: last - first + 1 },
    (_, n) => 1 - Math.abs(first + n - middle) / (scale + TINY),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return { first, parts: weights.map((weight) => weight / all) };
}

export function cropPixels(
  photo: Pixels,
  { x, y, width, height }: Size & { readonly x: number; readonly y: number },
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * photo.width + x) * 4;
    data.set(photo.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { data, width, height };
}
