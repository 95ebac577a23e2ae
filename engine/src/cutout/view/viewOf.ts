import type { ProductView } from '@lumashot/domain/catalog/productViews';
import { quantile } from '../raster/quantile.ts';
import { groundBeside } from './groundBeside.ts';
import type { Look, Tile } from './groundTile.ts';
import { isOneFace } from './isOneFace.ts';
import { lumaOf } from '../raster/luma.ts';
import { shrinkPixels, sizeWithin, type Pixels } from '../raster/pixels.ts';
import { resizePlane, type Plane } from '../raster/plane.ts';
import { recedes } from './recedes.ts';
import { viewOfOutline } from './viewOfOutline.ts';

/** Longer side of what is looked at: finer than this is noise of the camera. */
const LONGEST = 512;
/** The photo is looked at in as many tiles across as down. */
const TILES = 8;
/** Rows of tiles that are the upper and the lower ground. */
const EDGE_ROWS = 2;
/** Fewer tiles of ground, at all or at an edge, tell nothing. */
const FEWEST = { all: 16, edge: 4 } as const;
/** A value above this belongs to the product, or to its edge; a tile of more than half of it is no ground. */
const PRODUCT = 0.08;
/** Mean second difference of lightness (0..255) that a ground with a texture has; paper has none. */
const TEXTURE = 6;
/** How far a tile may be from the usual one: lightness, colour, and texture as a share of the usual one. */
const ALIKE = { lightness: 44, colour: 22, texture: { from: 0.3, to: 2.5 } } as const;
/** As many of the tiles have to be alike, in all and at either edge. */
const MOST = 0.75;

/**
 * How high the ground goes on beside a product that was photographed at an angle, in its heights: on each side, and on
 * average. At eye level the ground ends right behind the product's foot.
 */
const GOES_ON = { each: 0.3, mean: 0.42 } as const;

/** What a network has told of the photo. */
interface Told {
  readonly isWorn?: boolean;
  /** Null where it cannot tell, or none has looked. */
  readonly seenFrom?: ProductView | null;
}

/**
 * From where a photo was taken: as a network tells, else as far as its ground does. Where one ground with one texture is all around the
 * product, above it as below, the camera looks down; where it gets finer or softer from below to above, or goes on
 * beside the product up to its middle, at an angle. Where no ground tells, its outline may, else it was photographed from
 * the front. But of what shows one face alone no network tells that it was seen from above, and what people wear lies or hangs, whatever
 * the ground tells; a sofa and a bicycle were taken for clothes, too, but seen at an angle (of 72 strangers' photos nine were, none of clothes). A suggestion, to be confirmed.
 */
export function viewOf(
  photo: Pixels,
  product: Plane,
  { isWorn = false, seenFrom = null }: Told = {},
): ProductView {
  if (isWorn && seenFrom !== 'angle') return 'above';
  if (seenFrom === 'angle' && isOneFace(product)) return 'front';
  return seenFrom ?? viewByGround(photo, product);
}

function viewByGround(photo: Pixels, product: Plane): ProductView {
  const byTexture = viewByTexture(photo, product);
  if (byTexture !== null) return byTexture;
  const heights = groundBeside(photo, product);
  if (heights.length === 0) return viewOfOutline(product);
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  return Math.min(...heights) >= GOES_ON.each && mean >= GOES_ON.mean ? 'angle' : 'front';
}

/** Null where the texture of the ground does not tell. */
function viewByTexture(photo: Pixels, product: Plane): ProductView | null {
  const { width, height } = sizeWithin(photo, LONGEST);
  const tiles = groundOf(
    shrinkPixels(photo, { width, height }),
    resizePlane(product, width, height),
  );
  const above = tiles.filter(({ row }) => row < EDGE_ROWS);
  const below = tiles.filter(({ row }) => row >= TILES - EDGE_ROWS);
  if (tiles.length < FEWEST.all || Math.min(above.length, below.length) < FEWEST.edge) return null;
  const usual = usualOf(tiles);
  const isAlike = (part: readonly Look[]): boolean => shareAlike(part, usual) >= MOST;
  const edgeRows = [EDGE_ROWS, TILES - EDGE_ROWS] as const;
  if (recedes(tiles, { edgeRows, texture: TEXTURE })) return 'angle';
  return usual.texture >= TEXTURE && [tiles, above, below].every(isAlike) ? 'above' : null;
}

function groundOf(photo: Pixels, alpha: Plane): readonly Tile[] {
  const light = lightnessOf(photo);
  const tiles: Tile[] = [];
  for (let row = 0; row < TILES; row++)
    for (let column = 0; column < TILES; column++) {
      const look = lookOf(photo, { light, alpha, row, column });
      if (look !== null) tiles.push({ ...look, row });
    }
  return tiles;
}

interface Where {
  readonly light: Float32Array;
  readonly alpha: Plane;
  readonly row: number;
  readonly column: number;
}

/** Null where more than half of it is product. */
function lookOf(
  { data, width, height }: Pixels,
  { light, alpha, row, column }: Where,
): Look | null {
  const [x0, x1] = spanOf(column, width);
  const [y0, y1] = spanOf(row, height);
  let [count, lightness, red, blue, texture] = [0, 0, 0, 0, 0];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const at = y * width + x;
      if ((alpha.data[at] ?? 0) > PRODUCT) continue;
      const [value, green] = [light[at] ?? 0, data[at * 4 + 1] ?? 0];
      const around =
        (light[at - 1] ?? 0) +
        (light[at + 1] ?? 0) +
        (light[at - width] ?? 0) +
        (light[at + width] ?? 0);
      count++;
      lightness += value;
      red += (data[at * 4] ?? 0) - green;
      blue += (data[at * 4 + 2] ?? 0) - green;
      texture += Math.abs(4 * value - around);
    }
  if (count < (x1 - x0) * (y1 - y0) * 0.5 || count === 0) return null;
  return {
    lightness: lightness / count,
    red: red / count,
    blue: blue / count,
    texture: texture / count,
  };
}

/** From and to, without the outermost pixels, which have no neighbour on one side. */
const spanOf = (tile: number, length: number): readonly [number, number] => [
  Math.max(1, Math.floor((tile * length) / TILES)),
  Math.min(length - 1, Math.floor(((tile + 1) * length) / TILES)),
];

const usualOf = (tiles: readonly Look[]): Look => ({
  lightness: quantile(
    tiles.map(({ lightness }) => lightness),
    0.5,
  ),
  red: quantile(
    tiles.map(({ red }) => red),
    0.5,
  ),
  blue: quantile(
    tiles.map(({ blue }) => blue),
    0.5,
  ),
  texture: quantile(
    tiles.map(({ texture }) => texture),
    0.5,
  ),
});

const shareAlike = (tiles: readonly Look[], usual: Look): number =>
  tiles.filter(
    ({ lightness, red, blue, texture }) =>
      Math.abs(lightness - usual.lightness) < ALIKE.lightness &&
      Math.abs(red - usual.red) < ALIKE.colour &&
      Math.abs(blue - usual.blue) < ALIKE.colour &&
      texture > usual.texture * ALIKE.texture.from &&
      texture < usual.texture * ALIKE.texture.to,
  ).length / tiles.length;

function lightnessOf({ data, width, height }: Pixels): Float32Array {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at++) {
    const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    light[at] = lumaOf(r, g, b);
  }
  return light;
}
