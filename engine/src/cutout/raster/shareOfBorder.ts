import type { Plane } from './plane.ts';

/** The share of a plane's border that is 1 in it, of a plane of 0 and 1. */
export function shareOfBorder({ data, width, height }: Plane): number {
  const isOuter = (i: number): boolean => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  };
  return data.reduce((sum, v, i) => sum + (isOuter(i) ? v : 0), 0) / (2 * (width + height));
}
