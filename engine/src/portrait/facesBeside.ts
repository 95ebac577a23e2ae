import type { Plane } from '../cutout/raster/plane.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import type { Face } from './faceModel.ts';
import { isOn } from './personMatte.ts';

/** Side of a look, in widths of the face that was seen: so large are faces that the detector knows best. */
const SIDE = 3.5;
/** Of the photo's longer side: a look that is hardly nearer than the photo itself sees no more. */
const NEARER = 0.75;
/** How sure the detector must be, and how large the other face is, as a share of the first one. */
const LEAST = { score: 0.7, height: 0.5 } as const;
/** Two faces lie at least so far apart, in widths of the first. */
const APART = 0.6;

/**
 * Whether the mask holds somebody else's face, too: whom the detector missed in the whole photo it sees from nearer, to the
 * left and to the right of the first. A face of forty pixels is missed as often as it is seen.
 */
export async function hasFaceBeside(
  mask: Plane,
  photo: Layer,
  face: Face,
  facesOf: (photo: Layer) => Promise<readonly Face[]>,
): Promise<boolean> {
  const side = Math.round(face.width * SIDE);
  const { width, height } = photo.canvas;
  if (side > Math.max(width, height) * NEARER) return false;
  const [u, v] = [face.x + face.width / 2, face.y + face.height / 2];
  const isOther = (other: Face): boolean =>
    other.score >= LEAST.score &&
    other.height > face.height * LEAST.height &&
    Math.hypot(other.x + other.width / 2 - u, other.y + other.height / 2 - v) >
      face.width * APART &&
    isOn(mask, other);
  for (const x of [u - side + face.width / 2, u - face.width / 2]) {
    const at = { x: Math.round(x), y: Math.round(v - side / 2) };
    const near = createLayer(side, side);
    near.brush.drawImage(photo.canvas, -at.x, -at.y);
    const seen = await facesOf(near);
    if (seen.some((one) => isOther({ ...one, x: one.x + at.x, y: one.y + at.y }))) return true;
  }
  return false;
}
