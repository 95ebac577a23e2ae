import { productShot } from '@lumashot/domain/operations/productShot';
import { uploadIdIn } from '@lumashot/domain/paths';
import { z } from 'zod';
import type { Photo } from '../photos/photoList.ts';

const { shape } = productShot.input;

/** The product of a shot that was asked for before, as its job keeps it: to be asked for otherwise. */
export const askedShotSchema = z.object({
  productName: shape.productName,
  category: shape.category,
  view: shape.view,
  productSize: shape.productSize,
  imagePaths: shape.imagePaths.min(1),
  cuts: shape.cuts,
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
      const uploadId = uploadIdIn(path);
      if (uploadId === null) return [];
      const cut = cuts[at];
      const maskPath = typeof cut === 'object' ? cut.maskPath : null;
      try {
        const [photo, mask] = await Promise.all([
          fetch(path),
          maskPath === null ? null : fetch(maskPath),
        ]);
        const name = `${productName} ${at + 1}`;
        // By the same id, what is in the bucket is sent no second time.
        return [
          {
            uploadId,
            name,
            photo,
            ...(mask === null ? {} : { mask }),
            ...(cut === 'whole' ? { isWhole: true } : {}),
          },
        ];
      } catch (error) {
        console.info('A photo of an earlier request cannot be read', error);
        return [];
      }
    }),
  );
  return found.flat();
}
