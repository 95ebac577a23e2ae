import { cropPlane, type Plane } from '../cutout/raster/plane.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import { cutWith } from './matte.ts';

/** Rows cut together: of a large picture the planes of a cut are ten times its size. */
const BAND = 256;
/** How far a soft blur reaches, in radii. */
const BLUR_REACH = 3;

/** As `cutWith`, for pictures of any size. */
export function cutInBands(
  photo: Layer,
  alpha: Plane,
  { reach }: { readonly reach: number },
): Layer {
  const { width, height } = photo.canvas;
  const out = createLayer(width, height);
  const around = reach * BLUR_REACH + 1;
  for (let y = 0; y < height; y += BAND) {
    const top = Math.max(0, y - around);
    const rows = Math.min(height, y + BAND + around) - top;
    const part = createLayer(width, rows);
    part.brush.drawImage(photo.canvas, 0, -top);
    const cut = cutWith(part, cropPlane(alpha, { x: 0, y: top, width, height: rows }), { reach });
    const own = Math.min(BAND, height - y);
    out.brush.drawImage(cut.canvas, 0, y - top, width, own, 0, y, width, own);
  }
  return out;
}
