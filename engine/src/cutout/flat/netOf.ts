import { growPlane, mapPlane, type Plane } from '../raster/plane.ts';
import {
  maskOfRegions,
  regionsOf,
  neighbourOf,
  FOUR_NEIGHBOURS,
  type Region,
} from '../raster/regions.ts';
import { shareOfThing } from './unmixedAlpha.ts';

/** A mesh of so many pixels is one that anybody sees; of fewer than `speck` nothing is told. */
const LEAST = { seen: 40, speck: 6 } as const;
/** A thread is at most so wide, in pixels. Along so much of its rim a mesh has another one behind it, along less one at the hoop. */
const THREAD = { width: 6, inside: 0.5, border: 0.25 } as const;
/** So many make a net: a few are a pattern. */
const MANY = 12;
/** Of all their pixels, as many have the ground's very colour, to a step of 255: white paper and white keys have a shade. */
const PURE = { differs: 1, share: 0.5 } as const;
/** Of what is at its border, so much has the ground itself behind a thread: a net has a hoop around it, where a printed grid ends on its paper. */
const BARE = 0.3;
/** A thread differs from the ground by at least so much somewhere within so many pixels: less is what compression leaves. */
const CORE = { differs: 80, reach: 2 } as const;

interface Known {
  /** 1 in the cut. What does not touch it is another thing's. */
  readonly cut: Plane;
  /** All that may be the ground. */
  readonly parts: readonly Region[];
  /** What differs by no more may be the ground, 0 to 255. */
  readonly least: number;
}

/** What the ground is seen through. */
export interface Net {
  readonly meshes: readonly Region[];
  /** How much of each pixel its threads are, 0 to 1; -1 beyond the net. */
  readonly threads: Plane;
}

/**
 * The spokes of a wheel, the strings of a racket: a network sees all of the wheel, and the ground is seen through it. `differs`: by how much each pixel
 * differs from the ground. Null where nothing makes a net.
 */
export function netOf(differs: Plane, { cut, parts, least }: Known): Net | null {
  const enclosed = parts.filter(
    ({ touchesBorder, pixels }) => !touchesBorder && pixels.length >= LEAST.speck,
  );
  if (enclosed.length < MANY) return null;
  const places = new Int32Array(differs.data.length);
  for (const { touchesBorder, pixels } of parts)
    if (touchesBorder) for (const i of pixels) places[i] = -1;
  enclosed.forEach(({ pixels }, n) => {
    for (const i of pixels) places[i] = n + 1;
  });
  const all = enclosed.map((region, n) => meshOf(region, { own: n + 1, places, differs }));
  const inside = all.filter(
    ({ region, rim, shared }) =>
      region.pixels.length >= LEAST.seen && shared >= rim * THREAD.inside,
  );
  if (inside.length < MANY || isBare(inside) || !isPure(inside, differs)) return null;
  const meshes = all
    .filter(({ rim, shared }) => shared >= rim * THREAD.border)
    .map(({ region }) => region);
  const area = areaOf(meshes, cut);
  const own = meshes.filter(({ pixels }) => pixels.some((i) => area.data[i] === 1));
  return own.length === 0 ? null : { meshes: own, threads: threadsIn(area, { differs, least }) };
}

interface Mesh {
  readonly region: Region;
  /** Of its rim, in places: all of it, what has another mesh behind it, and what has the ground. */
  readonly rim: number;
  readonly shared: number;
  readonly bare: number;
}

interface Around {
  readonly own: number;
  /** By pixel: the number of its mesh, -1 in the ground outside, 0 elsewhere. */
  readonly places: Int32Array;
  readonly differs: Plane;
}

function meshOf(region: Region, { own, places, differs }: Around): Mesh {
  let [rim, shared, bare] = [0, 0, 0];
  for (const i of region.pixels)
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const next = neighbourOf(i, [dx, dy], differs);
      if (next === null || places[next] === own) continue;
      rim++;
      for (let far = 2; far <= THREAD.width + 1; far++) {
        const behind = places[neighbourOf(i, [dx * far, dy * far], differs) ?? i] ?? 0;
        if (behind === 0 || behind === own) continue;
        if (behind > 0) shared++;
        else bare++;
        break;
      }
    }
  return { region, rim, shared, bare };
}

function isBare(meshes: readonly Mesh[]): boolean {
  const border = meshes.reduce((sum, { rim, shared }) => sum + rim - shared, 0);
  return meshes.reduce((sum, { bare }) => sum + bare, 0) > border * BARE;
}

function isPure(meshes: readonly Mesh[], differs: Plane): boolean {
  let [all, pure] = [0, 0];
  for (const { region } of meshes) {
    all += region.pixels.length;
    for (const i of region.pixels) if ((differs.data[i] ?? 0) <= PURE.differs) pure++;
  }
  return pure >= all * PURE.share;
}

/** 1 in meshes and between them, of nets that touch the cut. */
function areaOf(meshes: readonly Region[], cut: Plane): Plane {
  const reach = Math.ceil((THREAD.width + 1) / 2);
  const area = growPlane(growPlane(maskOfRegions(cut, meshes), reach), -reach);
  const beside = growPlane(cut, 1);
  const nets = regionsOf(area, (v) => v === 1).filter(({ pixels }) =>
    pixels.some((i) => beside.data[i] === 1),
  );
  return maskOfRegions(cut, nets);
}

/** A thread is all thing in its middle, and mixed with the ground on both sides. */
function threadsIn(
  area: Plane,
  { differs, least }: { readonly differs: Plane; readonly least: number },
): Plane {
  return mapPlane(area, (isIn, i) => {
    if (isIn !== 1) return -1;
    const own = differs.data[i] ?? 0;
    return own <= least ? 0 : shareOfThing(own, coreNear(i, { area, differs }));
  });
}

/** By how much the thread near a pixel differs from the ground in its middle. */
function coreNear(
  i: number,
  { area, differs }: { readonly area: Plane; readonly differs: Plane },
): number {
  let most: number = CORE.differs;
  for (let dy = -CORE.reach; dy <= CORE.reach; dy++)
    for (let dx = -CORE.reach; dx <= CORE.reach; dx++) {
      const at = neighbourOf(i, [dx, dy], differs);
      if (at !== null && area.data[at] === 1) most = Math.max(most, differs.data[at] ?? 0);
    }
  return most;
}
