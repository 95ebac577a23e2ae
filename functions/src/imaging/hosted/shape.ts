import sharp from 'sharp';
import type { DrawRequests, Operation } from '@lumashot/domain/imaging/engine';

/** Width and height in any unit: only their relation counts. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

const SQUARE: Shape = { width: 1, height: 1 };
/** Six panels in two rows. */
const SHEET: Shape = { width: 3, height: 2 };

/** New pictures have our shapes; a reworked one keeps its own. Throws for what is no picture. */
const SHAPES: { readonly [K in Operation]: (request: DrawRequests[K]) => Promise<Shape> } = {
  text: () => Promise.resolve(SQUARE),
  storyboard: () => Promise.resolve(SHEET),
  productShot: () => Promise.resolve(SQUARE),
  productEdit: ({ source }) => measured(source.bytes),
  portrait: () => Promise.resolve(SQUARE),
  enhance: ({ source }) => measured(source.bytes),
};

export const shapeOf = <K extends Operation>(
  operation: K,
  request: DrawRequests[K],
): Promise<Shape> => SHAPES[operation](request);

async function measured(bytes: Uint8Array): Promise<Shape> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** The name of the offered shape that is nearest, as the eye sees it: 2:1 is as far as 1:2. */
export function nearestShape<Name extends string>(
  shape: Shape,
  offered: readonly { readonly name: Name; readonly shape: Shape }[],
): Name | undefined {
  const slant = ({ width, height }: Shape): number => Math.log(width / height);
  const distance = (other: Shape): number => Math.abs(slant(other) - slant(shape));
  return offered.toSorted((one, other) => distance(one.shape) - distance(other.shape))[0]?.name;
}
