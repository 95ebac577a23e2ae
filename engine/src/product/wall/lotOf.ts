/** A number of its own for each brick or board, 0..1, without a table of them. */
export function lotOf(column: number, row = 0): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7) * 43_758.5453;
  return mixed - Math.floor(mixed);
}
