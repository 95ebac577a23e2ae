import { squaredDistances } from '../raster/distances.ts';
import { binaryMaskOf } from '../raster/binaryMask.ts';
import { evenSample } from '../raster/evenSample.ts';
import { colourAt, distanceToColour, labOf } from '../raster/lab.ts';
import type { Pixels } from '../raster/pixels.ts';
import type { Plane } from '../raster/plane.ts';

/** The ground is looked at so far around the cut, as a share of the photo's longer side, beyond the soft edge, in pixels; so many colours of it are compared. */
const AROUND = { reach: 0.1, edge: 6, colours: 60 } as const;
/** Further within the cut than this, in pixels, one pixel in so many is looked at; of colours closer than this (CIELAB) it is said that they are the same. */
const WITHIN = { edge: 4, every: 5, alike: 6 } as const;
/** With this share of the cut in the ground's colours the ground may be seen through it. */
const MUCH = 0.1;

/** Whether much of a cut has colours of what lies around it, as the wall in an open shelf, which no network tells from the shelf. So has a bowl on a table of its colour: it is no proof. */
export function showsGround({ data, width, height }: Pixels, alpha: Plane): boolean {
  const lab = labOf(data);
  const cut = binaryMaskOf({ width, height }, (i) => (alpha.data[i] ?? 0) > 0.5);
  const [outward, inward] = [squaredDistances(cut, 1), squaredDistances(cut, 0)];
  const reach = Math.max(width, height) * AROUND.reach;
  const isAround = (far: number): boolean => far > AROUND.edge ** 2 && far < reach ** 2;
  const ground = [...outward.keys()].filter((i) => isAround(outward[i] ?? 0));
  const colours = evenSample(ground, AROUND.colours).map((i) => colourAt(lab, i));
  let [all, alike] = [0, 0];
  for (let i = 0; i < inward.length; i += WITHIN.every) {
    if (cut.data[i] !== 1 || (inward[i] ?? 0) <= WITHIN.edge ** 2) continue;
    all++;
    if (colours.some((colour) => distanceToColour(lab, i, colour) < WITHIN.alike)) alike++;
  }
  return alike >= all * MUCH;
}
