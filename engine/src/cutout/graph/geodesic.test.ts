import { describe, expect, it } from 'vitest';
import type { Lab } from '../raster/lab.ts';
import { createPlane } from '../raster/plane.ts';
import { geodesicFrom } from './geodesic.ts';

const [WIDTH, HEIGHT] = [60, 40];

/** Distances from the left upper corner over a picture of these lightnesses. */
function ways(lightness: (x: number, y: number) => number, farthest = 100) {
  const lab: Lab = new Float32Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) lab[i * 3] = lightness(i % WIDTH, Math.floor(i / WIDTH));
  const seeds = createPlane(WIDTH, HEIGHT);
  seeds.data[0] = 1;
  const far = geodesicFrom(lab, { seeds, farthest });
  return (x: number, y: number): number => far[y * WIDTH + x] ?? NaN;
}

describe('the way over colours', () => {
  it('is short within a part that shades off, however far it goes', () => {
    expect(ways((x) => 20 + x * 0.8)(WIDTH - 1, HEIGHT - 1)).toBeLessThan(2);
  });

  it('is as long as an edge is high, however near', () => {
    const far = ways((x) => (x < 5 ? 20 : 50));
    expect(far(4, 0)).toBeLessThan(1);
    expect(far(5, 0)).toBeGreaterThan(28);
    expect(far(5, 0)).toBeLessThan(31);
  });

  it('leads through an opening, and ends at what is farthest', () => {
    const wall = (gap: number) => (x: number, y: number) => (x === 30 && y !== gap ? 90 : 20);
    expect(ways(wall(35))(50, 2)).toBeLessThan(3);
    expect(ways(wall(-1))(50, 2)).toBeGreaterThan(60);
    expect(ways(wall(-1), 40)(50, 2)).toBe(40);
  });
});
