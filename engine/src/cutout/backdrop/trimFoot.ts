import type { BackdropFit } from './backdropFit.ts';
import type { Lab } from '../raster/lab.ts';
import type { Plane } from '../raster/plane.ts';
import { SHADE, tintApart } from './shade.ts';

interface Foot {
  readonly alpha: Plane;
  readonly lab: Lab;
  /** Where the plane lies in the photo, as shares of it. */
  readonly area: { readonly u: number; readonly v: number; readonly w: number; readonly h: number };
  readonly fit: BackdropFit;
}

/** Share of the product's height that may be shadow, and how far above it the product is itself. */
const REACH = 0.022;
const ABOVE = 0.012;
/** Lab units: a shadow is unlike the product above it. */
const UNLIKE = 13;

/**
 * Takes off the line of contact shadow that clings to a product's lower outline: in a new scene it
 * would be a pale edge. Goes up each column from its lowest pixel while it sees shaded backdrop.
 */
export function trimFoot({ alpha, lab, area, fit }: Foot): void {
  const { width, height, data } = alpha;
  const reach = Math.max(3, Math.round(height * REACH));
  const above = Math.max(2, Math.round(height * ABOVE));
  const at = (x: number, y: number, c: number): number => lab[(y * width + x) * 3 + c] ?? 0;
  for (let x = 0; x < width; x++) {
    let low = height - 1;
    while (low > reach + above && (data[low * width + x] ?? 0) < 0.04) low -= 1;
    if (low <= reach + above) continue;
    const ownRow = low - reach - above;
    let cut = low + 1;
    for (let y = low; y > low - reach; y--) {
      const there = fit.at(
        area.u + ((x + 0.5) / width) * area.w,
        area.v + ((y + 0.5) / height) * area.h,
      );
      const tint = tintApart({ colours: lab, at: (y * width + x) * 3 }, { colours: there, at: 0 });
      const own = Math.hypot(...[0, 1, 2].map((c) => at(x, y, c) - at(x, ownRow, c)));
      if (tint > SHADE.tint || own < UNLIKE) break;
      cut = y;
    }
    // One more: the pixel at the border is a mixture of both.
    if (cut <= low) for (let y = cut - 1; y <= low; y++) data[y * width + x] = 0;
  }
}
