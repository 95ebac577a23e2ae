/** CIELAB (D65), three values a pixel. Euclidean distances approximate perceived differences (CIE76). */
export type Lab = Float32Array<ArrayBuffer>;

const LINEAR = Float32Array.from({ length: 256 }, (_, v) => {
  const s = v / 255;
  return s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4);
});
const STEPS = 4096;
const ROOT = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const t = i / STEPS;
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
});
const root = (t: number): number => ROOT[Math.min(STEPS, Math.max(0, Math.round(t * STEPS)))] ?? 1;

export function labOf(pixels: Uint8ClampedArray): Lab {
  const lab = new Float32Array((pixels.length / 4) * 3);
  for (let i = 0, o = 0; i < pixels.length; i += 4, o += 3) {
    const r = LINEAR[pixels[i] ?? 0] ?? 0;
    const g = LINEAR[pixels[i + 1] ?? 0] ?? 0;
    const b = LINEAR[pixels[i + 2] ?? 0] ?? 0;
    const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab[o] = 116 * y - 16;
    lab[o + 1] = 500 * (x - y);
    lab[o + 2] = 200 * (y - z);
  }
  return lab;
}

/** The squared colour distance of two pixels. */
export function squaredColourDistance(lab: Lab, i: number, j: number): number {
  const l = (lab[i * 3] ?? 0) - (lab[j * 3] ?? 0);
  const a = (lab[i * 3 + 1] ?? 0) - (lab[j * 3 + 1] ?? 0);
  const b = (lab[i * 3 + 2] ?? 0) - (lab[j * 3 + 2] ?? 0);
  return l * l + a * a + b * b;
}

/** The colour distance of two pixels. */
export const colourDistance = (lab: Lab, i: number, j: number): number =>
  Math.sqrt(squaredColourDistance(lab, i, j));

export type LabColour = readonly [l: number, a: number, b: number];

export const colourAt = (lab: Lab, i: number): LabColour => [
  lab[i * 3] ?? 0,
  lab[i * 3 + 1] ?? 0,
  lab[i * 3 + 2] ?? 0,
];

export function meanColour(lab: Lab, pixels: Int32Array | readonly number[]): LabColour {
  const sum = [0, 0, 0] as [number, number, number];
  for (const i of pixels)
    for (const c of [0, 1, 2] as const) sum[c] += (lab[i * 3 + c] ?? 0) / pixels.length;
  return sum;
}

/** The distance of a pixel's colour from a given one. */
export const distanceToColour = (lab: Lab, i: number, [l, a, b]: LabColour): number =>
  Math.hypot((lab[i * 3] ?? 0) - l, (lab[i * 3 + 1] ?? 0) - a, (lab[i * 3 + 2] ?? 0) - b);

/** A part of a picture that is `across` pixels wide. */
export function cropLab(
  lab: Lab,
  across: number,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Lab {
  const part = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * across + x) * 3;
    part.set(lab.subarray(from, from + width * 3), row * width * 3);
  }
  return part;
}
