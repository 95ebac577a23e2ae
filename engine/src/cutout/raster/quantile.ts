/** The quantile of values at a share 0..1: the median at 0.5. 0 for an empty list. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const at = Math.floor(values.length * share);
  return at < values.length ? nth(new Float64Array(values), at) : 0;
}

/** The value at an index in sorted order, by quickselect (Hoare 1961). Reorders `values`. */
function nth(values: Float64Array, at: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let [up, down] = [low, high];
    while (up <= down) {
      while ((values[up] ?? 0) < pivot) up++;
      while ((values[down] ?? 0) > pivot) down--;
      if (up > down) break;
      const value = values[up] ?? 0;
      values[up++] = values[down] ?? 0;
      values[down--] = value;
    }
    if (at <= down) high = down;
    else if (at >= up) low = up;
    else break;
  }
  return values[at] ?? 0;
}
