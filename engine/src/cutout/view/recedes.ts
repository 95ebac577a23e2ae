import { quantile } from '../raster/quantile.ts';
import type { Tile } from './groundTile.ts';

/** As many of the tiles have to be of one ground, in all and at either edge of the photo. */
const MOST = 0.75;
/** How far a tile may be from what the ground's colour is at its lightness: sun makes a lawn lighter and more yellow. */
const COLOUR = 22;
/** And from its row: its lightness, and its texture as a share. */
const IN_ROW = { lightness: 44, texture: { from: 0.4, to: 2.2 } } as const;
/** Fewer tiles of ground in a row tell nothing of it, and of fewer rows nothing of the ground. */
const FEWEST = { inRow: 2, rows: 6 } as const;
/** How far the lit ground of one row may be from that of the next: a wall, or water, begins where it is more. */
const STEP = 36;
/** Of the texture of one row, that of the next nearer one: neither much less, nor suddenly far more. */
const NEARER = { least: 0.8, most: 2.6 } as const;
/** Of the furthest row's texture, that of the row that has most: nearly as much from straight above, far more at eye level. */
const RECEDES = { least: 2, most: 24 } as const;
/** Of the row that has most, what nearer ones have that are out of focus again. */
const FRONT = 0.5;

/**
 * Whether one ground goes on from below the product to above it and away from the camera: of one colour, without a
 * step in lightness, and finer or softer row by row.
 */
export function recedes(tiles: readonly Tile[], { edgeRows, texture }: Limits): boolean {
  const rows = rowsOf(tiles);
  const textures = rows.map((row) => row.texture);
  const most = Math.max(...textures);
  const [furthest = most] = textures;
  if (rows.length < FEWEST.rows || most < texture) return false;
  if (most < furthest * RECEDES.least || most > furthest * RECEDES.most) return false;
  if (!areSteady(rows, textures.indexOf(most))) return false;
  return isOneGround(tiles, rows, edgeRows);
}

interface Limits {
  /** Rows of tiles that are the upper and the lower ground. */
  readonly edgeRows: readonly [upper: number, lower: number];
  /** What has less than this is paper, or a wall. */
  readonly texture: number;
}

interface Row {
  readonly row: number;
  readonly lightness: number;
  /** Of its lit part: what lies in the product's shadow is darker. */
  readonly lit: number;
  readonly texture: number;
}

/** From the furthest to the nearest. */
function rowsOf(tiles: readonly Tile[]): readonly Row[] {
  const numbers = [...new Set(tiles.map(({ row }) => row))].toSorted((a, b) => a - b);
  return numbers.flatMap((row) => {
    const own = tiles.filter((tile) => tile.row === row);
    if (own.length < FEWEST.inRow) return [];
    const lights = own.map(({ lightness }) => lightness);
    return [
      {
        row,
        lightness: quantile(lights, 0.5),
        lit: quantile(lights, 0.75),
        texture: quantile(
          own.map(({ texture }) => texture),
          0.5,
        ),
      },
    ];
  });
}

/** No step between two rows, and more texture in each until the one that has most. */
const areSteady = (rows: readonly Row[], sharpest: number): boolean =>
  rows.every((row, at) => {
    const further = rows[at - 1];
    if (further === undefined) return true;
    if (Math.abs(row.lit - further.lit) > STEP) return false;
    if (at > sharpest) return row.texture >= (rows[sharpest]?.texture ?? 0) * FRONT;
    return (
      row.texture >= further.texture * NEARER.least && row.texture <= further.texture * NEARER.most
    );
  });

function isOneGround(
  tiles: readonly Tile[],
  rows: readonly Row[],
  [upper, lower]: Limits['edgeRows'],
): boolean {
  const red = quantile(
    tiles.map((tile) => tile.red / tile.lightness),
    0.5,
  );
  const blue = quantile(
    tiles.map((tile) => tile.blue / tile.lightness),
    0.5,
  );
  const isGround = (tile: Tile): boolean => {
    const row = rows.find((one) => one.row === tile.row);
    return (
      row !== undefined &&
      Math.abs(tile.red - red * tile.lightness) < COLOUR &&
      Math.abs(tile.blue - blue * tile.lightness) < COLOUR &&
      Math.abs(tile.lightness - row.lightness) < IN_ROW.lightness &&
      tile.texture > row.texture * IN_ROW.texture.from &&
      tile.texture < row.texture * IN_ROW.texture.to
    );
  };
  return [
    tiles,
    tiles.filter(({ row }) => row < upper),
    tiles.filter(({ row }) => row >= lower),
  ].every((part) => part.filter(isGround).length >= part.length * MOST);
}
