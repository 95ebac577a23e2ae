import { createPlane, mapPlane, type Plane } from '../cutout/raster/plane.ts';
import type { Size } from '../cutout/raster/pixels.ts';
import type { Box } from '../cutout/raster/regions.ts';

/** 1 in the boxes, 0 elsewhere. */
export const boxPlane = ({ width, height }: Size, boxes: readonly Box[]): Plane =>
  mapPlane(createPlane(width, height), (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isIn = (box: Box): boolean =>
      x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
    return boxes.some(isIn) ? 1 : 0;
  });

/** What a network sees of an area of a plane. */
export const planePart = ({ data, width }: Plane, area: Box): Plane =>
  mapPlane(createPlane(area.width, area.height), (_, i) => {
    const [x, y] = [i % area.width, Math.floor(i / area.width)];
    return data[(area.y + y) * width + area.x + x] ?? 0;
  });
