/** Means of a tile: lightness, red and blue less green, and the texture. */
export interface Look {
  readonly lightness: number;
  readonly red: number;
  readonly blue: number;
  readonly texture: number;
}

/** Of the ground in a photo: rows are counted from the top. */
export interface Tile extends Look {
  readonly row: number;
}
