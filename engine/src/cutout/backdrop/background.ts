import type { BackdropFit } from './backdropFit.ts';
import type { Lab } from '../raster/lab.ts';
import { createPlane, type Plane } from '../raster/plane.ts';
import { SHADE, tintApart } from './shade.ts';

interface Seen {
  readonly lab: Lab;
  readonly fit: BackdropFit;
  readonly width: number;
  readonly height: number;
}

/** A shadow has soft edges: from pixel to pixel its lightness changes by less than this, in Lab units. */
const SLOPE = 3.2;

export interface Backdrop {
  /** 1 where the flood from the border found backdrop or shadow. */
  readonly flooded: Plane;
  /** Colour distance of each pixel to the backdrop, shadows forgiven. */
  readonly distance: Plane;
  /** Distances below it are the backdrop's own. */
  readonly reach: number;
  /** 1 where a pixel is only darker than its backdrop, as a shadow is. */
  readonly shade: Plane;
}

/** Floods the photo from its border over everything that looks like the fitted backdrop. */
export function backgroundOf({ lab, fit, width, height }: Seen): Backdrop {
  const reach = Math.max(4.5, fit.spread * 3.4 + 2);
  const edges = edgesOf({ lab, fit, width, height });
  const limit = Math.max(2.6, fit.spread * 2.2);
  const distance = createPlane(width, height);
  const shade = createPlane(width, height);
  const shadowed = shade.data;
  for (let i = 0; i < distance.data.length; i++) {
    const o = i * 3;
    const dl = (lab[o] ?? 0) - (fit.lab[o] ?? 0);
    const da = (lab[o + 1] ?? 0) - (fit.lab[o + 1] ?? 0);
    const db = (lab[o + 2] ?? 0) - (fit.lab[o + 2] ?? 0);
    const tint = tintApart({ colours: lab, at: o }, { colours: fit.lab, at: o });
    distance.data[i] = Math.sqrt(0.64 * dl * dl + da * da + db * db);
    if (dl < 0 && dl > -SHADE.depth && tint < SHADE.tint + fit.spread) shadowed[i] = 1;
  }
  const flooded = createPlane(width, height);
  // Every pixel comes into it once at most.
  const queue = new Int32Array(width * height);
  let end = 0;
  const visit = (i: number, from: number): void => {
    if (flooded.data[i] === 1) return;
    const d = distance.data[i] ?? 0;
    const step = Math.abs((lab[i * 3] ?? 0) - (lab[from * 3] ?? 0));
    const soft = shadowed[i] === 1 && step < SLOPE;
    if (d >= reach && !soft) return;
    // A white label on white paper differs by little more than its outline.
    if ((edges.data[i] ?? 0) > limit) return;
    flooded.data[i] = 1;
    queue[end++] = i;
  };
  for (let x = 0; x < width; x++) {
    visit(x, x);
    visit((height - 1) * width + x, (height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width, y * width);
    visit(y * width + width - 1, y * width + width - 1);
  }
  for (let n = 0; n < end; n++) {
    const i = queue[n] ?? 0;
    const x = i % width;
    if (x > 0) visit(i - 1, i);
    if (x < width - 1) visit(i + 1, i);
    if (i >= width) visit(i - width, i);
    if (i < width * (height - 1)) visit(i + width, i);
  }
  return { flooded, distance, reach, shade };
}

/** How much the colour changes across each pixel. */
function edgesOf({ lab, width, height }: Seen): Plane {
  const edges = createPlane(width, height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let sum = 0;
      for (let c = 0; c < 3; c++) {
        const across = (lab[(i + 1) * 3 + c] ?? 0) - (lab[(i - 1) * 3 + c] ?? 0);
        const down = (lab[(i + width) * 3 + c] ?? 0) - (lab[(i - width) * 3 + c] ?? 0);
        sum += across * across + down * down;
      }
      edges.data[i] = Math.sqrt(sum);
    }
  return edges;
}
