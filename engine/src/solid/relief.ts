import { distanceTo, pack, STRIDE } from './distance.ts';
import type { Model } from './model.ts';
import { place, rotate, type Rotation, type Vec } from './part.ts';

/** What the eye sees of a model: one value a pixel, lit later. Row 0 is the top. */
export interface Relief {
  readonly width: number;
  readonly height: number;
  /** Pixel position of the model's origin (the ground under it). */
  readonly originX: number;
  readonly originY: number;
  readonly pixelsPerUnit: number;
  readonly alpha: Float32Array;
  /** Three values a pixel. */
  readonly normal: Float32Array;
  readonly albedo: Float32Array;
  /** gloss, glow, fur, ambient occlusion. */
  readonly surface: Float32Array;
  /** The way hair runs, two values a pixel. */
  readonly grain: Float32Array;
}

const TILE = 8;
const STEPS = 34;

export function carve(model: Model, view: Rotation, pixelsPerUnit: number): Relief {
  const parts = model.parts.map((part) => place(part, view, [0, 0, 0]));
  const packed = pack(parts);
  const { data, bounds, count } = packed;
  const px = 1 / pixelsPerUnit;
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < count; i++) {
    if (parts[i]?.cut === true) continue;
    const r = (bounds[i * 4 + 3] ?? 0) + px * 3;
    const cx = bounds[i * 4] ?? 0;
    const cy = bounds[i * 4 + 1] ?? 0;
    x0 = Math.min(x0, cx - r);
    x1 = Math.max(x1, cx + r);
    y0 = Math.min(y0, cy - r);
    y1 = Math.max(y1, cy + r);
  }
  const width = Math.max(1, Math.min(1400, Math.ceil((x1 - x0) * pixelsPerUnit)));
  const height = Math.max(1, Math.min(1400, Math.ceil((y1 - y0) * pixelsPerUnit)));
  const relief: Relief = {
    width,
    height,
    originX: -x0 * pixelsPerUnit,
    originY: y1 * pixelsPerUnit,
    pixelsPerUnit,
    alpha: new Float32Array(width * height),
    normal: new Float32Array(width * height * 3),
    albedo: new Float32Array(width * height * 3),
    surface: new Float32Array(width * height * 4),
    grain: new Float32Array(width * height * 2),
  };
  const local = new Int32Array(count);
  let used = 0;

  const field = (x: number, y: number, z: number): number => {
    let d = 1e9;
    for (let j = 0; j < used; j++) {
      const o = local[j] ?? 0;
      const k = data[o + 20] ?? 0;
      // A part whose bounding sphere is out of reach cannot change the distance here.
      const s = (o / STRIDE) * 4;
      const dx = x - (bounds[s] ?? 0);
      const dy = y - (bounds[s + 1] ?? 0);
      const dz = z - (bounds[s + 2] ?? 0);
      const cuts = data[o + 21] === 1;
      const reach = (cuts ? 0 : d) + k + (bounds[s + 3] ?? 0);
      if (reach > 0 && dx * dx + dy * dy + dz * dz > reach * reach) continue;
      let e = distanceTo(data, o, x, y, z);
      if (cuts) {
        e = -e;
        const h = Math.max(k - Math.abs(d - e), 0) / k;
        d = Math.max(d, e) + h * h * k * 0.25;
      } else {
        const gap = d - e;
        const h = Math.max(k - Math.abs(gap), 0) / k;
        d = Math.min(d, e) - h * h * k * 0.25;
      }
    }
    return d;
  };

  const undo: Rotation = [
    view[0],
    view[3],
    view[6],
    view[1],
    view[4],
    view[7],
    view[2],
    view[5],
    view[8],
  ];
  const grains = parts.map((part): Vec =>
    part.kind === 'limb'
      ? [part.b[0] - part.a[0], part.b[1] - part.a[1], part.b[2] - part.a[2]]
      : rotate(part.turn, [-1, -0.35, 0]),
  );

  const colourAt = (x: number, y: number, z: number, pixel: number): void => {
    let d = 1e9;
    let [r, g, b, gloss, glow, fur] = [0, 0, 0, 0, 0, 0];
    let nearest = -1;
    let gx = 0;
    let gy = 0;
    for (let j = 0; j < used; j++) {
      const o = local[j] ?? 0;
      const index = o / STRIDE;
      const k = (data[o + 20] ?? 0) * 0.8;
      const part = parts[index];
      if (part === undefined) continue;
      const cut = data[o + 21] === 1;
      const e = cut ? -distanceTo(data, o, x, y, z) : distanceTo(data, o, x, y, z);
      if (cut) {
        if (e < d - k) continue;
        d = Math.max(d, e);
      }
      const w = cut ? (e > d - 1e-6 ? 1 : 0) : Math.min(Math.max(0.5 + (0.5 * (d - e)) / k, 0), 1);
      if (!cut) d = d + (e - d) * w - k * w * (1 - w);
      if (w <= 0) continue;
      const { material } = part;
      let colour = material.colour;
      const pattern = material.pattern >= 0 ? model.patterns[material.pattern] : undefined;
      if (pattern !== undefined) {
        const [mx, my, mz] = rotate(undo, [x, y, z]);
        colour = pattern(colour, mx, my, mz);
      }
      r += (colour[0] - r) * w;
      g += (colour[1] - g) * w;
      b += (colour[2] - b) * w;
      gloss += (material.gloss - gloss) * w;
      glow += (material.glow - glow) * w;
      fur += (material.fur - fur) * w;
      const grain = grains[index];
      if (grain !== undefined) {
        gx += (grain[0] - gx) * w;
        gy += (grain[1] - gy) * w;
      }
      nearest = index;
    }
    if (nearest < 0) return;
    relief.albedo.set([r, g, b], pixel * 3);
    relief.surface[pixel * 4] = gloss;
    relief.surface[pixel * 4 + 1] = glow;
    relief.surface[pixel * 4 + 2] = fur;
    const length = Math.hypot(gx, gy) || 1;
    relief.grain[pixel * 2] = gx / length;
    relief.grain[pixel * 2 + 1] = gy / length;
  };

  const E = px * 0.9;
  for (let ty = 0; ty < height; ty += TILE) {
    for (let tx = 0; tx < width; tx += TILE) {
      const cx = x0 + (tx + TILE / 2) * px;
      const cy = y1 - (ty + TILE / 2) * px;
      const half = TILE * 0.72 * px;
      used = 0;
      let zTop = -Infinity;
      let zBottom = Infinity;
      let solid = false;
      for (let i = 0; i < count; i++) {
        const o = i * STRIDE;
        const r = bounds[i * 4 + 3] ?? 0;
        const reach = r + half + px * 2 + (data[o + 20] ?? 0) * 0.6;
        const dx = (bounds[i * 4] ?? 0) - cx;
        const dy = (bounds[i * 4 + 1] ?? 0) - cy;
        if (dx * dx + dy * dy > reach * reach) continue;
        local[used++] = o;
        if (data[o + 21] === 1) continue;
        solid = true;
        const z = bounds[i * 4 + 2] ?? 0;
        zTop = Math.max(zTop, z + r + (data[o + 20] ?? 0) * 0.3);
        zBottom = Math.min(zBottom, z - r);
      }
      if (!solid) continue;
      for (let y = ty; y < Math.min(ty + TILE, height); y++) {
        for (let x = tx; x < Math.min(tx + TILE, width); x++) {
          const wx = x0 + (x + 0.5) * px;
          const wy = y1 - (y + 0.5) * px;
          let z = zTop;
          let least = Infinity;
          let leastZ = z;
          let hit = false;
          for (let s = 0; s < STEPS && z > zBottom; s++) {
            const d = field(wx, wy, z);
            if (d < least) {
              least = d;
              leastZ = z;
            }
            if (d < px * 0.35) {
              hit = true;
              break;
            }
            z -= Math.max(d * 0.94, px * 0.3);
          }
          const pixel = y * width + x;
          if (!hit) {
            if (least > px * 1.1) continue;
            z = leastZ;
          }
          relief.alpha[pixel] = hit ? 1 : Math.max(0, Math.min(1, 1.1 - least / px));
          const a = field(wx + E, wy - E, z - E);
          const b = field(wx - E, wy - E, z + E);
          const c = field(wx - E, wy + E, z - E);
          const d = field(wx + E, wy + E, z + E);
          let nx = a - b - c + d;
          let ny = -a - b + c + d;
          let nz = -a + b - c + d;
          const n = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
          nx /= n;
          ny /= n;
          nz /= n;
          relief.normal[pixel * 3] = nx;
          relief.normal[pixel * 3 + 1] = ny;
          relief.normal[pixel * 3 + 2] = nz;
          const reach = 0.09;
          const open =
            Math.min(1, field(wx + nx * reach, wy + ny * reach, z + nz * reach) / reach) * 0.55 +
            Math.min(1, field(wx + nx * 0.22, wy + ny * 0.22, z + nz * 0.22) / 0.22) * 0.45;
          relief.surface[pixel * 4 + 3] = Math.max(0.15, Math.min(1, open));
          colourAt(wx, wy, z, pixel);
        }
      }
    }
  }
  return relief;
}
