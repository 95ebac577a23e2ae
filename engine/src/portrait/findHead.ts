import { resizePlane, type Plane } from '../cutout/raster/plane.ts';
import { boundsOf, type Box } from '../cutout/raster/regions.ts';

const WIDTH = 192;
/** Hair or a hat above a detected face, and the chin below its frame, in heights of it. */
const HAIR = 0.9;
const CHIN = 1.06;

/**
 * Crown to chin, in pixels of the photo. The detector frames brow to chin: the crown is where the
 * person ends above it. Null when the mask holds nobody.
 */
export function findHead(mask: Plane, detected: Box): Box | null {
  const scale = WIDTH / mask.width;
  const small = resizePlane(mask, WIDTH, Math.max(8, Math.round(mask.height * scale)));
  const body = boundsOf(small, 0.5);
  if (body === null) return null;
  const face = scaled(detected, scale);
  const middle = Math.min(small.width - 1, Math.max(0, Math.round(face.x + face.width / 2)));
  let crown = Math.max(0, Math.round(face.y + face.height * 0.2));
  while (crown > body.y && (small.data[(crown - 1) * small.width + middle] ?? 0) > 0.5) crown--;
  crown = Math.max(crown, face.y - face.height * HAIR);
  const chin = face.y + face.height * CHIN;
  const head = { x: face.x, y: crown, width: face.width, height: Math.max(5, chin - crown) };
  return scaled(head, 1 / scale);
}

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});
