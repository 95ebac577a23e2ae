import { encode } from 'uqr';

/** White around it, in modules: cameras find it by that. */
const QUIET = 4;

export interface QrPath {
  /** The side, in modules. */
  readonly size: number;
  /** The dark modules, a stroke for each run of them in a row. */
  readonly path: string;
}

/** A text as a square for cameras. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const strokes = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || (row[x - 1] ?? false)) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end === -1 ? size : end) - x}v1H${x}z`];
    }),
  );
  return { size, path: strokes.join('') };
}
