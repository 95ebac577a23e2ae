import sharp from 'sharp';
import type { DrawRequests } from '@lumashot/domain/imaging/engine';
import { OPERATIONS, type OperationName } from '@lumashot/domain/operations/operations';
import { picturesOf } from '@lumashot/domain/operations/pictures';

/** In pixels. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

const SHAPES = {
  square: { width: 1024, height: 1024 },
  /** Six panels in two rows. */
  sheet: { width: 1536, height: 1024 },
} as const;

/** New pictures have our shapes; a reworked one keeps its own. Throws for what is no picture. */
export async function shapeOf<K extends OperationName>(
  operation: K,
  request: DrawRequests[K],
): Promise<Shape> {
  const { shape } = OPERATIONS[operation];
  if (shape !== 'source') return SHAPES[shape];
  const [source] = picturesOf(operation, request);
  if (source === undefined)
    throw new Error(`${operation} has the shape of a source, but no source`);
  return measured(source.bytes);
}

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
