/** An axis of a histogram in a flat array: the stride between neighbouring bins, and the number of bins. */
export type Axis = readonly [step: number, length: number];

/** The histogram smoothed by the kernel 1 2 1 along each axis, so that noise does not split neighbouring bins. */
export function smoothHistogram(counts: Float32Array, axes: readonly Axis[]): Float32Array {
  let from = counts;
  for (const [step, length] of axes) {
    const to = new Float32Array(from.length);
    for (let at = 0; at < to.length; at++) {
      const place = Math.floor(at / step) % length;
      const own = from[at] ?? 0;
      const before = place > 0 ? (from[at - step] ?? 0) : own;
      const after = place < length - 1 ? (from[at + step] ?? 0) : own;
      to[at] = (before + own * 2 + after) / 4;
    }
    from = to;
  }
  return from;
}
