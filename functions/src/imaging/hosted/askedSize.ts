import type { PictureSize } from '@lumashot/domain/pricing/modelPrices';
import type { Capabilities, Ratio } from './modelTable.ts';
import { nearestShape, type Shape } from './shape.ts';

/** As large as the pictures we keep: more would be paid for and thrown away. */
const LONGEST_KEPT = 2_048;
/** Up to here 1K is enough for a new picture: the sheet of a storyboard is this long. */
const LONGEST_OF_1K = 1_536;
/** What 1K means in any shape, and a little more: a larger source would come back smaller. */
const PIXELS_OF_1K = 1_100_000;

/** What a model is asked for: a ratio or a size by its kind, and the tier that the price goes by. */
export interface AskedSize {
  readonly aspectRatio?: Ratio;
  readonly size?: `${number}x${number}`;
  readonly tier: PictureSize;
}

const SIZES = [
  { name: '1024x1024', shape: { width: 1024, height: 1024 } },
  { name: '1536x1024', shape: { width: 1536, height: 1024 } },
  { name: '1024x1536', shape: { width: 1024, height: 1536 } },
] as const;

interface Wanted {
  readonly shape: Shape;
  /** The shape is that of a picture which is reworked. */
  readonly isSource: boolean;
}

/** A large source asks for a large picture: "Improve" must not make it smaller. */
const tierOf = ({ shape: { width, height }, isSource }: Wanted): PictureSize =>
  Math.max(width, height) > LONGEST_OF_1K || (isSource && width * height > PIXELS_OF_1K)
    ? '2K'
    : '1K';

export function askedSize(
  { shapes, ratios, largestSide }: Capabilities,
  wanted: Wanted,
): AskedSize {
  const { shape } = wanted;
  const tier = tierOf(wanted);
  switch (shapes) {
    case 'ratios': {
      const aspectRatio = nearestShape(shape, ratios.map(named));
      return aspectRatio === undefined ? { tier } : { aspectRatio, tier };
    }
    case 'sizes': {
      const size = nearestShape(shape, SIZES);
      return size === undefined ? { tier: '1K' } : { size, tier: '1K' };
    }
    case 'free':
      return { size: freeSize(shape, Math.min(largestSide, LONGEST_KEPT)), tier };
  }
}

function named(name: Ratio): { readonly name: Ratio; readonly shape: Shape } {
  const [width = 1, height = 1] = name.split(':').map(Number);
  return { name, shape: { width, height } };
}

/** What GPT Image takes: sides that 16 divides, at most three to one, of 0.66 megapixels or more. */
const FREE = { step: 16, slant: 3, pixels: 655_360, smallestLongest: 1_024 } as const;

/** The source's own proportions, neither smaller than the model draws nor larger than we keep. */
function freeSize({ width, height }: Shape, longest: number): `${number}x${number}` {
  const ratio = Math.min(FREE.slant, Math.max(1 / FREE.slant, width / height));
  const wanted = Math.min(longest, Math.max(FREE.smallestLongest, width, height));
  const unit = ratio >= 1 ? { x: 1, y: 1 / ratio } : { x: ratio, y: 1 };
  // Long pictures need a longer side to have enough pixels.
  const side = Math.max(wanted, Math.sqrt(FREE.pixels / (unit.x * unit.y)));
  const stepped = (length: number): number => Math.ceil(length / FREE.step) * FREE.step;
  return `${stepped(side * unit.x)}x${stepped(side * unit.y)}`;
}
