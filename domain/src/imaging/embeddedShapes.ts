import type { ShapeId } from '../catalog/shapes.ts';
import type { OperationName } from '../operations/operations.ts';

const LONG: readonly ShapeId[] = ['portrait', 'tall', 'landscape', 'wide'];

/**
 * What the embedded engine draws besides squares. Here, because the app has to know it before it
 * asks; the engine's own list is this one.
 */
export const EMBEDDED_SHAPES: { readonly [K in OperationName]?: readonly ShapeId[] } = {
  text: LONG,
  productShot: LONG,
  portrait: LONG,
};
