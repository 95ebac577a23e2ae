import type { Pixels } from '../../cutout/raster/pixels.ts';

/** What becomes of a pixel: it gives no colour, it gives its own, or it takes one. */
export const PART = { none: 0, gives: 1, takes: 2 } as const;

/** Seams and soles run along the ground: what lies beside a pixel says more than what lies above it. */
const ACROSS = 3;

/**
 * Paints pixels over with what surrounds them, from the outside in: each takes a mean of the colours within `reach`
 * pixels that are known by then, as in Telea's inpainting (2004) without its gradients. Those with nothing known
 * around them stay.
 */
export function paintOver({ data, width, height }: Pixels, parts: Uint8Array, reach: number): void {
  const known = parts.slice();
  const near = nearOnes(reach);
  let left: number[] = [];
  for (let at = 0; at < parts.length; at++) if (parts[at] === PART.takes) left.push(at);
  const isNext = (at: number): boolean => {
    const x = at % width;
    if (x > 0 && known[at - 1] === PART.gives) return true;
    if (x < width - 1 && known[at + 1] === PART.gives) return true;
    return known[at - width] === PART.gives || known[at + width] === PART.gives;
  };
  while (left.length > 0) {
    const ring = left.filter(isNext);
    if (ring.length === 0) return;
    for (const at of ring) paint(at);
    for (const at of ring) known[at] = PART.gives;
    left = left.filter((at) => known[at] !== PART.gives);
  }

  function paint(at: number): void {
    const x = at % width;
    const y = (at - x) / width;
    let [sum, red, green, blue] = [0, 0, 0, 0];
    for (const { dx, dy, weight } of near) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const from = at + dy * width + dx;
      if (known[from] !== PART.gives) continue;
      sum += weight;
      red += weight * (data[from * 4] ?? 0);
      green += weight * (data[from * 4 + 1] ?? 0);
      blue += weight * (data[from * 4 + 2] ?? 0);
    }
    data[at * 4] = red / sum;
    data[at * 4 + 1] = green / sum;
    data[at * 4 + 2] = blue / sum;
  }
}

interface Near {
  readonly dx: number;
  readonly dy: number;
  readonly weight: number;
}

function nearOnes(reach: number): readonly Near[] {
  const near: Near[] = [];
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const far = dx * dx + ACROSS * dy * dy;
      if (far > 0 && dx * dx + dy * dy <= reach * reach) near.push({ dx, dy, weight: far ** -1.5 });
    }
  return near;
}
