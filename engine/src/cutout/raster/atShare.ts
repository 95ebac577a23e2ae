/** The value that a share of all values are below: 0.5 for the median; 0 of none. */
export function atShare(values: ArrayLike<number>, share: number): number {
  const at = Math.floor(values.length * share);
  return at < values.length ? nth(new Float64Array(values), at) : 0;
}

/** What would stand at a place if they were sorted (Hoare 1961): a stroke asks for medians of a hundred thousand. */
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
