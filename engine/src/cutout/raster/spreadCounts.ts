/** Of a table of counts: how far apart neighbours along an axis are, and how many there are. */
export type Axis = readonly [step: number, length: number];

/** Each count with a share of those beside it along every axis: noise reaches into them. */
export function spreadCounts(counts: Float32Array, axes: readonly Axis[]): Float32Array {
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
