const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);

/** Width to height in lowest terms: '1:1', '4:5'. */
export function aspectRatio({ width, height }: { width: number; height: number }): string {
  const divisor = greatestCommonDivisor(width, height);
  return `${width / divisor}:${height / divisor}`;
}
