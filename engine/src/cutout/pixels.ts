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
  shrinkLines(new Float32Array(photo.data), rows, {
    lines: photo.height,
    from: { count: photo.width, step: 4, line: photo.width * 4 },
    to: { count: width, step: 4, line: width * 4 },
  });
  const data = new Uint8ClampedArray(width * height * 4);
  shrinkLines(rows, data, {
    lines: width,
    from: { count: photo.height, step: width * 4, line: 4 },
    to: { count: height, step: width * 4, line: 4 },
  });
  return { data, width, height };
}

/** Keeps a weight above 0 where a copy is as large as its photo. */
const TINY = 1e-6;

/** How the values of one line lie in memory. */
interface Layout {
  readonly count: number;
  readonly step: number;
  readonly line: number;
}

function shrinkLines(
  source: Float32Array,
  target: Uint8ClampedArray | Float32Array,
  { lines, from, to }: { readonly lines: number; readonly from: Layout; readonly to: Layout },
): void {
  const tents = Array.from({ length: to.count }, (_, at) => tentAt(at, from.count, to.count));
  const mix = (line: number, at: number): void => {
    const out = line * to.line + at * to.step;
    const { first, parts } = tents[at] ?? NO_TENT;
    let o = line * from.line + first * from.step;
    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    for (const part of parts) {
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
    for (let line = 0; line < lines; line++) for (let at = 0; at < to.count; at++) mix(line, at);
  } else {
    for (let at = 0; at < to.count; at++) for (let line = 0; line < lines; line++) mix(line, at);
  }
}

/** Which places of a line a smaller one's place is made of, and what part each has: the same for all lines. */
interface Tent {
  readonly first: number;
  readonly parts: readonly number[];
}

const NO_TENT: Tent = { first: 0, parts: [] };

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
