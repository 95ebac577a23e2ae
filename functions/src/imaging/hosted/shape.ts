import sharp from 'sharp';
import { SHAPES, USUAL_SHAPE } from '@lumashot/domain/catalog/shapes';
import type { DrawContext, DrawRequests } from '@lumashot/domain/imaging/engine';
import { OPERATIONS, type OperationName } from '@lumashot/domain/operations/operations';
import { picturesOf } from '@lumashot/domain/operations/pictures';

/** In pixels. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Six panels in two rows. */
const SHEET: Shape = { width: 1536, height: 1024 };

/** What a model is asked to fill. */
export interface AskedShape {
  readonly shape: Shape;
  /** Another shape of ours than the square: a model's own may be a little off. */
  readonly isFrame: boolean;
  /** It is that of a picture which is reworked. */
  readonly isSource: boolean;
}

/** New pictures have our shapes; a reworked one keeps its own. Throws for what is no picture. */
export async function shapeOf<K extends OperationName>({
  operation,
  request,
  context: { shape = USUAL_SHAPE },
}: {
  readonly operation: K;
  readonly request: DrawRequests[K];
  readonly context: Pick<DrawContext, 'shape'>;
}): Promise<AskedShape> {
  const own = OPERATIONS[operation].shape;
  if (own === 'sheet') return { shape: SHEET, isFrame: false, isSource: false };
  if (own === 'square') {
    const { width, height } = SHAPES[shape];
    return { shape: { width, height }, isFrame: shape !== USUAL_SHAPE, isSource: false };
  }
  const [source] = picturesOf(operation, request);
  if (source === undefined)
    throw new Error(`${operation} has the shape of a source, but no source`);
  return { shape: await measured(source.bytes), isFrame: false, isSource: true };
}

/** What is cut away at most, as a share of a side: more would be a part of the picture. */
const MOST_CUT = 0.04;

/** The middle of a picture in the very proportions of a shape. Null where it has them, or is far off. */
export function middleIn(shape: Shape, { width, height }: Shape): (Shape & At) | null {
  const ratio = shape.width / shape.height;
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const lost = Math.max(1 - cut.width / width, 1 - cut.height / height);
  if (lost === 0 || lost > MOST_CUT) return null;
  const left = Math.floor((width - cut.width) / 2);
  return { ...cut, left, top: Math.floor((height - cut.height) / 2) };
}

interface At {
  readonly left: number;
  readonly top: number;
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
