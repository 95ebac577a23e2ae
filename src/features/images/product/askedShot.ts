import {
  PRODUCT_PHOTOS_MAX,
  productCutSchema,
  uploadPathSchema,
} from '@lumashot/domain/calls/generation';
import { PRODUCT_CATEGORY_IDS } from '@lumashot/domain/catalog/productCategories';
import { PRODUCT_SIZES } from '@lumashot/domain/catalog/productSizes';
import { PRODUCT_VIEWS } from '@lumashot/domain/catalog/productViews';
import { z } from 'zod';
import type { Photo } from '../photos/photoList.ts';

/** The product of a shot that was asked for before, as its job keeps it: to be asked for otherwise. */
export const askedShotSchema = z.object({
  productName: z.string(),
  category: z.enum(PRODUCT_CATEGORY_IDS),
  view: z.enum(PRODUCT_VIEWS).optional(),
  productSize: z.enum(PRODUCT_SIZES).optional(),
  imagePaths: z.array(uploadPathSchema).min(1).max(PRODUCT_PHOTOS_MAX),
  cuts: z.array(productCutSchema).max(PRODUCT_PHOTOS_MAX).optional(),
});
export type AskedShot = z.infer<typeof askedShotSchema>;

/**
 * Its photos, as they were sent, with the masks that were seen: uploads are there for a day, as their jobs are in the
 * tray. Those that are gone are left out. `fetch` answers what its owner may read.
 */
export async function photosOf(
  { productName, imagePaths, cuts = [] }: AskedShot,
  fetch: (path: string) => Promise<Blob>,
): Promise<readonly Photo[]> {
  const found = await Promise.all(
    imagePaths.map(async (path, at): Promise<readonly Photo[]> => {
      const cut = cuts[at];
      const maskPath = typeof cut === 'object' ? cut.maskPath : null;
      try {
        const [photo, mask] = await Promise.all([
          fetch(path),
          maskPath === null ? null : fetch(maskPath),
        ]);
        const name = `${productName} ${at + 1}`;
        return [{ uploadId: idIn(path), name, photo, ...(mask === null ? {} : { mask }) }];
      } catch (error) {
        console.info('A photo of an earlier request cannot be read', error);
        return [];
      }
    }),
  );
  return found.flat();
}

/** The same id: what is in the bucket is sent no second time. */
const idIn = (path: string): string => path.replace(/^.*\//, '').replace(/[.][a-z]+$/, '');
