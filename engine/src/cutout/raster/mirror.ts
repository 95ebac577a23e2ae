import type { Pixels } from './pixels.ts';
import { createPlane, type Plane } from './plane.ts';

export function mirrorPixels({ data, width, height }: Pixels): Pixels {
  const mirrored = new Uint8ClampedArray(data.length);
  for (let i = 0; i < width * height; i++) {
    const from = (i - (i % width) + width - 1 - (i % width)) * 4;
    mirrored.set(data.subarray(from, from + 4), i * 4);
  }
  return { data: mirrored, width, height };
}

export function mirrorPlane({ data, width, height }: Plane): Plane {
  const mirrored = createPlane(width, height);
  for (let i = 0; i < data.length; i++)
    mirrored.data[i] = data[i - (i % width) + width - 1 - (i % width)] ?? 0;
  return mirrored;
}
