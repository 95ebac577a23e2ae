/** At most so many of a list, evenly spread over it. */
export const evenSample = <T>(all: readonly T[], most: number): readonly T[] => {
  const step = Math.max(1, all.length / most);
  return all.filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step));
};
