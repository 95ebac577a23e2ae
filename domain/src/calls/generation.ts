import { z } from 'zod';
import { IMAGE_TYPES } from '../library/item.ts';
import { ownerOfUpload } from '../paths.ts';

/**
 * What clients may say when they ask for a picture: ids of the catalogue, free text, Storage paths
 * of their own uploads. No price, no prompt of a template, no URL, no bytes. The fields that several
 * operations share; each operation's input stands in its definition.
 */

/** Made by the client once an attempt, reused on retry: the same id never costs twice. */
export const requestIdSchema = z.uuid({ error: 'invalid-request' });

export const PRODUCT_PHOTOS_MAX = 5;
export const PRODUCT_NAME_MAX_LENGTH = 120;

/** Only the shape: whose upload it is, the use case asks. */
export const uploadPathSchema = z
  .string()
  .max(300)
  .refine((path) => ownerOfUpload(path) !== null, { error: 'source-missing' });

/**
 * How a product is taken off its photo: by the mask that its owner has seen, not at all (`whole`: the
 * photo stands in the scene as a print), or as the engine finds it.
 */
export const productCutSchema = z.union([
  z.literal('auto'),
  z.literal('whole'),
  z.strictObject({ maskPath: uploadPathSchema }),
]);

/** An id our database gave. */
export const itemIdSchema = z.string().regex(/^[A-Za-z0-9]{1,64}$/, { error: 'item-missing' });

/**
 * A picture of the caller's own that the new one shall be like: it joins its family. Whose it is, the use
 * case asks.
 */
export const likeSchema = z
  .strictObject({ type: z.enum(IMAGE_TYPES), id: itemIdSchema })
  .optional();

/** For ids of the catalogue. */
export const TEMPLATE_UNKNOWN = { error: 'template-unknown' } as const;
