import type { Part } from './part.ts';

/** Parts packed into one flat array: the marcher calls `distanceTo` millions of times. */
export const STRIDE = 24;
const KINDS = { limb: 0, ball: 1, box: 2, ring: 3, drum: 4 } as const;

/** Slots 0..19 describe the shape; 20 blend, 21 cut. Bounds are kept apart. */
export interface PackedParts {
  readonly data: Float64Array;
  /** Centre x, y, z and radius of each part's bounding sphere. */
  readonly bounds: Float64Array;
  readonly count: number;
}

export function pack(parts: readonly Part[]): PackedParts {
  const data = new Float64Array(parts.length * STRIDE);
  const bounds = new Float64Array(parts.length * 4);
  parts.forEach((part, i) => {
    const o = i * STRIDE;
    data[o] = KINDS[part.kind];
    data[o + 20] = Math.max(part.blend, 1e-4);
    data[o + 21] = part.cut === true ? 1 : 0;
    if (part.kind === 'limb') {
      const { a, b, ra, rb } = part;
      const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      const l2 = Math.max(dx * dx + dy * dy + dz * dz, 1e-9);
      const rr = Math.min(Math.max(ra - rb, -Math.sqrt(l2) * 0.98), Math.sqrt(l2) * 0.98);
      data.set([...a, dx, dy, dz, ra, ra - rr, l2, rr, l2 - rr * rr, 1 / l2], o + 1);
      const reach = Math.sqrt(l2) / 2 + Math.max(ra, rb);
      bounds.set([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2, reach], i * 4);
      return;
    }
    const m = part.turn;
    // The transpose takes a point of the world into the part's own axes.
    data.set([...part.c, m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]], o + 1);
    let reach = 0;
    if (part.kind === 'ball') {
      data.set(part.r, o + 13);
      reach = Math.max(...part.r);
    } else if (part.kind === 'box') {
      data.set([...part.half.map((h) => h - part.round), part.round], o + 13);
      reach = Math.hypot(...part.half);
    } else if (part.kind === 'ring') {
      data.set([part.big, part.small], o + 13);
      reach = part.big + part.small;
    } else {
      data.set(
        [part.half - part.round, part.ra - part.round, part.rb - part.round, part.round],
        o + 13,
      );
      reach = Math.hypot(part.half, Math.max(part.ra, part.rb));
    }
    bounds.set([...part.c, reach], i * 4);
  });
  return { data, bounds, count: parts.length };
}

const at = (d: Float64Array, i: number): number => d[i] ?? 0;

/** Signed distance from a point to the part whose slots start at `o`. */
export function distanceTo(d: Float64Array, o: number, px: number, py: number, pz: number): number {
  const kind = at(d, o);
  const x = px - at(d, o + 1);
  const y = py - at(d, o + 2);
  const z = pz - at(d, o + 3);
  if (kind === 0) return limb(d, o, x, y, z);
  const lx = at(d, o + 4) * x + at(d, o + 5) * y + at(d, o + 6) * z;
  const ly = at(d, o + 7) * x + at(d, o + 8) * y + at(d, o + 9) * z;
  const lz = at(d, o + 10) * x + at(d, o + 11) * y + at(d, o + 12) * z;
  const s = o + 13;
  if (kind === 1) {
    const rx = at(d, s);
    const ry = at(d, s + 1);
    const rz = at(d, s + 2);
    const ux = lx / rx;
    const uy = ly / ry;
    const uz = lz / rz;
    const k0 = Math.sqrt(ux * ux + uy * uy + uz * uz);
    const k1 = Math.sqrt((ux * ux) / (rx * rx) + (uy * uy) / (ry * ry) + (uz * uz) / (rz * rz));
    return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
  }
  if (kind === 2) {
    const qx = Math.abs(lx) - at(d, s);
    const qy = Math.abs(ly) - at(d, s + 1);
    const qz = Math.abs(lz) - at(d, s + 2);
    const ox = Math.max(qx, 0);
    const oy = Math.max(qy, 0);
    const oz = Math.max(qz, 0);
    return (
      Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - at(d, s + 3)
    );
  }
  const flat = Math.sqrt(lx * lx + lz * lz);
  if (kind === 3) {
    const q = flat - at(d, s);
    return Math.sqrt(q * q + ly * ly) - at(d, s + 1);
  }
  return drum(flat, ly, at(d, s), at(d, s + 1), at(d, s + 2)) - at(d, s + 3);
}

function limb(d: Float64Array, o: number, x: number, y: number, z: number): number {
  const bx = at(d, o + 4);
  const by = at(d, o + 5);
  const bz = at(d, o + 6);
  const l2 = at(d, o + 9);
  const rr = at(d, o + 10);
  const a2 = at(d, o + 11);
  const il2 = at(d, o + 12);
  const along = x * bx + y * by + z * bz;
  const past = along - l2;
  const cx = x * l2 - bx * along;
  const cy = y * l2 - by * along;
  const cz = z * l2 - bz * along;
  const x2 = cx * cx + cy * cy + cz * cz;
  const y2 = along * along * l2;
  const z2 = past * past * l2;
  const k = Math.sign(rr) * rr * rr * x2;
  if (Math.sign(past) * a2 * z2 > k) return Math.sqrt(x2 + z2) * il2 - at(d, o + 8);
  if (Math.sign(along) * a2 * y2 < k) return Math.sqrt(x2 + y2) * il2 - at(d, o + 7);
  return (Math.sqrt(x2 * a2 * il2) + along * rr) * il2 - at(d, o + 7);
}

function drum(qx: number, qy: number, h: number, r1: number, r2: number): number {
  const k2x = r2 - r1;
  const k2y = 2 * h;
  const cax = qx - Math.min(qx, qy < 0 ? r1 : r2);
  const cay = Math.abs(qy) - h;
  const dot = (r2 - qx) * k2x + (h - qy) * k2y;
  const t = Math.min(Math.max(dot / (k2x * k2x + k2y * k2y), 0), 1);
  const cbx = qx - r2 + k2x * t;
  const cby = qy - h + k2y * t;
  const s = cbx < 0 && cay < 0 ? -1 : 1;
  return s * Math.sqrt(Math.min(cax * cax + cay * cay, cbx * cbx + cby * cby));
}
