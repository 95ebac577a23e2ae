import { z } from 'zod';
import { PRODUCT_SIZES } from '@lumashot/domain/catalog/productSizes';
import { PRODUCT_VIEWS } from '@lumashot/domain/catalog/productViews';

/** In pixels of the photo as it is shown: its longer side has 1,024. */
const points = z.array(z.tuple([z.number(), z.number()])).min(1);

const strokeSchema = z.union([
  z.strictObject({
    kind: z.enum(['keep', 'remove', 'heal', 'glass']),
    brush: z.enum(['normal', 'fine']),
    points,
  }),
  /** Both are closed: the first point is where the line ends. */
  z.strictObject({ kind: z.enum(['around', 'trace']), points }),
  /** The number of a mark, as the cut so far shows it. */
  z.strictObject({ press: z.int().positive() }),
]);

export type SaidStroke = z.infer<typeof strokeSchema>;

/** What a seller says of a photo. Where nothing is said the form's own suggestions count. */
export const saidSchema = z.strictObject({
  name: z.string().min(1),
  strokes: z.array(strokeSchema).default([]),
  view: z.enum(PRODUCT_VIEWS).optional(),
  size: z.enum(PRODUCT_SIZES).optional(),
  /** The product ends at the photo's border, which does not cut it off. */
  isAllInPhoto: z.boolean().default(false),
  /** Clockwise. */
  turn: z.number().min(-180).max(180).default(0),
});

export type Said = z.infer<typeof saidSchema>;

export const UNSAID: Said = saidSchema.parse({ name: 'Product' });
