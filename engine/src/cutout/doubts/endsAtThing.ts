import { atShare } from '../atShare.ts';
import { stepFrom, WAYS } from '../regions.ts';
import type { FlatCut } from './onFlatGround.ts';

/** What differs from the ground by less, of 255, is none of the thing that tells its colour. */
const OWN = 12;
/** What is less opaque lies outside of the cut. */
const OUTSIDE = 0.4;
/** So many pixels beyond its rim a gap ends. */
const BEYOND = 5;
/** A quarter of a thing is no further from the ground than what this share tells. */
const PALE = 0.25;

/**
 * Whether what has the ground's colour within a cut ends at what the thing mostly is. A gleam on steel and the white of a screen lie
 * beside what is nearly as pale; through a gap between two bars the ground is seen beside the bars. At the photo's size.
 */
export function endsAtThing({ alpha, differs }: FlatCut): (pixels: Int32Array) => boolean {
  const own = [...differs.data].filter((v, i) => v > OWN && (alpha.data[i] ?? 0) > 0.5);
  const pale = own.length === 0 ? 0 : atShare(own, PALE);
  return (pixels) => {
    const part = new Set(pixels);
    const rim: number[] = [];
    for (const i of pixels)
      for (const [dx, dy] of WAYS) {
        if (part.has(i + dx + dy * differs.width)) continue;
        const beyond = Array.from({ length: BEYOND }, (_, n) => n + 1).flatMap((far) => {
          const at = stepFrom(i, [dx * far, dy * far], differs);
          return at === null || (alpha.data[at] ?? 0) < OUTSIDE ? [] : [differs.data[at] ?? 0];
        });
        // At the outside there is no thing to end at.
        if (beyond.length === BEYOND) rim.push(Math.max(...beyond));
      }
    return rim.length > 0 && atShare(rim, 0.5) >= pale;
  };
}
