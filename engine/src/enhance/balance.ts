import type { Layer } from '../paint/layer.ts';

const MOST_GAIN = 1.22;
const CUT = 0.004;

/** White balance and levels in place: nearly grey bright parts turn neutral, the range is filled. */
export function balance(photo: Layer): void {
  const { width, height } = photo.canvas;
  const image = photo.brush.getImageData(0, 0, width, height);
  const { data } = image;
  const [red, green, blue] = greys(data);
  const mean = (red + green + blue) / 3;
  const gains = [red, green, blue].map((v) =>
    Math.min(MOST_GAIN, Math.max(1 / MOST_GAIN, Math.sqrt(mean / Math.max(1, v)))),
  );
  const { low, high } = rangeOf(data);
  const stretch = 255 / Math.max(90, high - low);
  for (let i = 0; i < data.length; i++) {
    if (i % 4 === 3) continue;
    const levelled = ((data[i] ?? 0) * (gains[i % 4] ?? 1) - low) * stretch;
    data[i] = (data[i] ?? 0) * 0.3 + levelled * 0.7;
  }
  photo.brush.putImageData(image, 0, 0);
}

/** Mean colour of bright pixels without much colour of their own. */
function greys(data: Uint8ClampedArray): readonly [number, number, number] {
  let [r, g, b, n] = [1, 1, 1, 1];
  for (let i = 0; i < data.length; i += 16) {
    const p = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0] as const;
    const [most, least] = [Math.max(...p), Math.min(...p)];
    if (most < 110 || most - least > 62) continue;
    r += p[0];
    g += p[1];
    b += p[2];
    n++;
  }
  return [r / n, g / n, b / n];
}

function rangeOf(data: Uint8ClampedArray): { low: number; high: number } {
  const counts = new Uint32Array(256);
  let n = 0;
  for (let i = 0; i < data.length; i += 16) {
    const grey = ((data[i] ?? 0) * 77 + (data[i + 1] ?? 0) * 150 + (data[i + 2] ?? 0) * 29) >> 8;
    counts[grey] = (counts[grey] ?? 0) + 1;
    n++;
  }
  let [low, high, sum] = [0, 255, 0];
  for (; low < 80 && sum < n * CUT; low++) sum += counts[low] ?? 0;
  for (sum = 0; high > 170 && sum < n * CUT; high--) sum += counts[high] ?? 0;
  return { low, high };
}
