/** How bright a colour looks, of ITU-R BT.601: in the units of its channels. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;
